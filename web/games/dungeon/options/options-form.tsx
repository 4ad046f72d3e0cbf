import { type AnyGame, type OptionSpec, optionRefusal } from '@overlair/rules/kernel'
import type { ComponentType } from 'preact'
import type { OptionsFormProps } from '../../../game-module/game-module.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { ChoiceField, FlagField } from '../../../ui/option-field.tsx'
import { optionRefusalText } from '../model/texts.ts'
import { type DungeonGameId, groups, type OptionId } from './option-groups.ts'

const groupIds = ['variants', 'boxes', 'expansions'] as const

/** Creates the form for variants, boxes and expansions of a game. All of them are optional. */
export const createOptionsForm = (game: AnyGame, id: DungeonGameId): ComponentType<OptionsFormProps> =>
  function OptionsForm(props) {
    return groupIds.map(group => {
      const optionIds = groups[id][group]
      return optionIds === undefined ? null : (
        <section key={group} class="options" aria-label={say(`dm.wish.group.${group}`)}>
          <h3>{say(`dm.wish.group.${group}`)}</h3>
          {optionIds.map(optionId => {
            const spec = game.options.find(option => option.id === optionId)
            return spec && <OptionField key={optionId} game={game} id={optionId} spec={spec} {...props} />
          })}
        </section>
      )
    })
  }

interface OptionFieldProps extends OptionsFormProps {
  readonly game: AnyGame
  readonly id: OptionId
  readonly spec: OptionSpec
}
function OptionField({ game, id, spec, players, value: options, onChange }: OptionFieldProps) {
  const reasonFor = (value: unknown) => {
    const refusal = optionRefusal(game, players, options, id, value)
    return refusal && optionRefusalText(refusal)
  }
  const shared = { name: say(`dm.wish.${id}`), text: say(`dm.wish.${id}.text`), hint: <Rule id={spec.why} /> }
  const change = (value: unknown) => onChange({ ...options, [id]: value })
  switch (spec.kind) {
    case 'flag': {
      const [cannotBeOn, cannotBeOff] = [reasonFor(true), reasonFor(false)]
      return (
        <FlagField
          {...shared}
          on={cannotBeOff !== undefined || (cannotBeOn === undefined && options[id] === true)}
          disabledReason={cannotBeOn ?? cannotBeOff}
          onChange={change}
        />
      )
    }
    case 'word': {
      const chosen = spec.words.find(word => word === options[id])
      return (
        <ChoiceField
          {...shared}
          values={spec.words}
          value={chosen !== undefined && reasonFor(chosen) === undefined ? chosen : spec.default}
          labelOf={word => say.maybe(`dm.wish.${id}.${word}`) ?? word}
          disabledReasonOf={reasonFor}
          onChange={change}
        />
      )
    }
    case 'list':
      return null
  }
}

import type { AnyGame, OptionSpec } from '@overlair/rules/kernel'
import type { ComponentType } from 'preact'
import type { OptionsFormProps } from '../../../game-module/game-module.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { ChoiceField, FlagField } from '../../../ui/option-field.tsx'
import { type DungeonGameId, disabledReasonOf, groups, type OptionId } from './option-rules.ts'

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
            return spec && <OptionField key={optionId} game={id} id={optionId} spec={spec} {...props} />
          })}
        </section>
      )
    })
  }

interface OptionFieldProps extends OptionsFormProps {
  readonly game: DungeonGameId
  readonly id: OptionId
  readonly spec: OptionSpec
}
function OptionField({ game, id, spec, players, value: options, onChange }: OptionFieldProps) {
  const reasonFor = (value: unknown) => disabledReasonOf({ game, players, options }, id, value)
  const reasonTextFor = (value: unknown) => {
    const reason = reasonFor(value)
    return reason && say(`dm.wish.bar.${reason}`)
  }
  const shared = { name: say(`dm.wish.${id}`), text: say(`dm.wish.${id}.text`), hint: <Rule id={spec.why} /> }
  const change = (value: unknown) => onChange({ ...options, [id]: value })
  switch (spec.kind) {
    case 'flag': {
      const reason = reasonFor(true)
      return (
        <FlagField
          {...shared}
          on={reason === 'always' || (reason === undefined && options[id] === true)}
          disabledReason={reasonTextFor(true)}
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
          disabledReasonOf={reasonTextFor}
          onChange={change}
        />
      )
    }
    case 'list':
      return null
  }
}

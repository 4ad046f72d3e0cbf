import type { AnyGame, OptionSpec } from '@overlair/rules/kernel'
import type { ComponentType } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { ChoiceField, FlagField } from '../../../ui/option-field.tsx'
import type { OptionsFormProps } from '../../index.ts'
import { type DungeonGameId, disabledReasonOf, groups, type OptionId } from './option-rules.ts'

const groupIds = ['variants', 'boxes', 'expansions'] as const

/** Variants, boxes and expansions of a game. None of them is needed to begin. */
export const wishesOf = (game: AnyGame, id: DungeonGameId): ComponentType<OptionsFormProps> =>
  function Wishes(props) {
    return groupIds.map(group => {
      const options = groups[id][group]
      return options === undefined ? null : (
        <section key={group} class="options" aria-label={say(`dm.wish.group.${group}`)}>
          <h3>{say(`dm.wish.group.${group}`)}</h3>
          {options.map(option => {
            const spec = game.options.find(one => one.id === option)
            return spec && <Wish key={option} game={id} id={option} spec={spec} {...props} />
          })}
        </section>
      )
    })
  }

interface WishProps extends OptionsFormProps {
  readonly game: DungeonGameId
  readonly id: OptionId
  readonly spec: OptionSpec
}
function Wish({ game, id, spec, players, value, onChange }: WishProps) {
  const barred = (to: unknown) => disabledReasonOf({ game, players, wishes: value }, id, to)
  const reason = (to: unknown) => {
    const bar = barred(to)
    return bar && say(`dm.wish.bar.${bar}`)
  }
  const shared = { name: say(`dm.wish.${id}`), text: say(`dm.wish.${id}.text`), rule: spec.why }
  const change = (to: unknown) => onChange({ ...value, [id]: to })
  switch (spec.kind) {
    case 'flag': {
      const bar = barred(true)
      return (
        <FlagField
          {...shared}
          on={bar === 'always' || (bar === undefined && value[id] === true)}
          disabledReason={reason(true)}
          onChange={change}
        />
      )
    }
    case 'word': {
      const wished = spec.words.find(word => word === value[id])
      return (
        <ChoiceField
          {...shared}
          words={spec.words}
          value={wished !== undefined && barred(wished) === undefined ? wished : spec.default}
          labelOf={word => say.maybe(`dm.wish.${id}.${word}`) ?? word}
          disabledReasonOf={reason}
          onChange={change}
        />
      )
    }
    case 'list':
      return null
  }
}

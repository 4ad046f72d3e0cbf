import { TERRAINS_PER_GAME } from '@overlair/rules/overboss/engine/options'
import { boardIds } from '@overlair/rules/overboss/model/boards'
import { basicTerrains, selectableTerrains } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { RadioGroup } from '../../../ui/index.ts'
import { ChoiceField, FlagField } from '../../../ui/option-field.tsx'
import { Sprite } from '../../../ui/sprite.tsx'
import type { OptionsFormProps } from '../../index.ts'
import { withBosses } from '../model/with-bosses.ts'
import { disabledReasonOf, ownTerrains } from './option-rules.ts'
import './options-form.css'

const terrainWays = ['basic', 'random', 'own'] as const

/** The board, the terrains and the two kinds of cards (OB-24, OB-25, OB-107, OB-132). */
export function OptionsForm({ players, value, onChange }: OptionsFormProps) {
  const chosen = ownTerrains(value)
  const way = chosen ? 'own' : value.terrains === 'random' ? 'random' : 'basic'
  const change = (id: string, to: unknown) => onChange({ ...value, [id]: to })
  const reason = (id: string, to: unknown) => {
    const bar = disabledReasonOf(players, id, to)
    return bar && say(`web.ob.bar.${bar}`)
  }
  const wishedBoard = boardIds.find(board => board === value.board) ?? '3x4'
  const pick = (terrain: string) => {
    const now = chosen ?? []
    change('terrains', now.includes(terrain) ? now.filter(one => one !== terrain) : [...now, terrain])
  }
  return (
    <div class="options">
      <ChoiceField
        name={say('web.ob.board')}
        text={say('web.ob.board.text')}
        rule="OB-24"
        words={boardIds}
        value={reason('board', wishedBoard) === undefined ? wishedBoard : '3x4'}
        labelOf={board => say(`board:${board}.name`)}
        disabledReasonOf={board => reason('board', board)}
        onChange={board => change('board', board)}
      />
      <div class="option">
        <RadioGroup
          name={say('web.ob.terrains')}
          values={terrainWays}
          value={way}
          labelOf={one => say(`web.ob.terrains.${one}`)}
          onChange={one => change('terrains', one === 'own' ? basicTerrains : one)}
        />
        <p class="field__hint option__text">
          {say(`web.ob.terrains.${way}.text`)} <Rule id="OB-25" />
        </p>
      </div>
      {chosen && (
        <fieldset class="field">
          <legend class="field__hint">
            {say('web.ob.terrains.count', { n: chosen.length, total: TERRAINS_PER_GAME })}
          </legend>
          <div class="terrain-picker">
            {selectableTerrains.map(terrain => (
              <label key={terrain} class="terrain-picker__item">
                <input type="checkbox" checked={chosen.includes(terrain)} onChange={() => pick(terrain)} />
                <Sprite name={`emblem-${terrain}`} scale={2} />
                {say(`terrain:${terrain}.name`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <FlagField
        name={say('web.ob.bosses')}
        text={say('web.ob.bosses.text')}
        rule="OB-107"
        on={withBosses(players, value)}
        disabledReason={undefined}
        onChange={on => change('bosses', on)}
      />
      <FlagField
        name={say('web.ob.commands')}
        text={say('web.ob.commands.text')}
        rule="OB-132"
        on={value.commands === true && reason('commands', true) === undefined}
        disabledReason={reason('commands', true)}
        onChange={on => change('commands', on)}
      />
    </div>
  )
}

/** Terrains chosen one by one are five (OB-25). */
export const incompleteReason = (value: OptionsFormProps['value']): string | undefined => {
  const chosen = ownTerrains(value)
  return chosen && chosen.length !== TERRAINS_PER_GAME
    ? say('web.ob.terrains.count', { n: chosen.length, total: TERRAINS_PER_GAME })
    : undefined
}

import { optionRefusalText } from '@overlair/locales/overboss'
import { optionRefusal } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { boardIds } from '@overlair/rules/overboss/model/boards'
import { basicTerrains, selectableTerrains, TERRAINS_PER_GAME } from '@overlair/rules/overboss/model/pieces'
import type { OptionsFormProps } from '../../../game-module/game-module.ts'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { RadioGroup } from '../../../ui/index.ts'
import { ChoiceField, FlagField } from '../../../ui/option-field.tsx'
import { Sprite } from '../../../ui/sprite.tsx'
import { hasBosses } from '../model/has-bosses.ts'
import { ownTerrains, possibleFirstPlayers } from './chosen-options.ts'
import './options-form.css'

const terrainSets = ['basic', 'random', 'own'] as const

/** Options of Overboss: board, terrains, bosses, commands, first player (OB-24, OB-25, OB-107, OB-132, OB-188). */
export function OptionsForm({ players, value, onChange }: OptionsFormProps) {
  const chosen = ownTerrains(value)
  const terrainSet = chosen ? 'own' : value.terrains === 'random' ? 'random' : 'basic'
  const change = (option: string, newValue: unknown) => onChange({ ...value, [option]: newValue })
  const reasonText = (option: string, optionValue: unknown) => {
    const refusal = optionRefusal(overboss, players, value, option, optionValue)
    return refusal && optionRefusalText(refusal, { t: say })
  }
  const requestedBoard = boardIds.find(board => board === value.board) ?? '3x4'
  const firstPlayers = possibleFirstPlayers(players)
  const toggle = (terrain: string) => {
    const before = chosen ?? []
    change('terrains', before.includes(terrain) ? before.filter(one => one !== terrain) : [...before, terrain])
  }
  return (
    <div class="options">
      <ChoiceField
        name={say('web.ob.board')}
        text={say('web.ob.board.text')}
        hint={<Rule id="OB-24" />}
        values={boardIds}
        value={reasonText('board', requestedBoard) === undefined ? requestedBoard : '3x4'}
        labelOf={board => say(`board:${board}.name`)}
        disabledReasonOf={board => reasonText('board', board)}
        onChange={board => change('board', board)}
      />
      <div class="option">
        <RadioGroup
          name={say('web.ob.terrains')}
          values={terrainSets}
          value={terrainSet}
          labelOf={set => say(`web.ob.terrains.${set}`)}
          onChange={set => change('terrains', set === 'own' ? basicTerrains : set)}
        />
        <p class="field__hint option__text">
          {say(`web.ob.terrains.${terrainSet}.text`)} <Rule id="OB-25" />
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
                <input type="checkbox" checked={chosen.includes(terrain)} onChange={() => toggle(terrain)} />
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
        hint={<Rule id="OB-107" />}
        on={hasBosses(players, value)}
        disabledReason={undefined}
        onChange={on => change('bosses', on)}
      />
      <FlagField
        name={say('web.ob.commands')}
        text={say('web.ob.commands.text')}
        hint={<Rule id="OB-132" />}
        on={value.commands === true && reasonText('commands', true) === undefined}
        disabledReason={reasonText('commands', true)}
        onChange={on => change('commands', on)}
      />
      {firstPlayers.length > 0 && (
        <ChoiceField
          name={say('web.ob.first')}
          text={say('web.ob.first.text')}
          hint={<Rule id="OB-29" />}
          values={['random', ...firstPlayers]}
          value={firstPlayers.find(number => number === value.firstPlayer) ?? 'random'}
          labelOf={number =>
            number === 'random' ? say('web.ob.first.draw') : say('web.newGame.player', { n: Number(number) })
          }
          disabledReasonOf={() => undefined}
          onChange={number => change('firstPlayer', number)}
        />
      )}
    </div>
  )
}

/** A player who chooses the terrains must choose five (OB-25). Undefined if the options are complete. */
export const incompleteReason = (value: OptionsFormProps['value']): string | undefined => {
  const chosen = ownTerrains(value)
  return chosen && chosen.length !== TERRAINS_PER_GAME
    ? say('web.ob.terrains.count', { n: chosen.length, total: TERRAINS_PER_GAME })
    : undefined
}

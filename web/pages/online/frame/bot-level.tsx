// The bot that plays for a person.
import { type BotLevel, botLevels } from '@overlair/bots/levels'
import type { Signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import './bot-level.css'

/** The level that the form suggests. */
export const SUGGESTED: BotLevel = 'greedy'

export function BotLevelSelect({ level }: { readonly level: Signal<BotLevel> }) {
  const id = useId()
  return (
    <p class="bot-level">
      <label for={id}>{say('online.botLevel')}</label>
      <select
        class="input bot-level__select"
        id={id}
        value={level.value}
        onChange={event => {
          const { value } = event.currentTarget
          level.value = botLevels.find(one => one === value) ?? SUGGESTED
        }}
      >
        {botLevels.map(one => (
          <option key={one} value={one}>
            {say(`web.sitter.${one}`)}
          </option>
        ))}
      </select>
    </p>
  )
}

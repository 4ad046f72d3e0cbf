import { say } from '../../../platform/i18n/say.ts'
import { cardFactsOf } from '../model/card-facts.ts'
import { treasureName } from '../model/texts.ts'
import { GameSymbol } from './sprite.tsx'
import './symbol-legend.css'

/** What the signs on a card mean. */
export function Legend({ card }: { readonly card: string }) {
  const facts = cardFactsOf(card)
  if (!facts) return null
  const { plateValue: plate, health, treasure } = facts
  return (
    <ul class="dm-legend">
      {plate !== undefined && (
        <li>
          <GameSymbol sign={health ? 'heart' : 'sword'} />
          {say(health ? 'dm.legend.health' : 'dm.legend.damage')}
        </li>
      )}
      {[...new Set(treasure)].map(one => (
        <li key={one}>
          <GameSymbol sign={one} />
          {say('dm.legend.treasure', { treasure: treasureName(one) })}
        </li>
      ))}
    </ul>
  )
}

import { say } from '../../words/words.ts'
import { GameSymbol } from './art.tsx'
import { cardFactsOf } from './facts.ts'
import { treasureName } from './names.ts'
import './legend.css'

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

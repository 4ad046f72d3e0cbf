import { say } from '../../words/words.ts'
import { Sign } from './art.tsx'
import { factsOf } from './facts.ts'
import { treasureName } from './names.ts'
import './legend.css'

/** What the signs on a card mean. */
export function Legend({ card }: { readonly card: string }) {
  const facts = factsOf(card)
  if (!facts) return null
  const { plate, health, treasure } = facts
  return (
    <ul class="dm-legend">
      {plate !== undefined && (
        <li>
          <Sign sign={health ? 'heart' : 'sword'} />
          {say(health ? 'dm.legend.health' : 'dm.legend.damage')}
        </li>
      )}
      {[...new Set(treasure)].map(one => (
        <li key={one}>
          <Sign sign={one} />
          {say('dm.legend.treasure', { treasure: treasureName(one) })}
        </li>
      ))}
    </ul>
  )
}

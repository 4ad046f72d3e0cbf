import { say } from '../../../platform/i18n/say.ts'
import { cardFactsOf } from '../model/card-facts.ts'
import { treasureName } from '../model/texts.ts'
import { GameSymbol } from './sprite.tsx'
import './symbol-legend.css'

/** Explains the symbols on a card. */
export function SymbolLegend({ card }: { readonly card: string }) {
  const facts = cardFactsOf(card)
  if (!facts) return null
  const { plateValue, health, roomSymbol, treasure } = facts
  return (
    <ul class="dm-legend">
      {plateValue !== undefined && (
        <li>
          <GameSymbol symbol={health ? 'heart' : 'sword'} />
          {say(health ? 'dm.legend.health' : 'dm.legend.damage')}
        </li>
      )}
      {roomSymbol && (
        <li>
          <GameSymbol symbol={roomSymbol} />
          {say(roomSymbol.startsWith('advanced-') ? 'dm.legend.advanced' : 'dm.legend.ordinary')}
        </li>
      )}
      {[...new Set(treasure)].map(one => (
        <li key={one}>
          <GameSymbol symbol={one} />
          {say('dm.legend.treasure', { treasure: treasureName(one) })}
        </li>
      ))}
      {roomSymbol && treasure.length > 1 && <li>{say('dm.legend.goldFrame')}</li>}
    </ul>
  )
}

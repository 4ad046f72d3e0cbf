import type { PlayerView } from '@overlair/rules/dungeon'
import { type Treasure, treasures } from '@overlair/rules/dungeon/model/state'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { totalDamage } from '../model/damage-totals.ts'
import { treasureName } from '../model/texts.ts'
import './treasure-counts.css'

/** Explorers only where they take part (SB-11). */
const kindsOf = ({ treasure }: PlayerView): readonly Treasure[] =>
  treasure?.explorer === undefined ? treasures : [...treasures, 'explorer']

/** What a dungeon deals in all and tempts with: always in sight, zeros too, so that the columns never jump. */
export const TreasureCounts = ({ player }: { readonly player: PlayerView }) => (
  <p class="dm-treasure-counts">
    <span class="dm-treasure-counts__total">
      <SymbolCount sign="sword" value={totalDamage(player)} label={say('dm.total')} />
    </span>
    {kindsOf(player).map(one => {
      const n = player.treasure?.[one] ?? 0
      return <SymbolCount key={one} sign={one} value={n} label={treasureName(one)} faint={n === 0} />
    })}
  </p>
)

import type { PlayerView } from '@overlair/rules/dungeon'
import { type Treasure, treasures } from '@overlair/rules/dungeon/model/state'
import { say } from '../../../platform/i18n/say.ts'
import { SymbolCount } from '../card/sprite.tsx'
import { totalDamage } from '../model/damage-totals.ts'
import { treasureName } from '../model/texts.ts'
import './treasure-counts.css'

/** The treasure types of this game. Explorers belong to an expansion (SB-11). */
const treasureTypesOf = ({ treasure }: PlayerView): readonly Treasure[] =>
  treasure?.explorer === undefined ? treasures : [...treasures, 'explorer']

/** Total damage and treasure of a dungeon. Zeros are shown, too, so that the columns do not move. */
export const TreasureCounts = ({ player }: { readonly player: PlayerView }) => (
  <p class="dm-treasure-counts" data-part="counts">
    <span class="dm-treasure-counts__total">
      <SymbolCount symbol="sword" value={totalDamage(player)} label={say('dm.total')} />
    </span>
    {treasureTypesOf(player).map(type => {
      const n = player.treasure?.[type] ?? 0
      return <SymbolCount key={type} symbol={type} value={n} label={treasureName(type)} faint={n === 0} />
    })}
  </p>
)

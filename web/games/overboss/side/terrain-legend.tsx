import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { isOverbossSprite } from '../../../ui/overboss-sprites.ts'
import { Sprite } from '../../../ui/sprite.tsx'
import { scoringOf, terrainName } from '../model/texts.ts'
import './terrain-legend.css'

/** How the terrains of this game score, and what they bring now. */
export const TerrainLegend = ({ view, seat }: { readonly view: View; readonly seat: Seat }) => (
  <section class="ob-legend ob-sign" aria-label={say('web.ob.legend')}>
    <h2 class="ob-sign__title">{say('web.ob.terrains.title')}</h2>
    <ul>
      {[...view.options.terrains, 'dungeon' as const].map(terrain => {
        const emblem = `emblem-${terrain}`
        const points = view.players[seat]?.score.lines.find(({ line }) => line === terrain)?.points ?? 0
        return (
          <li key={terrain} title={say.maybe(`terrain:${terrain}.scoring`)}>
            {isOverbossSprite(emblem) && <Sprite name={emblem} scale={2} />}
            <span class="ob-legend__text">
              <b>{terrainName(terrain)}</b> <span>{scoringOf(terrain, view.players.length === 1)}</span>
            </span>
            <b class="ob-legend__points">{points}</b>
          </li>
        )
      })}
    </ul>
  </section>
)

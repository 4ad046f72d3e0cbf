import type { View } from '@overlair/rules/overboss'
import { say } from '../../words/words.ts'
import { terrainName } from './names.ts'
import { Tile } from './piece.tsx'

const pictured: Readonly<Record<string, string>> = { graveyard: 'graveyard-2', camp: 'camp-red' }

/** What the terrains of this game score, in a few signs. */
export const Legend = ({ view }: { readonly view: View }) => (
  <section class="ob-legend" aria-label={say('web.ob.legend')}>
    <ul>
      {[...view.options.terrains, 'dungeon' as const].map(terrain => (
        <li key={terrain} title={say.maybe(`terrain:${terrain}.scoring`)}>
          <Tile tile={pictured[terrain] ?? terrain} />
          <span>
            <b>{terrainName(terrain)}</b>
            {(view.players.length === 1 && say.maybe(`terrain:${terrain}.shortSolo`)) ||
              say.maybe(`terrain:${terrain}.short`)}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

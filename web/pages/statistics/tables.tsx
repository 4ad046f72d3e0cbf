import { gameTitle } from '../../game-module/game-title.ts'
import { currentLanguage, say } from '../../platform/i18n/say.ts'
import type { Summary, Tally } from '../../session/statistics/summary.ts'
import './statistics.css'

const decimal = (value: number): string =>
  new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(value)
const share = ({ wins, contested }: Tally): number => Math.round((100 * wins) / Math.max(1, contested))

/** The figures that a player looks for first. */
export function Highlights({ summary: { all, longest, points } }: { readonly summary: Summary }) {
  const best = points.map(({ game, played }) => ({ game, points: Math.max(...played.map(one => one.points)) }))
  return (
    <dl class="statistics-highlights panel pixel-border panel--gold">
      <div>
        <dt>{say('own.stats.finished')}</dt>
        <dd>{all.games}</dd>
      </div>
      <div>
        <dt>{say('own.stats.wins')}</dt>
        <dd>{all.wins}</dd>
      </div>
      {longest && (
        <div>
          <dt>{say('own.stats.longest')}</dt>
          <dd>{say('own.stats.choices', { n: longest.choices })}</dd>
        </div>
      )}
      {best.map(one => (
        <div key={one.game}>
          <dt>{say('own.stats.best', { game: gameTitle(one.game) })}</dt>
          <dd>{one.points}</dd>
        </div>
      ))}
    </dl>
  )
}

export const GamesTable = ({ rows }: { readonly rows: Summary['rows'] }) => (
  <table class="statistics-table">
    <thead>
      <tr>
        <th scope="col">{say('own.stats.game')}</th>
        <th scope="col">{say('own.stats.players')}</th>
        <TallyHeads />
      </tr>
    </thead>
    <tbody>
      {rows.map(row => (
        <tr key={`${row.game} ${row.players}`}>
          <th scope="row">{gameTitle(row.game)}</th>
          <td>{row.players}</td>
          <TallyCells tally={row} />
        </tr>
      ))}
    </tbody>
  </table>
)

export const BotsTable = ({ bots }: { readonly bots: Summary['bots'] }) => (
  <table class="statistics-table">
    <thead>
      <tr>
        <th scope="col">{say('own.stats.against')}</th>
        <TallyHeads />
      </tr>
    </thead>
    <tbody>
      {bots.map(row => (
        <tr key={row.level}>
          <th scope="row">{say(row.level === 'random' ? 'web.sitter.random' : 'web.sitter.greedy')}</th>
          <TallyCells tally={row} />
        </tr>
      ))}
    </tbody>
  </table>
)

const TallyHeads = () => (
  <>
    <th scope="col">{say('own.stats.count')}</th>
    <th scope="col">{say('own.stats.wins')}</th>
    <th scope="col">{say('own.stats.place')}</th>
  </>
)
/** The bar shows the share of wins. The figures beside it say the same. */
const TallyCells = ({ tally }: { readonly tally: Tally }) => (
  <>
    <td>{tally.games}</td>
    <td>
      {tally.contested === 0 ? '–' : tally.wins}
      {tally.contested > 0 && (
        <span class="statistics-bar" aria-hidden="true">
          <span style={{ width: `${share(tally)}%` }} />
        </span>
      )}
    </td>
    <td>{tally.place === undefined ? '–' : decimal(tally.place)}</td>
  </>
)

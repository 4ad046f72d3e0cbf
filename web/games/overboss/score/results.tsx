import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import type { ComponentChildren } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { Goals } from '../goals/goals.tsx'
import { Island } from '../map/island.tsx'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { bossName, lineName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'
import './results.css'

type Sheet = View['players'][number]['score']

interface ResultsProps {
  readonly match: OverbossMatch
  /** Score report and links of the page around the table. */
  readonly children?: ComponentChildren
}
/** The end of the game: the winner, the reason and the points by line. */
export function Results({ match, children }: ResultsProps) {
  const view = match.view.value
  const { result } = view
  if (!result) return null
  const solo = view.players.length === 1
  const { level } = view.options
  const nameOf = (seat: Seat) => match.seats[seat]?.name ?? ''
  const winnerNames =
    result.winners.length === 1 ? nameOf(result.winners[0] ?? 0) : result.winners.map(nameOf).join(' & ')
  const { viewer } = match
  const own = viewer.value
  const lost = !solo && own !== 'spectator' && !result.winners.includes(own)
  const points = Math.max(...result.scores)
  const short = lost ? points - (result.scores[own] ?? 0) : 0
  return (
    <section class="ob-results" aria-labelledby="ob-results" data-part="results">
      <header
        class={`ob-results__banner${lost ? ' ob-results__banner--lost' : ''}`}
        data-state={solo ? 'alone' : lost ? 'lost' : 'won'}
      >
        <Faces match={match} winners={result.winners} />
        <div class="ob-results__text">
          <p class="ob-results__kind">
            {solo
              ? say(level > 0 ? 'mode:campaign.name' : 'mode:score.name')
              : say(lost ? 'web.ob.defeat' : 'web.ob.victory')}
          </p>
          <h2 id="ob-results" class="ob-results__winner display-font">
            {result.title
              ? say(`${result.title}.title`)
              : level > 0
                ? say.maybe(`level:${level}.title`)
                : lost && result.winners.length === 1
                  ? say('over.win', { name: winnerNames })
                  : winnerNames}
          </h2>
          <p class="ob-results__reason">
            <Reason view={view} nameOf={nameOf} /> {short > 0 && say('web.ob.short', { n: short })}{' '}
            <Rule
              id={seatsWithTopScore(view).length > 1 ? 'OB-103' : level > 0 ? 'OB-173' : solo ? 'OB-156' : 'OB-102'}
            />
          </p>
        </div>
      </header>
      {children && <div class="ob-results__after ob-sign">{children}</div>}
      <Goals view={view} />
      <Breakdown match={match} view={view} nameOf={nameOf} />
    </section>
  )
}

/** The bosses of the winners, else their letters. */
const Faces = ({ match, winners }: { readonly match: OverbossMatch; readonly winners: readonly Seat[] }) => (
  <span class="ob-results__faces" aria-hidden="true">
    {winners.map(seat => {
      const boss = match.view.value.players[seat]?.boss
      return boss && boss !== 'hidden' ? (
        <Piece key={seat} name={`throne-${boss}`} />
      ) : (
        <span key={seat} class="ob-results__letter" style={{ background: `var(--seat-${seat + 1})` }}>
          {seatInitial(match.seats, seat)}
        </span>
      )
    })}
  </span>
)

/** Seats with the highest total. */
const seatsWithTopScore = ({ result }: View): Seat[] => {
  const highest = Math.max(...(result?.scores ?? []))
  return (result?.scores ?? []).flatMap((score, seat) => (score === highest ? [seat] : []))
}

function Reason({ view, nameOf }: { readonly view: View; readonly nameOf: (seat: Seat) => string }) {
  const { result, players } = view
  if (!result) return null
  const points = Math.max(...result.scores)
  if (players.length === 1) return <>{say('web.ob.alonePoints', { points: result.scores[0] ?? 0 })}</>
  const tied = seatsWithTopScore(view)
  const [first] = result.winners
  if (tied.length === 1 && first !== undefined) return <>{say('over.score.points', { name: nameOf(first), points })}</>
  if (result.winners.length === 1 && first !== undefined)
    return <>{say('over.tie.matching', { name: nameOf(first), count: result.matching[first] ?? 0 })}</>
  return <>{say('over.tie.shared', { names: result.winners.map(nameOf) })}</>
}

interface BreakdownProps {
  readonly match: OverbossMatch
  readonly view: View
  readonly nameOf: (seat: Seat) => string
}
/** Points of every player by line. Marks the highest of each line. */
function Breakdown({ match, view, nameOf }: BreakdownProps) {
  const result = view.result
  const order = view.players
    .map((_, seat) => seat)
    .toSorted(
      (a, b) =>
        (result?.scores[b] ?? 0) - (result?.scores[a] ?? 0) || (result?.matching[b] ?? 0) - (result?.matching[a] ?? 0),
    )
  const lines = [...new Set(view.players.flatMap(({ score }) => score.lines.map(({ line }) => line)))]
  const pointsOf = (sheet: Sheet | undefined, line: LineId) => sheet?.lines.find(one => one.line === line)?.points
  const most = Math.max(...view.players.flatMap(({ score }) => score.lines.map(({ points }) => points)))
  return (
    <section
      class={`ob-results__table${order.length > 3 ? ' ob-results__table--many' : order.length === 1 ? ' ob-results__table--alone' : ''}`}
      aria-label={say('web.ob.sheet')}
      data-coach="score"
    >
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">{say('web.ob.line')}</span>
            </th>
            {order.map(seat => (
              <th scope="col" key={seat}>
                <span class="ob-results__player" style={{ '--seat-color': `var(--seat-${seat + 1})` }}>
                  <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
                    {seatInitial(match.seats, seat)}
                  </span>
                  <span class="ob-results__name">{nameOf(seat)}</span>
                  <Boss boss={view.players[seat]?.boss ?? null} />
                </span>
                <Island seat={seat} map={view.players[seat]?.map ?? []} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => {
            const best = Math.max(...order.map(seat => pointsOf(view.players[seat]?.score, line) ?? 0))
            return (
              <tr key={line}>
                <th scope="row">{lineName(line)}</th>
                {order.map(seat => {
                  const points = pointsOf(view.players[seat]?.score, line)
                  const isBest = order.length > 1 && points === best && best > 0
                  return (
                    <td
                      key={seat}
                      class={isBest ? 'ob-results__best' : undefined}
                      style={{ '--share': `${(100 * Math.max(0, points ?? 0)) / Math.max(1, most)}%` }}
                    >
                      {points ?? ''}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say('score:total.name')}</th>
            {order.map(seat => (
              <td key={seat} class={`display-font${result?.winners.includes(seat) ? ' ob-results__total--won' : ''}`}>
                {result?.scores[seat]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const Boss = ({ boss }: { readonly boss: View['players'][number]['boss'] }) =>
  boss && boss !== 'hidden' ? (
    <>
      <Piece name={`boss-${boss}`} class="ob-results__boss-face" />
      <small class="ob-results__boss">{bossName(boss)}</small>
    </>
  ) : null

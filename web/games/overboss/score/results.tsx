import { seatInitial } from '@overlair/play/seats'
import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import type { LineId } from '@overlair/rules/overboss/result/sheet'
import type { ComponentChildren } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { bossName, lineName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'
import { Objectives } from './objectives.tsx'
import './results.css'

type Sheet = View['players'][number]['score']

interface ResultsProps {
  readonly match: OverbossMatch
  /** What it means beyond the table, and the ways on. */
  readonly children?: ComponentChildren
}
/** The end: who has won and why, line by line. */
export function Results({ match, children }: ResultsProps) {
  const view = match.view.value
  const { result } = view
  if (!result) return null
  const alone = view.players.length === 1
  const { level } = view.options
  const name = (seat: Seat) => match.seats[seat]?.name ?? ''
  const won = result.winners.length === 1 ? name(result.winners[0] ?? 0) : result.winners.map(name).join(' & ')
  const winner = view.players[result.winners[0] ?? 0]
  const face = winner?.boss && winner.boss !== 'hidden' ? `throne-${winner.boss}` : undefined
  return (
    <section class="ob-results" aria-labelledby="ob-results">
      <header class="ob-results__banner pixel-border">
        {face ? (
          <Piece name={face} />
        ) : (
          <span
            class="ob-results__letter"
            style={{ background: `var(--seat-${(result.winners[0] ?? 0) + 1})` }}
            aria-hidden="true"
          >
            {[...won][0]}
          </span>
        )}
        <div class="ob-results__text">
          <p class="ob-results__kind display-font">
            {alone ? say(level > 0 ? 'mode:campaign.name' : 'mode:score.name') : say('web.ob.victory')}
          </p>
          <h2 id="ob-results" class="ob-results__winner display-font">
            {result.title ? say(`${result.title}.title`) : level > 0 ? say.maybe(`level:${level}.title`) : won}
          </h2>
          <p class="ob-results__reason">
            <Reason view={view} nameOf={name} />{' '}
            <Rule id={tied(view).length > 1 ? 'OB-103' : level > 0 ? 'OB-173' : alone ? 'OB-156' : 'OB-102'} />
          </p>
        </div>
      </header>
      {children}
      {level > 0 && <Objectives view={view} />}
      {!alone && <Breakdown match={match} view={view} nameOf={name} />}
    </section>
  )
}

/** Those with the highest total. */
const tied = ({ result }: View): Seat[] => {
  const most = Math.max(...(result?.scores ?? []))
  return (result?.scores ?? []).flatMap((score, seat) => (score === most ? [seat] : []))
}

function Reason({ view, nameOf }: { readonly view: View; readonly nameOf: (seat: Seat) => string }) {
  const { result, players } = view
  if (!result) return null
  const points = Math.max(...result.scores)
  if (players.length === 1) return <>{say('web.ob.alonePoints', { points: result.scores[0] ?? 0 })}</>
  const equal = tied(view)
  const [first] = result.winners
  if (equal.length === 1 && first !== undefined) return <>{say('over.score.points', { name: nameOf(first), points })}</>
  if (result.winners.length === 1 && first !== undefined)
    return <>{say('over.tie.matching', { name: nameOf(first), count: result.matching[first] ?? 0 })}</>
  return <>{say('over.tie.shared', { names: result.winners.map(nameOf) })}</>
}

interface BreakdownProps {
  readonly match: OverbossMatch
  readonly view: View
  readonly nameOf: (seat: Seat) => string
}
/** Every player’s points by line; the best of each line stands out. */
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
  return (
    <section
      class={`ob-results__table${order.length > 3 ? ' ob-results__table--many' : ''} panel pixel-border`}
      aria-label={say('web.ob.sheet')}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{say('web.ob.line')}</th>
            {order.map(seat => (
              <th scope="col" key={seat}>
                <span class="ob-results__player">
                  <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
                    {seatInitial(match.seats, seat)}
                  </span>
                  <span class="ob-results__name">{nameOf(seat)}</span>
                </span>
                <Boss boss={view.players[seat]?.boss ?? null} />
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
                  return (
                    <td key={seat} class={points === best && best > 0 ? 'ob-results__best' : undefined}>
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
              <td key={seat} class="display-font">
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
  boss && boss !== 'hidden' ? <small class="ob-results__boss">{bossName(boss)}</small> : null

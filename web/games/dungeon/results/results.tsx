import { resultText } from '@overlair/locales/dungeon'
import { type SeatAssignment, seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Seat } from '@overlair/rules/kernel'
import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { Sprite, SymbolCount } from '../card/sprite.tsx'
import { Rule } from '../inspector/cause-link.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName, textContextOf, titleName } from '../model/texts.ts'
import { type History, roundHistoryOf } from './round-history.ts'
import { Chart } from './score-chart.tsx'
import { Titles } from './solo-titles.tsx'
import './results.css'

interface ResultsProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** The end: who has won and why; then, hero by hero, how it came about. */
export function Results({ match, view }: ResultsProps) {
  const { result } = view
  if (!result) return null
  const won = result.winners.map(seat => match.seats[seat]?.name ?? '').join(' & ')
  const boss = view.players[result.winners[0] ?? 0]?.boss
  return (
    <section class="dm-results" aria-labelledby="dm-results">
      <header class="dm-results__banner pixel-border">
        {boss && <Sprite name={`boss-${boss}`} />}
        <div>
          <p class="dm-results__kind display-font">
            {result.title ? say(view.variants.challenge ? 'sb.alone.challenge' : 'sb.alone') : say('dm.victory')}
          </p>
          <h2 id="dm-results" class="dm-results__winner display-font">
            {result.title ? titleName(result.title, view.variants) : won}
          </h2>
          <p>
            {resultText(view, result, textContextOf(match)).join(' ')} <Rule id={result.why} />
          </p>
        </div>
      </header>
      <Deferred>
        <HowItCame match={match} view={view} />
      </Deferred>
    </section>
  )
}
/** The whole game is played once more for it. */
function HowItCame({ match, view }: ResultsProps) {
  const history = useMemo(() => roundHistoryOf(match.game, match.record.peek()), [match.record.value])
  const nameOf = (seat: Seat) => match.seats[seat]?.name ?? ''
  const order = view.players.map((_, seat) => seat).toSorted((a, b) => rank(view, b) - rank(view, a))
  return (
    <div class="dm-results__row">
      <Breakdown view={view} history={history} order={order} seats={match.seats} />
      {view.result?.title && <Titles points={view.result.scores[0] ?? 0} variants={view.variants} />}
      <Chart history={history} nameOf={nameOf} />
    </div>
  )
}
/** Winners first, then by score; who was eliminated has none, and comes last. */
const rank = ({ result, players }: View, seat: Seat): number =>
  (result?.winners.includes(seat) ? 1000 : players[seat]?.out ? -1000 : 0) + (result?.scores[seat] ?? 0)

interface BreakdownProps {
  readonly view: View
  readonly history: History
  readonly order: readonly Seat[]
  readonly seats: readonly SeatAssignment[]
}
/** Which heroes brought the souls, and which left the wounds. */
const Breakdown = ({ view, history, order, seats }: BreakdownProps) => (
  <section class="panel pixel-border dm-results__heroes" aria-label={say('dm.results.heroes')}>
    <h3>{say('dm.results.heroes')}</h3>
    <div class="dm-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{say('dm.results.player')}</th>
            <th scope="col">{say('dm.souls')}</th>
            <th scope="col">{say('dm.wounds')}</th>
            <th scope="col">{say('dm.results.score')}</th>
          </tr>
        </thead>
        <tbody>
          {order.map(seat => (
            <tr key={seat}>
              <th scope="row">
                <span class="dm-results__player">
                  <span class="seat-badge" style={{ background: `var(--seat-${seat + 1})` }} aria-hidden="true">
                    {seatInitial(seats, seat)}
                  </span>
                  {seats[seat]?.name}
                  {view.players[seat]?.out && <small>{say('dm.out')}</small>}
                </span>
              </th>
              <td>
                <Heroes heroes={history.heroes[seat]?.slain ?? []} sign="soul" />
              </td>
              <td>
                <Heroes heroes={history.heroes[seat]?.survivors ?? []} sign="wound" />
              </td>
              <td class="display-font">{view.players[seat]?.out ? '–' : view.result?.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

const Heroes = ({ heroes, sign }: { readonly heroes: readonly string[]; readonly sign: 'soul' | 'wound' }) => {
  const worth = (hero: string) => heroFacts(hero)[sign === 'soul' ? 'souls' : 'wounds']
  const sum = heroes.reduce((n, hero) => n + worth(hero), 0)
  return (
    <div class="dm-results__list">
      <SymbolCount sign={sign} value={sum} label={say(sign === 'soul' ? 'dm.souls' : 'dm.wounds')} faint={sum === 0} />
      <ul>
        {heroes.map(hero => (
          <li key={hero} title={cardName(hero)}>
            <Sprite name={`hero-${hero}`} />
            <span class="visually-hidden">{`${cardName(hero)}: ${worth(hero)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { resultText, titleName } from '@overlair/locales/dungeon'
import { seatInitial } from '@overlair/play/seats'
import type { View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Seat } from '@overlair/rules/kernel'
import { useMemo } from 'preact/hooks'
import { say } from '../../../platform/i18n/say.ts'
import { Deferred } from '../../../table/deferred.tsx'
import { Sprite, SymbolCount } from '../card/sprite.tsx'
import { CauseLink } from '../inspector/cause-link.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName, textContextOf } from '../model/texts.ts'
import { type RoundHistory, roundHistoryOf } from './round-history.ts'
import { ScoreChart } from './score-chart.tsx'
import { SoloTitles } from './solo-titles.tsx'
import './results.css'

interface ResultsProps {
  readonly match: DungeonMatch
  readonly view: View
}
/** The result: winner and reason, then a table of heroes and a chart of the rounds. */
export function Results({ match, view }: ResultsProps) {
  const { result } = view
  if (!result) return null
  const winnerNames = result.winners.map(seat => match.seats[seat]?.name ?? '').join(' & ')
  const boss = view.players[result.winners[0] ?? 0]?.boss
  return (
    <section class="dm-results" aria-labelledby="dm-results" data-part="results">
      <header class="dm-results__banner pixel-border">
        {boss && <Sprite name={`lord-${boss}-triumphant`} />}
        <div>
          <p class="dm-results__kind display-font">
            {result.title ? say(view.variants.challenge ? 'sb.alone.challenge' : 'sb.alone') : say('dm.victory')}
          </p>
          <h2 id="dm-results" class="dm-results__winner display-font">
            {result.title ? titleName(result.title, view.variants, { t: say }) : winnerNames}
          </h2>
          <p>
            {resultText(view, result, textContextOf(match)).join(' ')} <CauseLink id={result.why} />
          </p>
        </div>
      </header>
      <Deferred>
        <ResultDetails match={match} view={view} />
      </Deferred>
    </section>
  )
}
/** This replays the whole record, so it renders after the banner. */
function ResultDetails({ match, view }: ResultsProps) {
  const record = match.record.value
  const history = useMemo(() => record && roundHistoryOf(match.game, record), [record])
  if (!history) return null
  const nameOf = (seat: Seat) => match.seats[seat]?.name ?? ''
  const order = view.players.map((_, seat) => seat).toSorted((a, b) => rank(view, b) - rank(view, a))
  return (
    <div class="dm-results__row">
      <HeroTable view={view} history={history} order={order} seats={match.seats} />
      {view.result?.title && <SoloTitles points={view.result.scores[0] ?? 0} variants={view.variants} />}
      <ScoreChart history={history} nameOf={nameOf} />
    </div>
  )
}
/** Sort key: winners first, then by score; eliminated players last. */
const rank = ({ result, players }: View, seat: Seat): number =>
  (result?.winners.includes(seat) ? 1000 : players[seat]?.out ? -1000 : 0) + (result?.scores[seat] ?? 0)

interface HeroTableProps {
  readonly view: View
  readonly history: RoundHistory
  readonly order: readonly Seat[]
  readonly seats: DungeonMatch['seats']
}
/** For each player, the heroes that brought souls and wounds. */
const HeroTable = ({ view, history, order, seats }: HeroTableProps) => (
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
                <Heroes heroes={history.heroes[seat]?.slain ?? []} symbol="soul" />
              </td>
              <td>
                <Heroes heroes={history.heroes[seat]?.survivors ?? []} symbol="wound" />
              </td>
              <td class="display-font">{view.players[seat]?.out ? '–' : view.result?.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
)

const Heroes = ({ heroes, symbol }: { readonly heroes: readonly string[]; readonly symbol: 'soul' | 'wound' }) => {
  const pointsOf = (hero: string) => shelf.heroFacts(hero)[symbol === 'soul' ? 'souls' : 'wounds']
  const sum = heroes.reduce((n, hero) => n + pointsOf(hero), 0)
  return (
    <div class="dm-results__list">
      <SymbolCount
        symbol={symbol}
        value={sum}
        label={say(symbol === 'soul' ? 'dm.souls' : 'dm.wounds')}
        faint={sum === 0}
      />
      <ul>
        {heroes.map(hero => (
          <li key={hero} title={cardName(hero)}>
            <Sprite name={`hero-${hero}`} />
            <span class="visually-hidden">{`${cardName(hero)}: ${pointsOf(hero)}`}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

// A tiny game for tests of matches: all seats name a secret colour at the same time, then race to 5 in turns. A step of
// 2 reveals something, so undo cannot go back past it. One step before the goal there is only one choice.
import {
  type Ask,
  type AskState,
  collectAnswer,
  collectInto,
  type Game,
  type GameEvent,
  isOffered,
  type Result,
  readOptions,
  type SealedPosition,
  type Seat,
} from '@overlair/rules/kernel'

type RaceChoice = { readonly colour: string } | { readonly step: number }
interface RaceState extends AskState<RaceChoice> {
  readonly at: number[]
  readonly colours: string[]
}
export interface RaceView {
  readonly at: readonly number[]
  readonly colour: string | undefined
}

interface SealedRace extends SealedPosition<RaceChoice> {
  readonly at: readonly number[]
  /** By seat: whether its secret colour is named. */
  readonly named: readonly boolean[]
  readonly colour: string | null
  /** The seats that have answered while others still choose, and the answer of the viewer. */
  readonly answered: readonly Seat[]
  readonly answer: RaceChoice | null
}

const copy = (state: RaceState): RaceState => JSON.parse(JSON.stringify(state))

const GOAL = 5
const players = { min: 1, max: 4 }
const steps: readonly RaceChoice[] = [{ step: 1 }, { step: 2 }]
const colours: readonly RaceChoice[] = [{ colour: 'red' }, { colour: 'blue' }]
const turnOf = (seat: Seat, at = 0): Ask<RaceChoice>[] => [
  { seat, prompt: 'race', why: 'R-2', choices: at === GOAL - 1 ? steps.slice(0, 1) : steps },
]

export const race: Game<RaceState, RaceChoice, RaceView, GameEvent, Result, SealedRace> = {
  id: 'race',
  version: '1',
  players,
  options: [],
  resolve: raw => readOptions('race', players, [], raw),
  setup(raw) {
    const { players: count } = readOptions('race', players, [], raw)
    const seats = Array.from({ length: count }, (_, seat) => seat)
    return {
      at: seats.map(() => 0),
      colours: [],
      answers: [],
      asks: seats.map(seat => ({ seat, prompt: 'colour', why: 'R-1', choices: colours })),
    }
  },
  asks: state => state.asks,
  apply(state, seat, choice, watch) {
    const answers = collectAnswer<RaceChoice>(state, seat, choice)
    if (!answers) return []
    const events: GameEvent[] = []
    const news = collectInto(events, watch)
    for (const answer of answers) {
      if ('colour' in answer.choice) {
        const { colour } = answer.choice
        state.colours[answer.seat] = colour
        news.push({ event: 'named', why: 'R-1', secret: { seats: [answer.seat], facts: { colour } } })
      } else {
        state.at[answer.seat] = state.at[answer.seat]! + answer.choice.step
        news.push({ event: 'moved', why: 'R-2', ...(answer.choice.step === 2 && { reveals: true as const }) })
      }
    }
    const won = state.at.some(at => at >= GOAL)
    const next = 'colour' in choice ? 0 : (seat + 1) % state.at.length
    state.asks = won ? [] : turnOf(next, state.at[next])
    return events
  },
  refusal: ({ asks }, seat, intent) => {
    if (isOffered(asks, seat, intent)) return undefined
    if (asks.length === 0) return { reason: 'game-over', why: 'R-3' }
    const ask = asks.find(one => one.seat === seat)
    return ask ? { reason: 'not-a-step', why: ask.why } : { reason: 'not-your-turn', why: asks[0]!.why }
  },
  view: (state, viewer) => ({ at: [...state.at], colour: viewer === 'spectator' ? undefined : state.colours[viewer] }),
  result: state =>
    state.asks.length > 0
      ? undefined
      : { winners: state.at.flatMap((at, seat) => (at >= GOAL ? [seat] : [])), scores: state.at, why: 'R-3' },
  clone: copy,
  seal: (state, viewer) => ({
    game: 'race',
    version: '1',
    viewer,
    asked: state.asks.map(({ seat }) => seat),
    ask: state.asks.find(({ seat }) => seat === viewer) ?? null,
    at: [...state.at],
    named: state.at.map((_, seat) => state.colours[seat] !== undefined),
    colour: viewer === 'spectator' ? null : (state.colours[viewer] ?? null),
    answered: state.answers.map(({ seat }) => seat),
    answer: state.answers.find(({ seat }) => seat === viewer)?.choice ?? null,
  }),
  deal({ viewer, asked, ask, at, named, colour, answered, answer }) {
    const state: RaceState = {
      at: [...at],
      colours: named.flatMap((isNamed, seat) => (isNamed ? [seat === viewer && colour ? colour : 'red'] : [])),
      answers: answered.map(seat => ({ seat, choice: (seat === viewer && answer) || { colour: 'red' } })),
      asks: [],
    }
    const isNaming = named.includes(false)
    state.asks = asked.flatMap(seat =>
      seat === viewer && ask
        ? [ask]
        : isNaming
          ? [{ seat, prompt: 'colour', why: 'R-1', choices: colours }]
          : turnOf(seat, at[seat]),
    )
    return state
  },
  inventory: () => ({}),
}

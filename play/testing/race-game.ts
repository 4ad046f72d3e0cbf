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
  type OwnPart,
  type PublicPart,
  type Result,
  readOptions,
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

interface PublicRace extends PublicPart {
  readonly at: readonly number[]
  /** By seat: whether its secret colour is named. */
  readonly named: readonly boolean[]
}
interface OwnRace extends OwnPart<RaceChoice> {
  readonly colour: string | null
}

const copy = (state: RaceState): RaceState => JSON.parse(JSON.stringify(state))

const GOAL = 5
const players = { min: 1, max: 4 }
const steps: readonly RaceChoice[] = [{ step: 1 }, { step: 2 }]
const colours: readonly RaceChoice[] = [{ colour: 'red' }, { colour: 'blue' }]
const turnOf = (seat: Seat, at = 0): Ask<RaceChoice>[] => [
  { seat, prompt: 'race', why: 'R-2', choices: at === GOAL - 1 ? steps.slice(0, 1) : steps },
]

export const race: Game<RaceState, RaceChoice, RaceView, GameEvent, Result, PublicRace, OwnRace> = {
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
  sealPublic: state => ({
    game: 'race',
    version: '1',
    at: [...state.at],
    named: state.at.map((_, seat) => state.colours[seat] !== undefined),
    asked: state.asks.map(ask => ask.seat),
    answered: state.answers.map(answer => answer.seat),
  }),
  sealOwn: (state, seat) => ({
    colour: state.colours[seat] ?? null,
    ask: state.asks.find(ask => ask.seat === seat) ?? null,
    answer: state.answers.find(answer => answer.seat === seat)?.choice ?? null,
  }),
  deal({ viewer, asked, at, named, answered, own }) {
    const state: RaceState = {
      at: [...at],
      colours: named.flatMap((isNamed, seat) => (isNamed ? [(seat === viewer && own?.colour) || 'red'] : [])),
      answers: answered.map(seat => ({ seat, choice: (seat === viewer && own?.answer) || { colour: 'red' } })),
      asks: [],
    }
    const isNaming = named.includes(false)
    state.asks = asked.flatMap(seat =>
      seat === viewer && own?.ask
        ? [own.ask]
        : isNaming
          ? [{ seat, prompt: 'colour', why: 'R-1', choices: colours }]
          : turnOf(seat, at[seat]),
    )
    return state
  },
  inventory: () => ({}),
}

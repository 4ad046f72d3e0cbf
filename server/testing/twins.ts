// Two courses of a game that differ only in what one viewer cannot know: the true one, and one in which all of that was dealt otherwise.
// In both, the same choices are made, as long as the rules offer them and the viewer sees the same.
import type { Match, Pending } from '@overlair/play/match/contract'
import {
  type AnyGame,
  type Choice,
  canonical,
  eventFor,
  type GameRecord,
  isJsonObject,
  randomBelow,
  randomSource,
  redeal,
  type Seat,
  sameChoice,
  seal,
  type Viewer,
} from '@overlair/rules/kernel'
import { matchFrom } from '../tables/course.ts'
import { entriesOf } from '../tables/log/entries.ts'
import { seatsFor, tableFor } from './stage.ts'

async function matchOf(game: AnyGame, record: GameRecord): Promise<Match> {
  const { match } = await matchFrom(game, entriesOf(record), tableFor(game, seatsFor(Number(record.options.players))), {
    now: () => 0,
  })
  return match
}

/** Plays a game at random to its end. */
export async function playedGame(game: AnyGame, record: GameRecord): Promise<GameRecord> {
  const match = await matchOf(game, record)
  const random = randomSource(`play ${record.seed}`)
  for (match.settle(); match.result === undefined; match.settle()) {
    const { seat, ask, decision } = match.pending()[0]!
    match.choose(seat, ask.choices[randomBelow(random, ask.choices.length)]!, decision)
  }
  return match.record
}

/** Deals everything otherwise that the viewer cannot know. */
export function dealOtherwise({ game, state }: Match, viewer: Viewer): void {
  const world = redeal(game, state, viewer, 'otherwise')
  if (!isJsonObject(state) || !isJsonObject(world)) throw new TypeError('a state is an object')
  for (const key of Object.keys(state)) if (!Object.hasOwn(world, key)) Reflect.deleteProperty(state, key)
  Object.assign(state, world)
}

export interface Script {
  /** The choices of each seat, in their order. */
  readonly choices: readonly (readonly Choice[])[]
  /** The number of choices of all seats. */
  readonly length: number
  /** How many of them a match made for the person in one course, and the person in the other. */
  readonly unlike: number
}

/** Finds choices after the end of the record that look the same to the viewer in both courses. */
export async function scriptFor(game: AnyGame, record: GameRecord, viewer: Viewer, longest: number): Promise<Script> {
  const [truth, other] = [await matchOf(game, record), await matchOf(game, record)]
  dealOtherwise(other, viewer)
  const choices: Choice[][] = seatsFor(Number(record.options.players)).map(() => [])
  const random = randomSource(`script ${record.seed}`)
  const looks = (match: Match): string =>
    canonical({
      position: seal(game, match.state, viewer),
      events: match.played.at(-1)?.events.map(event => eventFor(event, viewer)),
    })
  let [length, unlike] = [0, 0]
  while (length < longest) {
    const next = nextChoice(truth, other, at => randomBelow(random, at))
    if (!next) break
    for (const match of [truth, other])
      if (!next.isAutomatic(match)) match.choose(next.seat, next.choice, match.seat(next.seat).position().decision!)
      else match.answerFor(next.seat)
    // The rules have shown something that was dealt otherwise.
    if (looks(truth) !== looks(other)) break
    choices[next.seat]!.push(next.choice)
    length++
    if (next.isAutomatic.differs) unlike++
  }
  return { choices, length, unlike }
}

/** The order in which the rules ask may follow from hidden cards. */
export const bySeat = (pending: readonly Pending[]): readonly Pending[] => pending.toSorted((a, b) => a.seat - b.seat)

function nextChoice(truth: Match, other: Match, random: (below: number) => number) {
  const pairs = bySeat(truth.pending()).map(one => ({
    one,
    two: other.pending().find(({ seat }) => seat === one.seat),
  }))
  if (pairs.some(({ two }) => !two)) return undefined
  const automatic = pairs.filter(({ one, two }) => one.by === 'match' || two!.by === 'match')
  const [pair] = automatic.length > 0 ? automatic : pairs
  if (!pair) return undefined
  const { one, two } = pair
  const differs = one.by !== two!.by
  // Of several seats that choose at the same time, the automatic ones are first, and they are the same seats in both courses.
  if (pairs.length > 1 && pairs.some(each => each.one.by !== each.two!.by)) return undefined
  const given = [one, two!].flatMap(each => (each.by === 'match' ? [each.choice] : []))
  const shared = one.ask.choices.filter(choice => two!.ask.choices.some(same => sameChoice(same, choice)))
  const fitting = shared.filter(choice => given.every(each => sameChoice(each, choice)))
  if (fitting.length === 0) return undefined
  const seat: Seat = one.seat
  const isAutomatic = (match: Match) => (match === truth ? one : two!).by === 'match'
  return { seat, choice: fitting[random(fitting.length)]!, isAutomatic: Object.assign(isAutomatic, { differs }) }
}

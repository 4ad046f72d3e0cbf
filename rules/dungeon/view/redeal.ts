// Deals again everything that a viewer cannot know: decks, hands and face-down rooms of others, and their bosses before the
// choice.
import {
  type HasRandom,
  randomBelow,
  randomSource,
  type Seed,
  seeded,
  shuffle,
  type Viewer,
} from '../../kernel/index.ts'
import { roomFacts } from '../engine/catalogue.ts'
import { askAgain } from '../engine/interpreter.ts'
import { treasureOn } from '../engine/queries.ts'
import { cardOf } from '../model/card-ids.ts'
import { clone } from '../model/clone.ts'
import type { CardName, DeckKind, Room, Seat, State } from '../model/state.ts'

export function redeal(original: State, viewer: Viewer, seed: Seed): State {
  const s = clone(original)
  const source = randomSource(seed)
  // Another generator than the one that deals. Whoever knows it must not learn how the cards were dealt.
  s.random = seeded(`${seed} played on`)
  shuffleUnseen(source, s.heroes.ordinary)
  shuffleUnseen(source, s.heroes.epic)
  if (s.board) shuffleUnseen(source, s.board.items)
  if (s.players.some(p => p.dealt.length > 0)) redealBosses(s, viewer, source)
  redealCards(s, viewer, 'spells', source)
  redealCards(s, viewer, 'rooms', source)
  askOthersAgain(s, viewer, source)
  return s
}
/** Shuffles cards from a fixed order, because a shuffle of the true order could be computed back. */
const shuffleUnseen = (source: HasRandom, cards: string[]): string[] => shuffle(source, cards.sort())

function redealBosses(s: State, viewer: Viewer, source: HasRandom): void {
  const others = s.players.filter((_, seat) => seat !== viewer)
  const unknown = shuffleUnseen(source, [...s.removed, ...others.flatMap(p => p.dealt)]) // `removed` holds only bosses this early
  for (const p of others) p.dealt = unknown.splice(-2)
  s.removed = unknown
}

const seesHand = (s: State, viewer: Viewer, seat: Seat, kind: DeckKind): boolean =>
  viewer === seat ||
  s.sights.some(peek => peek.seat === viewer && 'hand' in peek && peek.hand === seat && (peek.kind ?? kind) === kind)
const isSearching = (s: State, viewer: Viewer, kind: DeckKind): boolean =>
  s.sights.some(peek => peek.seat === viewer && 'deck' in peek && peek.deck === kind)

/** Returns the number of cards on top of a deck that the viewer may see. */
const seenOnTop = (s: State, viewer: Viewer, kind: DeckKind): number =>
  s.sights.reduce((n, peek) => ('top' in peek && peek.top === kind && peek.seat === viewer ? peek.count : n), 0)

/** Shuffles all cards of one kind that the viewer does not see, and deals them again. A searched deck keeps its cards. */
function redealCards(s: State, viewer: Viewer, kind: DeckKind, source: HasRandom): void {
  const hands = s.players.filter((_, seat) => !seesHand(s, viewer, seat, kind)).map(p => p[kind])
  const faceDown = kind === 'rooms' ? faceDownOfOthers(s, viewer) : []
  const deck = s.decks[kind]
  const seen = deck.splice(deck.length - seenOnTop(s, viewer, kind))
  const pool = [...hands.flat(), ...faceDown.map(room => room.card), ...(isSearching(s, viewer, kind) ? [] : deck)]
  shuffleUnseen(source, pool)
  for (const room of faceDown) replaceCard(s, room, takeFitting(s, pool, room))
  for (const hand of hands) for (let i = 0; i < hand.length; i++) hand[i] = pool.pop()!
  if (pool.length > 0) s.decks[kind] = pool
  else shuffleUnseen(source, deck)
  s.decks[kind].push(...seen)
}
const faceDownOfOthers = (s: State, viewer: Viewer): Room[] =>
  s.players.flatMap(p => p.dungeon).filter(room => room.faceDown && room.by !== viewer)
/** Takes a card from the pool that could have been placed there. Takes any card if none fits. */
function takeFitting(s: State, pool: CardName[], room: Room): CardName {
  const base = room.under.at(-1)
  const symbols = base === undefined ? [] : treasureOn(s, { ...room, id: base, card: cardOf(base) })
  const fits = (card: CardName) => {
    const { advanced, treasure } = roomFacts(s, card)
    return !advanced || treasure.some(type => symbols.includes(type))
  }
  const i = pool.findIndex(fits)
  return pool.splice(Math.max(i, 0), 1)[0]!
}
function replaceCard(s: State, room: Room, card: CardName): void {
  for (const { dungeon } of s.players) {
    const at = dungeon.indexOf(room)
    if (at >= 0) dungeon[at] = { ...room, card, id: `${card}${room.id.slice(room.id.indexOf('#'))}` }
  }
}

/**
 * Asks the other seats again, because their choices depend on their new cards. Hidden answers that they have already given are
 * replaced by random ones.
 */
function askOthersAgain(s: State, viewer: Viewer, source: HasRandom): void {
  if (s.asks.length === 0 || (s.asks.every(ask => ask.seat === viewer) && s.answers.length === 0)) return
  const { asks, answers } = s
  s.answers = []
  askAgain(s)
  s.news = []
  s.answers = answers.map(answer => {
    if (answer.seat === viewer) return answer
    const { choices } = s.asks.find(ask => ask.seat === answer.seat)!
    return { seat: answer.seat, choice: choices[randomBelow(source, choices.length)]! }
  })
  s.asks = asks.map(ask => (ask.seat === viewer ? ask : s.asks.find(newAsk => newAsk.seat === ask.seat)!))
}

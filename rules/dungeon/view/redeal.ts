// Everything that a viewer cannot know, dealt anew: decks, hands of others, face-down rooms of others, bosses not yet
// chosen.
import { randomBelow, type Seed, seeded, shuffle, type Viewer } from '../../kernel/index.ts'
import { roomFacts } from '../engine/card-registry.ts'
import { askAgain } from '../engine/interpreter.ts'
import { treasureOn } from '../engine/queries.ts'
import { cardOf } from '../model/card-ids.ts'
import { clone } from '../model/clone.ts'
import type { CardName, DeckKind, Room, Seat, State } from '../model/state.ts'

export function redeal(original: State, viewer: Viewer, seed: Seed): State {
  const s = clone(original)
  s.random = seeded(seed)
  shuffle(s, s.heroes.ordinary)
  shuffle(s, s.heroes.epic)
  if (s.board) shuffle(s, s.board.items)
  if (s.players.some(p => p.dealt.length > 0)) redealBosses(s, viewer)
  redealCards(s, viewer, 'spells')
  redealCards(s, viewer, 'rooms')
  askTheOthersAgain(s, viewer)
  return s
}

function redealBosses(s: State, viewer: Viewer): void {
  const others = s.players.filter((_, seat) => seat !== viewer)
  const unknown = shuffle(s, [...s.removed, ...others.flatMap(p => p.dealt)]) // only bosses are out of the game so early
  for (const p of others) p.dealt = unknown.splice(-2)
  s.removed = unknown
}

const looksAt = (s: State, viewer: Viewer, seat: Seat, kind: DeckKind): boolean =>
  viewer === seat ||
  s.sights.some(
    sight => sight.seat === viewer && 'hand' in sight && sight.hand === seat && (sight.kind ?? kind) === kind,
  )
const searches = (s: State, viewer: Viewer, kind: DeckKind): boolean =>
  s.sights.some(sight => sight.seat === viewer && 'deck' in sight && sight.deck === kind)

/** How many cards on top of a deck the viewer is looking at. */
const seenOnTop = (s: State, viewer: Viewer, kind: DeckKind): number =>
  s.sights.reduce((n, sight) => ('top' in sight && sight.top === kind && sight.seat === viewer ? sight.count : n), 0)

/**
 * All cards of one kind that the viewer does not see change places with each other; a deck that is being searched
 * keeps its cards.
 */
function redealCards(s: State, viewer: Viewer, kind: DeckKind): void {
  const hands = s.players.filter((_, seat) => !looksAt(s, viewer, seat, kind)).map(p => p[kind])
  const down = kind === 'rooms' ? faceDownOfOthers(s, viewer) : []
  const deck = s.decks[kind]
  const seen = deck.splice(deck.length - seenOnTop(s, viewer, kind))
  const pool = [...hands.flat(), ...down.map(room => room.card), ...(searches(s, viewer, kind) ? [] : deck)]
  shuffle(s, pool)
  for (const room of down) recard(s, room, takeFitting(s, pool, room))
  for (const hand of hands) for (let i = 0; i < hand.length; i++) hand[i] = pool.pop()!
  if (pool.length > 0) s.decks[kind] = pool
  else shuffle(s, deck)
  s.decks[kind].push(...seen)
}
const faceDownOfOthers = (s: State, viewer: Viewer): Room[] =>
  s.players.flatMap(p => p.dungeon).filter(room => room.faceDown && room.by !== viewer)
/** A card that may have been laid there, if there is one. */
function takeFitting(s: State, pool: CardName[], room: Room): CardName {
  const base = room.under.at(-1)
  const shown = base === undefined ? [] : treasureOn(s, { ...room, id: base, card: cardOf(base) })
  const fits = (card: CardName) => {
    const { advanced, treasure } = roomFacts(card)
    return !advanced || treasure.some(t => shown.includes(t))
  }
  const i = pool.findIndex(fits)
  return pool.splice(Math.max(i, 0), 1)[0]!
}
function recard(s: State, room: Room, card: CardName): void {
  for (const { dungeon } of s.players) {
    const at = dungeon.indexOf(room)
    if (at >= 0) dungeon[at] = { ...room, card, id: `${card}${room.id.slice(room.id.indexOf('#'))}` }
  }
}

/** What the others may say comes from their cards; what they have said already, face down, is chosen anew. */
function askTheOthersAgain(s: State, viewer: Viewer): void {
  if (s.asks.length === 0 || (s.asks.every(ask => ask.seat === viewer) && s.answers.length === 0)) return
  const { asks, answers } = s
  s.answers = []
  askAgain(s)
  s.news = []
  s.answers = answers.map(given => {
    if (given.seat === viewer) return given
    const { choices } = s.asks.find(ask => ask.seat === given.seat)!
    return { seat: given.seat, choice: choices[randomBelow(s, choices.length)]! }
  })
  s.asks = asks.map(ask => (ask.seat === viewer ? ask : s.asks.find(again => again.seat === ask.seat)!))
}

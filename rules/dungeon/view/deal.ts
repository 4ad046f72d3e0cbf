// Deals a state that fits a sealed position. The seed decides everything that the viewer does not know.
import {
  GameError,
  type HasRandom,
  piecesIn,
  randomBelow,
  randomSource,
  type Seed,
  seeded,
  shuffle,
  without,
} from '../../kernel/index.ts'
import { deckOf } from '../actions/cards.ts'
import { roomFacts } from '../engine/catalogue.ts'
import { askAgain } from '../engine/interpreter.ts'
import { treasureOn } from '../engine/queries.ts'
import { cardOf } from '../model/card-ids.ts'
import { cloneBoard, cloneFrame, cloneHero, cloneRoom } from '../model/clone.ts'
import type { DungeonPosition, OwnDungeon, PublicDungeon, PublicPlayer } from '../model/sealed.ts'
import type { CardName, DeckKind, KnownCard, Player, Room, Seat, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'

export function deal(sealed: DungeonPosition, seed: Seed): State {
  if (sealed.version !== rulesVersion)
    throw new GameError('bad-state', `the position was made by rules ${sealed.version}; these are ${rulesVersion}`)
  const source = randomSource(seed)
  const { board, hidden, own } = sealed
  const unseen = (piece: keyof PublicDungeon['hidden'], seen: readonly string[] = []): string[] =>
    shuffle(source, piecesIn(hidden[piece], seen))
  const s: State = {
    game: sealed.game,
    version: sealed.version,
    sets: sealed.sets,
    variants: sealed.variants,
    // Another generator than the one that deals. Whoever knows it must not learn how the cards were dealt.
    random: seeded(`${seed} played on`),
    serial: sealed.serial,
    round: sealed.round,
    phase: sealed.phase,
    order: sealed.order,
    active: sealed.active ?? -1,
    players: sealed.players.map((p, seat) => playerInSight(p, seat === sealed.viewer ? own : null)),
    town: sealed.town.map(cloneHero),
    board: board && { ...cloneBoard({ ...board, items: [] }), items: unseen('items') },
    decks: { rooms: [], spells: [] },
    heroes: { ordinary: unseen('ordinary'), epic: unseen('epic') },
    revealed: sealed.revealed,
    discard: [...sealed.discard],
    removed: [...sealed.removed],
    removedUnseen: { rooms: [], spells: [] },
    lasting: sealed.lasting,
    once: sealed.once,
    entered: sealed.entered,
    waiting: sealed.waiting,
    levelUpsWaiting: sealed.levelUpsWaiting,
    sights: sealed.sights,
    known: own ? [...sealed.known, ...own.known] : sealed.known,
    stack: sealed.stack.map(cloneFrame),
    pending: sealed.pending.map(cloneFrame),
    asks: own?.ask ? [own.ask] : [],
    answers: [],
    news: [],
    result: sealed.result,
  }
  if (sealed.players.some(p => p.dealt > 0)) dealBosses(s, sealed, unseen('bosses', own?.dealt), source)
  for (const kind of ['spells', 'rooms'] as const) dealCards(s, sealed, kind, source)
  askOthers(s, sealed, source)
  return s
}

const playerInSight = (p: PublicPlayer, own: OwnDungeon | null): Player => ({
  boss: p.boss,
  dealt: own?.dealt ?? [],
  rooms: [...(own?.rooms ?? [])],
  spells: [...(own?.spells ?? [])],
  dungeon: p.dungeon.map(cloneRoom),
  entrance: p.entrance.map(cloneHero),
  walker: p.walker && cloneHero(p.walker),
  slain: [...p.slain],
  survivors: [...p.survivors],
  leveled: p.leveled,
  out: p.out,
  coins: p.coins,
  tally: { ...p.tally },
})

/** While bosses are chosen, the order of play is hidden, too. */
function dealBosses(s: State, { players, viewer }: DungeonPosition, unseen: CardName[], source: HasRandom): void {
  for (const [seat, { dealt }] of players.entries())
    if (seat !== viewer) s.players[seat]!.dealt = dealt > 0 ? unseen.splice(-dealt) : []
  s.removed.push(...unseen)
  s.order = shuffle(source, [...players.keys()])
}

/** Deals the cards of one kind: face-down rooms first, because not every card fits, then hands, then the deck. */
function dealCards(s: State, sealed: DungeonPosition, kind: DeckKind, source: HasRandom): void {
  const { viewer, own, players, decks, hidden, removedUnseen } = sealed
  const hands = players.map((_, seat) => certainCards(s, sealed, kind, seat))
  const deck = own?.decks[kind]
  const [searched, top] = [deck && 'cards' in deck ? piecesIn(deck.cards) : [], deck && 'top' in deck ? deck.top : []]
  const seen = [...hands.flatMap(({ certain, knownToAll }) => without(certain, knownToAll)), ...searched, ...top]
  const unseen = shuffle(source, piecesIn(hidden[kind], seen))
  const faceDown = kind === 'rooms' ? faceDownPlaces(s) : []
  for (const [seat, { [kind]: count }] of players.entries()) {
    const places = faceDown.filter(({ room }) => room.by === seat)
    if (seat === viewer) {
      for (const place of places) giveCard(place, own?.faceDown[place.room.id] ?? '')
      continue
    }
    const { inSight, certain } = hands[seat]!
    const certainUnseen = shuffle(source, without(certain, inSight ?? []))
    placeFaceDown(s, places, inSight ? 0 : count, certainUnseen, unseen, source)
    s.players[seat]![kind] = inSight
      ? [...inSight]
      : shuffle(source, [...certainUnseen, ...unseen.splice(0, count - certainUnseen.length)])
  }
  s.removedUnseen[kind] = unseen.splice(0, removedUnseen[kind])
  if (decks[kind] === 0) return
  s.decks[kind] = searched.length > 0 ? shuffle(source, searched) : unseen
  s.decks[kind].push(...top)
}

/** What the viewer knows of the cards of one kind that a seat hides, in its hand or face down. */
interface CertainCards {
  /** The hand, if the viewer sees it now. */
  readonly inSight: readonly CardName[] | undefined
  /** All cards that are certainly there, those in sight included. */
  readonly certain: readonly CardName[]
  /** Those of them that all know. */
  readonly knownToAll: readonly CardName[]
}
function certainCards(s: State, { viewer, own, known }: DungeonPosition, kind: DeckKind, seat: Seat): CertainCards {
  const namesIn = (list: readonly KnownCard[]): CardName[] =>
    list.filter(({ hand, card }) => hand === seat && deckOf(s, card) === kind).map(({ card }) => card)
  const knownToAll = namesIn(known)
  if (own && seat === viewer) {
    const faceDown = kind === 'rooms' ? Object.values(own.faceDown) : []
    return { inSight: own[kind], certain: [...own[kind], ...faceDown], knownToAll }
  }
  const inSight = own?.hands[seat]?.[kind]
  const all = [...knownToAll, ...namesIn(own?.known ?? [])]
  return { inSight, certain: [...(inSight ?? []), ...without(all, inSight ?? [])], knownToAll }
}

/** A place with a face-down room whose card is not dealt yet. */
interface FaceDownPlace {
  readonly dungeon: Room[]
  readonly room: Room
  readonly at: number
}
const faceDownPlaces = (s: State): FaceDownPlace[] =>
  s.players.flatMap(({ dungeon }) => dungeon.flatMap((room, at) => (room.card === '' ? [{ dungeon, room, at }] : [])))
function giveCard({ dungeon, room, at }: FaceDownPlace, card: CardName): void {
  dungeon[at] = { ...room, card, id: `${card}${room.id}` }
}

/**
 * Chooses the face-down rooms of a seat. `certain` are cards that are among its hidden rooms. Each of its hidden rooms is as likely
 * to lie face down, if it fits there.
 */
function placeFaceDown(
  s: State,
  places: FaceDownPlace[],
  handCount: number,
  certain: CardName[],
  unseen: CardName[],
  source: HasRandom,
): void {
  // New rooms first: fewer cards fit there.
  places.sort((a, b) => a.room.under.length - b.room.under.length)
  places.forEach((place, i) => {
    const hiddenRooms = handCount + places.length - i
    const isCertain = randomBelow(source, hiddenRooms) < certain.length
    const [first, second] = isCertain ? [certain, unseen] : [unseen, certain]
    const mustBeCertain = certain.length === hiddenRooms
    giveCard(place, takeFitting(s, place.room, mustBeCertain ? certain : first, mustBeCertain ? certain : second))
  })
}
/** Takes a card that fits from the first pile, or else from the second. Takes any card of the first if none fits. */
function takeFitting(s: State, room: Room, first: CardName[], second: CardName[]): CardName {
  const fits = fittingOn(s, room)
  for (const pile of [first, second]) {
    const i = pile.findIndex(fits)
    if (i >= 0) return pile.splice(i, 1)[0]!
  }
  return (first.length > 0 ? first : second).pop()!
}
/** Returns whether a card could have been placed on the room below. */
function fittingOn(s: State, room: Room): (card: CardName) => boolean {
  const base = room.under.at(-1)
  const symbols = base === undefined ? [] : treasureOn(s, { ...room, id: base, card: cardOf(base) })
  return card => {
    const { advanced, treasure } = roomFacts(s, card)
    return !advanced || treasure.some(type => symbols.includes(type))
  }
}
/**
 * Asks the other seats, whose choices depend on their cards: the step that asked runs again. Their hidden answers are random ones.
 */
function askOthers(s: State, { asked, answered, viewer, own }: DungeonPosition, source: HasRandom): void {
  if (asked.length === 0 || (answered.length === 0 && asked.every(seat => seat === viewer))) return
  askAgain(s)
  s.news = []
  const asks = s.asks
  s.asks = asks.flatMap(one => (one.seat === viewer && own?.ask ? [own.ask] : asked.includes(one.seat) ? [one] : []))
  s.answers = answered.map(seat => {
    if (seat === viewer && own?.answer) return { seat, choice: own.answer }
    const { choices } = asks.find(one => one.seat === seat)!
    return { seat, choice: choices[randomBelow(source, choices.length)]! }
  })
}

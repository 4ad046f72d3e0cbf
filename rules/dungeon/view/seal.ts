// Seals a position: what one viewer knows, built up from nothing (BM-204, BM-205, BM-230, SB-74).
import { type Multiset, multisetOf, type Viewer, without } from '../../kernel/index.ts'
import { deckOf } from '../actions/cards.ts'
import { isKnownTo, knownUnseen } from '../engine/knowledge.ts'
import { player } from '../engine/queries.ts'
import { cloneBoard, cloneFrame, cloneHero, cloneRoom } from '../model/clone.ts'
import type { DungeonPosition, SealedBoard, SealedDeck, SealedPile, SealedPlayer } from '../model/sealed.ts'
import type { Board, CardName, DeckKind, KnownCard, Room, Seat, State } from '../model/state.ts'

export const deckKinds = ['rooms', 'spells'] as const satisfies readonly DeckKind[]

export function seal(s: State, viewer: Viewer): DungeonPosition {
  /** Bosses are being chosen. Until then the order of play is hidden, and no card but bosses is out of the game. */
  const isDealing = s.players.some(p => p.dealt.length > 0)
  return {
    game: s.game,
    version: s.version,
    viewer,
    sets: s.sets,
    variants: s.variants,
    serial: s.serial,
    round: s.round,
    phase: s.phase,
    order: isDealing ? [] : s.order,
    active: s.active < 0 ? null : s.active,
    players: s.players.map((_, seat) => sealedPlayer(s, seat, viewer)),
    town: s.town.map(cloneHero),
    board: s.board && sealedBoard(s.board),
    decks: { rooms: sealedDeck(s, 'rooms', viewer), spells: sealedDeck(s, 'spells', viewer) },
    heroes: { ordinary: s.heroes.ordinary.length, epic: s.heroes.epic.length },
    hidden: {
      rooms: hiddenOf(s, 'rooms', viewer),
      spells: hiddenOf(s, 'spells', viewer),
      ordinary: multisetOf(s.heroes.ordinary),
      epic: multisetOf(s.heroes.epic),
      bosses: multisetOf(
        isDealing ? [...s.removed, ...s.players.flatMap((p, seat) => (seat === viewer ? [] : p.dealt))] : [],
      ),
      items: multisetOf(s.board?.items ?? []),
    },
    known: s.known.filter(one => isKnownTo(one, viewer) || one.hand === viewer).sort(byHandAndName),
    revealed: s.revealed,
    discard: [...s.discard],
    removed: isDealing ? [] : s.removed.toSorted(),
    removedUnseen: { rooms: s.removedUnseen.rooms.length, spells: s.removedUnseen.spells.length },
    lasting: s.lasting,
    once: s.once,
    entered: s.entered,
    waiting: s.waiting,
    levelUpsWaiting: s.levelUpsWaiting,
    sights: s.sights,
    stack: s.stack.map(cloneFrame),
    pending: s.pending.map(cloneFrame),
    asked: s.asks.map(({ seat }) => seat).sort((a, b) => a - b),
    ask: s.asks.find(({ seat }) => seat === viewer) ?? null,
    answered: s.answers.map(({ seat }) => seat),
    answer: s.answers.find(({ seat }) => seat === viewer)?.choice ?? null,
    result: s.result,
  }
}

/** The order in which players learnt cards may be the order of a hand, so a sealed position does not keep it. */
const byHandAndName = (a: KnownCard, b: KnownCard): number =>
  a.hand - b.hand || (`${a.card} ${a.to}` < `${b.card} ${b.to}` ? -1 : 1)

/** Whether the viewer sees the cards of one kind in a hand now. */
const seesHand = (s: State, viewer: Viewer, seat: Seat, kind: DeckKind): boolean =>
  viewer === seat ||
  s.sights.some(peek => peek.seat === viewer && 'hand' in peek && peek.hand === seat && (peek.kind ?? kind) === kind)
const isSearching = (s: State, viewer: Viewer, kind: DeckKind): boolean =>
  s.sights.some(peek => peek.seat === viewer && 'deck' in peek && peek.deck === kind)
/** The number of cards on top of a deck that the viewer sees now. */
const seenOnTop = (s: State, viewer: Viewer, kind: DeckKind): number =>
  s.sights.reduce((n, peek) => ('top' in peek && peek.top === kind && peek.seat === viewer ? peek.count : n), 0)
const isHiddenRoom = (room: Room, viewer: Viewer): boolean => room.faceDown && room.by !== viewer

const pile = (cards: readonly CardName[], isSeen: boolean): SealedPile =>
  isSeen ? { count: cards.length, cards: [...cards] } : { count: cards.length }
function sealedPlayer(s: State, seat: Seat, viewer: Viewer): SealedPlayer {
  const p = player(s, seat)
  return {
    boss: p.boss,
    dealt: pile(p.dealt, seat === viewer),
    rooms: pile(p.rooms, seesHand(s, viewer, seat, 'rooms')),
    spells: pile(p.spells, seesHand(s, viewer, seat, 'spells')),
    dungeon: p.dungeon.map(room =>
      isHiddenRoom(room, viewer)
        ? { ...cloneRoom(room), id: room.id.slice(room.id.indexOf('#')), card: '' }
        : cloneRoom(room),
    ),
    entrance: p.entrance.map(cloneHero),
    walker: p.walker && cloneHero(p.walker),
    slain: [...p.slain],
    survivors: [...p.survivors],
    leveled: p.leveled,
    out: p.out,
    coins: p.coins,
    tally: { ...p.tally },
  }
}
const sealedBoard = (board: Board): SealedBoard => ({ ...cloneBoard(board), items: board.items.length })
function sealedDeck(s: State, kind: DeckKind, viewer: Viewer): SealedDeck {
  const deck = s.decks[kind]
  const seen = seenOnTop(s, viewer, kind)
  return {
    count: deck.length,
    ...(isSearching(s, viewer, kind) && { cards: multisetOf(deck) }),
    ...(seen > 0 && { top: deck.slice(deck.length - seen) }),
  }
}

/** Counts the cards of one kind in all places that the viewer does not see, without the cards that the viewer knows there. */
function hiddenOf(s: State, kind: DeckKind, viewer: Viewer): Multiset {
  const deck = s.decks[kind]
  const cards = isSearching(s, viewer, kind) ? [] : deck.slice(0, deck.length - seenOnTop(s, viewer, kind))
  cards.push(...s.removedUnseen[kind])
  s.players.forEach((p, seat) => {
    if (seat === viewer) return
    const hand = p[kind]
    const faceDown = kind === 'rooms' ? faceDownBy(s, seat) : []
    const isSeen = seesHand(s, viewer, seat, kind)
    const known = s.known.filter(one => one.hand === seat && isKnownTo(one, viewer) && deckOf(s, one.card) === kind)
    const unseen = isSeen ? faceDown : [...hand, ...faceDown]
    cards.push(...without(unseen, knownUnseen(known, isSeen ? hand : [])))
  })
  return multisetOf(cards)
}
const faceDownBy = (s: State, seat: Seat): CardName[] =>
  s.players.flatMap(p => p.dungeon.filter(room => room.faceDown && room.by === seat).map(({ card }) => card))

// Seals a position: what all know, and what one seat knows beyond that, built up from nothing (BM-204, BM-205, BM-230, SB-74).
import { KnownMultisets, type Multiset, multisetOf, without } from '../../kernel/index.ts'
import { deckOf } from '../actions/cards.ts'
import { cloneBoard, cloneFrame, cloneHero, cloneRoom } from '../model/clone.ts'
import type { OwnDungeon, PublicBoard, PublicDungeon, PublicPlayer, SeenDeck } from '../model/sealed.ts'
import type { Board, CardName, DeckKind, KnownCard, Player, Room, Seat, State } from '../model/state.ts'

const deckKinds = ['rooms', 'spells'] as const satisfies readonly DeckKind[]

/** Bosses are being chosen. Until then the order of play is hidden, and no card but bosses is out of the game. */
const isDealing = (s: State): boolean => s.players.some(p => p.dealt.length > 0)

const multisets = new KnownMultisets()
const multisetIn = (s: State, name: string, cards: readonly CardName[]): Multiset =>
  multisets.of(s, name, cards, card => card)

export function sealPublic(s: State): PublicDungeon {
  return {
    game: s.game,
    version: s.version,
    sets: s.sets,
    variants: s.variants,
    serial: s.serial,
    round: s.round,
    phase: s.phase,
    order: isDealing(s) ? [] : s.order,
    active: s.active < 0 ? null : s.active,
    players: s.players.map(publicPlayer),
    town: s.town.map(cloneHero),
    board: s.board && publicBoard(s.board),
    decks: { rooms: s.decks.rooms.length, spells: s.decks.spells.length },
    heroes: { ordinary: s.heroes.ordinary.length, epic: s.heroes.epic.length },
    hidden: {
      rooms: hiddenOf(s, 'rooms'),
      spells: hiddenOf(s, 'spells'),
      ordinary: multisetIn(s, 'ordinary', s.heroes.ordinary),
      epic: multisetIn(s, 'epic', s.heroes.epic),
      bosses: multisetIn(s, 'bosses', isDealing(s) ? [...s.removed, ...s.players.flatMap(p => p.dealt)] : []),
      items: multisetIn(s, 'items', s.board?.items ?? []),
    },
    known: s.known.filter(isKnownToAll).sort(byHandAndName),
    revealed: s.revealed,
    discard: [...s.discard],
    removed: isDealing(s) ? [] : s.removed.toSorted(),
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
    answered: s.answers.map(({ seat }) => seat),
    result: s.result,
  }
}

export function sealOwn(s: State, seat: Seat): OwnDungeon {
  const { dealt, rooms, spells } = s.players[seat]!
  return {
    dealt: [...dealt],
    rooms: [...rooms],
    spells: [...spells],
    faceDown: Object.fromEntries(faceDownBy(s, seat).map(room => [numberOf(room), room.card])),
    known: s.known.filter(one => !isKnownToAll(one) && (one.to === seat || one.hand === seat)).sort(byHandAndName),
    hands: seenHands(s, seat),
    decks: seenDecks(s, seat),
    ask: s.asks.find(ask => ask.seat === seat) ?? null,
    answer: s.answers.find(answer => answer.seat === seat)?.choice ?? null,
  }
}

/** The order in which players learnt cards may be the order of a hand, so a sealed position does not keep it. */
const byHandAndName = (a: KnownCard, b: KnownCard): number =>
  a.hand - b.hand || (`${a.card} ${a.to}` < `${b.card} ${b.to}` ? -1 : 1)
const isKnownToAll = ({ to }: KnownCard): boolean => to === 'all'
/** The number alone does not tell the card: rooms are numbered as they come to the table. */
const numberOf = ({ id }: Room): string => id.slice(id.indexOf('#'))

const publicPlayer = (p: Player): PublicPlayer => ({
  boss: p.boss,
  dealt: p.dealt.length,
  rooms: p.rooms.length,
  spells: p.spells.length,
  dungeon: p.dungeon.map(room =>
    room.faceDown ? { ...cloneRoom(room), id: numberOf(room), card: '' } : cloneRoom(room),
  ),
  entrance: p.entrance.map(cloneHero),
  walker: p.walker && cloneHero(p.walker),
  slain: [...p.slain],
  survivors: [...p.survivors],
  leveled: p.leveled,
  out: p.out,
  coins: p.coins,
  tally: { ...p.tally },
})
const publicBoard = (board: Board): PublicBoard => ({ ...cloneBoard(board), items: board.items.length })

/** Counts the cards of one kind in all hidden places, without those that all know there. */
function hiddenOf(s: State, kind: DeckKind): Multiset {
  const cards = [...s.decks[kind], ...s.removedUnseen[kind]]
  s.players.forEach((p, seat) => {
    const faceDown = kind === 'rooms' ? faceDownBy(s, seat).map(({ card }) => card) : []
    const known = s.known.filter(one => one.hand === seat && isKnownToAll(one) && deckOf(s, one.card) === kind)
    const hidden = [...p[kind], ...faceDown]
    cards.push(
      ...without(
        hidden,
        known.map(({ card }) => card),
      ),
    )
  })
  return multisetIn(s, kind, cards)
}
const faceDownBy = (s: State, seat: Seat): Room[] =>
  s.players.flatMap(p => p.dungeon.filter(room => room.faceDown && room.by === seat))

function seenHands(s: State, viewer: Seat): OwnDungeon['hands'] {
  const hands: Record<Seat, Partial<Record<DeckKind, readonly CardName[]>>> = {}
  for (const peek of s.sights)
    if (peek.seat === viewer && 'hand' in peek)
      for (const kind of peek.kind ? [peek.kind] : deckKinds)
        hands[peek.hand] = { ...hands[peek.hand], [kind]: [...s.players[peek.hand]![kind]] }
  return hands
}
function seenDecks(s: State, viewer: Seat): OwnDungeon['decks'] {
  const decks: Partial<Record<DeckKind, SeenDeck>> = {}
  for (const peek of s.sights) {
    if (peek.seat !== viewer) continue
    if ('deck' in peek) decks[peek.deck] = { cards: multisetOf(s.decks[peek.deck]) }
    else if ('top' in peek) decks[peek.top] = { top: topOf(s.decks[peek.top], peek.count) }
  }
  return decks
}
const topOf = (deck: readonly CardName[], count: number): readonly CardName[] =>
  deck.slice(Math.max(0, deck.length - count))

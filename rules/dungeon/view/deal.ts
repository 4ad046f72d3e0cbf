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
} from '../../kernel/index.ts'
import { deckOf } from '../actions/cards.ts'
import { roomFacts } from '../engine/catalogue.ts'
import { askAgain } from '../engine/interpreter.ts'
import { isKnownTo, knownUnseen } from '../engine/knowledge.ts'
import { treasureOn } from '../engine/queries.ts'
import { cardOf } from '../model/card-ids.ts'
import { cloneBoard, cloneFrame, cloneHero, cloneRoom } from '../model/clone.ts'
import type { DungeonPosition, SealedPlayer } from '../model/sealed.ts'
import type { CardName, DeckKind, Player, Room, Seat, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'

export function deal(sealed: DungeonPosition, seed: Seed): State {
  if (sealed.version !== rulesVersion)
    throw new GameError('bad-state', `the position was made by rules ${sealed.version}; these are ${rulesVersion}`)
  const source = randomSource(seed)
  const { board } = sealed
  const unseen = (piece: keyof DungeonPosition['hidden']): string[] => shuffle(source, piecesIn(sealed.hidden[piece]))
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
    players: sealed.players.map(playerInSight),
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
    known: sealed.known,
    stack: sealed.stack.map(cloneFrame),
    pending: sealed.pending.map(cloneFrame),
    asks: sealed.ask ? [sealed.ask] : [],
    answers: [],
    news: [],
    result: sealed.result,
  }
  if (sealed.players.some(p => p.dealt.count > 0)) dealBosses(s, sealed, unseen('bosses'), source)
  dealCards(s, sealed, 'spells', unseen('spells'), source)
  dealCards(s, sealed, 'rooms', unseen('rooms'), source)
  askOthers(s, sealed, source)
  return s
}

const playerInSight = (p: SealedPlayer): Player => ({
  boss: p.boss,
  dealt: p.dealt.cards ?? [],
  rooms: [...(p.rooms.cards ?? [])],
  spells: [...(p.spells.cards ?? [])],
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
function dealBosses(s: State, { players }: DungeonPosition, unseen: CardName[], source: HasRandom): void {
  for (const [seat, { dealt }] of players.entries())
    if (!dealt.cards) s.players[seat]!.dealt = unseen.splice(-dealt.count)
  s.removed.push(...unseen)
  s.order = shuffle(source, [...players.keys()])
}

/** Deals the cards of one kind: face-down rooms first, because not every card fits, then hands, then the deck. */
function dealCards(s: State, sealed: DungeonPosition, kind: DeckKind, unseen: CardName[], source: HasRandom): void {
  const { viewer, players, decks, removedUnseen, known } = sealed
  for (const [seat, { [kind]: hand }] of players.entries()) {
    if (seat === viewer) continue
    const knownHere = known.filter(one => one.hand === seat && isKnownTo(one, viewer) && deckOf(s, one.card) === kind)
    const certain = shuffle(source, knownUnseen(knownHere, hand.cards ?? []))
    if (kind === 'rooms') placeFaceDown(s, seat, hand.cards ? 0 : hand.count, certain, unseen, source)
    if (hand.cards) continue
    s.players[seat]![kind] = shuffle(source, [...certain, ...unseen.splice(0, hand.count - certain.length)])
  }
  s.removedUnseen[kind] = unseen.splice(0, removedUnseen[kind])
  const { cards, top = [] } = decks[kind]
  s.decks[kind] = [...(cards ? shuffle(source, piecesIn(cards)) : unseen), ...top]
}

/**
 * Chooses the face-down rooms of a seat. `certain` are cards that are among its hidden rooms. Each of its hidden rooms is as likely
 * to lie face down, if it fits there.
 */
function placeFaceDown(
  s: State,
  seat: Seat,
  handCount: number,
  certain: CardName[],
  unseen: CardName[],
  source: HasRandom,
): void {
  const rooms = s.players.flatMap(({ dungeon }) =>
    dungeon.flatMap((room, at) => (room.card === '' && room.by === seat ? [{ dungeon, room, at }] : [])),
  )
  // New rooms first: fewer cards fit there.
  rooms.sort((a, b) => a.room.under.length - b.room.under.length)
  rooms.forEach(({ dungeon, room, at }, i) => {
    const hiddenRooms = handCount + rooms.length - i
    const isCertain = randomBelow(source, hiddenRooms) < certain.length
    const [first, second] = isCertain ? [certain, unseen] : [unseen, certain]
    const mustBeCertain = certain.length === hiddenRooms
    const card = takeFitting(s, room, mustBeCertain ? certain : first, mustBeCertain ? certain : second)
    dungeon[at] = { ...room, card, id: `${card}${room.id}` }
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
function askOthers(s: State, { asked, ask, answered, answer, viewer }: DungeonPosition, source: HasRandom): void {
  if (asked.length === 0 || (answered.length === 0 && asked.every(seat => seat === viewer))) return
  askAgain(s)
  s.news = []
  const asks = s.asks
  s.asks = asks.flatMap(one => (one.seat === viewer && ask ? [ask] : asked.includes(one.seat) ? [one] : []))
  s.answers = answered.map(seat => {
    if (seat === viewer && answer) return { seat, choice: answer }
    const { choices } = asks.find(one => one.seat === seat)!
    return { seat, choice: choices[randomBelow(source, choices.length)]! }
  })
}

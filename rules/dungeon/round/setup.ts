// Setup: from an empty table to the first round (BM-20 to BM-41, NL-5 to NL-17).
import { type Cause, type Seed, seeded, shuffle } from '../../kernel/index.ts'
import { cardPairs, deckOf, discard as discardCards, draw } from '../actions/cards.ts'
import { bossFacts, boxOf, heroFacts, roomFacts, spellFacts } from '../engine/card-registry.ts'
import { act, askSeats, each, perform, performForSeat, program, when } from '../engine/combinators.ts'
import { emit, pushProgram, run, takeEvents } from '../engine/interpreter.ts'
import { forgetHand } from '../engine/knowledge.ts'
import { distinct, player, wholeHand, xpOf } from '../engine/queries.ts'
import { type GameSettings, ruleSetOf } from '../engine/rulesets.ts'
import type { Choice } from '../model/choices.ts'
import type { CardName, DeckKind, EffectVars, HeroName, HeroRank, Player, Seat, State } from '../model/state.ts'
import { rulesVersion } from '../model/version.ts'
import { allSeats } from './phases.ts'
import { newTally, placeFirst, revealFirst, rounds } from './round.ts'

// The bosses (BM-24, BM-154)

export const seatBosses = askSeats(
  'boss.choose',
  s => (s.variants.choose ? s.order.map(seat => [seat, player(s, seat).dealt.map(boss => ({ boss }))] as const) : []),
  (s, _, answers) => {
    for (const { seat, choice } of answers) {
      const p = player(s, seat)
      p.boss = choice.boss
      s.removed.push(...p.dealt.filter(other => other !== p.boss))
      p.dealt = []
    }
    return undefined
  },
  () => 'BM-154',
)
/** Sorts the seats by XP, highest first. Seats with equal XP keep their random order (BM-42, BM-43). */
function orderByXp(s: State): void {
  s.order = s.order.toSorted((a, b) => xpOf(s, b) - xpOf(s, a))
  for (const seat of s.order)
    emit(s, { event: 'boss-chosen', seat, boss: player(s, seat).boss, reveals: true }, 'BM-155')
}

// The opening hands (BM-26 to BM-35)

export const openingHand: Readonly<Record<DeckKind, number>> = { rooms: 5, spells: 2 }
export function drawHand(s: State, seat: Seat, why: Cause): void {
  draw(s, seat, 'rooms', openingHand.rooms, why)
  draw(s, seat, 'spells', openingHand.spells, why)
}
const mulliganThreshold = 4
/** Whether a hand has at least four advanced rooms, or four rooms or symbols of one treasure (BM-30, BM-33, SB-34). */
export function mayMulligan(hand: readonly CardName[], countsTreasures: boolean): boolean {
  const rooms = hand.map(roomFacts)
  const counted = rooms.flatMap(({ treasure }) => (countsTreasures ? treasure : distinct(treasure)))
  const hasEnough = (list: readonly unknown[]): boolean => list.length >= mulliganThreshold
  return (
    hasEnough(rooms.filter(({ advanced }) => advanced)) ||
    counted.some(type => hasEnough(counted.filter(other => other === type)))
  )
}
const keep: Choice = { keep: true }
const keepOrMulligan: readonly Choice[] = [keep, { mulligan: true }]
/** Asks every player, so that being asked does not reveal whose hand allows a mulligan (BM-35). */
export const mulligan = program('mulligan', 'BM-30')(
  askSeats(
    'mulligan',
    (s, { you }: EffectVars) => [
      [you, mayMulligan(player(s, you).rooms, s.variants.mulliganCountsTreasures) ? keepOrMulligan : [keep]],
    ],
    (s, { you }, [answer]) => {
      if ('keep' in answer!.choice) return 'end'
      const p = player(s, you)
      const shown = ruleSetOf(s).mulliganShowsHand ? { cards: wholeHand(s, you) } : {}
      emit(s, { event: 'mulligan', seat: you, ...shown, reveals: true }, 'BM-31')
      for (const card of wholeHand(s, you)) s.decks[deckOf(card)].push(card)
      p.rooms = []
      p.spells = []
      forgetHand(s, you)
      shuffle(s, s.decks.rooms)
      shuffle(s, s.decks.spells)
      return undefined
    },
  ),
  act((s, { you }) => drawHand(s, you, 'BM-31')),
  act((s, { you }) => pushProgram(s, mulligan, you, {})), // a new hand may qualify again (BM-34)
)
const seededCards: Readonly<Record<DeckKind, number>> = { rooms: 4, spells: 2 }
function seedPile(s: State): void {
  const cards = (['rooms', 'spells'] as const).flatMap(kind => s.decks[kind].splice(-seededCards[kind]))
  s.discard.push(...cards)
  emit(s, { event: 'seeded', cards, reveals: true }, 'NL-13')
}
/** Each player discards two cards, all at the same time. Cards stay hidden until all players have chosen (BM-27 to BM-29). */
const openingDiscard = program(
  'opening-discard',
  'BM-27',
)(
  askSeats(
    'discard.opening',
    s => s.order.map(seat => [seat, cardPairs(wholeHand(s, seat))] as const),
    (s, _, answers) => {
      for (const { seat, choice } of answers) {
        discardCards(s, seat, seat, [choice.discard, choice.and])
      }
      return undefined
    },
  ),
)

/** The game after the opening hands are drawn. A situation can start here. */
const opening = program('opening', 'BM-30')(
  each('seat', allSeats, performForSeat(mulligan)),
  when((s, _: EffectVars) => ruleSetOf(s).seedsPile, act(seedPile)), // after all mulligans (NL-15)
  when((s, _: EffectVars) => ruleSetOf(s).openingDiscard(s.variants), perform(openingDiscard)),
  each('seat', allSeats, performForSeat(placeFirst)),
  perform(revealFirst),
  perform(rounds),
)
program('game', 'BM-20')(
  seatBosses,
  act(orderByXp),
  each(
    'seat',
    allSeats,
    act((s, v: { seat: Seat }) => drawHand(s, v.seat, 'BM-26')),
  ),
  perform(opening),
)

// The empty table

const copies = (cards: readonly CardName[], facts: (card: CardName) => { copies: number }): CardName[] =>
  cards.flatMap(card => Array<CardName>(facts(card).copies).fill(card))
/** Returns the heroes of a set that take part (BM-20 to BM-22, NL-5 to NL-10). */
export function heroDecks(set: string, players: number): Record<HeroRank, HeroName[]> {
  const { heroes, heroCounts } = boxOf(set)
  const takesPart = (hero: HeroName): boolean =>
    players === 1 ? heroFacts(hero).solo : heroFacts(hero).players <= players
  const inPlay = heroes.filter(takesPart)
  const ordinary = inPlay.filter(hero => !heroFacts(hero).epic)
  const epic = inPlay.filter(hero => heroFacts(hero).epic)
  const printed = heroCounts[players]
  if (ordinary.length !== printed?.ordinary || epic.length !== printed.epic)
    throw new Error(`the number of heroes of ${set} for ${players} players differs from the printed one (NL-10)`)
  return { ordinary, epic }
}
/** Returns the cards that are used with this number of players. A solo game leaves some out (SB-241, SB-332). */
const usedCards = (
  cards: readonly CardName[],
  facts: (card: CardName) => { readonly needsOthers?: true },
  players: number,
): readonly CardName[] => (players > 1 ? cards : cards.filter(card => !facts(card).needsOthers))
/** The bosses of a game, those that are dealt and those that are not. */
export const bossesOf = ({ sets, players }: State): CardName[] =>
  sets.flatMap(set => usedCards(boxOf(set).bosses, bossFacts, players.length))
/** Whether a hero is left out of a hard game (BM-158). */
const isEasy = (hero: HeroName): boolean => heroFacts(hero).health === 4
const newPlayer = (): Player => ({
  boss: '',
  dealt: [],
  rooms: [],
  spells: [],
  dungeon: [],
  entrance: [],
  walker: null,
  slain: [],
  survivors: [],
  leveled: false,
  out: false,
  coins: 0,
  tally: newTally(0),
})
/** Returns a state with all cards in their decks, shuffled, before the bosses are dealt. */
export function emptyTable({ game, sets, heroes, players, variants }: GameSettings, seed: Seed): State {
  const s: State = {
    game,
    version: rulesVersion,
    sets,
    variants,
    random: seeded(seed),
    serial: 0,
    round: 0,
    phase: 'setup',
    order: [],
    active: -1,
    players: Array.from({ length: players }, newPlayer),
    town: [],
    board: null,
    decks: {
      rooms: copies(
        sets.flatMap(set => boxOf(set).rooms),
        roomFacts,
      ),
      spells: copies(
        sets.flatMap(set => usedCards(boxOf(set).spells, spellFacts, players)),
        spellFacts,
      ),
    },
    heroes: { ordinary: [], epic: [] },
    revealed: 0,
    discard: [],
    removed: [],
    removedUnseen: { rooms: [], spells: [] },
    lasting: [],
    once: [],
    entered: [],
    waiting: [],
    levelUpsWaiting: [],
    sights: [],
    known: [],
    stack: [],
    pending: [],
    asks: [],
    answers: [],
    news: [],
    result: null,
  }
  for (const set of heroes) {
    const playerCount = players in boxOf(set).heroCounts ? players : 4 // with 5 or 6 players: all heroes of a set for 4
    const { ordinary, epic } = heroDecks(set, playerCount)
    s.heroes.ordinary.push(...ordinary.filter(hero => !(variants.hard && isEasy(hero))))
    s.heroes.epic.push(...epic)
  }
  s.board = ruleSetOf(s).newBoard?.(s) ?? null
  for (const deck of [s.decks.rooms, s.decks.spells, s.heroes.ordinary, s.heroes.epic]) shuffle(s, deck)
  s.order = shuffle(
    s,
    s.players.map((_, seat) => seat),
  )
  return s
}
function dealBosses(s: State): void {
  const bosses = shuffle(s, bossesOf(s))
  s.players.forEach(p => {
    if (s.variants.choose) p.dealt = bosses.splice(-2)
    else p.boss = bosses.pop()!
  })
  s.removed.push(...bosses)
}
export function setup(settings: GameSettings, seed: Seed): State {
  const s = emptyTable(settings, seed)
  dealBosses(s)
  pushProgram(s, ruleSetOf(s).programs.game, 0, {})
  run(s)
  takeEvents(s)
  return s
}

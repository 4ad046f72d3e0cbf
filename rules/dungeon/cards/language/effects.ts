// Effects of cards. A step before `declare` is a cost, a step after it is the effect. The steps of a triggered effect run
// at once.
import { randomBelow, remove } from '../../../kernel/index.ts'
import {
  cardPairs,
  discardSimultaneously,
  draw,
  discardAtRandom as dropAtRandom,
  discard as dropCards,
  steal,
  takeFromDiscard,
} from '../../actions/cards.ts'
import { heal as healWound, killHero, removeFromGame } from '../../actions/hero-death.ts'
import { addHealth, damageHero, moveToEntrance, moveToTown, newHero, removeHero } from '../../actions/heroes.ts'
import { lookAtHand } from '../../actions/peeking.ts'
import { buildRoom, destroyRoom, swapRooms, deactivateRoom as turnOff } from '../../actions/rooms.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import {
  act,
  askSeats,
  choose,
  commuting,
  mayPayWith,
  pay,
  payWith,
  type StepList,
  type TargetSource,
  withTopics,
} from '../../engine/combinators.ts'
import { negate } from '../../engine/declared-effects.ts'
import { emit } from '../../engine/interpreter.ts'
import { distinct, findHero, handCount, isGuarded, opponents, player } from '../../engine/queries.ts'
import type { Choice, Placement, Prompt } from '../../model/choices.ts'
import type { CardName, DeckKind, EffectVars, Hero, HeroName, RoomId, Seat, State } from '../../model/state.ts'
import {
  anyRoomCard,
  cardInHand,
  type RoomFilter,
  roomInHand,
  spellInHand,
  toDestroy,
  yourOtherRoom,
  yourWound,
} from './targets.ts'

// Cards

export const drawRooms = (count: number): StepList<EffectVars> =>
  commuting(act((s, { you }) => draw(s, you, 'rooms', count)))
export const drawSpells = (count: number): StepList<EffectVars> =>
  commuting(act((s, { you }) => draw(s, you, 'spells', count)))
/** Moves the chosen card from the discard pile into your hand. */
export const takeIt = act((s, v: EffectVars & { card: CardName }) => takeFromDiscard(s, v.you, v.card))
const discardPrice = (s: State, v: EffectVars & { price: CardName }): void => dropCards(s, v.you, v.you, [v.price])
/** A cost before `declare`; a compulsory discard after it. */
export const discardSpell = payWith('price', spellInHand, discardPrice)
export const discardRoom = (filter: RoomFilter = anyRoomCard): StepList<EffectVars, { price: CardName }> =>
  payWith('price', roomInHand(filter), discardPrice)
export const discardCard = payWith('price', cardInHand, discardPrice)
/** Discards two cards. With two candidates in all, nothing is asked. */
const discardTwo = (source: TargetSource<CardName>, count: (s: State, seat: Seat) => number): StepList<EffectVars> => {
  const first = { ...source, alike: (s: State, { you }: EffectVars) => count(s, you) === 2 }
  return chain(payWith('price', first, discardPrice), payWith('price', source, discardPrice))
}
export const discardTwoRooms = discardTwo(roomInHand(), (s, seat) => player(s, seat).rooms.length)
export const discardTwoCards = discardTwo(cardInHand, handCount)
/** "You may discard": the next steps run only if the player discards. */
export const mayDiscardSpell = mayPayWith('price', spellInHand, discardPrice)
export const mayDiscardRoom = mayPayWith('price', roomInHand(), discardPrice)
/** The chosen player discards a card at random (BM-190). */
export const discardAtRandom = (kind: DeckKind): StepList<EffectVars & { player: Seat }> =>
  act((s, v) => dropAtRandom(s, v.you, v.player, kind))
export const lookAtTheirHand = act((s, v: EffectVars & { player: Seat }) => lookAtHand(s, v.you, v.player))
export const lookAtTheirSpells = act((s, v: EffectVars & { player: Seat }) => lookAtHand(s, v.you, v.player, 'spells'))
export const stealAtRandom = act((s, v: EffectVars & { player: Seat; kind: DeckKind }) => {
  const hand = player(s, v.player)[v.kind]
  if (hand.length > 0) steal(s, v.you, v.player, hand[randomBelow(s, hand.length)]!)
})
export const stealIt = act((s, v: EffectVars & { player: Seat; card: CardName }) => steal(s, v.you, v.player, v.card))

/** Every opponent chooses this many cards in secret; then all discard at the same time (BM-206). */
export function opponentsDiscard(kind: DeckKind, count: 1 | 2): StepList<EffectVars> {
  const prompt: Prompt = kind === 'spells' ? 'discard.spell' : 'discard.cards'
  const offers = (hand: readonly CardName[]): Choice[] =>
    count === 1 ? distinct(hand).map(card => ({ card })) : cardPairs(hand)
  return askSeats(
    prompt,
    (s, v: EffectVars) => {
      const losing = opponents(s, v).filter(seat => player(s, seat)[kind].length > 0)
      const choosing = losing.filter(seat => player(s, seat)[kind].length > count)
      if (choosing.length > 0) return choosing.map(seat => [seat, offers(player(s, seat)[kind])] as const)
      discardSimultaneously(
        s,
        v.you,
        losing.map(seat => ({ seat, cards: [...player(s, seat)[kind]] })),
      )
      return []
    },
    (s, v, answers) => {
      const chosen = (seat: Seat): readonly CardName[] => {
        const choice = answers.find(answer => answer.seat === seat)?.choice
        if (choice && 'card' in choice) return [choice.card]
        return choice && 'discard' in choice ? [choice.discard, choice.and] : [...player(s, seat)[kind]]
      }
      const losing = opponents(s, v).filter(seat => player(s, seat)[kind].length > 0)
      discardSimultaneously(
        s,
        v.you,
        losing.map(seat => ({ seat, cards: chosen(seat) })),
      )
      return undefined
    },
  )
}

// Rooms

/** A cost: destroys the room of this effect. */
export const destroySelf = withTopics(
  'destroy',
  pay(
    (s, { self }: EffectVars) => !isGuarded(s, self),
    (s, { you, self }) => destroyRoom(s, you, self),
  ),
)
/** A cost: destroys another room of yours. */
export const sacrificeAnother = withTopics(
  'destroy',
  payWith('sacrifice', toDestroy(yourOtherRoom()), (s, v) => destroyRoom(s, v.you, v.sacrifice)),
)
export const destroyRoomOfYours = withTopics(
  'destroy',
  act((s, v: EffectVars & { sacrifice: RoomId }) => destroyRoom(s, v.you, v.sacrifice)),
)
export const destroyIt = withTopics(
  'destroy',
  act((s, v: EffectVars & { room: RoomId }) => destroyRoom(s, v.you, v.room)),
)
export const deactivateIt = withTopics(
  'deactivate',
  act((s, v: { room: RoomId }) => turnOff(s, v.room)),
)
export const swapThem = act((s, v: { room: RoomId; other: RoomId }) => swapRooms(s, v.room, v.other))
export const buildNow = act((s, v: EffectVars & { placement: Placement }) => buildRoom(s, v.you, v.placement))
/** The chosen room deals more damage until the end of the round. */
export const itDealsMore = (add: number): StepList<EffectVars & { room: RoomId }> =>
  commuting(act((s, v) => untilEndOfRound(s, v.self, { effect: 'damage', room: v.room, add })))
export const thisDealsMore = (add: number): StepList<EffectVars> =>
  commuting(act((s, { self }) => untilEndOfRound(s, self, { effect: 'damage', room: self, add })))

// Declared effects

export const negateSpell = act((s, v: { spell: string }) => negate(s, v.spell))

// Heroes

const chosen = (s: State, { hero }: { hero: HeroName }): Hero => findHero(s, hero)!.hero
/**
 * Kills the chosen hero in the dungeon it is in (BM-123). Outside of a dungeon the hero becomes no player's soul
 * (BM-203).
 */
export const killIt = act((s, v: EffectVars & { hero: HeroName }) => {
  const found = findHero(s, v.hero)
  if (!found) return
  if (found.seat === undefined) removeFromGame(s, removeHero(s, v.hero).name, v.you)
  else killHero(s, found.seat, v.hero, found.hero.room)
})
export const itTakes = (damage: number): StepList<{ hero: HeroName }> =>
  act((s, v) => damageHero(s, chosen(s, v), damage))
export const itGetsHealth = (add: number): StepList<{ hero: HeroName }> =>
  withTopics(
    'health',
    act((s, v) => addHealth(s, chosen(s, v), add)),
  )
export const itGoesToTown = withTopics(
  'town',
  act((s, v: { hero: HeroName }) => moveToTown(s, removeHero(s, v.hero))),
)
export const itComesToYourEntrance = withTopics(
  'entrance',
  act((s, v: EffectVars & { hero: HeroName }) => moveToEntrance(s, removeHero(s, v.hero), v.you)),
)
/** Beyond any dungeon, so that the hero goes to the leftmost room at the time when it moves. */
const firstRoom = 99
export const itStartsAgain = act((s, v: EffectVars & { hero: HeroName }) => {
  chosen(s, v).sentTo = firstRoom
  emit(s, { event: 'sent', hero: v.hero, seat: v.you, at: player(s, v.you).dungeon.length - 1 })
})
export const healIt = withTopics(
  ['heal', 'wound'],
  act((s, v: EffectVars & { hero: HeroName }) => healWound(s, v.you, v.hero)),
)
export const heal: StepList<EffectVars> = chain(choose('hero', yourWound), healIt)
/** Returns a soul of another player to that player's entrance, as a new hero. */
export const soulReturns = withTopics(
  ['soul', 'entrance'],
  act((s, v: { soul: HeroName }) => {
    const seat = s.order.find(owner => player(s, owner).slain.includes(v.soul))!
    remove(player(s, seat).slain, v.soul)
    moveToEntrance(s, newHero(v.soul, ++s.revealed), seat)
  }),
)
export const giveUpSoul = withTopics(
  'soul',
  act((s, v: EffectVars & { soul: HeroName }) => removeFromGame(s, remove(player(s, v.you).slain, v.soul), v.you)),
)

/** Joins two step lists. */
function chain<A, B, G>(first: StepList<A, G>, then: StepList<A & G, B>): StepList<A> {
  return { steps: [...first.steps, ...then.steps] }
}

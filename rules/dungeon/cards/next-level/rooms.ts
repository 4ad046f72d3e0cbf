import { discard, takeFromDiscard } from '../../actions/cards.ts'
import { showCard } from '../../actions/peeking.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import { roomFacts } from '../../engine/card-registry.ts'
import {
  act,
  choose,
  chooseDeclared,
  declare,
  each,
  instead,
  may,
  mayChoose,
  mayPlace,
  oncePerRound,
  only,
  onlyIf,
  payWith,
  type TargetSource,
  visibleTargets,
} from '../../engine/combinators.ts'
import { distinct, player } from '../../engine/queries.ts'
import type { CardName, EffectVars, RoomId, Seat, State } from '../../model/state.ts'
import {
  activated,
  deals,
  fromHand,
  monster,
  on,
  topics,
  trap,
  whenBuilt,
  whenBuiltOrUncovered,
  whenDestroyed,
} from '../language/declarations.ts'
import {
  advanced,
  always,
  anothers,
  anyOtherRoom,
  anyRoom,
  buildNow,
  deactivateIt,
  declaredSpell,
  destroyIt,
  destroyRoomOfYours,
  destroySelf,
  discardCard,
  discardRoom,
  discardSpell,
  drawRooms,
  drawSpells,
  here,
  heroHere,
  itDealsMore,
  itGetsHealth,
  itGoesToTown,
  itStartsAgain,
  monsters,
  negateSpell,
  opponentsDiscard,
  placesApart,
  roomInDiscard,
  roomInHand,
  roomMatches,
  sacrificeAnother,
  spellInDiscard,
  takeIt,
  thisDealsMore,
  toDestroy,
  traps,
  yourOtherRoom,
  yourPlacement,
  yourRoom,
  yours,
} from '../language/index.ts'

/** An opponent discards because of your effect, and no other card has redirected this discard yet. */
const yourEffectOnOpponent = (s: State, v: EffectVars & { seat: Seat; by: Seat; would: number }): boolean =>
  v.by === v.you && v.seat !== v.you && s.stack[v.would]?.v.taker === -1
const noHeroEntered = (s: State, { self }: EffectVars): boolean => !s.entered.includes(self)
const spellCastThisRound: TargetSource<CardName> = visibleTargets(
  'choose.fromDiscard',
  (s, { you }) => distinct(player(s, you).tally.cast.filter(card => s.discard.includes(card))),
  'discard-pile',
)
/** Takes the spell back into the hand. It no longer counts as cast, so a second copy in the pile cannot be taken. */
const takeItBack = act((s, v: EffectVars & { card: CardName }) => {
  const { tally } = player(s, v.you)
  tally.cast = tally.cast.toSpliced(tally.cast.indexOf(v.card), 1)
  takeFromDiscard(s, v.you, v.card)
})
const heroAnywhere: TargetSource<string> = visibleTargets(
  'choose.hero',
  s => [
    ...s.town.map(hero => hero.name),
    ...s.order.flatMap(seat =>
      [...player(s, seat).entrance.map(hero => hero.name), player(s, seat).walker?.name ?? []].flat(),
    ),
  ],
  'town',
  'entrance',
)
const noTreasure = act((s, v: EffectVars & { room: RoomId }) =>
  untilEndOfRound(s, v.self, { effect: 'no-treasure', room: v.room }),
)
/** Shows a monster room of the hand to all. The card stays in the hand. */
const showMonster = payWith('price', roomInHand(monsters, 'choose.cards'), (s, v) => showCard(s, v.you, v.price))
const hasAnotherRoom = only((s, v: EffectVars) => toDestroy(yourOtherRoom()).of(s, v).length > 0)
const discardThisFromHand = act((s, { you, self }) => discard(s, you, you, [self]))

export const rooms = [
  trap(
    'dark-portal',
    { damage: 1, treasure: ['cleric', 'cleric'], copies: 1 },
    activated({}, oncePerRound, choose('card', roomInDiscard()), discardSpell, declare, takeIt),
  ),
  monster(
    'imp-temple',
    { damage: 1, treasure: ['cleric', 'cleric'], copies: 2 },
    on(
      'would-discard',
      yourEffectOnOpponent,
      oncePerRound,
      instead(v => ({ taker: v.you })),
    ),
    topics('discard-pile'),
  ),
  trap(
    'madmans-manor',
    { damage: 2, treasure: 'cleric', copies: 2 },
    on('hero-dies', here, oncePerRound, choose('card', spellInDiscard), takeIt),
  ),
  trap(
    'arcane-crypt',
    { damage: 1, treasure: 'cleric', copies: 2 },
    whenBuiltOrUncovered(mayChoose('card', spellInDiscard), takeIt),
  ),
  monster(
    'haunted-hall',
    { damage: 2, treasure: 'cleric', copies: 2 },
    activated({ phase: 'adventure' }, choose('hero', heroHere), destroySelf, declare, itGoesToTown),
  ),
  trap(
    'inner-sanctum',
    { damage: 2, treasure: 'cleric', copies: 2 },
    on('round-ends', noHeroEntered, may, drawRooms(1)),
  ),
  monster(
    'incubus-gym',
    { damage: 4, treasure: 'cleric', copies: 1, advanced: true },
    whenBuilt(opponentsDiscard('rooms', 1)),
  ),
  trap(
    'dragon-graveyard',
    { damage: 4, treasure: 'cleric', copies: 2, advanced: true },
    on('took-from-discard', yours, oncePerRound, drawRooms(1)),
  ),
  monster(
    'wraiths-throne',
    { damage: 3, treasure: 'cleric', copies: 1, advanced: true },
    on('hero-dies', here, oncePerRound, opponentsDiscard('spells', 1)),
  ),
  monster(
    'rust-monster-pen',
    { damage: 1, treasure: ['fighter', 'fighter'], copies: 1 },
    activated({}, oncePerRound, choose('room', anyRoom(traps)), discardRoom(monsters), declare, itDealsMore(-1)),
  ),
  monster(
    'goblin-nursery',
    { damage: 1, treasure: ['fighter', 'fighter'], copies: 2 },
    deals((s, me, room, n) => (placesApart(s, me, room) === 1 && roomMatches(room, monsters) ? n + 2 : n)),
    topics('adjacent'),
  ),
  monster('barbarian-hall', { damage: 3, treasure: 'fighter', copies: 2 }, whenBuilt(discardSpell)),
  monster(
    'spawn-point',
    { damage: 2, treasure: 'fighter', copies: 2 },
    on('hero-dies', here, oncePerRound, drawRooms(2)),
  ),
  monster(
    'fangroot-garden',
    { damage: 2, treasure: 'fighter', copies: 2 },
    on('hero-dies', here, mayPlace(yourPlacement()), oncePerRound, buildNow),
  ),
  monster(
    'shrooman-cave',
    { damage: 1, treasure: 'fighter', copies: 2 },
    whenBuiltOrUncovered(choose('room', yourOtherRoom(monsters)), itDealsMore(3)),
  ),
  monster(
    'goblin-mess-hall',
    { damage: 3, treasure: 'fighter', copies: 2, advanced: true },
    deals((_, { self }, room, n) => (room.id !== self && roomMatches(room, monsters) ? n + 1 : n)),
  ),
  monster(
    'megaworm-burrow',
    { damage: 4, treasure: 'fighter', copies: 1, advanced: true },
    whenBuilt(choose('room', toDestroy(anyOtherRoom(advanced))), destroyIt),
  ),
  monster(
    'the-arena',
    { damage: 2, treasure: 'fighter', copies: 1, advanced: true },
    activated(
      {},
      oncePerRound,
      showMonster,
      declare,
      act((s, v: EffectVars & { price: CardName }) =>
        untilEndOfRound(s, v.self, { effect: 'damage', room: v.self, add: roomFacts(v.price).damage }),
      ),
    ),
    topics('base-damage'),
  ),
  // The ability works only from the hand.
  trap(
    'antimagic-zone',
    { damage: 1, treasure: ['mage', 'mage'], copies: 1 },
    fromHand({ answers: 'spell' }, chooseDeclared('spell', declaredSpell), discardThisFromHand, declare, negateSpell),
  ),
  trap(
    'lost-library',
    { damage: 1, treasure: ['mage', 'mage'], copies: 2 },
    activated({}, destroySelf, declare, drawSpells(2), discardSpell),
  ),
  monster(
    'frostbat-cave',
    { damage: 2, treasure: 'mage', copies: 2 },
    activated({}, choose('room', anyOtherRoom()), destroySelf, declare, deactivateIt),
  ),
  monster('spellslime-pit', { damage: 2, treasure: 'mage', copies: 2 }, on('spell-resolved', yours, thisDealsMore(1))),
  trap(
    'observatory',
    { damage: 2, treasure: 'mage', copies: 2 },
    activated({}, oncePerRound, discardSpell, declare, drawSpells(1)),
  ),
  monster('sorcerobe-school', { damage: 1, treasure: 'mage', copies: 2 }, whenBuiltOrUncovered(drawSpells(1))),
  trap(
    'hall-of-mirrors',
    { damage: 2, treasure: 'mage', copies: 2, advanced: true },
    on('spell-resolved', anothers, oncePerRound, drawSpells(1)),
  ),
  monster(
    'elemental-generator',
    { damage: 3, treasure: 'mage', copies: 1, advanced: true },
    deals((s, { you, self }, room, n) => (room.id === self ? n + player(s, you).spells.length : n)),
  ),
  monster(
    'brainsucker-queen',
    { damage: 3, treasure: 'mage', copies: 1, advanced: true },
    on('hero-dies', here, oncePerRound, drawSpells(2), discardSpell),
  ),
  trap(
    'bullet-builder',
    { damage: 1, treasure: ['thief', 'thief'], copies: 1 },
    activated({}, oncePerRound, choose('room', anyRoom(monsters)), discardRoom(traps), declare, itDealsMore(-1)),
  ),
  trap(
    'wreck-room',
    { damage: 1, treasure: ['thief', 'thief'], copies: 2 },
    activated({}, oncePerRound, sacrificeAnother, declare, drawRooms(1)),
  ),
  trap(
    'deadly-treadmill',
    { damage: 2, treasure: 'thief', copies: 2 },
    activated({}, oncePerRound, discardRoom(), declare, drawRooms(1)),
  ),
  trap(
    'collapsing-bridge',
    { damage: 1, treasure: 'thief', copies: 2 },
    on('hero-leaves', here, oncePerRound, thisDealsMore(3)),
  ),
  trap('spiked-pit', { damage: 1, treasure: 'thief', copies: 2 }, whenBuiltOrUncovered(thisDealsMore(3))),
  trap(
    'decapitator',
    { damage: 2, treasure: 'thief', copies: 2 },
    activated({ phase: 'build' }, choose('room', anyOtherRoom()), destroySelf, declare, noTreasure),
  ),
  trap(
    'chump-chomper',
    { damage: 2, treasure: 'thief', copies: 1, advanced: true },
    activated({}, oncePerRound, sacrificeAnother, declare, thisDealsMore(4)),
  ),
  trap(
    'blockpile-puzzle',
    { damage: 5, treasure: 'thief', copies: 2, advanced: true },
    on('round-ends', always, choose('room', toDestroy(yourRoom())), destroyIt),
  ),
  trap(
    'the-smashinator',
    { damage: 3, treasure: 'thief', copies: 1, advanced: true },
    activated(
      {},
      oncePerRound,
      hasAnotherRoom,
      each('sacrifice', (s, v: EffectVars) => toDestroy(yourOtherRoom()).of(s, v), destroyRoomOfYours),
      declare,
      thisDealsMore(6),
    ),
  ),
  trap(
    'warp-tube',
    { damage: 1, treasure: ['fighter', 'mage'], copies: 2 },
    activated({ phase: 'adventure' }, choose('hero', heroHere), destroySelf, declare, itStartsAgain),
  ),
  trap(
    'bom-boy-factory',
    { damage: 3, treasure: ['fighter', 'thief'], copies: 2 },
    on('hero-dies', here, destroySelf),
    on('hero-leaves', here, destroySelf),
  ),
  monster('hatchlings-hoard', {
    damage: 2,
    treasure: ['cleric', 'fighter', 'mage', 'thief'],
    copies: 3,
    advanced: true,
  }),
  monster(
    'genie-lounge',
    { damage: 1, treasure: ['mage', 'thief'], copies: 2 },
    whenBuilt(
      onlyIf((s, { you }: EffectVars) => player(s, you).spells.length === 0),
      drawSpells(1),
    ),
  ),
  monster(
    'werewolf-den',
    { damage: 1, treasure: ['cleric', 'fighter'], copies: 2 },
    activated({}, oncePerRound, choose('hero', heroAnywhere), discardCard, declare, itGetsHealth(1)),
  ),
  trap(
    'cursed-tomb',
    { damage: 1, treasure: ['cleric', 'thief'], copies: 2 },
    whenDestroyed(opponentsDiscard('rooms', 2)),
  ),
  trap(
    'save-point',
    { damage: 0, treasure: ['cleric', 'mage'], copies: 2 },
    activated({}, choose('card', spellCastThisRound), destroySelf, declare, takeItBack),
  ),
]

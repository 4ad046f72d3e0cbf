import { untilEndOfRound } from '../../actions/round-effects.ts'
import {
  act,
  choose,
  chooseDeclared,
  declare,
  instead,
  may,
  mayChoose,
  mayPlace,
  oncePerRound,
  onlyIf,
  type TargetSource,
  visibleTargets,
} from '../../engine/combinators.ts'
import { emit } from '../../engine/interpreter.ts'
import { activeRooms, hasAbility, isActive, player, walkerOf } from '../../engine/queries.ts'
import type { DeckKind, EffectVars, Seat, State } from '../../model/state.ts'
import { activated, cannotBeCoveredBy, deals, monster, on, topics, trap, whenBuilt } from '../language/declarations.ts'
import {
  both,
  buildNow,
  builtMonster,
  declaredSpell,
  destroySelf,
  discardAtRandom,
  discardRoom,
  discardSpell,
  discardTwoRooms,
  drawRooms,
  drawSpells,
  dungeonWithTwoRooms,
  elsewhere,
  healIt,
  here,
  heroHere,
  heroInTown,
  inDiscard,
  itComesToYourEntrance,
  itTakes,
  killIt,
  monsters,
  negateSpell,
  oncePerRoundIfRevised,
  opponentsSoul,
  opponentWith,
  placesApart,
  roomBesideIt,
  roomInDiscard,
  roomMatches,
  roomOfChosen,
  sacrificeAnother,
  soulReturns,
  stealAtRandom,
  swapThem,
  takeIt,
  traps,
  twoRoomsInHand,
  yourPlacement,
  yours,
  yourWound,
} from '../language/index.ts'

const kinds: readonly DeckKind[] = ['rooms', 'spells']
const kindTheyHold: TargetSource<DeckKind, { player: Seat }> = visibleTargets('choose.target', (s, v) =>
  kinds.filter(kind => player(s, v.player)[kind].length > 0),
)

// Minotaur's Maze: works only the first time that a hero enters in a round, even if there is no active room to go back
// to.
const entersFirstTime = (s: State, v: EffectVars & { hero: string }): boolean => {
  const hero = walkerOf(s, v.you)
  return hero?.name === v.hero && !hero.met.includes(v.self)
}
const markAsMet = act((s, { you, self }) => {
  const hero = walkerOf(s, you)!
  hero.met = [...hero.met, self]
})
const hasRoomBehind = (s: State, { you }: EffectVars): boolean => {
  const left = player(s, you).dungeon[walkerOf(s, you)!.at + 1]
  return left !== undefined && isActive(left)
}
const sendBackOneRoom = act((s, { you }) => {
  const hero = walkerOf(s, you)!
  hero.sentTo = hero.at + 1
  emit(s, { event: 'sent', hero: hero.name, seat: you, at: hero.at + 1 })
})
// Haunted Library: a round has one regular draw, so only the first copy applies.
const firstCopy = (s: State, { you, self }: EffectVars): boolean => {
  const { dungeon } = player(s, you)
  const card = dungeon.find(room => room.id === self)?.card
  return dungeon.find(room => room.card === card && hasAbility(s, room))?.id === self
}
// Recycling Center: a copy that this destruction uncovers does not trigger.
const otherThanThis = (_: State, v: EffectVars & { room: string; uncovered: string }): boolean =>
  v.room !== v.self && v.uncovered !== v.self

export const rooms = [
  trap(
    'dark-altar',
    { damage: 1, treasure: ['cleric', 'cleric'], copies: 3 },
    activated({}, choose('card', inDiscard), destroySelf, declare, takeIt),
  ),
  trap(
    'open-grave',
    { damage: 2, treasure: 'cleric', copies: 2 },
    on('hero-dies', here, oncePerRound, choose('card', roomInDiscard()), takeIt),
  ),
  monster(
    'specters-sanctum',
    { damage: 2, treasure: 'cleric', copies: 3 },
    whenBuilt(choose('player', opponentWith('spells')), discardAtRandom('spells')),
  ),
  monster(
    'succubus-spa',
    { damage: 1, treasure: 'cleric', copies: 3 },
    on('hero-dies', here, oncePerRound, choose('player', opponentWith()), choose('kind', kindTheyHold), stealAtRandom),
  ),
  monster(
    'dracolich-lair',
    { damage: 3, treasure: 'cleric', copies: 2, advanced: true },
    activated({}, oncePerRound, choose('card', roomInDiscard()), twoRoomsInHand, discardTwoRooms, declare, takeIt),
  ),
  monster(
    'vampire-bordello',
    { damage: 3, treasure: 'cleric', copies: 2, advanced: true },
    on('hero-dies', here, mayChoose('hero', yourWound), oncePerRound, healIt),
  ),
  monster(
    'goblin-armory',
    { damage: 1, treasure: ['fighter', 'fighter'], copies: 3 },
    deals((s, me, room, n) => (Math.abs(placesApart(s, me, room)) === 1 && roomMatches(s, room, monsters) ? n + 1 : n)),
    topics('adjacent'),
  ),
  monster(
    'golem-factory',
    { damage: 2, treasure: 'fighter', copies: 3 },
    on('hero-dies', here, oncePerRound, drawRooms(1)),
  ),
  monster(
    'minotaurs-maze',
    { damage: 0, treasure: 'fighter', copies: 2 },
    on('hero-enters', both(here, entersFirstTime), markAsMet, onlyIf(hasRoomBehind), sendBackOneRoom),
  ),
  monster(
    'neanderthal-cave',
    { damage: 3, treasure: 'fighter', copies: 3 },
    cannotBeCoveredBy(({ advanced }) => advanced),
  ),
  monster(
    'beast-menagerie',
    { damage: 4, treasure: 'fighter', copies: 2, advanced: true },
    on('room-built', both(both(yours, elsewhere), builtMonster), oncePerRound, drawRooms(1)),
  ),
  monster(
    'monsters-ballroom',
    { damage: 0, treasure: 'fighter', copies: 2, advanced: true },
    deals((s, { you, self }, room, n) =>
      room.id === self ? n + activeRooms(s, you).filter(r => roomMatches(s, r, monsters)).length : n,
    ),
  ),
  monster(
    'brainsucker-hive',
    { damage: 2, treasure: 'mage', copies: 3 },
    on('hero-dies', here, may, oncePerRound, drawSpells(1)),
  ),
  trap('dark-laboratory', { damage: 1, treasure: ['mage', 'mage'], copies: 3 }, whenBuilt(drawSpells(2), discardSpell)),
  trap(
    'haunted-library',
    { damage: 1, treasure: 'mage', copies: 2 },
    on(
      'would-draw',
      both(yours, firstCopy),
      may,
      instead(() => ({ kind: 'spells' })),
    ),
  ),
  monster(
    'witchs-kitchen',
    { damage: 1, treasure: 'mage', copies: 3 },
    activated({}, oncePerRound, discardRoom(monsters), declare, drawSpells(1)),
  ),
  trap(
    'all-seeing-eye',
    { damage: 3, treasure: 'mage', copies: 2, advanced: true },
    activated(
      { answers: 'spell' },
      oncePerRound,
      chooseDeclared('spell', declaredSpell),
      discardSpell,
      declare,
      negateSpell,
    ),
  ),
  monster(
    'ligers-den',
    { damage: 2, treasure: 'mage', copies: 2, advanced: true },
    on('spell-resolved', yours, oncePerRound, drawSpells(1)),
  ),
  trap(
    'bottomless-pit',
    { damage: 1, treasure: 'thief', copies: 3 },
    activated({ phase: 'adventure' }, choose('hero', heroHere), destroySelf, declare, killIt),
    topics('uncover'),
  ),
  trap(
    'boulder-ramp',
    { damage: 1, treasure: 'thief', copies: 2 },
    activated({ phase: 'adventure' }, choose('hero', heroHere), sacrificeAnother, declare, itTakes(5)),
  ),
  trap(
    'dizzygas-hallway',
    { damage: 1, treasure: 'thief', copies: 3 },
    deals((s, me, room, n) => (placesApart(s, me, room) === -1 && roomMatches(s, room, traps) ? n + 2 : n)),
    topics('adjacent'),
  ),
  trap(
    'jackpot-stash',
    { damage: 1, treasure: ['thief', 'thief'], copies: 3 },
    activated(
      { phase: 'build' },
      destroySelf,
      declare,
      act((s, { you, self }) => untilEndOfRound(s, self, { effect: 'double-treasure', seat: you })),
    ),
  ),
  trap(
    'recycling-center',
    { damage: 3, treasure: 'thief', copies: 2, advanced: true },
    on('room-destroyed', both(yours, otherThanThis), may, drawRooms(2)),
  ),
  trap(
    'the-crushinator',
    { damage: 2, treasure: 'thief', copies: 2, advanced: true },
    activated(
      {},
      oncePerRoundIfRevised,
      sacrificeAnother,
      declare,
      act((s, { you, self }) => untilEndOfRound(s, self, { effect: 'dungeon-damage', seat: you, add: 2 })),
    ),
  ),
  monster(
    'centipede-tunnel',
    { damage: 1, treasure: ['fighter', 'mage'], copies: 2 },
    whenBuilt(
      mayChoose('player', dungeonWithTwoRooms),
      choose('room', roomOfChosen),
      choose('other', roomBesideIt),
      swapThem,
    ),
  ),
  trap(
    'construction-zone',
    { damage: 1, treasure: ['fighter', 'thief'], copies: 2 },
    whenBuilt(mayPlace(yourPlacement()), buildNow),
  ),
  monster('dragon-hatchery', { damage: 0, treasure: ['cleric', 'fighter', 'mage', 'thief'], copies: 3 }),
  trap(
    'mimic-vault',
    { damage: 1, treasure: ['mage', 'thief'], copies: 2 },
    whenBuilt(choose('hero', heroInTown('ordinary')), itComesToYourEntrance),
  ),
  trap(
    'monstrous-monument',
    { damage: 1, treasure: ['cleric', 'fighter'], copies: 2 },
    whenBuilt(choose('card', roomInDiscard(monsters)), takeIt),
  ),
  trap(
    'torture-chamber',
    { damage: 1, treasure: ['cleric', 'thief'], copies: 2 },
    activated({}, choose('player', opponentWith('rooms')), destroySelf, declare, discardAtRandom('rooms')),
  ),
  monster(
    'zombie-prison',
    { damage: 1, treasure: ['cleric', 'mage'], copies: 2 },
    activated({}, choose('soul', opponentsSoul), destroySelf, declare, soulReturns),
  ),
]

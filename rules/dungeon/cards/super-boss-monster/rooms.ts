import { discard, handFor } from '../../actions/cards.ts'
import { addCounters, removeCounters, stun, wake } from '../../actions/counters.ts'
import { heal as healWound, killHero } from '../../actions/hero-death.ts'
import { damageHero } from '../../actions/heroes.ts'
import { lookAtTop } from '../../actions/peeking.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import { heroFacts, roomFacts } from '../../engine/catalogue.ts'
import {
  act,
  askSeats,
  choose,
  chooseDeclared,
  commuting,
  declare,
  hiddenTargets,
  mayChoose,
  oncePerRound,
  only,
  pay,
  perform,
  program,
  remember,
  type TargetSource,
  visibleTargets,
  when,
  withTopics,
} from '../../engine/combinators.ts'
import { emit } from '../../engine/interpreter.ts'
import {
  activeRooms,
  distinct,
  handCount,
  healthOf,
  isActive,
  isLethal,
  player,
  walkerOf,
  wholeHand,
} from '../../engine/queries.ts'
import { cardOf } from '../../model/card-ids.ts'
import type { CardName, DeckKind, EffectVars, Hero, HeroName, RoomId, Seat, State } from '../../model/state.ts'
import { leftInMarket, marketIsEmpty, takeItFromMarket } from '../../super/card-words.ts'
import {
  activated,
  alsoShows,
  deals,
  minionAction,
  monster,
  on,
  sleeps,
  steady,
  topics,
  trap,
  whenBuilt,
} from '../language/declarations.ts'
import {
  bossShows,
  both,
  counterOnIt,
  countersHere,
  countersOn,
  declaredSpell,
  destroyIt,
  destroySelf,
  discardRoom,
  discardSpell,
  discardTwoCards,
  drawRooms,
  drawSpells,
  here,
  inDiscard,
  itDealsMore,
  mayDiscardRoom,
  mayDiscardSpell,
  monsters,
  negateSpell,
  opponentsDiscard,
  opponentWith,
  otherRoomForCounter,
  roomForCounter,
  roomInAnotherDungeon,
  roomInDiscard,
  spellInDiscard,
  stealAtRandom,
  stunIt,
  swapThem,
  takeIt,
  thisDealsMore,
  toDestroy,
  treasureType,
  yourRoom,
  yours,
} from '../language/index.ts'

type Death = EffectVars & { seat: Seat; room: RoomId; hero: HeroName }
const stunSelf = withTopics('stun', commuting(act((s, { self }) => stun(s, self, self))))
const wakeUp = commuting(act((s, { self }) => wake(s, self)))
const fewerThanThree = (s: State, v: EffectVars): boolean => countersOn(s, v) < 3
const theirRooms = remember('kind', (): DeckKind => 'rooms')
const theirSpells = remember('kind', (): DeckKind => 'spells')

// Greased Staircase, Trapdoor Maze: the hero has passed the death check (SB-319). It cannot go back farther than the first room.
const survivesHere = both(here, (_: State, v: { moved: boolean }) => !v.moved)
const sendTo = (placesBack: 0 | 1) =>
  act((s, v: EffectVars) => {
    const hero = walkerOf(s, v.you)!
    hero.sentTo = Math.min(hero.at + placesBack, player(s, v.you).dungeon.length - 1)
    emit(s, { event: 'sent', hero: hero.name, seat: v.you, at: hero.sentTo })
  })

// Fence's Backroom
const lookAtThree = act((s, { you }) => lookAtTop(s, you, 'rooms', 3))
const topThree = (s: State): readonly CardName[] => s.decks.rooms.slice(-3)
const oneOfThree: TargetSource<CardName> = hiddenTargets(
  'choose.cards',
  s => s.decks.rooms.length > 0,
  s => distinct(topThree(s)),
)
const keepOneDiscardTheOthers = act((s, v: EffectVars & { card: CardName }) => {
  const { rooms } = s.decks
  const looked = rooms.splice(-3)
  rooms.push(...looked.toSpliced(looked.indexOf(v.card), 1))
  handFor(s, v.you, v.card).push(v.card)
  const secret = { seats: [v.you], facts: { cards: [v.card] } }
  emit(s, { event: 'drew', seat: v.you, kind: 'rooms', count: 1, reveals: true, secret })
  for (let left = looked.length - 1; left > 0; left--) {
    const card = rooms.splice(-left, 1)[0]!
    s.discard.push(card)
    emit(s, { event: 'discarded', seat: v.you, card, reveals: true })
  }
})

// Whetstone Gallery
const countersOnNeighbours = withTopics(
  ['counter', 'adjacent'],
  act((s, { you, self }) => {
    const { dungeon } = player(s, you)
    const at = dungeon.findIndex(room => room.id === self)
    for (const neighbour of [dungeon[at - 1], dungeon[at + 1]]) if (neighbour) addCounters(s, neighbour.id, 1)
  }),
)

// Cathedral of Bones
const epicDiesHere = both(here, (s: State, v: Death) => heroFacts(s, v.hero).epic)
const ordinaryWound: TargetSource<HeroName> = visibleTargets(
  'heal',
  (s, { you }) => player(s, you).survivors.filter(hero => !heroFacts(s, hero).epic),
  'heal',
  'wound',
)
const healIt = act((s, v: EffectVars & { hero: HeroName }) => healWound(s, v.you, v.hero))

// Choir of Banshees
const theyDiscardOne = askSeats(
  'discard.cards',
  (s, v: EffectVars & { player: Seat }) => {
    const hand = wholeHand(s, v.player)
    if (hand.length > 1) return [[v.player, distinct(hand).map(card => ({ card }))]]
    discard(s, v.you, v.player, hand)
    return []
  },
  (s, v, [answer]) => {
    discard(s, v.you, v.player, [(answer!.choice as { card: CardName }).card])
    return undefined
  },
)

// Martyr's Pyre: works once per hero and round.
const aliveHere = (s: State, { you, self }: EffectVars): Hero | undefined => {
  const hero = walkerOf(s, you)
  return hero && hero.room === self && !isLethal(s, you, hero) ? hero : undefined
}
const notYetBurnt: TargetSource<HeroName> = visibleTargets('choose.hero', (s, v) => {
  const hero = aliveHere(s, v)
  return hero && !hero.met.includes(v.self) ? [hero.name] : []
})
const stillHere: TargetSource<HeroName> = visibleTargets('choose.hero', (s, { you, self }) => {
  const hero = walkerOf(s, you)
  return hero?.room === self ? [hero.name] : []
})
const twoCardsInHand = only((s, { you }: EffectVars) => handCount(s, you) >= 2)
const markAsBurnt = pay(
  (s, v: EffectVars) => notYetBurnt.of(s, v).length > 0,
  (s, v) => {
    const hero = walkerOf(s, v.you)!
    hero.met = [...hero.met, v.self]
  },
)
const burn = act((s, v: EffectVars & { hero: HeroName }) => damageHero(s, walkerOf(s, v.you)!, 3))

// Portal Nexus
const twoStacks: TargetSource<RoomId> = visibleTargets('choose.ownRoom', (s, { you }) => {
  const rooms = activeRooms(s, you)
  return rooms.length > 1 ? rooms.map(room => room.id) : []
})
const otherStack: TargetSource<RoomId, EffectVars & { room: RoomId }> = visibleTargets('choose.ownRoom', (s, v) =>
  twoStacks.of(s, v).filter(id => id !== v.room),
)
const maySwapTwo = program('sbm-room-portal-nexus/swap', 'sbm-room-portal-nexus')(
  mayChoose('room', twoStacks),
  choose('other', otherStack),
  swapThem,
)

// Assassins' Guildhall
const nearlyDead = (s: State, v: Death): boolean => {
  const hero = walkerOf(s, v.you)
  return hero?.name === v.hero && healthOf(s, hero, v.you) - hero.damage <= 4
}
const slay = act((s, v: EffectVars & { hero: HeroName }) => {
  killHero(s, v.you, v.hero, v.self)
  const hero = walkerOf(s, v.you)
  if (hero?.name === v.hero) hero.spared = true
})

const diedInRoom = (_: State, v: Death): boolean => v.room !== ''
const clericOrFighter = (s: State, v: Death): boolean =>
  heroFacts(s, v.hero).treasure.some(type => type === 'cleric' || type === 'fighter')
const ordinaryElsewhere: TargetSource<RoomId> = {
  ...roomInAnotherDungeon,
  of: (s, v) => roomInAnotherDungeon.of(s, v).filter(id => !roomFacts(s, cardOf(id)).advanced),
}

export const rooms = [
  monster(
    'sbm-room-frozen-monster',
    { damage: 3, treasure: 'fighter', copies: 2 },
    sleeps,
    on('hero-leaves', here, wakeUp),
    topics('counter'),
  ),
  monster('sbm-room-minion-arena', { damage: 2, treasure: 'fighter', copies: 2 }, minionAction(thisDealsMore(2))),
  monster(
    'sbm-room-golem-gym',
    { damage: 2, treasure: 'fighter', copies: 2 },
    on('hero-dies', both(here, fewerThanThree), countersHere(1)),
  ),
  trap('sbm-room-swinging-anvils', { damage: 3, treasure: 'fighter', copies: 2 }, on('hero-leaves', here, stunSelf)),
  trap('sbm-room-trophy-armory', { damage: 1, treasure: ['fighter', 'fighter'], copies: 2 }),
  monster(
    'sbm-room-ossuary-choir',
    { damage: 2, treasure: 'cleric', copies: 2 },
    on('hero-dies', here, mayChoose('card', roomInDiscard()), takeIt),
  ),
  trap(
    'sbm-room-confession-booth',
    { damage: 2, treasure: 'cleric', copies: 2 },
    whenBuilt(opponentsDiscard('rooms', 1)),
  ),
  trap(
    'sbm-room-reliquary-of-echoes',
    { damage: 2, treasure: 'cleric', copies: 2 },
    activated({}, choose('card', spellInDiscard), destroySelf, declare, takeIt),
  ),
  monster(
    'sbm-room-penitent-ghouls',
    { damage: 2, treasure: 'cleric', copies: 2 },
    minionAction(
      mayDiscardRoom,
      choose('room', roomForCounter),
      counterOnIt,
      choose('room', roomForCounter),
      counterOnIt,
    ),
  ),
  trap('sbm-room-candlelit-crypt', { damage: 1, treasure: ['cleric', 'cleric'], copies: 2 }),
  monster(
    'sbm-room-bookwyrm',
    { damage: 1, treasure: 'mage', copies: 2 },
    minionAction(mayDiscardSpell, countersHere(3)),
  ),
  trap('sbm-room-grimoire-stacks', { damage: 1, treasure: 'mage', copies: 2 }, whenBuilt(drawSpells(1))),
  trap(
    'sbm-room-null-field-generator',
    { damage: 1, treasure: 'mage', copies: 2 },
    activated({ answers: 'spell' }, chooseDeclared('spell', declaredSpell), destroySelf, declare, negateSpell),
  ),
  monster(
    'sbm-room-familiars-roost',
    { damage: 2, treasure: 'mage', copies: 2 },
    on('hero-dies', here, oncePerRound, drawSpells(1)),
  ),
  trap('sbm-room-starlit-observatory', { damage: 1, treasure: ['mage', 'mage'], copies: 2 }),
  trap(
    'sbm-room-trap-in-the-box',
    { damage: 1, treasure: 'thief', copies: 2 },
    minionAction(countersHere(2)),
    on(
      'hero-dies',
      here,
      act((s, { self }: EffectVars) => {
        removeCounters(s, self, Number.POSITIVE_INFINITY)
      }),
    ),
  ),
  monster(
    'sbm-room-pickpocket-imps',
    { damage: 2, treasure: 'thief', copies: 2 },
    on('hero-dies', here, choose('player', opponentWith('rooms')), theirRooms, stealAtRandom),
  ),
  monster(
    'sbm-room-fences-backroom',
    { damage: 2, treasure: 'thief', copies: 2 },
    minionAction(lookAtThree, choose('card', oneOfThree), keepOneDiscardTheOthers),
  ),
  trap(
    'sbm-room-greased-staircase',
    { damage: 1, treasure: 'thief', copies: 2 },
    on('hero-leaves', survivesHere, oncePerRound, sendTo(0)),
  ),
  monster('sbm-room-magpie-nest', { damage: 1, treasure: ['thief', 'thief'], copies: 2 }),
  monster('sbm-room-fallen-templar-vault', { damage: 1, treasure: ['cleric', 'fighter'], copies: 2 }),
  trap(
    'sbm-room-haunted-scriptorium',
    { damage: 0, treasure: ['cleric', 'mage'], copies: 2 },
    whenBuilt(drawSpells(1), discardSpell),
  ),
  monster(
    'sbm-room-smugglers-chapel',
    { damage: 0, treasure: ['cleric', 'thief'], copies: 2 },
    whenBuilt(drawRooms(1), discardRoom()),
  ),
  trap(
    'sbm-room-runeblade-forge',
    { damage: 0, treasure: ['fighter', 'mage'], copies: 2 },
    whenBuilt(choose('room', otherRoomForCounter), counterOnIt),
  ),
  monster('sbm-room-mercenary-camp', { damage: 1, treasure: ['fighter', 'thief'], copies: 2 }),
  trap(
    'sbm-room-mirage-bazaar',
    { damage: 0, treasure: ['mage', 'thief'], copies: 2 },
    minionAction(choose('treasure', treasureType), bossShows(1)),
  ),
  trap('sbm-room-overstuffed-treasury', {
    damage: 0,
    treasure: ['cleric', 'fighter', 'mage', 'thief'],
    copies: 1,
  }),
  monster('sbm-room-colossus-crossing', { damage: 5, treasure: 'fighter', copies: 1, advanced: true }, steady),
  trap(
    'sbm-room-whetstone-gallery',
    { damage: 3, treasure: 'fighter', copies: 1, advanced: true },
    whenBuilt(countersOnNeighbours),
  ),
  monster(
    'sbm-room-berserker-barracks',
    { damage: 2, treasure: ['fighter', 'fighter'], copies: 1, advanced: true },
    deals((s, { you, self }, room, n) =>
      room.id === self
        ? n + activeRooms(s, you).filter(other => other.id !== self && monsters(roomFacts(s, other.card))).length
        : n,
    ),
  ),
  trap(
    'sbm-room-executioners-stage',
    { damage: 4, treasure: 'fighter', copies: 1, advanced: true },
    on('hero-dies', here, choose('room', otherRoomForCounter), counterOnIt),
  ),
  trap(
    'sbm-room-siege-engine-bay',
    { damage: 3, treasure: 'fighter', copies: 1, advanced: true },
    minionAction(
      act((s, { you, self }: EffectVars) => untilEndOfRound(s, self, { effect: 'traps', seat: you, add: 1 })),
    ),
  ),
  monster(
    'sbm-room-cathedral-of-bones',
    { damage: 4, treasure: 'cleric', copies: 1, advanced: true },
    on('hero-dies', epicDiesHere, mayChoose('hero', ordinaryWound), oncePerRound, healIt),
  ),
  trap(
    'sbm-room-sarcophagus-gallery',
    { damage: 2, treasure: ['cleric', 'cleric'], copies: 1, advanced: true },
    whenBuilt(mayChoose('card', roomInDiscard()), takeIt, mayChoose('card', roomInDiscard()), takeIt),
  ),
  monster(
    'sbm-room-choir-of-banshees',
    { damage: 3, treasure: 'cleric', copies: 1, advanced: true },
    on('hero-enters', here, oncePerRound, choose('player', opponentWith()), theyDiscardOne),
    topics('stun'),
  ),
  trap(
    'sbm-room-martyrs-pyre',
    { damage: 3, treasure: 'cleric', copies: 1, advanced: true },
    activated(
      { phase: 'adventure' },
      markAsBurnt,
      twoCardsInHand,
      choose('hero', stillHere),
      discardTwoCards,
      declare,
      burn,
    ),
    topics('survive'),
  ),
  monster(
    'sbm-room-resurrection-altar',
    { damage: 2, treasure: 'cleric', copies: 1, advanced: true },
    minionAction(choose('card', inDiscard), takeIt),
  ),
  trap(
    'sbm-room-chrono-library',
    { damage: 2, treasure: ['mage', 'mage'], copies: 1, advanced: true },
    whenBuilt(drawSpells(2), discardSpell),
  ),
  monster(
    'sbm-room-archmages-menagerie',
    { damage: 2, treasure: 'mage', copies: 1, advanced: true },
    on('spell-played', yours, oncePerRound, countersHere(1)),
  ),
  trap(
    'sbm-room-mana-forge',
    { damage: 3, treasure: 'mage', copies: 1, advanced: true },
    activated({}, oncePerRound, choose('room', yourRoom()), discardSpell, declare, itDealsMore(3)),
  ),
  monster(
    'sbm-room-brain-jelly-lounge',
    { damage: 3, treasure: 'mage', copies: 1, advanced: true },
    on('hero-dies', here, mayChoose('room', roomInAnotherDungeon), stunIt),
  ),
  trap(
    'sbm-room-portal-nexus',
    { damage: 2, treasure: 'mage', copies: 1, advanced: true },
    minionAction(withTopics('counter', perform(maySwapTwo)), drawSpells(1)),
  ),
  // Copies printed symbols only, so two of these rooms do not add to each other.
  monster(
    'sbm-room-copycat-coffers',
    { damage: 3, treasure: 'thief', copies: 1, advanced: true },
    alsoShows((s, { you, self }) => {
      const { dungeon } = player(s, you)
      const right = dungeon[dungeon.findIndex(room => room.id === self) - 1]
      return right && isActive(right) ? roomFacts(s, right.card).treasure : []
    }),
  ),
  trap(
    'sbm-room-trapdoor-maze',
    { damage: 2, treasure: ['thief', 'thief'], copies: 1, advanced: true },
    on('hero-leaves', survivesHere, oncePerRound, sendTo(1)),
  ),
  monster(
    'sbm-room-assassins-guildhall',
    { damage: 2, treasure: 'thief', copies: 1, advanced: true },
    on('hero-enters', both(here, nearlyDead), slay),
    topics('stun', 'health'),
  ),
  trap(
    'sbm-room-saboteurs-tunnel',
    { damage: 2, treasure: 'thief', copies: 1, advanced: true },
    activated({}, choose('room', toDestroy(ordinaryElsewhere)), destroySelf, declare, destroyIt),
  ),
  monster(
    'sbm-room-black-market',
    { damage: 3, treasure: 'thief', copies: 1, advanced: true },
    minionAction(
      when((s: State, _: EffectVars) => marketIsEmpty(s), drawRooms(1)),
      mayChoose('card', leftInMarket),
      takeItFromMarket,
      mayChoose('card', leftInMarket),
      takeItFromMarket,
    ),
  ),
  monster(
    'sbm-room-shrine-of-the-war-saint',
    { damage: 2, treasure: ['cleric', 'fighter'], copies: 1, advanced: true },
    on('hero-dies', both(both(yours, diedInRoom), both(clericOrFighter, fewerThanThree)), countersHere(1)),
  ),
  trap(
    'sbm-room-hall-of-stolen-spells',
    { damage: 2, treasure: ['mage', 'thief'], copies: 1, advanced: true },
    whenBuilt(choose('player', opponentWith('spells')), theirSpells, stealAtRandom),
  ),
]

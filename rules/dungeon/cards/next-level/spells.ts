import { discard, give } from '../../actions/cards.ts'
import { removeFromGame } from '../../actions/hero-death.ts'
import { backToEntrance, damageHero, loseDamage, moveToEntrance, removeHero } from '../../actions/heroes.ts'
import { destroyRoom } from '../../actions/rooms.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import { behaviourOf, heroFacts } from '../../engine/catalogue.ts'
import {
  act,
  choose,
  chooseDeclared,
  chooseOneOf,
  declare,
  hiddenTargets,
  mayChoose,
  mayPlace,
  only,
  onlyIf,
  payWith,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { negate, negateEffectsOf } from '../../engine/declared-effects.ts'
import {
  activeRooms,
  distinct,
  findHero,
  healthOf,
  locateRoom,
  opponents,
  player,
  walkerOf,
  wounds,
} from '../../engine/queries.ts'
import type { CardName, EffectVars, HeroName, RoomId, Seat, State, Treasure } from '../../model/state.ts'
import { type Caster, cast, castAgainst, spell, topics } from '../language/declarations.ts'
import {
  anyPlayer,
  anyRoom,
  anyRoomCard,
  both,
  buildNow,
  cardOfShownHand,
  declaredRoomAbility,
  drawRooms,
  firstOfPair,
  giveUpSoul,
  heroInOpponents,
  heroInside,
  heroInYours,
  inYourPlacingTurn,
  itDealsMore,
  itTakes,
  killIt,
  lookAtTheirHand,
  monsterOverRoom,
  opponent,
  opponentWith,
  roomInHand,
  stealIt,
  swapThem,
  toDestroy,
  treasureType,
  yourRoom,
  yourSoul,
} from '../language/index.ts'

const weakHeroInYours: TargetSource<HeroName> = visibleTargets('choose.hero', (s, { you }) => {
  const hero = walkerOf(s, you)
  return hero && healthOf(s, hero, you) - hero.damage <= 3 ? [hero.name] : []
})
/** Checked again on resolving, because casting the spell may have made the hero stronger. */
const isStillWeak = (s: State, v: EffectVars & { hero: HeroName }): boolean => weakHeroInYours.of(s, v).includes(v.hero)
const threeWounds = withTopics(
  'wound',
  only((s, { you }: EffectVars) => wounds(s, you) >= 3),
)
/** A spell other than the one being cast. That one leaves the hand when it is cast. */
const furtherSpell: TargetSource<CardName, Caster> = hiddenTargets(
  'discard.spell',
  (s, { you }) => player(s, you).spells.length > 0,
  (s, { you, self, cast }) => {
    const { spells } = player(s, you)
    return distinct(cast ? spells : spells.toSpliced(spells.indexOf(self), 1))
  },
)
const discardFurtherSpell = payWith('price', furtherSpell, (s, v) => discard(s, v.you, v.you, [v.price]))
const bolt = act((s, v: EffectVars & { hero: HeroName }) => {
  const hero = walkerOf(s, v.you)
  if (hero?.name === v.hero) damageHero(s, hero, 3)
})
const boltAtEntrance = withTopics(
  'entrance',
  act((s, { you }) => {
    for (const hero of player(s, you).entrance) if (!behaviourOf(s, hero.name).spellproof) damageHero(s, hero, 3)
  }),
)
const removeAbility = (s: State, self: string, room: RoomId): void => {
  untilEndOfRound(s, self, { effect: 'no-ability', room })
  negateEffectsOf(s, room)
}
const dungeonOfThreeHeroes: TargetSource<Seat> = visibleTargets('choose.target', s =>
  s.order.filter(seat => player(s, seat).tally.entered >= 3),
)
const twoRoomsToSwap: TargetSource<RoomId> = firstOfPair(
  visibleTargets('choose.ownRoom', (s, v) => {
    const rooms = yourRoom().of(s, v)
    return rooms.length > 1 ? rooms : []
  }),
)
const otherOfYours: TargetSource<RoomId, EffectVars & { room?: RoomId }> = visibleTargets('choose.ownRoom', (s, v) =>
  yourRoom()
    .of(s, v)
    .filter(id => id !== v.room),
)
const twoOfYoursDestroyed = only((s, { you }: EffectVars) => player(s, you).tally.destroyed >= 2)
const skip = (rooms: number) =>
  act((s, v: { hero: HeroName }) => {
    findHero(s, v.hero)!.hero.skips += rooms
  })
const walkedDungeonHasFiveRooms = only((s, _: EffectVars) => s.active >= 0 && activeRooms(s, s.active).length >= 5)

/** The player can still place a room, even after declining (BM-82), and has an opponent (SB-323). */
const mayPlaceElsewhere = (s: State, { you }: EffectVars): boolean => {
  const { toPlace, declined } = player(s, you).tally
  return toPlace + declined > 0 && opponents(s, { you }).length > 0
}

export const spells = [
  spell(
    'all-your-base',
    { phase: 'build', copies: 1, needsOthers: true },
    cast(
      choose('player', opponentWith()),
      declare,
      lookAtTheirHand,
      mayChoose('card', cardOfShownHand('rooms')),
      stealIt,
    ),
  ),
  spell(
    'another-castle',
    { phase: 'adventure', copies: 2, needsOthers: true },
    cast(
      choose('hero', heroInYours),
      choose('player', opponent),
      declare,
      withTopics(
        'entrance',
        act((s, v: { hero: HeroName; player: Seat }) => moveToEntrance(s, removeHero(s, v.hero), v.player)),
      ),
    ),
  ),
  spell(
    'fairy-fountain',
    { phase: 'build', copies: 2 },
    cast(
      choose('room', anyRoom()),
      declare,
      act((s, v: EffectVars & { room: RoomId }) => untilEndOfRound(s, v.self, { effect: 'harmless', room: v.room })),
      withTopics(
        'health',
        act((s, v: EffectVars & { room: RoomId }) =>
          untilEndOfRound(s, v.self, { effect: 'room-heals', room: v.room, add: 1 }),
        ),
      ),
    ),
  ),
  spell(
    'its-on',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', weakHeroInYours), declare, onlyIf(isStillWeak), killIt),
    cast(threeWounds, choose('hero', heroInYours), declare, killIt),
  ),
  spell(
    'hiring-spree',
    { phase: 'build', copies: 2 },
    cast(
      declare,
      drawRooms(3),
      choose('player', opponent),
      choose('card', roomInHand(anyRoomCard, 'choose.cards')),
      act((s, v: EffectVars & { player: Seat; card: CardName }) => give(s, v.you, v.player, v.card)),
    ),
  ),
  spell(
    'lightning-bolt',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', heroInYours), declare, itTakes(3)),
    cast(chooseOneOf('hero', heroInYours), discardFurtherSpell, declare, bolt, boltAtEntrance),
  ),
  spell(
    'meddling-kids',
    { phase: 'both', copies: 1 },
    cast(
      choose('room', anyRoom()),
      declare,
      act((s, v: EffectVars & { room: RoomId }) => removeAbility(s, v.self, v.room)),
    ),
    cast(
      choose('player', dungeonOfThreeHeroes),
      declare,
      act((s, v: EffectVars & { player: Seat }) =>
        untilEndOfRound(s, v.self, { effect: 'cannot-win', seat: v.player }),
      ),
    ),
    // Responds to a declared ability of a room, even one from the hand.
    castAgainst(
      'ability',
      chooseDeclared('ability', declaredRoomAbility),
      declare,
      act((s, v: EffectVars & { ability: string }) => {
        const { self } = s.pending.find(f => f.id === v.ability)!.v
        negate(s, v.ability)
        if (locateRoom(s, self)) removeAbility(s, v.self, self)
      }),
    ),
  ),
  spell(
    'oh-yeah',
    { phase: 'both', copies: 1 },
    cast(choose('room', twoRoomsToSwap), choose('other', otherOfYours), declare, swapThem),
    cast(
      twoOfYoursDestroyed,
      choose('room', toDestroy(anyRoom())),
      declare,
      act((s, v: EffectVars & { room: RoomId }) => destroyRoom(s, v.you, v.room)),
    ),
  ),
  spell(
    'party-up',
    { phase: 'adventure', copies: 2 },
    cast(
      choose('player', anyPlayer),
      declare,
      withTopics(
        'health',
        act((s, v: EffectVars & { player: Seat }) =>
          untilEndOfRound(s, v.self, { effect: 'dungeon-heals', seat: v.player, add: 1 }),
        ),
      ),
    ),
  ),
  spell(
    'pause',
    { phase: 'adventure', copies: 2 },
    cast(
      declare,
      act((s, { you }) => {
        const hero = walkerOf(s, you)
        if (!hero) return
        removeHero(s, hero.name)
        loseDamage(hero)
        backToEntrance(s, hero, you)
      }),
      withTopics(
        'entrance',
        act((s, { you, self }) => untilEndOfRound(s, self, { effect: 'closed', seat: you })),
      ),
    ),
  ),
  spell(
    'pity',
    { phase: 'adventure', copies: 2, needsOthers: true },
    cast(
      choose('hero', heroInOpponents),
      declare,
      act((s, v: { hero: HeroName }) => {
        const { seat } = findHero(s, v.hero)!
        removeFromGame(s, removeHero(s, v.hero).name, seat!)
      }),
    ),
    topics('soul', 'wound', 'entrance'),
  ),
  spell(
    'secret-stash',
    { phase: 'build', copies: 2 },
    cast(
      choose('room', yourRoom()),
      choose('treasure', treasureType),
      declare,
      act((s, v: EffectVars & { room: RoomId; treasure: Treasure }) =>
        untilEndOfRound(s, v.self, { effect: 'treasure', room: v.room, treasure: v.treasure }),
      ),
    ),
  ),
  spell(
    'shortcut',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', heroInside), declare, skip(1)),
    cast(walkedDungeonHasFiveRooms, choose('hero', heroInside), declare, skip(2)),
  ),
  spell(
    'super-effective',
    { phase: 'adventure', copies: 2 },
    cast(choose('room', yourRoom()), declare, itDealsMore(2)),
    cast(
      only((s, { you }: EffectVars) => player(s, you).tally.lured === 1),
      choose('room', yourRoom()),
      declare,
      itDealsMore(4),
    ),
  ),
  spell(
    'surprise-gift',
    { phase: 'build', copies: 2, needsOthers: true },
    cast(
      only(both(inYourPlacingTurn, mayPlaceElsewhere)),
      declare,
      act((s, { you, self }) => {
        const { tally } = player(s, you)
        tally.gifts = [...tally.gifts, self]
      }),
    ),
  ),
  spell(
    'undead-minion',
    { phase: 'adventure', copies: 2 },
    cast(
      choose('soul', yourSoul),
      choose('hero', heroInYours),
      declare,
      giveUpSoul,
      act((s, v: EffectVars & { soul: HeroName; hero: HeroName }) =>
        damageHero(s, walkerOf(s, v.you)!, heroFacts(s, v.soul).health),
      ),
    ),
  ),
  spell(
    'wild-monster',
    { phase: 'adventure', copies: 2 },
    cast(
      only((s, v: EffectVars) => monsterOverRoom.of(s, v).length > 0),
      declare,
      mayPlace(monsterOverRoom),
      buildNow,
    ),
  ),
]

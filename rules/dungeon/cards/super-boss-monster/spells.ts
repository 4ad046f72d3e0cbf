import { moveCounter, removeCounters } from '../../actions/counters.ts'
import { addHealthToken, moveToEntrance, moveToTown, removeHero, toEndOfLine } from '../../actions/heroes.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import { behaviourOf } from '../../engine/catalogue.ts'
import {
  act,
  choose,
  chooseSeveral,
  declare,
  only,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { frame } from '../../engine/interpreter.ts'
import { activeRooms, findHero, isLethal, opponents, player, walkerOf } from '../../engine/queries.ts'
import type { EffectVars, HeroName, RoomId, Seat } from '../../model/state.ts'
import { cast, spell, topics } from '../language/declarations.ts'
import {
  anyPlayer,
  anyRoom,
  atEntranceOf,
  bossShows,
  cardOfShownHand,
  chooseTwoForCounters,
  counterOnEach,
  drawRooms,
  heroAtYourEntrance,
  heroInTown,
  heroInYours,
  inYourPlacingTurn,
  itStartsAgain,
  itTakes,
  lookAtTheirSpells,
  opponent,
  opponentWith,
  roomForCounter,
  stealIt,
  stunIt,
  treasureType,
} from '../language/index.ts'

type Chosen = { rooms?: readonly RoomId[] }
const countOf = (list: readonly RoomId[] | undefined, id: RoomId): number =>
  list?.filter(other => other === id).length ?? 0
const opponentWithCounters: TargetSource<Seat> = visibleTargets(
  'choose.opponent',
  (s, v) => opponents(s, v).filter(seat => activeRooms(s, seat).some(room => room.counters > 0)),
  'counter',
)
/** Rooms with counters that are not chosen yet: of the chosen opponent, or of all opponents before that choice. */
const countedRoomOfChosen: TargetSource<RoomId, EffectVars & Chosen & { player?: Seat }> = visibleTargets(
  'counter.remove',
  (s, v) =>
    (v.player === undefined ? opponents(s, v) : [v.player])
      .flatMap(seat => activeRooms(s, seat).filter(room => room.counters > countOf(v.rooms, room.id)))
      .map(room => room.id),
)
/** One destination for each removed counter. One room may get both. */
const destination: TargetSource<RoomId, EffectVars & Chosen & { others?: readonly RoomId[] }> = visibleTargets(
  'counter.place',
  (s, v) => (v.rooms && v.others && v.others.length >= v.rooms.length ? [] : roomForCounter.of(s, v)),
)

/** A hero inside an opponent's dungeon, or first in line at its entrance. */
const nextToWalk: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, v) =>
    opponents(s, v).flatMap(seat => {
      const { walker, entrance } = player(s, seat)
      const first = entrance.find(hero => !hero.waits)
      return [walker, first].flatMap(hero => hero?.name ?? [])
    }),
  'entrance',
)
/** Heroes at the entrance of one opponent. The first chosen hero decides which opponent. */
const waitingTogether: TargetSource<HeroName, EffectVars & { heroes?: readonly HeroName[] }> = visibleTargets(
  'choose.hero',
  (s, v) => {
    const [first] = v.heroes ?? []
    const lines = opponents(s, v).map(seat => atEntranceOf(s, [seat]))
    return lines
      .filter(line => first === undefined || line.includes(first))
      .flatMap(line => line.filter(hero => !v.heroes?.includes(hero)))
  },
  'entrance',
  'health',
)
/** The hero in your dungeon that survived the damage of its room. */
const survivorInYours: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, { you }) => {
    const hero = walkerOf(s, you)
    return hero && hero.room !== '' && !isLethal(s, you, hero) ? [hero.name] : []
  },
  'survive',
)
const yourHero: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, v) => [...heroAtYourEntrance.of(s, v), ...heroInYours.of(s, v)],
  'entrance',
)

/** Uses the level-up effect of your boss once, without levelling up. */
const useBoss = act((s, { you, self }) => {
  const { boss } = player(s, you)
  const { levelUp, minionAction } = behaviourOf(s, boss)
  const program = levelUp ?? minionAction
  if (program) s.stack.push(frame(program, you, boss))
  else untilEndOfRound(s, self, { effect: 'boss-works', seat: you })
})

export const spells = [
  spell(
    'sbm-spell-stealth',
    { phase: 'adventure', copies: 2, needsOthers: true },
    cast(
      choose('hero', heroAtYourEntrance),
      choose('player', opponent),
      declare,
      act((s, v: { hero: HeroName; player: Seat }) => {
        const hero = removeHero(s, v.hero)
        const { skips } = hero
        toEndOfLine(s, hero, v.player)
        hero.skips = skips // effects of this round on the hero stay
      }),
    ),
  ),
  spell(
    'sbm-spell-grand-theft',
    { phase: 'build', copies: 2, needsOthers: true },
    cast(
      choose('player', opponentWithCounters),
      chooseSeveral('room', 'rooms', { least: 1, most: 2 }, countedRoomOfChosen),
      chooseSeveral('other', 'others', { least: 2, most: 2 }, destination),
      declare,
      act((s, v: { rooms: readonly RoomId[]; others: readonly RoomId[] }) => {
        for (const [i, id] of v.rooms.entries()) moveCounter(s, id, v.others[i]!)
      }),
    ),
  ),
  spell(
    'sbm-spell-wallhack',
    { phase: 'adventure', copies: 2, needsOthers: true },
    cast(
      choose('hero', nextToWalk),
      declare,
      act((s, v: { hero: HeroName }) => {
        findHero(s, v.hero)!.hero.skips++
      }),
    ),
  ),
  spell(
    'sbm-spell-safety-audit',
    { phase: 'both', copies: 2, needsOthers: true },
    cast(
      choose('player', opponentWithCounters),
      chooseSeveral('room', 'rooms', { least: 1, most: 3 }, countedRoomOfChosen),
      declare,
      act((s, v: { rooms: readonly RoomId[] }) => {
        for (const id of v.rooms) removeCounters(s, id, 1)
      }),
    ),
  ),
  spell(
    'sbm-spell-freeze',
    { phase: 'both', copies: 2, needsOthers: true },
    cast(choose('room', anyRoom()), declare, stunIt),
  ),
  spell(
    'sbm-spell-co-op-mode',
    { phase: 'adventure', copies: 2, needsOthers: true },
    cast(
      chooseSeveral('hero', 'heroes', { least: 1, most: 2 }, waitingTogether),
      declare,
      act((s, v: EffectVars & { heroes: readonly HeroName[] }) => {
        const waiting = atEntranceOf(s, opponents(s, v))
        for (const name of v.heroes) if (waiting.includes(name)) addHealthToken(s, findHero(s, name)!.hero, 2) // SB-131
      }),
    ),
  ),
  spell(
    'sbm-spell-quest',
    { phase: 'build', copies: 2, needsOthers: true },
    cast(
      choose('hero', heroInTown()),
      choose('player', anyPlayer),
      declare,
      withTopics(
        'entrance',
        act((s, v: { hero: HeroName; player: Seat }) => moveToEntrance(s, removeHero(s, v.hero), v.player)),
      ),
    ),
    topics('landmark'),
  ),
  spell(
    'sbm-spell-dream-raid',
    { phase: 'both', copies: 1, needsOthers: true },
    cast(
      choose('player', opponentWith('spells')),
      declare,
      lookAtTheirSpells,
      choose('card', cardOfShownHand('spells')),
      stealIt,
    ),
  ),
  spell('sbm-spell-power-up', { phase: 'both', copies: 2 }, cast(chooseTwoForCounters, declare, counterOnEach)),
  spell(
    'sbm-spell-lava-surge',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', heroInYours), declare, itTakes(3)),
  ),
  spell(
    'sbm-spell-respawn-point',
    { phase: 'adventure', copies: 2 },
    cast(choose('hero', survivorInYours), declare, itStartsAgain),
  ),
  spell(
    'sbm-spell-overtime-shift',
    { phase: 'build', copies: 2 },
    cast(
      only((s, { you }: EffectVars) => !s.lasting.some(l => l.effect === 'minion-twice' && l.seat === you)),
      declare,
      act((s, { you, self }) => untilEndOfRound(s, self, { effect: 'minion-twice', seat: you })),
    ),
  ),
  spell(
    'sbm-spell-quick-save',
    { phase: 'adventure', copies: 2 },
    cast(
      choose('hero', yourHero),
      declare,
      act((s, v: { hero: HeroName }) => {
        const hero = removeHero(s, v.hero)
        hero.tokens = 0
        moveToTown(s, hero)
      }),
    ),
    topics('town'),
  ),
  spell(
    'sbm-spell-rush-order',
    { phase: 'build', copies: 2 },
    cast(
      only(inYourPlacingTurn),
      declare,
      act((s, { you }) => {
        player(s, you).tally.toPlace++
      }),
    ),
  ),
  spell('sbm-spell-loot-drop', { phase: 'both', copies: 2 }, cast(declare, drawRooms(2))),
  spell(
    'sbm-spell-shiny-bait',
    { phase: 'build', copies: 2 },
    cast(choose('treasure', treasureType), declare, bossShows(2)),
  ),
  spell('sbm-spell-phase-two', { phase: 'build', copies: 1 }, cast(declare, useBoss)),
]

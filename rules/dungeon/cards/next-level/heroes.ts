import { remove } from '../../../kernel/index.ts'
import { addHealth } from '../../actions/heroes.ts'
import {
  act,
  choose,
  declare,
  oncePerRound,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { emit } from '../../engine/interpreter.ts'
import { findHero, isActive, player, score } from '../../engine/queries.ts'
import type { EffectVars, HeroName, Seat, Treasure } from '../../model/state.ts'
import { activated, healthGrows, hero, luredBy, on, skips, topics, whenSurvived } from '../language/declarations.ts'
import { always, discardRoom, showing, yourSoul } from '../language/index.ts'

const thisGetsHealth = (add: number) =>
  withTopics(
    'health',
    act((s, { self }) => addHealth(s, findHero(s, self)!.hero, add)),
  )
/**
 * The owner of the dungeon this hero is at or in. The target is illegal if the hero has left before resolving (BM-187).
 */
const dungeonOfThis: TargetSource<Seat> = visibleTargets('choose.dungeon', (s, { self }) => {
  const seat = findHero(s, self)?.seat
  return seat === undefined ? [] : [seat]
})
/** A dark hero: opponents of the dungeon's owner may make it stronger, once per round in total (NL-51). */
const dark = (treasure: Treasure) =>
  activated(
    {},
    oncePerRound,
    choose('player', dungeonOfThis),
    discardRoom(showing(treasure)),
    declare,
    withTopics('entrance', thisGetsHealth(3)),
  )

// The Fool is the card of the base set.
export const heroes = [
  'the-fool',
  hero('elfstar', { treasure: 'cleric', health: 4, players: 2 }),
  hero('kyle-the-incorruptible', { treasure: 'cleric', health: 4, players: 4 }),
  hero('danae-the-slayer', { treasure: 'cleric', health: 6, players: 2 }),
  hero('solemn-caine-pilgrim-of-pain', { treasure: 'cleric', health: 6, players: 3 }),
  hero('adynn-cleric-of-love', { treasure: 'cleric', health: 8, players: 4 }),
  hero('vampire', { treasure: 'cleric', health: 6, players: 2 }, dark('cleric')),
  hero('hookshot-joe', { treasure: 'fighter', health: 4, players: 2 }),
  hero('tarka-eskimo-warrior', { treasure: 'fighter', health: 4, players: 4 }),
  hero('lady-samantha', { treasure: 'fighter', health: 6, players: 2 }),
  hero('ampersand-the-galled', { treasure: 'fighter', health: 6, players: 3 }),
  hero('damok-dragon-hunter', { treasure: 'fighter', health: 8, players: 4 }),
  hero('barbarian', { treasure: 'fighter', health: 6, players: 2 }, dark('fighter')),
  hero('megan-the-missile-mage', { treasure: 'mage', health: 4, players: 2 }),
  hero('otus-the-occult', { treasure: 'mage', health: 4, players: 4 }),
  hero('a-kid-and-his-spellslime', { treasure: 'mage', health: 6, players: 2 }),
  hero('wink-the-probably-magical', { treasure: 'mage', health: 6, players: 3 }),
  hero('iskandar-ice-mage', { treasure: 'mage', health: 8, players: 4 }),
  hero('witch', { treasure: 'mage', health: 6, players: 2 }, dark('mage')),
  hero('black-leaf', { treasure: 'thief', health: 4, players: 2 }),
  hero('murphy-the-magnificent', { treasure: 'thief', health: 4, players: 4 }),
  hero('colgar-fugitive-prince', { treasure: 'thief', health: 6, players: 2 }),
  hero('francisco-the-endbringer', { treasure: 'thief', health: 6, players: 3 }),
  hero('raymond-two-chains', { treasure: 'thief', health: 8, players: 4 }),
  hero('hitman', { treasure: 'thief', health: 6, players: 2 }, dark('thief')),
  hero('tyrone-pharaoh-ascendant', { epic: true, treasure: 'cleric', health: 11, players: 2 }),
  hero('branadin-wordblessed', { epic: true, treasure: 'cleric', health: 11, players: 3 }),
  hero('heavenboy', { epic: true, treasure: 'cleric', health: 13, players: 4 }),
  hero('lone-fox-and-kit', { epic: true, treasure: 'fighter', health: 11, players: 2 }),
  hero('ser-mortin-the-deadly', { epic: true, treasure: 'fighter', health: 11, players: 3 }),
  hero('obrien-the-destroyer', { epic: true, treasure: 'fighter', health: 13, players: 4 }),
  hero('dumbledalf-the-blue', { epic: true, treasure: 'mage', health: 11, players: 2 }),
  hero('wrathfuss-the-namer', { epic: true, treasure: 'mage', health: 11, players: 3 }),
  hero('markus-geomancer-supreme', { epic: true, treasure: 'mage', health: 13, players: 4 }),
  hero('rom-the-reaver', { epic: true, treasure: 'thief', health: 11, players: 2 }),
  hero('gaimina-thief-of-dreams', { epic: true, treasure: 'thief', health: 11, players: 3 }),
  hero('roberta-dreaded-outlaw', { epic: true, treasure: 'thief', health: 13, players: 4 }),
  // Skips the active room nearest to the boss.
  hero(
    'archer',
    { epic: true, treasure: ['fighter', 'thief'], health: 12, players: 2 },
    skips((s, seat, at) => player(s, seat).dungeon.findIndex(isActive) === at),
  ),
  // Gets health for each spell in the hand of the dungeon's owner.
  hero(
    'druid',
    { epic: true, treasure: ['cleric', 'mage'], health: 12, players: 2 },
    healthGrows((s, seat) => player(s, seat).spells.length),
    topics('health', 'entrance'),
  ),
  // Gets health from a spell of any player.
  hero(
    'swordmage',
    { epic: true, treasure: ['fighter', 'mage'], health: 12, players: 2 },
    on('spell-resolves', always, thisGetsHealth(2)),
  ),
  // Turns one soul of the dungeon's owner into wounds.
  hero(
    'necromancer',
    { epic: true, treasure: ['cleric', 'thief'], health: 12, players: 2 },
    whenSurvived(
      choose('soul', yourSoul),
      act((s, v: EffectVars & { soul: HeroName }) => {
        const p = player(s, v.you)
        p.survivors.push(remove(p.slain, v.soul))
        emit(s, { event: 'turned', hero: v.soul, seat: v.you })
      }),
    ),
    topics('wound'),
  ),
  // Go to the player with the highest souls minus wounds; to none in a tie.
  hero(
    'the-brothers',
    { epic: true, treasure: [], health: 20, players: 2 },
    luredBy(score),
    topics('soul', 'wound', 'town'),
  ),
]

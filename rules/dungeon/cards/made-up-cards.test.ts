// Rule cases that no card of any set can show, tested with cards made up for them.
import { expect, test } from 'vitest'
import { deckOf } from '../actions/cards.ts'
import { moveToTown, newHero, removeHero } from '../actions/heroes.ts'
import { heroFacts } from '../engine/catalogue.ts'
import { act, choose, declare, oncePerRound, visibleTargets, withTopics } from '../engine/combinators.ts'
import { askAgain } from '../engine/interpreter.ts'
import { player } from '../engine/queries.ts'
import { bossMonsterRules } from '../games/boss-monster.ts'
import { nextLevelRules } from '../games/next-level.ts'
import { superBossMonsterRules } from '../games/super-boss-monster.ts'
import { tablesWith } from '../testing/made-up-box.ts'
import type { TestTable } from '../testing/test-table.ts'
import { cast, hero, on, spell, trap, whenBuilt } from './language/declarations.ts'
import {
  anyOtherRoom,
  deactivateIt,
  drawRooms,
  here,
  heroInside,
  heroInTown,
  itComesToYourEntrance,
  killIt,
} from './language/index.ts'

/** “Kill a hero in any dungeon.” */
const doom = spell('doom', { phase: 'adventure', copies: 1 }, cast(choose('hero', heroInside), declare, killIt))

/** “All heroes at your entrance go back to town.” */
const closingTime = spell(
  'closing-time',
  { phase: 'adventure', copies: 1 },
  cast(
    declare,
    act((s, { you }) => {
      for (const { name } of [...player(s, you).entrance]) moveToTown(s, removeHero(s, name))
    }),
  ),
)

/** “Kill a hero in town.” */
const plague = spell('plague', { phase: 'build', copies: 1 }, cast(choose('hero', heroInTown()), declare, killIt))

/** “The next hero comes to town.” */
const rumour = spell(
  'rumour',
  { phase: 'build', copies: 1 },
  cast(
    declare,
    act(s => moveToTown(s, newHero(s.heroes.ordinary.pop()!, ++s.revealed))),
  ),
)

/** “When you build this room, deactivate another room.” */
const fuseBox = trap(
  'fuse-box',
  { damage: 1, treasure: 'thief', copies: 1 },
  whenBuilt(choose('room', anyOtherRoom()), deactivateIt),
)

/** A mage and thief from another set: the example of the rulebook. */
const relicHunter = hero('relic-hunter', { epic: true, treasure: ['mage', 'thief'], health: 12, players: 2 })

/** “Choose a mage in town: it comes to your entrance.” */
const openLecture = spell(
  'open-lecture',
  { phase: 'build', copies: 1 },
  cast(
    choose(
      'hero',
      visibleTargets('choose.hero', s =>
        s.town.map(({ name }) => name).filter(name => heroFacts(s, name).treasure.includes('mage')),
      ),
    ),
    declare,
    itComesToYourEntrance,
  ),
)

/** “Once per round, when a hero dies here, draw a room card”, with a topic on the limit. */
const trophyWall = trap(
  'trophy-wall',
  { damage: 9, treasure: 'thief', copies: 1 },
  on('hero-dies', here, withTopics('soul', oncePerRound), drawRooms(1)),
)

const cards = {
  rooms: [fuseBox, trophyWall],
  spells: [doom, closingTime, plague, rumour, openLecture],
  heroes: [relicHunter],
}
const table = tablesWith(cards, 'boss-monster with made-up cards', bossMonsterRules)
const nextTable = tablesWith(cards, 'next-level with made-up cards', nextLevelRules)
const superTable = tablesWith(cards, 'super-boss-monster with made-up cards', superBossMonsterRules)

/** Puts a made-up card into the hand, because no deck contains it. */
function dealt(t: TestTable, seat: number, card: string): TestTable {
  t.state.players[seat]![deckOf(t.state, card)].push(card)
  askAgain(t.state)
  return t
}

const walking = { phase: 'adventure', P2: { spells: ['motivation'] } }
test('a hero killed by an opponent’s effect is a soul for the owner of the dungeon (BM-125, BM-123, CF-43)', () => {
  const t = table({ ...walking, P1: { dungeon: ['dark-altar'], entrance: ['acacia-warrior-of-light'] } })
  dealt(t, 1, doom.name).when(1, { cast: doom.name })
  t.passUntil(() => t.eventsOf('killed').length > 0)
  expect(t.hits('acacia-warrior-of-light')).toEqual([1])
  expect(t.eventsOf('killed')).toMatchObject([{ hero: 'acacia-warrior-of-light', seat: 0, souls: 1 }])
  expect([t.souls(0), t.souls(1)]).toEqual([1, 0])
})
test('a hero killed outside of any dungeon leaves the game and becomes no player’s soul (BM-203)', () => {
  const t = table({ P1: { spells: ['fear'] }, town: ['nick-the-masher'] })
  dealt(t, 0, plague.name).does(0, { cast: plague.name })
  expect(t.eventsOf('removed')).toMatchObject([{ hero: 'nick-the-masher', why: plague.name }])
  expect([t.town, t.souls(0), t.souls(1)]).toEqual([[], 0, 0])
  expect(t.state.removed).toContain('nick-the-masher')
})
test('in Super Boss Monster the dungeon’s owner also gets that soul, at once and not when the window closes (SB-184, SB-185)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['bookwyrm', 'golem-gym'], entrance: ['laliho'] },
    P2: { spells: ['stealth'] },
  })
  dealt(t, 1, doom.name).when(1, { cast: doom.name })
  t.passUntil(() => t.eventsOf('killed').length > 0)
  expect(t.hits('laliho')).toEqual([1])
  expect([t.souls(0), t.souls(1), t.inside(0)]).toEqual([1, 0, null])
})
test('several heroes returned by one effect enter town in their order at the entrance (SB-194)', () => {
  const t = superTable({
    players: 4,
    phase: 'adventure',
    P1: { entrance: ['nimble-nell', 'wisebeard', 'king-lik'], spells: ['stealth'] },
    P2: { spells: ['stealth'] },
    town: ['sister-halo', 'brother-bingwort'],
  })
  dealt(t, 0, closingTime.name)
    .when(0, { cast: closingTime.name })
    .passUntil(() => t.eventsOf('to-town').length > 0)
  expect(t.eventsOf('to-town').map(({ hero }) => hero.replace('sbm-hero-', ''))).toEqual([
    'nimble-nell',
    'wisebeard',
    'king-lik',
  ])
  expect(t.town).toEqual(['brother-bingwort', 'nimble-nell', 'wisebeard', 'king-lik']) // four places (SB-54)
})

test('a minion on a space that a hero covers in the Build phase still acts (SB-154)', () => {
  const t = superTable({
    phase: 'town',
    players: 2,
    P1: { boss: 'his-sliminess', spells: ['stealth'] },
    P2: { boss: 'count-requiem' },
    town: ['laliho', 'king-lik'],
    heroDeck: ['acolyte', 'layabout', 'nimble-nell'], // the first two heroes go straight to landmarks
    roomDeck: ['bookwyrm', 'golem-gym', 'magpie-nest'],
  })
  t.does(0, { take: 'bookwyrm' }, { minion: 'stadium-special' })
  t.does(1, { take: 'golem-gym' }, { minion: 'library-treasure' })
  dealt(t, 0, rumour.name).when(0, { cast: rumour.name })
  t.passUntil(() => t.eventsOf('pushed').length > 0)
  expect(t.eventsOf('pushed')).toMatchObject([{ hero: 'sbm-hero-laliho', place: 'stadium' }])
  t.passUntil(() => t.eventsOf('minion-acts').length > 0)
  expect(t.eventsOf('minion-acts')[0]).toMatchObject({ seat: 0, space: 'stadium-special' })
  expect(t.hand(0)).toContain('magpie-nest')
})

test('a when-built effect whose room was deactivated first waits until the room turns upright (SB-312)', () => {
  const t = superTable({ P1: { rooms: ['golem-gym'] }, P2: { rooms: ['grimoire-stacks'] } })
  dealt(t, 0, fuseBox.name).does(0, { build: fuseBox.name, at: 0 }).does(1, { build: 'grimoire-stacks', at: 0 })
  expect(t.eventsOf('deactivated')).toMatchObject([{ seat: 1, room: 'sbm-room-grimoire-stacks#2' }])
  const eventNames = t.events.map(e => (e.event === 'phase' ? e.phase : e.event))
  expect(eventNames.indexOf('drew')).toBeGreaterThan(eventNames.indexOf('end'))
  expect(t.eventsOf('drew')).toMatchObject([{ seat: 1, kind: 'spells', why: 'sbm-room-grimoire-stacks' }])
})

test('the Relic Hunter is pushed to the first free place of Library, Hideout and Tavern (SB-273, SB-274, CF-80)', () => {
  const pushedTo = (taken: object) => {
    const t = superTable({
      players: 2,
      P1: { boss: 'emperor-dododo', rooms: ['golem-gym'] },
      P2: { boss: 'baroness-hammerhoof' },
      town: ['sister-halo'],
      heroDeck: ['brother-bingwort', 'king-lik'],
      ...taken,
    })
    t.state.town.unshift(newHero(relicHunter.name, 0))
    t.does(0, { pass: true })
    return t.eventsOf('pushed').find(({ hero }) => hero === relicHunter.name)
  }
  expect(pushedTo({})).toMatchObject({ place: 'library', why: 'SB-274' })
  expect(pushedTo({ library: 'wisebeard' })).toMatchObject({ place: 'hideout', why: 'SB-274' })
  expect(pushedTo({ library: 'wisebeard', hideout: 'silas-shade' })).toMatchObject({ place: 'tavern' })
})

test('an effect on a class also applies to a hybrid hero with that symbol (NL-26)', () => {
  const t = nextTable({
    P1: { spells: ['pity'] },
    town: ['swordmage', 'archer', 'megan-the-missile-mage', 'elfstar', 'druid'],
  })
  dealt(t, 0, openLecture.name).does(0, { cast: openLecture.name })
  expect(t.offered(0, 'hero')).toEqual(['druid', 'megan-the-missile-mage', 'swordmage'])
  t.does(0, { hero: 'druid' })
  expect(t.entrance(0)).toEqual(['druid'])
})

test('a limit of once per round holds for a trigger, also inside other words (BM-228)', () => {
  const t = table({
    P1: { rooms: ['dark-altar'], entrance: ['nick-the-masher', 'the-fool'] },
    roomDeck: ['golem-factory', 'bottomless-pit'],
  })
  dealt(t, 0, trophyWall.name).does(0, { build: trophyWall.name, at: 0 })
  t.passUntil(() => t.eventsOf('killed').length === 2)
  expect(t.eventsOf('drew').filter(({ why }) => why === trophyWall.name)).toHaveLength(1)
})

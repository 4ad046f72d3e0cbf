import { describe, expect, test } from 'vitest'
import { superBuild, superTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'

describe('bait', () => {
  test('each hero in town, from left to right (SB-165), goes to the dungeon with most of its symbols (SB-166, SB-167), both fighters to the same one (SB-294)', () => {
    const t = superBuild({
      P1: { boss: 'emperor-dododo', dungeon: ['trophy-armory'] },
      P2: { boss: 'his-sliminess', dungeon: ['magpie-nest', 'starlit-observatory'] },
      P3: { boss: 'count-requiem', dungeon: ['candlelit-crypt'] },
      town: ['laliho', 'king-lik', 'nimble-nell'],
      library: 'wisebeard',
    })
    t.does(0, pass)
    expect(t.eventsOf('lured').map(e => [e.hero.slice(9), e.seat])).toEqual([
      ['laliho', 0],
      ['king-lik', 0],
      ['nimble-nell', 1],
    ])
    expect(t.view(0).board!.landmarks.library).toMatchObject({ name: 'sbm-hero-wisebeard' }) // SB-171
  })
  test('the example of the rulebook: the fighters go to Dododo, the thief goes to His Sliminess, the mage stays in the Library (SB-299)', () => {
    const t = superBuild({
      P1: { boss: 'emperor-dododo', dungeon: ['trophy-armory'] }, // three fighter symbols
      P2: { boss: 'his-sliminess', dungeon: ['magpie-nest', 'starlit-observatory'] }, // two thief, three mage symbols
      P3: { boss: 'count-requiem', dungeon: ['candlelit-crypt'] },
      town: ['laliho', 'king-lik', 'silas-shade'],
      library: 'wisebeard',
    })
    expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 3 })
    expect(t.view(0).players[1]!.treasure).toMatchObject({ thief: 2, mage: 3 })
    t.does(0, pass)
    expect(t.eventsOf('lured').map(e => e.seat)).toEqual([0, 0, 1])
    expect(t.eventsOf('lured').map(e => e.why)).toEqual(['SB-167', 'SB-167', 'SB-167'])
  })
  test('a hero stays without symbols (SB-168) and on a tie for the most symbols, even if a third dungeon has fewer (SB-169, SB-170)', () => {
    const t = superBuild({
      P1: { boss: 'emperor-dododo', dungeon: ['magpie-nest'] },
      P2: { boss: 'his-sliminess', dungeon: ['magpie-nest'] },
      P3: { boss: 'madame-ledger' },
      town: ['nimble-nell', 'sister-halo'],
    })
    t.does(0, pass)
    expect(t.eventsOf('stayed').map(e => [e.hero.slice(9), e.tie, e.why])).toEqual([
      ['nimble-nell', true, 'SB-170'],
      ['sister-halo', false, 'SB-168'],
    ])
    expect(t.town.slice(0, 2)).not.toEqual([])
  })
  test('heroes arrive in the order of their places in town (SB-172)', () => {
    const t = superTable({
      phase: 'bait',
      P1: { boss: 'emperor-dododo', dungeon: ['minion-arena'], spells: [inAdventure] },
      town: ['king-lik', 'laliho'],
    })
    expect(t.entrance(0)).toEqual(['king-lik', 'laliho'])
  })
  test('a hero that came back to town is behind later heroes, although it was revealed earlier (SB-173)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { boss: 'emperor-dododo', entrance: ['king-lik'], spells: ['quick-save', inAdventure] },
      P2: { boss: 'his-sliminess' },
      town: ['laliho'],
      heroDeck: ['gladiator', 'acolyte'], // they go to landmarks and push no hero
      roomDeck: ['bookwyrm', 'golem-gym'],
    })
    const revealed = (hero: string) =>
      [...t.state.town, ...t.state.players[0]!.entrance].find(h => h.name.endsWith(hero))!.revealed
    expect(revealed('king-lik')).toBeLessThan(revealed('laliho'))
    t.does(0, { cast: 'quick-save' }).endRound()
    expect(t.town).toEqual(['laliho', 'king-lik'])
    t.does(1, { take: 'bookwyrm' }, { minion: 'library-treasure' })
    t.does(0, { take: 'golem-gym' }, { minion: 'hideout-treasure' })
    t.passUntil(() => t.view(0).phase === 'adventure')
    expect(t.entrance(0)).toEqual(['laliho', 'king-lik'])
  })
  test('symbols do not change during the phase; players are asked only after the last hero has gone (SB-175)', () => {
    const t = superBuild({
      players: 3,
      P1: { boss: 'emperor-dododo', dungeon: ['trophy-armory'], spells: [inAdventure] },
      P2: { boss: 'baroness-hammerhoof', dungeon: ['minion-arena'] },
      P3: { boss: 'his-sliminess' },
      town: ['king-lik', 'wisebeard', 'laliho'],
    })
    const treasure = t.view(0).players.map(p => p.treasure!)
    t.passUntil(() => t.view(0).phase === 'adventure')
    expect(t.eventsOf('lured').map(e => [e.hero.slice(9), e.seat, e.count])).toEqual([
      ['king-lik', 0, treasure[0]!.fighter],
      ['wisebeard', 2, treasure[2]!.mage],
      ['laliho', 0, treasure[0]!.fighter],
    ])
    const events = t.events.map(e => e.event)
    const bait = t.events.findIndex(e => e.event === 'phase' && e.phase === 'bait')
    expect(events.slice(bait, bait + 5)).toEqual(['phase', 'lured', 'lured', 'lured', 'phase'])
  })
  test('landmarks are not part of town (SB-227, SB-228): only a minion moves the heroes there', () => {
    const t = superBuild({
      P1: { boss: 'emperor-dododo', dungeon: ['trophy-armory'], spells: ['quest'] },
      stadium: 'laliho',
    })
    expect(t.offers(0, { cast: 'quest' })).toBe(false)
    t.passUntil(() => t.prompt === 'market.take')
    expect(t.view(0).board!.landmarks.stadium).toMatchObject({ name: 'sbm-hero-laliho' })
  })
})

describe('a walking hero', () => {
  test('players with heroes at the entrance become active clockwise from the first player (SB-176)', () => {
    const t = superBuild({
      P1: { entrance: ['laliho'] },
      P2: { entrance: ['king-lik'] },
      P3: { entrance: ['nimble-nell'] },
    })
    t.does(0, pass)
    expect(t.eventsOf('survived').map(e => e.seat)).toEqual([0, 1, 2])
  })
  test('heroes walk one after the other (SB-177); damage adds up (SB-178); a hero dies when it reaches its health (SB-183) and gives its souls (SB-185)', () => {
    const t = superBuild({
      P1: { dungeon: ['minion-arena', 'magpie-nest', 'candlelit-crypt'], entrance: ['king-lik', 'laliho'] },
    })
    t.does(0, pass)
    expect(t.eventsOf('entered').map(e => e.hero.slice(9))).toEqual([
      'king-lik',
      'king-lik',
      'king-lik',
      'laliho',
      'laliho',
      'laliho',
    ])
    expect(t.eventsOf('killed')).toMatchObject([
      { hero: 'sbm-hero-king-lik', room: 'sbm-room-candlelit-crypt#3', souls: 1 },
    ])
    expect(t.eventsOf('survived')).toMatchObject([{ hero: 'sbm-hero-laliho', wounds: 1 }]) // SB-186
  })
  test('all players may act in each room after the damage (SB-179, SB-180), and before the first room (SB-181)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['minion-arena'], entrance: ['laliho'], spells: [inAdventure] },
      P2: { spells: ['quest'] },
    })
    expect([t.asked, t.inside(0)]).toEqual([[0], null])
    t.does(0, pass).does(1, pass)
    expect([t.asked, t.inside(0)!.damage]).toEqual([[0], 2])
    expect(t.does(0, pass).asked).toEqual([1])
  })
  test('stunning a room after its damage does not undo the damage (SB-182)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils'], entrance: ['laliho'], spells: [inAdventure] },
      P2: { spells: ['freeze'] },
    })
    t.passUntil(() => t.inside(0)?.damage === 3)
      .does(0, pass)
      .does(1, { cast: 'freeze' })
    expect(t.inside(0)!.damage).toBe(3)
  })
  test('a hero dies when the window closes (SB-184), by damage of rooms and spells alike (SB-239)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils+1'], entrance: ['king-lik'], spells: [inAdventure] },
    })
    t.passUntil(() => t.inside(0)?.damage === 4)
    expect(t.souls(0)).toBe(0)
    expect(t.does(0, pass).souls(0)).toBe(1)
  })
  test('wounds eliminate no player (SB-187); a hero without a room to enter survives (SB-191)', () => {
    const t = superBuild({
      P1: { entrance: ['sir-reginald-rampart'], survivors: ['laliho', 'sister-halo', 'nimble-nell', 'wisebeard'] },
    })
    t.does(0, pass)
    expect([t.wounds(0), t.view(0).players[0]!.out, t.prompt]).toEqual([6, false, 'market.take'])
  })
  test('a dead hero loses its tokens: the same hero comes back without them (SB-188)', () => {
    const t = superTable({
      bossMonster: true,
      phase: 'adventure',
      P1: { dungeon: ['minion-arena+4'], entrance: ['king-lik'], spells: [inAdventure] },
      P2: { dungeon: ['zombie-prison'], spells: ['co-op-mode'], entrance: ['laliho'] },
    })
    t.does(0, pass).does(1, { cast: 'co-op-mode' })
    t.passUntil(() => t.inside(0) !== null)
    expect(t.inside(0)).toMatchObject({ health: 4 + 2, damage: 6 })
    t.passUntil(() => t.souls(0) === 1).when(1, { use: 'zombie-prison' })
    t.passUntil(() => t.entrance(0).length > 0)
    expect(t.view(0).players[0]!.entrance).toMatchObject([{ name: 'sbm-hero-king-lik', health: 4, damage: 0 }])
  })
  test('a hero leaves a destroyed room after the death check; the uncovered room does not affect it (SB-189); pending effects resolve first (SB-329)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: {
        dungeon: ['reliquary-of-echoes+swinging-anvils', 'magpie-nest'],
        entrance: ['laliho'],
        spells: ['loot-drop'],
      },
      discard: ['quest'],
    })
    t.does(0, pass, { cast: 'loot-drop' }, { use: 'reliquary-of-echoes' })
    t.passUntil(() => t.hits('laliho').length === 2)
    expect(t.hits('laliho')).toEqual([2, 1])
    expect(t.eventsOf('resolved').map(e => e.source.replace(/#.*/, ''))).toEqual([
      'sbm-room-reliquary-of-echoes',
      'sbm-spell-loot-drop',
    ])
  })
  test('a hero sent to an entrance stays there until the next Adventure phase (SB-192) and loses damage and tokens at the end of the round (SB-213, SB-214)', () => {
    const t = superTable({
      nextLevel: true,
      phase: 'adventure',
      P1: { dungeon: ['minion-arena'], entrance: ['laliho'], spells: ['another-castle', inAdventure] },
      P2: { dungeon: ['golem-gym'], spells: ['co-op-mode'] },
    })
    t.does(0, pass).does(1, { cast: 'co-op-mode' })
    t.passUntil(() => t.inside(0)?.damage === 2)
    expect(t.inside(0)!.health).toBe(8 + 2)
    t.does(0, { cast: 'another-castle' }).endRound()
    expect([t.hits('laliho'), t.entrance(1)]).toEqual([[2], ['laliho']])
    expect(t.view(0).players[1]!.entrance[0]).toMatchObject({ damage: 0, health: 8 })
  })
  test('a hero sent back to town arrives like a new one, at the right end, and pushes others (SB-193)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['minion-arena'], entrance: ['king-lik', 'nimble-nell'], spells: ['quick-save', 'quick-save'] },
      town: ['laliho', 'sister-halo'],
    })
    t.does(0, { cast: 'quick-save' }, { hero: 'king-lik' }).passUntil(() => t.eventsOf('pushed').length === 1)
    expect(t.eventsOf('pushed').map(e => [e.hero.slice(9), e.place])).toEqual([['laliho', 'stadium']])
    t.until(0, { cast: 'quick-save' }).does(0, { cast: 'quick-save' })
    expect(t.eventsOf('to-town').map(e => e.hero.slice(9))).toEqual(['king-lik', 'nimble-nell'])
  })
  test('when a hero enters a room, its own ability comes first, then the room’s effect, then the damage (SB-318)', () => {
    const t = superBuild({
      players: 4,
      P1: { dungeon: ['choir-of-banshees+candlelit-crypt'], entrance: ['mordo-the-muddled'], spells: ['quest'] },
      P2: { rooms: ['golem-gym', 'bookwyrm'] },
    })
    t.passUntil(() => t.prompt === 'discard.spell').does(0, { price: 'quest' })
    expect([t.prompt, t.asked]).toEqual(['discard.cards', [1]])
    t.does(1, { card: 'golem-gym' })
    const events = t.events.map(e => e.event)
    expect(events.lastIndexOf('discarded')).toBeLessThan(events.indexOf('damaged'))
  })
  test('the ability of a hero comes before effects of the dungeon; no player is asked for the order (SB-318)', () => {
    const t = superTable({
      phase: 'adventure',
      players: 4,
      P1: {
        boss: 'saint-nogood',
        leveled: true,
        dungeon: ['minion-arena'],
        entrance: ['mordo-the-muddled'],
        spells: ['quest', inAdventure],
      },
    })
    t.does(0, pass)
    expect([t.prompt, t.eventsOf('healthier')]).toEqual(['discard.spell', []])
    t.does(0, { price: 'quest' })
    expect(t.eventsOf('healthier')).toMatchObject([{ hero: 'sbm-hero-mordo-the-muddled', add: -2 }])
  })
  test('“survives” triggers after the window, “dies here” right after scoring (SB-319), if the room is still there', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils', 'golem-gym'], entrance: ['king-lik'], spells: [inAdventure] },
    })
    t.passUntil(() => t.inside(0)?.damage === 3)
    expect(t.eventsOf('lasting')).toEqual([])
    t.passUntil(() => t.souls(0) === 1)
    const events = t.events.map(e => e.event)
    expect(events.indexOf('killed')).toBeLessThan(events.indexOf('counters'))
  })
})

describe('moved heroes and destroyed rooms', () => {
  test('“dies here” triggers only if the room is still visible (SB-319): not for a destroyed room, nor for the room below (SB-189)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['golem-gym+ossuary-choir+3'], entrance: ['king-lik'], spells: [inAdventure] },
      P2: { dungeon: ['saboteurs-tunnel+magpie-nest'] },
      discard: ['bookwyrm'],
    })
    t.passUntil(() => t.inside(0)?.damage === 5)
      .does(0, pass)
      .does(1, { use: 'saboteurs-tunnel' })
    t.passUntil(() => t.souls(0) === 1)
    expect([t.dungeon(0), t.eventsOf('counters'), t.eventsOf('took')]).toEqual([['ossuary-choir'], [], []])
  })
  test('a hero with lethal damage that is moved before the death check dies in its new room (SB-183, SB-328)', () => {
    const t = superTable({
      bossMonster: true,
      phase: 'adventure',
      P1: {
        dungeon: ['magpie-nest', 'golem-gym+2'],
        entrance: ['king-lik'],
        spells: ['teleportation', inAdventure],
      },
    })
    t.passUntil(() => t.inside(0)?.damage === 5).does(0, { cast: 'teleportation' })
    t.passUntil(() => t.souls(0) === 1)
    expect(t.hits('king-lik')).toEqual([1, 4, 1])
    expect(t.eventsOf('killed')).toMatchObject([{ room: 'sbm-room-magpie-nest#1' }])
    expect(t.counters('golem-gym')).toBe(2) // no hero died in the gym
  })
})

describe('counters and stun', () => {
  test('each counter adds 1 damage (SB-195) to its room; a stunned or deactivated room deals none (SB-196)', () => {
    const t = superBuild({
      P1: { dungeon: ['bookwyrm+3', 'magpie-nest+2+stunned', 'minion-arena+2+off'], entrance: ['laliho'] },
    })
    expect(['bookwyrm', 'magpie-nest', 'minion-arena'].map(card => t.damage(card))).toEqual([4, 0, 0])
    expect(t.does(0, pass).hits('laliho')).toEqual([4, 0])
  })
  test('a counter for “your dungeon” may go on any room (SB-197), never on the boss (SB-199); an effect may remove one from any room (SB-198)', () => {
    const t = superBuild({
      P1: { boss: 'baroness-hammerhoof', dungeon: ['magpie-nest', 'bookwyrm', 'minion-arena', 'candlelit-crypt'] },
    })
    t.does(0, { build: 'trophy-armory', at: 4 })
    expect(t.offered(0, 'room')).toEqual([
      'bookwyrm',
      'candlelit-crypt',
      'magpie-nest',
      'minion-arena',
      'trophy-armory',
    ])
    const audit = superTable({ P1: { spells: ['safety-audit'] }, P2: { dungeon: ['bookwyrm+1', 'minion-arena+1'] } })
    audit.does(0, { cast: 'safety-audit' })
    expect(audit.offered(0, 'room')).toEqual(['bookwyrm', 'minion-arena'])
  })
  test('a counter without a possible room is lost (SB-203); base damage is the printed number (SB-204)', () => {
    const t = superTable({ P1: { boss: 'professor-paradox', leveled: true, spells: ['loot-drop'] } })
    expect(t.does(0, { cast: 'loot-drop' }).eventsOf('counters')).toEqual([])
    const colossus = superBuild({ P1: { dungeon: ['colossus-crossing+trophy-armory'] } })
    expect(colossus.damage('colossus-crossing')).toBe(5)
  })
  test('a stunned room keeps its symbols, text and place; heroes enter it, and its window opens (SB-206)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { boss: 'his-sliminess', dungeon: ['minion-arena+stunned'], entrance: ['laliho'], spells: [inAdventure] },
    })
    expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 1 })
    t.does(0, pass)
    expect([t.inside(0)!.damage, t.prompt]).toEqual([0, 'act'])
  })
  test('a stunned room that is covered and uncovered in the same round is still stunned (SB-205, SB-208)', () => {
    const t = superTable({
      P1: {
        rooms: ['reliquary-of-echoes'],
        dungeon: ['golem-gym+stunned'],
        entrance: ['laliho', 'king-lik'],
        spells: [inAdventure],
      },
      discard: ['quest'],
    })
    t.until(0, { build: 'reliquary-of-echoes' }).does(0, { build: 'reliquary-of-echoes', at: 0 })
    t.passUntil(() => t.inside(0)?.damage === 2).does(0, { use: 'reliquary-of-echoes' })
    t.endRound()
    expect([t.hits('laliho'), t.hits('king-lik'), t.damage('golem-gym')]).toEqual([[2], [0], 2])
  })
  test('a deactivated room has no damage, symbols or abilities until the end of the round; the room below stays covered (SB-209); it does not count as a room (SB-210, SB-336)', () => {
    const t = superTable({
      bossMonster: true,
      P1: {
        boss: 'his-sliminess',
        dungeon: ['golem-gym', 'magpie-nest+bookwyrm', 'minion-arena'],
        entrance: ['laliho'],
      },
      P2: { spells: ['boss-monster-freeze', 'quest'] },
    })
    t.does(1, { cast: 'freeze' }, { room: 'magpie-nest' }).passUntil(() => t.room('magpie-nest').off)
    expect(t.view(0).players[0]!.treasure).toMatchObject({ thief: 0, mage: 1 })
    t.endRound()
    expect([t.hits('laliho'), t.room('magpie-nest').off]).toEqual([[2, 2], false])
  })
  test('the abilities of a deactivated room cannot be used (SB-209, SB-336); it cannot be destroyed, and it separates its neighbours (SB-210)', () => {
    const t = superTable({
      P1: { dungeon: ['golem-gym+off', 'saboteurs-tunnel+magpie-nest'], spells: ['lava-surge'] },
      P2: { dungeon: ['mana-forge+starlit-observatory+off', 'bookwyrm+off'], spells: ['lava-surge'] },
    })
    expect(t.ask(0).choices).toEqual([pass]) // the tunnel has no room to destroy
    expect(t.does(0, pass).ask(1).choices).toEqual([pass])
    const gallery = superTable({
      P1: {
        rooms: ['whetstone-gallery'],
        dungeon: ['golem-gym', 'bookwyrm+off', 'trophy-armory', 'magpie-nest'],
      },
    })
    gallery.does(0, { build: 'whetstone-gallery', at: 1 })
    expect(gallery.eventsOf('counters').map(e => e.room)).toEqual(['sbm-room-magpie-nest#4'])
  })
})

import { describe, expect, test } from 'vitest'
import { superBuild, superTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inBuild = 'lava-surge'

describe('the Minion phase', () => {
  test('minions act clockwise from the first player (SB-132), each on its action space (SB-226)', () => {
    const t = superBuild({
      P1: { minion: 'stadium-special' },
      P2: { minion: 'temple-treasure' },
      P3: { minion: 'hideout-special' },
    })
    t.does(0, pass)
    expect(t.eventsOf('minion-acts').map(e => [e.seat, e.space])).toEqual([
      [0, 'stadium-special'],
      [1, 'temple-treasure'],
      [2, 'hideout-special'],
    ])
  })
  test('minions do not act earlier (SB-133, SB-317): a room drawn at the Stadium cannot be built in this round (SB-142)', () => {
    const t = superBuild({ P1: { minion: 'stadium-special' }, roomDeck: ['bookwyrm'] })
    expect(t.offered(0, 'build')).toEqual(['trophy-armory'])
    t.does(0, pass)
    expect([t.hand(0), t.dungeon(0)]).toEqual([['trophy-armory', 'bookwyrm'], []])
  })
  test('a treasure space adds a symbol to the boss (SB-138) at once (SB-140), also in Bait (SB-139), until the end of the round (SB-134)', () => {
    const t = superBuild({
      P1: { boss: 'emperor-dododo', minion: 'stadium-treasure' },
      P2: { boss: 'baroness-hammerhoof' },
      town: ['laliho'],
    })
    expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 1 })
    t.does(0, pass)
    expect(t.eventsOf('lured')).toMatchObject([{ hero: 'sbm-hero-laliho', seat: 0, count: 2 }])
    expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 1 })
  })
  test('special spaces give a market card (Temple), a room (Stadium), a spell (Library) or damage (Hideout) (SB-147)', () => {
    const t = superBuild({ P1: { minion: 'temple-special' }, P2: {}, market: ['golem-gym'] }).does(0, pass)
    expect([t.hand(0), t.discard]).toEqual([['trophy-armory', 'golem-gym'], []]) // SB-141: no card remains to discard
  })
  test('the Temple gives nothing if the market is empty (SB-141)', () => {
    const t = superBuild({ P1: { minion: 'temple-special' } }).does(0, pass)
    expect(t.hand(0)).toEqual(['trophy-armory'])
  })
  test('at the Library a player draws a spell and discards one (SB-143), perhaps the new one (SB-144)', () => {
    const t = superBuild({ P1: { minion: 'library-special' }, spellDeck: ['quest'] }).does(0, pass)
    t.does(0, { price: 'quest' })
    expect([t.hand(0), t.discard]).toEqual([['trophy-armory'], ['quest']])
  })
  test('the Hideout adds 2 damage to the last room (SB-145), the room next to the boss when a hero enters (SB-146), without counters', () => {
    const t = superBuild({
      P1: { dungeon: ['magpie-nest', 'minion-arena'], minion: 'hideout-special', entrance: ['laliho'] },
    })
    t.does(0, pass)
    expect([t.hits('laliho'), t.counters('minion-arena'), t.damage('minion-arena')]).toEqual([[1, 4], 0, 2])
  })
  test('the rest of the market is discarded after all minions, before Bait (SB-163)', () => {
    const t = superBuild({ P1: {}, P2: { minion: 'stadium-treasure' }, P3: {}, market: ['golem-gym'] }).does(0, pass)
    const events = t.events.map(e => (e.event === 'phase' ? e.phase : e.event))
    expect(events.indexOf('market-cleared')).toBeGreaterThan(events.indexOf('minion-acts'))
    expect(events.indexOf('market-cleared')).toBeLessThan(events.indexOf('bait'))
    expect(t.discard).toEqual(['golem-gym'])
  })
})

describe('summoning', () => {
  test('the hero goes to the entrance of a dungeon of the player’s choice (SB-148), with 2 more health (SB-149, SB-156), before lured heroes (SB-152)', () => {
    const t = superBuild({
      P1: { boss: 'his-sliminess', minion: 'library-summon' },
      P2: { boss: 'emperor-dododo', dungeon: ['minion-arena'], spells: ['quest'] },
      library: 'wisebeard',
      town: ['laliho'],
    })
    t.passUntil(() => t.prompt === 'minion.summon')
    expect([t.offered(0, 'player'), t.offers(0, pass)]).toEqual([[0, 1], false])
    t.does(0, { player: 1 })
    expect(t.entrance(1)).toEqual(['wisebeard', 'laliho'])
    expect(t.view(0).players[1]!.entrance.map(hero => hero.health)).toEqual([8, 8]) // 6 + 2; lured from town: no token (SB-157)
    expect(t.view(0).board!.landmarks.library).toBeNull() // free again (SB-151)
  })
  test('the top hero of the Tavern comes with 2 health less (SB-150): King Lik has 2 (SB-306)', () => {
    const t = superBuild({
      P1: { minion: 'tavern-summon', dungeon: ['minion-arena'], spells: ['quest'] },
      tavern: ['king-lik', 'wisebeard'],
    })
    t.passUntil(() => t.prompt === 'minion.summon').does(0, { player: 0 })
    expect(t.view(0).players[0]!.entrance[0]).toMatchObject({ name: 'sbm-hero-king-lik', health: 2 })
    expect(t.view(0).board!.tavern.map(h => h.name)).toEqual(['sbm-hero-wisebeard'])
  })
  test('Gladiator and Criminal leave their landmarks with 8 health (SB-306)', () => {
    const t = superBuild({
      P1: { minion: 'stadium-summon', spells: ['quest'] },
      P2: { minion: 'hideout-summon' },
      P3: {},
      stadium: 'gladiator',
      hideout: 'criminal',
    })
    t.passUntil(() => t.prompt === 'minion.summon')
      .does(0, { player: 0 })
      .does(1, { player: 0 })
    expect(t.view(0).players[0]!.entrance.map(hero => hero.health)).toEqual([8, 8])
  })
  test('if the hero is gone, the minion does nothing (SB-153)', () => {
    const t = superBuild({ P1: { minion: 'library-summon' } }).does(0, pass)
    expect([t.eventsOf('summoned'), t.eventsOf('minion-acts').length]).toEqual([[], 1])
  })
  test('a hero without health dies in the first room, even if the room is stunned (SB-155)', () => {
    const t = superTable({
      bossMonster: true,
      heroes: 'boss-monster',
      P1: { rooms: ['trophy-armory'], minion: 'tavern-summon', dungeon: ['magpie-nest+stunned', 'minion-arena'] },
      tavern: ['the-fool'],
    })
    t.does(0, pass, { player: 0 })
    expect(t.eventsOf('killed')).toMatchObject([{ hero: 'the-fool', room: 'sbm-room-magpie-nest#1' }])
  })
  test('a hero from the last round comes first in line, then a summoned hero, then a lured one (SB-321)', () => {
    const t = superBuild({
      P1: {
        boss: 'emperor-dododo',
        entrance: ['nimble-nell'],
        minion: 'library-summon',
        dungeon: ['minion-arena'],
        spells: ['quest'],
      },
      library: 'wisebeard',
      town: ['laliho'],
    })
    t.passUntil(() => t.prompt === 'minion.summon').does(0, { player: 0 })
    expect(t.entrance(0)).toEqual(['nimble-nell', 'wisebeard', 'laliho'])
  })
})

describe('action spaces on rooms and bosses', () => {
  test('a minion on a room or boss does the action printed there (SB-158)', () => {
    const t = superBuild({
      P1: { dungeon: ['trap-in-the-box'], minion: 'trap-in-the-box' },
      P2: { boss: 'his-sliminess', leveled: true, minion: 'his-sliminess' },
      spellDeck: ['quest'],
    })
    t.does(0, pass)
    expect([t.counters('trap-in-the-box'), t.hand(1)]).toEqual([2, ['quest']])
  })
  test('a minion on a deactivated room does nothing, but stays (SB-159)', () => {
    const t = superBuild({ P1: { dungeon: ['trap-in-the-box+off'], minion: 'trap-in-the-box', spells: [inBuild] } })
    t.passUntil(() => t.eventsOf('minion-acts').length === 1)
    expect(t.counters('trap-in-the-box')).toBe(0)
  })
  test('a minion on a stunned room acts (SB-160)', () => {
    const t = superBuild({ P1: { dungeon: ['trap-in-the-box+stunned'], minion: 'trap-in-the-box' } }).does(0, pass)
    expect(t.counters('trap-in-the-box')).toBe(2)
  })
  test('a room with a minion cannot be covered, destroyed or chosen for that (SB-161), also in Adventure (SB-190), until the minion goes home (SB-162)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['saboteurs-tunnel+magpie-nest'], entrance: ['laliho'], spells: ['quest'] },
      P2: { dungeon: ['minion-arena'], minion: 'minion-arena' },
    })
    expect(t.offers(0, { use: 'saboteurs-tunnel' })).toBe(false)
    t.endRound().passTown()
    expect(t.view(0).board!.minions.includes('sbm-room-minion-arena#3')).toBe(false)
    t.until(0, { use: 'saboteurs-tunnel' })
  })
})

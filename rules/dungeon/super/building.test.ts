import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { superBuild, superTable } from '../testing/test-table.ts'

const pass = { pass: true }
// An Adventure spell in the hand: its owner is asked in every window of the Build phase.
const inBuild = 'lava-surge'
const four = ['magpie-nest', 'candlelit-crypt', 'starlit-observatory', 'mercenary-camp']

describe('the build phase', () => {
  test('players place clockwise from the first player (SB-80); the placing player is active (SB-47)', () => {
    const t = superTable({ P1: { rooms: ['golem-gym'] }, P2: { rooms: ['bookwyrm'] }, P3: { rooms: ['magpie-nest'] } })
    const active = [0, 1, 2].map(seat => {
      const { active } = t.view(0)
      t.does(seat, pass)
      return active
    })
    expect(active).toEqual([0, 1, 2])
  })
  test('a player places one room per round, face down (SB-81)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym', 'bookwyrm'], dungeon: ['magpie-nest'], spells: [inBuild] } })
    t.does(0, pass, { build: 'golem-gym', at: 1 })
    expect(t.prompt).toBe('act')
    t.passUntil(() => t.prompt === 'market.take')
    expect([t.dungeon(0), t.hand(0)]).toEqual([
      ['golem-gym', 'magpie-nest'],
      ['bookwyrm', inBuild],
    ])
  })
  test('a new place is left of all rooms (SB-82), at the entrance (SB-238); a room may cover another (SB-85), but not go between two (SB-83) or change their order (SB-310)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym'], dungeon: ['magpie-nest', 'bookwyrm'] } })
    expect(t.ask(0).choices.map(c => ('at' in c ? c.at : 'pass'))).toEqual([0, 1, 2, 'pass'])
    t.does(0, { build: 'golem-gym', at: 2 })
    expect(t.dungeon(0)).toEqual(['golem-gym', 'magpie-nest', 'bookwyrm'])
  })
  test('a dungeon with five rooms has no new place (SB-84)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym'], dungeon: [...four, 'bookwyrm'] } })
    expect(t.offered(0, 'at')).toEqual([0, 1, 2, 3, 4])
    expect(() => t.game.apply(t.state, 0, { build: 'sbm-room-golem-gym', at: 5 })).toThrow(IllegalChoice)
  })
  test('an ordinary room may cover any room (SB-86), an advanced one only a room with a matching symbol (SB-87)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym', 'mana-forge'], dungeon: ['mirage-bazaar', 'trophy-armory'] } })
    const places = (card: string) =>
      t.ask(0).choices.flatMap(c => ('build' in c && c.build.endsWith(card) ? [c.at] : []))
    expect([places('golem-gym'), places('mana-forge')]).toEqual([[0, 1, 2], [1]])
  })
  test('a room cannot cover a face-down room (SB-88), a room with a minion (SB-89, SB-161) or a deactivated room (SB-90)', () => {
    const t = superBuild({
      P1: {
        rooms: ['golem-gym'],
        dungeon: ['magpie-nest+down', 'minion-arena', 'candlelit-crypt+off'],
        minion: 'minion-arena',
      },
    })
    expect(t.offered(0, 'at')).toEqual([3])
  })
  test('a room may cover a stunned room and is not stunned itself (SB-91)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym'], dungeon: ['magpie-nest+stunned'], entrance: ['laliho'] } })
    t.does(0, { build: 'golem-gym', at: 0 })
    expect(t.hits('laliho')).toEqual([2])
  })
  test('a player may decline, publicly (SB-92); a placement or decline is final (SB-93)', () => {
    const t = superBuild({ P1: { spells: [inBuild] } }).does(0, pass, pass)
    expect(t.eventsOf('declined')).toMatchObject([{ seat: 0 }])
    t.does(0, pass)
    expect(t.prompt).not.toBe('build.room')
  })
  test('a window opens before and after each placement, with spells and abilities (SB-94, SB-95)', () => {
    const t = superTable({ P1: { rooms: ['golem-gym'] }, P2: { spells: ['loot-drop', inBuild] } })
    expect([t.prompt, t.asked, t.offers(1, { cast: 'loot-drop' })]).toEqual(['act', [1], true])
    t.does(1, pass).does(0, { build: 'golem-gym', at: 0 })
    expect([t.prompt, t.asked]).toEqual(['act', [1]])
  })
})

describe('the reveal', () => {
  test('all face-down rooms are revealed at once (SB-96); effects run clockwise from the first player, without a window (SB-97, SB-99)', () => {
    const t = superTable({
      P1: { rooms: ['grimoire-stacks'] },
      P2: { rooms: ['grimoire-stacks'], spells: ['loot-drop'] },
      P3: { spells: [inBuild] },
    })
    t.until(0, { build: 'grimoire-stacks' }).does(0, { build: 'grimoire-stacks', at: 0 })
    t.until(1, { build: 'grimoire-stacks' }).does(1, { build: 'grimoire-stacks', at: 0 })
    t.passUntil(() => t.eventsOf('built').length === 2)
    const events = t.events.map(e => e.event)
    expect(events.lastIndexOf('built')).toBeLessThan(events.indexOf('drew'))
    expect(events.slice(events.indexOf('built'), events.indexOf('drew'))).not.toContain('passed')
    expect(t.eventsOf('drew').map(e => e.seat)).toEqual([0, 1])
  })
  test('a boss levels up with its first five face-up rooms (SB-107), before when-built effects (SB-98)', () => {
    const t = superBuild({
      P1: { boss: 'quizzara-the-riddle-queen', rooms: ['grimoire-stacks'], dungeon: four },
      spellDeck: ['freeze', 'quest', 'loot-drop', 'power-up'],
    })
    t.does(0, { build: 'grimoire-stacks', at: 4 })
    expect(t.eventsOf('drew').map(e => [e.why, e.count])).toEqual([
      ['sbm-boss-quizzara-the-riddle-queen', 2],
      ['sbm-room-grimoire-stacks', 1],
    ])
  })
  test('after the level-up, effects of two rooms of one player run in order of placement (SB-311)', () => {
    const t = superTable({
      P1: {
        boss: 'quizzara-the-riddle-queen',
        rooms: ['smugglers-chapel', 'grimoire-stacks'],
        dungeon: four.slice(1),
        spells: ['rush-order', inBuild],
      },
    })
    t.does(0, { cast: 'rush-order' })
      .until(0, { build: 'grimoire-stacks' })
      .does(0, { build: 'grimoire-stacks', at: 3 })
    t.until(0, { build: 'smugglers-chapel' }).does(0, { build: 'smugglers-chapel', at: 4 })
    t.passUntil(() => t.prompt === 'discard.cards')
    expect(t.eventsOf('drew').map(e => e.why.replace(/^sbm-(room|boss)-/, ''))).toEqual([
      'quizzara-the-riddle-queen',
      'grimoire-stacks',
      'smugglers-chapel',
    ])
  })
  test('the five rooms are counted before any effect; deactivated rooms do not count (SB-110)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym'], dungeon: [...four.slice(1), 'magpie-nest+off'] } })
    t.does(0, { build: 'golem-gym', at: 4 })
    const events = t.events.map(e => (e.event === 'phase' ? e.phase : e.event))
    expect(events.indexOf('level-up')).toBeGreaterThan(events.indexOf('end')) // when the room is upright again (SB-312)
    const robbed = superTable({
      bossMonster: true,
      P1: { boss: 'robobo', rooms: ['golem-gym'], dungeon: four },
      P2: { boss: 'quizzara-the-riddle-queen', rooms: ['bookwyrm'], dungeon: four },
    })
    robbed.does(0, { build: 'golem-gym', at: 4 }).does(1, { build: 'bookwyrm', at: 4 }, { room: 'bookwyrm' })
    expect(robbed.dungeon(1)).toHaveLength(4)
    expect(robbed.eventsOf('level-up').map(e => e.seat)).toEqual([0, 1])
  })
  test('a boss levels up exactly once (SB-109), and at once if an effect builds the fifth room (SB-312)', () => {
    const t = superBuild({
      bossMonster: true,
      P1: { boss: 'quizzara-the-riddle-queen', rooms: ['construction-zone', 'golem-gym'], dungeon: four.slice(1) },
    })
    t.does(0, { build: 'construction-zone', at: 3 }, { build: 'golem-gym', at: 4 })
    expect(t.eventsOf('level-up')).toHaveLength(1)
    expect(t.view(0).players[0]!.leveled).toBe(true)
  })
  test('a level-up has an effect once, in every round, or opens the space of the boss (SB-108)', () => {
    const leveled = (boss: string) => {
      const t = superBuild({ P1: { boss, dungeon: [...four], rooms: ['golem-gym'] } })
      t.does(0, { build: 'golem-gym', at: 4 }).passUntil(() => t.prompt !== 'act')
      return t
    }
    expect(leveled('quizzara-the-riddle-queen').eventsOf('drew')).toHaveLength(1)
    expect(leveled('grixx-the-gatecrasher').damage('mercenary-camp')).toBe(3)
    const t = leveled('his-sliminess')
    t.does(1, t.ask(1).choices[0] as { take: string }, { minion: 'temple-treasure' })
    t.does(0, t.ask(0).choices[0] as { take: string })
    expect(t.offers(0, { minion: 'his-sliminess' })).toBe(true)
  })
  test('a when-built effect is lost if its room was covered or destroyed before (SB-312)', () => {
    const covered = superTable({
      bossMonster: true,
      P1: { rooms: ['construction-zone', 'grimoire-stacks', 'golem-gym'], spells: ['rush-order', inBuild] },
    })
    covered.does(0, { cast: 'rush-order' }).until(0, { build: 'construction-zone' })
    covered.does(0, { build: 'construction-zone', at: 0 }).until(0, { build: 'grimoire-stacks', at: 1 })
    covered.does(0, { build: 'grimoire-stacks', at: 1 }).until(0, { build: 'golem-gym', at: 1 })
    covered.does(0, { build: 'golem-gym', at: 1 }).passUntil(() => covered.prompt === 'market.take')
    expect([covered.dungeon(0), covered.eventsOf('drew')]).toEqual([['golem-gym', 'construction-zone'], []])
    const destroyed = superTable({
      nextLevel: true,
      P1: { rooms: ['megaworm-burrow'], dungeon: ['golem-gym'] },
      P2: { rooms: ['chrono-library'], dungeon: ['starlit-observatory'] },
    })
    destroyed.does(0, { build: 'megaworm-burrow', at: 0 }).does(1, { build: 'chrono-library', at: 0 })
    expect([destroyed.dungeon(1), destroyed.eventsOf('drew')]).toEqual([['starlit-observatory'], []])
  })
  test('an uncovered room does not count as built (SB-111)', () => {
    const t = superTable({
      P1: { dungeon: ['reliquary-of-echoes+grimoire-stacks'], spells: [inBuild] },
      discard: ['loot-drop'],
      spellDeck: ['quest'],
    })
    t.does(0, { use: 'reliquary-of-echoes' }).passUntil(() => t.dungeon(0)[0] === 'grimoire-stacks')
    t.passUntil(() => t.view(0).phase === 'town')
    expect(t.hand(0)).not.toContain('quest')
  })
})

describe('stacks', () => {
  test('only the top card of a stack counts (SB-102)', () => {
    const t = superBuild({
      P1: { dungeon: ['magpie-nest+golem-gym+trophy-armory'], boss: 'his-sliminess', entrance: ['laliho'] },
    })
    expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 0, fighter: 0, mage: 1, thief: 2 })
    expect(t.does(0, pass).hits('laliho')).toEqual([1])
  })
  test('counters on a covered room go back to the supply (SB-100) at the reveal (SB-101)', () => {
    const t = superBuild({ P1: { rooms: ['golem-gym'], dungeon: ['bookwyrm+2'], spells: [inBuild] } })
    t.does(0, pass, { build: 'golem-gym', at: 0 })
    expect(t.view(1).players[0]!.dungeon[0]).toMatchObject({ counters: 2, faceDown: true })
    t.passUntil(() => t.prompt === 'market.take')
    expect(t.counters('golem-gym')).toBe(0)
  })
  test('only the top card of a stack is destroyed and discarded; the next card is uncovered (SB-104, SB-231, SB-232), without counters (SB-201)', () => {
    const t = superTable({ P1: { dungeon: ['reliquary-of-echoes+bookwyrm+3'], spells: [inBuild] }, discard: ['quest'] })
    t.does(0, { use: 'reliquary-of-echoes' })
    expect([t.dungeon(0), t.counters('bookwyrm'), t.discard]).toEqual([
      ['bookwyrm'],
      0,
      ['quest', 'reliquary-of-echoes'],
    ])
    expect(t.eventsOf('uncovered')).toHaveLength(1)
  })
  test('when a place is empty, the rooms to its left move toward the boss (SB-231)', () => {
    const t = superTable({
      P1: { dungeon: ['golem-gym', 'reliquary-of-echoes', 'bookwyrm'], spells: [inBuild] },
      discard: ['quest'],
    })
    t.does(0, { use: 'reliquary-of-echoes' })
    expect(t.dungeon(0)).toEqual(['golem-gym', 'bookwyrm'])
  })
  test('a room under a face-down card cannot be used, chosen or get counters (SB-105); a face-down room cannot be destroyed (SB-106)', () => {
    const t = superTable({
      P1: { dungeon: ['magpie-nest+reliquary-of-echoes+down', 'golem-gym'], spells: ['power-up', 'freeze'] },
      P2: { dungeon: ['saboteurs-tunnel+magpie-nest'] },
      discard: ['quest'],
    })
    expect(t.offers(0, { use: 'reliquary-of-echoes' })).toBe(false)
    t.does(0, { cast: 'power-up' }).does(1, { use: 'saboteurs-tunnel' })
    expect(t.passUntil(() => t.dungeon(0).length === 1).dungeon(0)).toEqual(['magpie-nest'])
  })
})

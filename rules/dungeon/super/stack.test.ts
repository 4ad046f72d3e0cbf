import { describe, expect, test } from 'vitest'
import { IllegalChoice } from '../../kernel/index.ts'
import { superBuild, superTable } from '../testing/test-table.ts'

const pass = { pass: true }
const inBuild = 'lava-surge'
const inAdventure = 'shiny-bait'

describe('spells and abilities', () => {
  test('players cast any number of spells (SB-113), only in Build and Adventure, by their icon (SB-112)', () => {
    const t = superTable({ P1: { spells: ['loot-drop', 'loot-drop', inBuild] } })
    expect(t.offered(0, 'cast')).toEqual(['loot-drop'])
    t.does(0, { cast: 'loot-drop' }).until(0, { cast: 'loot-drop' }).does(0, { cast: 'loot-drop' })
    t.passUntil(() => t.discard.length === 2)
    expect(t.discard).toEqual(['loot-drop', 'loot-drop'])
  })
  test('players get new spells only from effects, action spaces and the market (SB-114), not from a round itself', () => {
    const t = superBuild({ P1: {}, P2: {} }).does(0, pass)
    expect(t.eventsOf('drew')).toEqual([])
  })
  test('players cannot act in Town, Minion and Bait and at the end (SB-115, SB-116, SB-164, SB-174, SB-215)', () => {
    for (const phase of ['minion', 'bait', 'end']) {
      const t = superTable({ phase, P1: { spells: ['loot-drop'] } })
      expect(t.prompt === 'market.take' || t.view(0).phase === 'build' || t.view(0).phase === 'town').toBe(true)
      expect(t.eventsOf('cast')).toEqual([])
    }
    const t = superTable({
      phase: 'minion',
      P1: { spells: ['loot-drop'], minion: 'tavern-summon' },
      tavern: ['laliho'],
    })
    expect([t.view(0).phase, t.prompt]).toEqual(['minion', 'minion.summon'])
    expect(() => t.game.apply(t.state, 0, { cast: 'sbm-spell-loot-drop' })).toThrow(IllegalChoice)
  })
  test('players use activated abilities when they may cast spells (SB-224); continuous and when-built effects are not activated (SB-225)', () => {
    const t = superTable({ P1: { dungeon: ['mana-forge+starlit-observatory', 'grimoire-stacks'], spells: [inBuild] } })
    expect(t.offered(0, 'use')).toEqual(['mana-forge'])
  })
})

describe('order', () => {
  test('last in, first out (SB-117): a response resolves first; a spell that lost its target is negated (SB-129)', () => {
    const t = superTable({
      P1: { dungeon: ['reliquary-of-echoes'], spells: ['power-up', inBuild] },
      P2: { dungeon: ['saboteurs-tunnel+magpie-nest'] },
    })
    t.does(0, { cast: 'power-up' }).does(1, { use: 'saboteurs-tunnel' })
    expect(t.view(0).pending.map(f => f.card)).toEqual(['sbm-spell-power-up', 'sbm-room-saboteurs-tunnel'])
    t.passUntil(() => t.eventsOf('resolved').length + t.eventsOf('fizzled').length === 2)
    expect(t.eventsOf('resolved')[0]!.source).toMatch(/saboteurs/)
    expect(t.eventsOf('counters')).toEqual([])
    expect(t.discard).toContain('power-up')
  })
  test('all players may respond without limit, even to their own spells (SB-118); the next player clockwise is asked first (SB-120)', () => {
    const t = superTable({
      P1: { spells: ['loot-drop', 'loot-drop', 'shiny-bait'] },
      P2: { spells: [inBuild] },
      P3: { spells: [inBuild] },
    })
    t.does(0, { cast: 'loot-drop' })
    expect(t.asked).toEqual([1])
    t.does(1, pass).does(2, pass)
    expect(t.asked).toEqual([0])
    t.does(0, { cast: 'shiny-bait' }, { treasure: 'mage' })
    expect(t.asked).toEqual([1]) // P2 and P3 are asked again
    t.does(1, pass).does(2, pass).does(0, pass)
    expect(t.eventsOf('resolved').map(e => e.source)).toEqual(['sbm-spell-shiny-bait'])
  })
  test('a window starts with the active player (SB-119) and goes clockwise (SB-45): P2, P3, P1', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { spells: [inAdventure] },
      P2: { dungeon: ['golem-gym'], entrance: ['laliho'], spells: [inAdventure] },
      P3: { spells: ['quest'] },
    })
    const asked = [0, 1, 2].map(() => {
      const [seat] = t.asked
      t.does(seat!, pass)
      return seat
    })
    expect(asked).toEqual([1, 2, 0])
  })
  test('when all players pass in a row, the top effect resolves, and the active player may act again (SB-121)', () => {
    const t = superTable({
      P1: { dungeon: ['golem-gym'], spells: ['loot-drop', 'shiny-bait', inBuild] },
      P2: { spells: ['loot-drop'] },
      P3: { spells: ['power-up'], dungeon: ['bookwyrm'] },
    })
    t.does(0, { cast: 'loot-drop' }).does(1, { cast: 'loot-drop' }).does(2, { cast: 'power-up' })
    expect(t.asked).toEqual([0])
    t.does(0, pass)
    expect([t.eventsOf('resolved').map(e => e.seat), t.asked]).toEqual([[2], [0]])
    t.does(0, { cast: 'shiny-bait' }, { treasure: 'mage' }).passUntil(() => t.eventsOf('resolved').length === 4)
    expect(t.eventsOf('resolved').map(e => e.seat)).toEqual([2, 0, 1, 0])
  })
  test('players may respond to an ability that destroys the hero’s room (SB-118); after the stack is empty, the window of that room is over (SB-329)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['reliquary-of-echoes', 'magpie-nest'], entrance: ['laliho'], spells: [inAdventure] },
      P2: { spells: ['freeze'] },
      discard: ['loot-drop'],
    })
    t.passUntil(() => t.inside(0)?.damage === 2).does(0, { use: 'reliquary-of-echoes' })
    expect([t.dungeon(0), t.eventsOf('resolved'), t.asked]).toEqual([['magpie-nest'], [], [1]])
    t.does(1, { cast: 'freeze' }).passUntil(() => t.eventsOf('resolved').length === 2)
    expect(t.eventsOf('resolved').map(e => e.seat)).toEqual([1, 0])
    expect([t.asked, t.inside(0)!.room, t.hits('laliho')]).toEqual([[0], 'sbm-room-magpie-nest#2', [2, 0]])
  })
  test('players can still negate a spell below such an ability (SB-127)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['reliquary-of-echoes', 'magpie-nest'], entrance: ['laliho'], spells: ['lava-surge'] },
      P2: { dungeon: ['null-field-generator'] },
      discard: ['quest'],
    })
    t.passUntil(() => t.inside(0)?.damage === 2).does(0, { cast: 'lava-surge' })
    t.does(1, pass).does(0, { use: 'reliquary-of-echoes' }).does(1, { use: 'null-field-generator' })
    t.passUntil(() => t.wounds(0) === 1)
    expect([t.eventsOf('negated').map(e => e.source), t.hits('laliho')]).toEqual([['sbm-spell-lava-surge'], [2, 1]])
  })
  test('when all players pass and the stack is empty, the window closes (SB-122)', () => {
    const t = superBuild({ P1: { spells: [inBuild] }, P2: { spells: [inBuild] } })
    expect(t.does(0, pass).does(1, pass).prompt).toBe('build.room')
  })
  test('targets and costs are fixed when an effect goes on the stack (SB-123) and never change (SB-130)', () => {
    const t = superTable({
      P1: { dungeon: ['mana-forge+starlit-observatory', 'golem-gym'], spells: [inBuild] },
      P2: { spells: [inBuild] },
    })
    t.does(0, { use: 'mana-forge' }, { room: 'golem-gym' }, { price: inBuild })
    expect(t.view(1).pending[0]!.targets).toEqual({ room: 'sbm-room-golem-gym#3' })
    expect(t.discard).toEqual([inBuild])
  })
  test('when-built, level-up, minions, damage and triggers do not use the stack (SB-124)', () => {
    const t = superTable({
      P1: { rooms: ['grimoire-stacks'], dungeon: ['minion-arena'], minion: 'minion-arena', entrance: ['king-lik'] },
      P2: { dungeon: ['null-field-generator'], spells: [inBuild] },
    })
    t.until(0, { build: 'grimoire-stacks' }).does(0, { build: 'grimoire-stacks', at: 1 })
    t.passUntil(() => t.eventsOf('killed').length === 1)
    expect(t.eventsOf('declared')).toEqual([])
  })
  test('an activated ability of a boss goes on the stack, too (SB-125)', () => {
    const t = superTable({
      nextLevel: true,
      P1: { boss: 'doc-scarecrow', leveled: true, rooms: ['golem-gym'] },
      P2: { spells: [inBuild] },
      town: ['laliho'],
    })
    t.does(0, { use: 'doc-scarecrow' }, { price: 'golem-gym' })
    expect([t.view(0).pending.length, t.asked]).toEqual([1, [1]])
  })
  test('while an effect resolves, players cannot act; the player that it names makes its choices (SB-126)', () => {
    const t = superTable({
      P1: { spells: ['dream-raid'] },
      P2: { spells: [inBuild, 'loot-drop'] },
      P3: { spells: ['loot-drop'] },
    })
    t.does(0, { cast: 'dream-raid' }, { player: 1 }).does(1, pass).does(2, pass)
    expect([t.asked, t.prompt]).toEqual([[0], 'choose.fromHandOf'])
  })
  test('a negated spell has no effect and is discarded (SB-127, SB-128); a negation can be negated, last first', () => {
    const t = superTable({
      bossMonster: true,
      P1: { spells: ['loot-drop', 'counterspell'] },
      P2: { spells: ['counterspell'] },
    })
    t.does(0, { cast: 'loot-drop' }).does(1, { cast: 'counterspell' }).does(0, { cast: 'counterspell' })
    t.passUntil(() => t.eventsOf('resolved').length === 2)
    expect(t.eventsOf('negated')).toMatchObject([{ seat: 1 }])
    expect([t.hand(0).length, t.discard.toSorted()]).toEqual([2, ['counterspell', 'counterspell', 'loot-drop']])
  })
  test('a window offers a room card in the hand that can respond to a spell (SB-127)', () => {
    const t = superTable({
      nextLevel: true,
      P1: { spells: ['loot-drop'] },
      P2: { rooms: ['antimagic-zone'] },
    })
    t.does(0, { cast: 'loot-drop' }).does(1, { use: 'antimagic-zone' })
    expect(t.discard.toSorted()).toEqual(['antimagic-zone', 'loot-drop'])
  })
})

describe('triggers and costs', () => {
  test('triggered effects run at once: the active player’s first, then clockwise (SB-313); each player orders their own', () => {
    const t = superTable({
      nextLevel: true,
      P1: { dungeon: ['hall-of-mirrors+observatory'], boss: 'his-sliminess' },
      P2: { spells: ['loot-drop'] },
      P3: { dungeon: ['hall-of-mirrors+observatory'], boss: 'emperor-dododo' },
    })
    t.does(1, { cast: 'loot-drop' }).passUntil(() => t.eventsOf('drew').length === 3)
    expect(t.eventsOf('drew').map(e => e.seat)).toEqual([1, 0, 2])
    const own = superTable({
      P1: {
        boss: 'professor-paradox',
        leveled: true,
        dungeon: ['archmages-menagerie+starlit-observatory', 'golem-gym'],
        spells: ['loot-drop'],
      },
    })
    own.does(0, { cast: 'loot-drop' })
    expect([own.prompt, own.offered(0, 'first')]).toEqual([
      'choose.order',
      ['archmages-menagerie', 'professor-paradox'],
    ])
  })
  test('an effect cannot return the room that was destroyed to pay for it (SB-315)', () => {
    const withoutTarget = superTable({ P1: { dungeon: ['reliquary-of-echoes'], spells: [inBuild] } })
    expect(withoutTarget.offers(0, { use: 'reliquary-of-echoes' })).toBe(false)
    const t = superTable({
      bossMonster: true,
      P1: { dungeon: ['dark-altar'], spells: [inBuild] },
      discard: ['golem-gym', 'quest'],
    })
    t.does(0, { use: 'dark-altar' })
    expect(t.offered(0, 'card')).toEqual(['golem-gym', 'quest'])
    t.does(0, { card: 'golem-gym' }).passUntil(() => t.hand(0).includes('golem-gym'))
    expect(t.discard.toSorted()).toEqual(['dark-altar', 'quest'])
  })
  test('an effect cannot return the card that was discarded to pay for it (SB-315)', () => {
    const t = superTable({
      nextLevel: true,
      P1: { dungeon: ['dark-portal'], spells: ['loot-drop', inBuild] },
      discard: ['golem-gym', 'bookwyrm'],
    })
    t.does(0, { use: 'dark-portal' })
    expect(t.offered(0, 'card')).toEqual(['bookwyrm', 'golem-gym'])
    t.does(0, { card: 'bookwyrm' }, { price: 'loot-drop' }).passUntil(() => t.hand(0).includes('bookwyrm'))
    expect(t.discard.toSorted()).toEqual(['golem-gym', 'loot-drop'])
  })
  test('a hero counts as inside a room destroyed as a cost, until the ability resolves (SB-316)', () => {
    const t = superTable({
      bossMonster: true,
      phase: 'adventure',
      P1: { dungeon: ['bottomless-pit'], entrance: ['laliho'], spells: [inAdventure] },
    })
    t.does(0, pass, { use: 'bottomless-pit' }).passUntil(() => t.souls(0) === 1)
    expect(t.dungeon(0)).toEqual([])
  })
  test('“at random” means any card of the hand, and its owner is not asked (SB-233)', () => {
    const lost = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const t = superTable(
        {
          bossMonster: true,
          P1: { dungeon: ['torture-chamber'], spells: [inBuild] },
          P2: { rooms: ['golem-gym', 'bookwyrm'] },
        },
        `chance ${seed}`,
      )
      t.does(0, { use: 'torture-chamber' }, pass)
      expect([t.eventsOf('discarded').length, t.hand(1).length, t.prompt]).toEqual([1, 1, 'act'])
      lost.add(t.eventsOf('discarded')[0]!.card)
    }
    expect([...lost].toSorted()).toEqual(['sbm-room-bookwyrm', 'sbm-room-golem-gym'])
  })
  test('the owner chooses the card to discard (SB-233); only an effect with “may” is optional (SB-295)', () => {
    const t = superTable({ P1: { rooms: ['confession-booth'] }, P2: { rooms: ['golem-gym', 'bookwyrm'] } })
    t.does(0, { build: 'confession-booth', at: 0 }).does(1, pass)
    expect([t.offered(1, 'card'), t.offers(1, pass)]).toEqual([['bookwyrm', 'golem-gym'], false])
  })
})

import { describe, expect, test } from 'vitest'
import { nextTable, table } from '../testing/test-table.ts'

const inAdventure = 'motivation'
const epics = [
  'katelyn-angelic-healer',
  'lord-van-ette',
  'frankov-the-envoy',
  'antonius-the-rune-knight',
  'tempros-the-time-marauder',
  'terric-warhelm-half-elf-archmage',
  'hya-legendary-shinobi',
  'cecil-leoran-master-factotum',
]
const ordinary = [
  'nick-the-masher',
  'boden-the-pantless',
  'tieg-and-the-magic-bubble',
  'joman-chimm-cutpurse',
  'acacia-warrior-of-light',
  'mitchell-the-judge',
  'jesta-the-rogue',
  'fires-breath-heroine-of-arcadia',
  'the-fool',
]
/** Returns a function that picks heroes worth a number of souls, each hero once. */
function heroPool() {
  const epic = [...epics]
  const one = [...ordinary]
  return (worth: number): string[] => {
    const cards: string[] = []
    for (; worth >= 2 && epic.length > 0; worth -= 2) cards.push(epic.pop()!)
    for (; worth >= 1; worth--) cards.push(one.pop()!)
    return cards
  }
}
const scored = (souls: number, wounds: number, heroesWorth: ReturnType<typeof heroPool>) => ({
  slain: heroesWorth(souls),
  survivors: heroesWorth(wounds),
})

describe('the end of a round', () => {
  test('ends round effects, turns rooms upright and removes damage (BM-135, BM-136, BM-137)', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        dungeon: ['golem-factory', 'open-grave+off'],
        entrance: ['katelyn-angelic-healer'],
        spells: ['giant-size', inAdventure],
      },
      P2: { spells: ['fear'] },
    })
    t.does(0, { cast: 'giant-size' })
      .passUntil(() => t.inside(0) !== null && t.offers(1, { cast: 'fear' }))
      .does(1, { cast: 'fear' })
      .endRound()
    expect(t.view(0).lasting).toEqual([])
    expect(t.room('open-grave').off).toBe(false)
    expect(t.view(0).town.find(h => h.name === 'katelyn-angelic-healer')!.damage).toBe(0)
  })
  test('runs its effects first, then the clean-up, waiting effects and the check for the end of the game (BM-225, BM-139)', () => {
    const t = nextTable({
      phase: 'end',
      P1: {
        boss: 'kazanna',
        dungeon: ['blockpile-puzzle', 'spawn-point+off'],
        slain: ['tyrone-pharaoh-ascendant', 'lone-fox-and-kit', 'dumbledalf-the-blue', 'rom-the-reaver', 'archer'],
      },
    })

    expect(t.dungeon(0)).toEqual(['spawn-point'])
    expect(t.state.result?.winners).toEqual([0])
  })
})

describe('the end of the game', () => {
  test('ten souls and fewer than five wounds win (BM-4, BM-142) at the end of the round, after all adventure turns (BM-140)', () => {
    const heroesWorth = heroPool()
    const t = table({
      phase: 'adventure',
      P1: {
        dungeon: ['golem-factory'],
        slain: heroesWorth(9),
        entrance: ['katelyn-angelic-healer+10'],
        spells: [inAdventure],
      },
      P2: { entrance: [ordinary[0]!] },
    })
    t.passUntil(() => t.souls(0) === 11)
    t.endRound()
    expect(t.eventsOf('survived')).toMatchObject([{ seat: 1 }])
    expect(t.state.result).toMatchObject({ winners: [0], why: 'BM-142' })
    expect(t.asked).toEqual([])
  })
  test('a player with five wounds loses, even with ten souls (BM-5, BM-141); only victors are compared (BM-147)', () => {
    const heroesWorth = heroPool()
    const t = table({ phase: 'end', P1: scored(12, 5, heroesWorth), P2: scored(6, 0, heroesWorth) })
    expect(t.state.result).toMatchObject({ winners: [1], why: 'BM-152' })
    const more = heroPool()
    const three = table({ phase: 'end', players: 4, P1: scored(10, 5, more), P2: scored(10, 0, more), P3: {}, P4: {} })
    expect(three.state.result).toMatchObject({ winners: [1], why: 'BM-142' })
  })
  test('of several victors, the highest souls minus wounds wins (BM-143), then the lowest XP (BM-145)', () => {
    const heroesWorth = heroPool()
    expect(
      table({ phase: 'end', P1: scored(11, 3, heroesWorth), P2: scored(10, 1, heroesWorth) }).state.result,
    ).toMatchObject({
      winners: [1],
      why: 'BM-143',
    })
    const tie = heroPool()
    const t = table({
      phase: 'end',
      P1: { boss: 'draculord', ...scored(10, 1, tie) },
      P2: { boss: 'gorgona', ...scored(10, 1, tie) },
    })
    expect(t.state.result).toMatchObject({ winners: [1], scores: [9, 9] })
  })
  test('if all players are defeated at once, souls minus wounds decide (BM-144)', () => {
    const heroesWorth = heroPool()
    const t = table({ phase: 'end', P1: scored(7, 5, heroesWorth), P2: scored(4, 6, heroesWorth) })
    expect(t.state.result).toMatchObject({ winners: [0], scores: [2, -2], why: 'BM-144' })
  })
  test('players with equal XP in that tie share the victory (BM-146)', () => {
    const heroesWorth = heroPool()
    const t = table({ P1: { ...scored(10, 0, heroesWorth), spells: ['fear'] }, P2: scored(10, 0, heroesWorth) })
    t.state.players[1]!.boss = t.state.players[0]!.boss // no two bosses of these sets have the same XP
    t.endRound()
    expect(t.state.result?.winners).toEqual([0, 1])
  })
  test('a defeated player is out, and the others play on (BM-148); the cards leave the game (BM-149), and as many heroes come as before (BM-150)', () => {
    const heroesWorth = heroPool()
    const t = table({
      phase: 'end',
      P1: {},
      P2: {},
      P3: {},
      P4: {
        ...scored(1, 5, heroesWorth),
        dungeon: ['golem-factory+dark-altar'],
        rooms: ['open-grave'],
        spells: ['freeze'],
        entrance: ['nick-the-masher'],
      },
    })
    expect(t.state.result).toBeNull()
    expect(t.view(0).players[3]).toMatchObject({ out: true, dungeon: [], hand: { rooms: 0, spells: 0 }, slain: [] })
    expect(t.discard).toEqual([])
    expect(t.town[0]).toBe('nick-the-masher') // BM-151
    expect(t.town).toHaveLength(1 + 4)
    expect(t.view(0).order).toEqual([0, 1, 2])
    expect(t.game.inventory(t.state)['golem-factory']).toBe(3)
  })
  test('an eliminated player is not asked for effects any more', () => {
    const heroesWorth = heroPool()
    const t = table({
      phase: 'end',
      P1: {},
      P2: {},
      P3: { ...scored(0, 5, heroesWorth), dungeon: ['dark-altar'], spells: ['freeze'] },
      discard: ['fear'],
    })
    expect(t.view(0).players[2]!.out).toBe(true)
    t.endRound()
    expect(t.events.some(e => 'seat' in e && e.seat === 2)).toBe(false)
  })
  test('the last player in the game wins (BM-152)', () => {
    const heroesWorth = heroPool()
    const t = table({
      phase: 'end',
      P1: { slain: heroesWorth(4) },
      P2: { survivors: heroesWorth(5) },
      P3: { survivors: heroesWorth(5) },
    })
    expect(t.state.result).toMatchObject({ winners: [0], why: 'BM-152' })
  })
  test('the game ends without heroes in decks, town and entrances; souls minus wounds decide, then the lowest XP (BM-153, BM-145)', () => {
    const t = table({ phase: 'end', P1: { boss: 'king-croak', rooms: ['dark-altar'] }, P2: { boss: 'seducia' } })
    const s = t.state
    const rest = [...s.heroes.ordinary.splice(0), ...s.heroes.epic.splice(0), ...s.town.splice(0).map(h => h.name)]
    s.players[0]!.slain.push(...rest.splice(0, 2))
    s.players[1]!.slain.push(...rest.splice(0, 2))
    const [a, b] = [0, 1].map(seat => t.souls(seat))
    s.removed.push(...rest)
    t.endRound()
    expect(s.result).toMatchObject({ why: 'BM-153', winners: [a === b || b! > a! ? 1 : 0] })
  })
})

describe('variants', () => {
  test('Machinations: players who defeated no hero may draw a room or a spell (BM-156), at the very end, in XP order (BM-157)', () => {
    const t = table({ phase: 'end', machinations: true, P1: {}, P2: {}, roomDeck: ['dark-altar'], spellDeck: ['fear'] })
    expect(t.ask(0)).toMatchObject({
      prompt: 'choose.deck',
      choices: [{ draw: 'rooms' }, { draw: 'spells' }, { pass: true }],
    })
    t.does(0, { draw: 'spells' })
    expect(t.hand(0)).toEqual(['fear'])
    t.does(1, { pass: true })
    expect(t.view(0).phase).toBe('build')
  })
  test('a soul from healing prevents the draw in The Next Level, but not in the base game (NL-39, NL-40)', () => {
    const base = table({
      phase: 'adventure',
      machinations: true,
      P1: {
        dungeon: ['vampire-bordello'],
        survivors: ['katelyn-angelic-healer'],
        entrance: ['nick-the-masher+1'],
        spells: [inAdventure],
      },
      P2: { boss: 'robobo' },
    })
    base.when(0, { hero: 'katelyn-angelic-healer' }).passUntil(() => base.prompt === 'choose.deck')
    expect(base.asked).toEqual([1]) // P1 defeated a hero
    const healed = nextTable({
      phase: 'reveal',
      machinations: true,
      P1: {
        boss: 'belladonna',
        survivors: ['elfstar'],
        dungeon: ['spiked-pit+down', 'spawn-point', 'madmans-manor', 'collapsing-bridge', 'cursed-tomb'],
      },
      P2: { boss: 'killa' },
    })
    expect([healed.prompt, healed.asked]).toEqual(['choose.deck', [1]])
    healed.does(1, { pass: true })
    expect(healed.view(0).round).toBe(2)
  })
  test('Infinite lives: neither wounds nor ten souls end the game (NL-41, NL-44)', () => {
    const t = nextTable({
      phase: 'end',
      infiniteLives: true,
      P1: {
        slain: ['tyrone-pharaoh-ascendant', 'lone-fox-and-kit', 'dumbledalf-the-blue', 'rom-the-reaver', 'archer'],
        survivors: ['elfstar', 'black-leaf', 'hookshot-joe', 'druid'],
      },
    })
    expect(t.state.result).toBeNull()
    expect(t.view(0).players[0]!.out).toBe(false)
  })
  test('Infinite lives: the game ends in the round in which the hero decks are empty (NL-42); souls minus wounds decide (NL-43), then the lowest XP (NL-45); heroes in town do not count (NL-55)', () => {
    const t = nextTable({
      infiniteLives: true,
      P1: { boss: 'nicolius', survivors: ['elfstar'], spells: ['pity'] },
      P2: { boss: 'killa' },
      town: ['the-fool'],
    })
    t.state.removed.push(...t.state.heroes.ordinary.splice(0), ...t.state.heroes.epic.splice(0))
    t.endRound()
    expect(t.state.result).toMatchObject({ why: 'NL-42', winners: [1] })
    const tie = nextTable({ infiniteLives: true, P1: { boss: 'nicolius', spells: ['pity'] }, P2: { boss: 'killa' } })
    tie.state.removed.push(...tie.state.heroes.ordinary.splice(0), ...tie.state.heroes.epic.splice(0))
    tie.endRound()
    expect(tie.state.result).toMatchObject({ winners: [1], scores: [0, 0] })
  })
})

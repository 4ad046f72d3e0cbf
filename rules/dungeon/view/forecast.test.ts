import { describe, expect, test } from 'vitest'
import { type HasRandom, randomBelow, randomSource, type Seat, type Viewer } from '../../kernel/index.ts'
import { seeds } from '../../kernel/testing/properties.ts'
import { bossMonster, type DungeonGame, type Event, nextLevel, type State, superBossMonster } from '../index.ts'
import type { Choice } from '../model/choices.ts'
import { nextTable, superTable, table } from '../testing/test-table.ts'
import { type Fate, forecast } from './forecast.ts'

type Given = Parameters<typeof table>[0]
const adventure = (own: Given, more: Given = {}): State =>
  table({ phase: 'adventure', P1: { boss: 'draculord', spells: ['fear'], ...own }, ...more }).state
const told = (s: State, hero: string, viewer: Viewer = 0): Fate | undefined => {
  const { fates } = forecast(s, viewer)
  return fates[hero] ?? fates[`sbm-hero-${hero}`]
}
const steps = (fate: Fate | undefined): unknown[] =>
  fate?.path.map(({ damage, skipped }) => (skipped ? '-' : damage)) ?? []

describe('in one dungeon', () => {
  test('a hero dies in the room where the damage reaches its health (BM-121)', () => {
    const s = adventure({
      dungeon: ['neanderthal-cave', 'golem-factory', 'dark-altar'],
      entrance: ['boden-the-pantless'],
    })
    const fate = told(s, 'boden-the-pantless')
    expect(fate).toMatchObject({ seat: 0, end: 'dies', room: 'golem-factory#2', damage: 5, health: 4 })
    expect(steps(fate)).toEqual([3, 5])
  })
  test('one that takes less than its health reaches the boss (BM-122)', () => {
    const s = adventure({ dungeon: ['golem-factory'], entrance: ['boden-the-pantless'] })
    expect(told(s, 'boden-the-pantless')).toMatchObject({ end: 'survives', damage: 2, health: 4 })
  })
  test('one that is inside has taken what it took', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        boss: 'draculord',
        dungeon: ['golem-factory', 'neanderthal-cave'],
        entrance: ['boden-the-pantless'],
        spells: ['fear'],
      },
    })
    t.passUntil(() => t.told('entered').length === 1)
    const fate = told(t.state, 'boden-the-pantless')
    expect([fate?.end, fate?.damage, steps(fate)]).toEqual(['dies', 5, [5]])
  })
  test('a room that is off is passed by (BM-128)', () => {
    const s = adventure({ dungeon: ['neanderthal-cave+off', 'golem-factory'], entrance: ['boden-the-pantless'] })
    expect(told(s, 'boden-the-pantless')?.end).toBe('survives')
  })
  test('a room that turns a hero back deals its neighbour’s damage twice', () => {
    const s = adventure({ dungeon: ['golem-factory', 'minotaurs-maze'], entrance: ['boden-the-pantless'] })
    expect(told(s, 'boden-the-pantless')).toMatchObject({ end: 'dies', room: 'golem-factory#1' })
  })
})

describe('what heroes can do', () => {
  const walks = (hero: string, dungeon: readonly string[]): Fate | undefined =>
    told(
      superTable({ phase: 'adventure', players: 4, P1: { dungeon, entrance: [hero], spells: ['lava-surge'] } }).state,
      hero,
    )
  test('Captain Pommel takes 1 less in the first room', () => {
    expect(steps(walks('captain-pommel', ['swinging-anvils', 'minion-arena']))).toEqual([2, 4])
  })
  test('Vex Lockbane takes nothing from the first trap', () => {
    expect(steps(walks('vex-lockbane', ['swinging-anvils', 'minion-arena', 'swinging-anvils']))).toEqual([0, 2, 5])
  })
  test('Shadowstep Kira passes the first room by', () => {
    expect(steps(walks('shadowstep-kira', ['swinging-anvils', 'minion-arena']))).toEqual(['-', 2])
  })
  test('Seraphine Dawnlight dies only the second time', () => {
    const fate = walks('seraphine-dawnlight', ['bookwyrm+9', 'bookwyrm+1', 'swinging-anvils'])
    expect([fate?.end, steps(fate)]).toEqual(['dies', [10, 10, 13]])
  })
  test('the Archer passes the room beside the boss by, the Druid is stronger for each spell of the owner', () => {
    const s = nextTable({
      phase: 'adventure',
      P1: { dungeon: ['barbarian-hall', 'spawn-point'], entrance: ['archer', 'druid'], spells: ['pity', 'pause'] },
    }).state
    expect(steps(told(s, 'archer'))).toEqual([3, '-'])
    expect(told(s, 'druid')).toMatchObject({ health: 14 })
  })
})

describe('one after the other', () => {
  test('a room that is stunned by the first hero does nothing to the second (SB-205)', () => {
    const s = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils'], entrance: ['king-lik', 'nimble-nell'], spells: ['lava-surge'] },
    }).state
    expect([told(s, 'king-lik')?.damage, told(s, 'nimble-nell')?.damage]).toEqual([3, 0])
  })
  test('what is declared counts as if it had resolved', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils', 'minion-arena'], entrance: ['king-lik'], spells: ['lava-surge'] },
      P2: { spells: ['freeze', 'quest'] },
    })
    expect(told(t.state, 'king-lik')?.end).toBe('dies')
    t.passUntil(() => t.asked[0] === 1).does(1, { cast: 'freeze' }, { room: 'swinging-anvils' })
    expect(told(t.state, 'king-lik')?.end).toBe('survives')
  })
  test('a dungeon that is closed keeps its heroes waiting', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        boss: 'draculord',
        dungeon: ['golem-factory'],
        entrance: ['boden-the-pantless'],
        slain: ['joman-chimm-cutpurse', 'nick-the-masher'],
        spells: ['fear'],
      },
      P2: { spells: ['trepidation'] },
    })
    t.when(1, { cast: 'trepidation' })
    expect(t.prompt).toBe('negate')
    expect(told(t.state, 'boden-the-pantless')?.end).toBe('waits')
  })
})

describe('what is open', () => {
  test('a choice of somebody else that can change it', () => {
    const s = superTable({
      phase: 'adventure',
      P1: { dungeon: ['brain-jelly-lounge+mana-forge'], entrance: ['nimble-nell'], spells: ['lava-surge'] },
      P2: { dungeon: ['swinging-anvils'], entrance: ['king-lik+1'] },
    }).state
    expect([told(s, 'nimble-nell')?.end, told(s, 'king-lik')?.end]).toEqual(['survives', 'dies'])
    const killing = superTable({
      phase: 'adventure',
      P1: { dungeon: ['brain-jelly-lounge+mana-forge+1'], entrance: ['nimble-nell'], spells: ['lava-surge'] },
      P2: { dungeon: ['swinging-anvils'], entrance: ['king-lik+1'] },
    }).state
    expect([told(killing, 'nimble-nell')?.end, told(killing, 'king-lik')?.end]).toEqual(['dies', 'open'])
  })
  test('a room that lies face down, but for the one who laid it', () => {
    const s = table({
      phase: 'build',
      P1: {
        boss: 'draculord',
        rooms: ['dark-altar'],
        dungeon: ['neanderthal-cave+down', 'golem-factory'],
        entrance: ['boden-the-pantless'],
      },
    }).state
    expect(told(s, 'boden-the-pantless', 0)).toMatchObject({ end: 'dies' })
    expect(told(s, 'boden-the-pantless', 1)?.end).toBe('open')
    expect(told(s, 'boden-the-pantless', 'spectator')?.end).toBe('open')
  })
  test('not a room face down behind the one where it dies', () => {
    const s = table({
      phase: 'build',
      P1: {
        boss: 'draculord',
        rooms: ['dark-altar'],
        dungeon: ['golem-factory', 'golem-factory', 'dark-altar+down'],
        entrance: ['boden-the-pantless'],
      },
    }).state
    expect(told(s, 'boden-the-pantless', 1)).toMatchObject({ end: 'dies', room: 'golem-factory#2' })
  })
})

describe('where heroes are drawn', () => {
  const luredIn = (given: Given) => forecast(table({ phase: 'build', ...given }).state, 0).lures
  test('to the single highest count (BM-103), nowhere on a tie (BM-104) or where nothing tempts (BM-105)', () => {
    const lures = luredIn({
      town: ['boden-the-pantless', 'mitchell-the-judge', 'nick-the-masher'],
      P1: { boss: 'king-croak', rooms: ['dark-altar'], dungeon: ['dark-laboratory'] },
      P2: { boss: 'cerebellus', dungeon: ['brainsucker-hive', 'dark-laboratory'] },
    })
    expect(lures).toEqual({
      'boden-the-pantless': { kind: 'goes', seat: 0, count: 1 },
      'mitchell-the-judge': { kind: 'goes', seat: 1, count: 4 },
      'nick-the-masher': { kind: 'none' },
    })
    expect(
      luredIn({
        town: ['boden-the-pantless'],
        P1: { boss: 'king-croak', rooms: ['dark-altar'] },
        P2: { boss: 'robobo' },
      }),
    ).toEqual({ 'boden-the-pantless': { kind: 'tie', count: 1 } })
  })
  test('the Fool to the one with the fewest souls', () => {
    const lures = luredIn({ town: ['the-fool'], P1: { rooms: ['dark-altar'], slain: ['nick-the-masher'] } })
    expect(lures).toEqual({ 'the-fool': { kind: 'follows', seat: 1 } })
  })
  test('alone, a place in town asks for its number of symbols (SB-253)', () => {
    const { lures } = forecast(
      superTable({ players: 1, town: ['king-lik', 'laliho'], P1: { boss: 'emperor-dododo', rooms: ['magpie-nest'] } })
        .state,
      0,
    )
    expect(lures).toEqual({
      'sbm-hero-king-lik': { kind: 'goes', seat: 0, count: 1 },
      'sbm-hero-laliho': { kind: 'short', count: 1, needed: 2 },
    })
  })
  test('a minion that will bring a symbol is counted (SB-138), one that will summon a hero leaves it open', () => {
    const given = {
      phase: 'build',
      town: ['sister-halo'],
      stadium: 'laliho',
      P1: { boss: 'emperor-dododo', rooms: ['magpie-nest'], minion: 'temple-treasure' },
      P2: { boss: 'his-sliminess', minion: 'stadium-summon' },
    }
    const { lures, fates, fatesBySeat: visits } = forecast(superTable(given).state, 0)
    expect(lures).toEqual({ 'sbm-hero-sister-halo': { kind: 'goes', seat: 0, count: 1 } })
    expect(fates['sbm-hero-laliho']).toMatchObject({ end: 'open', path: [] })
    expect(visits['sbm-hero-laliho']?.map(fate => fate?.health)).toEqual([10, 10])
  })
})

test('a hero that waits below the town is foretold for every dungeon, with its token (SB-149, SB-150)', () => {
  const { fatesBySeat: visits } = forecast(
    superTable({
      phase: 'town',
      temple: 'sister-halo',
      tavern: ['king-lik'],
      P1: { dungeon: ['swinging-anvils'] },
      P2: { dungeon: [] },
    }).state,
    0,
  )
  expect(visits['sbm-hero-king-lik']?.map(fate => [fate?.end, fate?.health])).toEqual([
    ['dies', 2],
    ['survives', 2],
  ])
  expect(visits['sbm-hero-sister-halo']?.map(fate => fate?.health)).toEqual([10, 10])
})
test('the last room deals what the minion in the Hideout will add (SB-145)', () => {
  const s = superTable({
    phase: 'build',
    town: ['nimble-nell'],
    P1: { rooms: ['magpie-nest'], dungeon: ['minion-arena'], minion: 'hideout-special' },
  }).state
  expect(forecast(s, 0).fatesBySeat['sbm-hero-nimble-nell']?.[0]?.damage).toBe(4)
})

// Along whole games

const anyChoice = (s: State, random: HasRandom): [Seat, Choice] => {
  const ask = s.asks[randomBelow(random, s.asks.length)]!
  return [ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!]
}
/** A round in which nobody else is in the middle of something, and nothing lies face down. */
const isQuiet = (viewer: Seat, { round, phase, asks, players }: State): boolean =>
  round > 0 &&
  !['town', 'end'].includes(phase) &&
  asks.every(({ seat, prompt }) => seat === viewer || quiet.includes(prompt)) &&
  players.every(({ dungeon }) => dungeon.every(room => !room.faceDown || room.by === viewer))
const quiet = ['act', 'negate', 'build.room']
/** Nobody casts, uses or builds anything; whatever else is asked is answered by lot. */
function quietRest(game: DungeonGame, state: State, random: HasRandom): readonly Event[] {
  const s = game.clone(state)
  const events: Event[] = []
  while (s.asks.length > 0 && s.phase !== 'end' && s.round === state.round) {
    const [seat, choice] = quiet.includes(s.asks[0]!.prompt)
      ? ([s.asks[0]!.seat, { pass: true }] as const)
      : anyChoice(s, random)
    events.push(...game.apply(s, seat, choice))
  }
  return events
}
const endOf = (events: readonly Event[], hero: string): string | undefined => {
  const ends = ['killed', 'survived', 'to-town', 'to-entrance', 'removed']
  const walks = events.slice(1 + events.findIndex(event => event.event === 'phase' && event.phase === 'adventure'))
  const end = walks.find(event => 'hero' in event && event.hero === hero && ends.includes(event.event))
  return end?.event === 'killed' ? 'dies' : end?.event === 'survived' ? 'survives' : end && 'leaves'
}
const luredTo = (events: readonly Event[], hero: string): Seat | undefined => {
  const lured = events.find(event => event.event === 'lured' && event.hero === hero)
  return lured?.event === 'lured' ? lured.seat : undefined
}
const setUps: readonly (readonly [string, DungeonGame, Given])[] = [
  ['Boss Monster', bossMonster, { players: 4 }],
  ['The Next Level with the cards of the base set', nextLevel, { players: 3, mixed: true }],
  ['Super Boss Monster', superBossMonster, { players: 4, items: true }],
]
describe.each(setUps)('%s', (_, game, options) => {
  function* moments(): Generator<{ s: State; random: HasRandom }> {
    for (const seed of seeds(4)) {
      const random = randomSource(`foretold ${seed}`)
      const s = game.setup(options, seed)
      while (s.asks.length > 0) {
        yield { s, random }
        game.apply(s, ...anyChoice(s, random))
      }
    }
  }
  test('what is foretold comes true if nobody does anything', () => {
    let sure = 0
    for (const { s, random } of moments()) {
      if (!isQuiet(0, s) || randomBelow(random, 4) > 0) continue
      const { fates, lures } = forecast(s, 0)
      const events = quietRest(game, s, random)
      for (const [hero, { end }] of Object.entries(fates)) {
        if (end === 'open') continue
        expect([hero, endOf(events, hero) ?? 'waits']).toEqual([hero, end])
        sure++
      }
      for (const [hero, lure] of s.phase === 'adventure' ? [] : Object.entries(lures))
        if (lure.kind !== 'open')
          expect([hero, luredTo(events, hero)]).toEqual([hero, 'seat' in lure ? lure.seat : undefined])
    }
    expect(sure).toBeGreaterThan(100)
  })
  test('what is foretold does not depend on what the viewer cannot know, and changes nothing', () => {
    let compared = 0
    for (const { s, random } of moments()) {
      if (randomBelow(random, 12) > 0) continue
      const viewer: Viewer = [0, 1, 'spectator' as const][randomBelow(random, 3)]!
      const before = JSON.stringify(s)
      const here = forecast(s, viewer)
      expect(JSON.stringify(s)).toBe(before)
      expect(forecast(game.redeal(s, viewer, `world ${compared}`), viewer)).toEqual(here)
      compared++
    }
    expect(compared).toBeGreaterThan(50)
  })
})

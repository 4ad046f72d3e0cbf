import { describe, expect, test } from 'vitest'
import { type HasRandom, randomBelow, randomSource, redeal, type Seat, type Viewer } from '../../kernel/index.ts'
import { seeds } from '../../kernel/testing/properties.ts'
import { bossMonster, type DungeonGame, type Event, nextLevel, type State, superBossMonster } from '../index.ts'
import type { Choice } from '../model/choices.ts'
import { nextTable, type SituationInput, superTable, table } from '../testing/test-table.ts'
import { type Fate, forecast } from './forecast.ts'

const adventure = (own: SituationInput, more: SituationInput = {}): State =>
  table({ phase: 'adventure', P1: { boss: 'draculord', spells: ['fear'], ...own }, ...more }).state
const fateOf = (s: State, hero: string, viewer: Viewer = 0): Fate | undefined => {
  const { fates } = forecast(s, viewer)
  return fates[hero] ?? fates[`sbm-hero-${hero}`]
}
const damagesOf = (fate: Fate | undefined): unknown[] =>
  fate?.path.map(({ damage, skipped }) => (skipped ? '-' : damage)) ?? []

describe('in one dungeon', () => {
  test('a hero dies in the room where the damage reaches its health (BM-121)', () => {
    const s = adventure({
      dungeon: ['neanderthal-cave', 'golem-factory', 'dark-altar'],
      entrance: ['boden-the-pantless'],
    })
    const fate = fateOf(s, 'boden-the-pantless')
    expect(fate).toMatchObject({ seat: 0, end: 'dies', room: 'golem-factory#2', damage: 5, health: 4 })
    expect(damagesOf(fate)).toEqual([3, 5])
  })
  test('a hero that takes less damage than its health reaches the boss (BM-122)', () => {
    const s = adventure({ dungeon: ['golem-factory'], entrance: ['boden-the-pantless'] })
    expect(fateOf(s, 'boden-the-pantless')).toMatchObject({ end: 'survives', damage: 2, health: 4 })
  })
  test('the damage of a hero inside the dungeon counts', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        boss: 'draculord',
        dungeon: ['golem-factory', 'neanderthal-cave'],
        entrance: ['boden-the-pantless'],
        spells: ['fear'],
      },
    })
    t.passUntil(() => t.eventsOf('entered').length === 1)
    const fate = fateOf(t.state, 'boden-the-pantless')
    expect([fate?.end, fate?.damage, damagesOf(fate)]).toEqual(['dies', 5, [5]])
  })
  test('a hero skips a deactivated room (BM-128)', () => {
    const s = adventure({ dungeon: ['neanderthal-cave+off', 'golem-factory'], entrance: ['boden-the-pantless'] })
    expect(fateOf(s, 'boden-the-pantless')?.end).toBe('survives')
  })
  test('a room that sends a hero back makes it take the damage of the room before twice', () => {
    const s = adventure({ dungeon: ['golem-factory', 'minotaurs-maze'], entrance: ['boden-the-pantless'] })
    expect(fateOf(s, 'boden-the-pantless')).toMatchObject({ end: 'dies', room: 'golem-factory#1' })
  })
})

describe('abilities of heroes', () => {
  const fateIn = (hero: string, dungeon: readonly string[]): Fate | undefined =>
    fateOf(
      superTable({ phase: 'adventure', players: 4, P1: { dungeon, entrance: [hero], spells: ['lava-surge'] } }).state,
      hero,
    )
  test('Captain Pommel takes 1 damage less in the first room', () => {
    expect(damagesOf(fateIn('captain-pommel', ['swinging-anvils', 'minion-arena']))).toEqual([2, 4])
  })
  test('Vex Lockbane takes nothing from the first trap', () => {
    expect(damagesOf(fateIn('vex-lockbane', ['swinging-anvils', 'minion-arena', 'swinging-anvils']))).toEqual([0, 2, 5])
  })
  test('Shadowstep Kira skips the first room', () => {
    expect(damagesOf(fateIn('shadowstep-kira', ['swinging-anvils', 'minion-arena']))).toEqual(['-', 2])
  })
  test('Seraphine Dawnlight dies only the second time', () => {
    const fate = fateIn('seraphine-dawnlight', ['bookwyrm+9', 'bookwyrm+1', 'swinging-anvils'])
    expect([fate?.end, damagesOf(fate)]).toEqual(['dies', [10, 10, 13]])
  })
  test('the Archer skips the room next to the boss; the Druid has more health for each spell of the owner', () => {
    const s = nextTable({
      phase: 'adventure',
      P1: { dungeon: ['barbarian-hall', 'spawn-point'], entrance: ['archer', 'druid'], spells: ['pity', 'pause'] },
    }).state
    expect(damagesOf(fateOf(s, 'archer'))).toEqual([3, '-'])
    expect(fateOf(s, 'druid')).toMatchObject({ health: 14 })
  })
})

describe('several heroes', () => {
  test('a room that the first hero stuns deals no damage to the second one (SB-205)', () => {
    const s = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils'], entrance: ['king-lik', 'nimble-nell'], spells: ['lava-surge'] },
    }).state
    expect([fateOf(s, 'king-lik')?.damage, fateOf(s, 'nimble-nell')?.damage]).toEqual([3, 0])
  })
  test('the forecast resolves declared effects', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { dungeon: ['swinging-anvils', 'minion-arena'], entrance: ['king-lik'], spells: ['lava-surge'] },
      P2: { spells: ['freeze', 'quest'] },
    })
    expect(fateOf(t.state, 'king-lik')?.end).toBe('dies')
    t.passUntil(() => t.asked[0] === 1).does(1, { cast: 'freeze' }, { room: 'swinging-anvils' })
    expect(fateOf(t.state, 'king-lik')?.end).toBe('survives')
  })
  test('heroes at a closed dungeon wait', () => {
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
    expect(fateOf(t.state, 'boden-the-pantless')?.end).toBe('waits')
  })
})

describe('a fate is open', () => {
  test('if it depends on a choice of another player', () => {
    const s = superTable({
      phase: 'adventure',
      P1: { dungeon: ['brain-jelly-lounge+mana-forge'], entrance: ['nimble-nell'], spells: ['lava-surge'] },
      P2: { dungeon: ['swinging-anvils'], entrance: ['king-lik+1'] },
    }).state
    expect([fateOf(s, 'nimble-nell')?.end, fateOf(s, 'king-lik')?.end]).toEqual(['survives', 'dies'])
    const dying = superTable({
      phase: 'adventure',
      P1: { dungeon: ['brain-jelly-lounge+mana-forge+1'], entrance: ['nimble-nell'], spells: ['lava-surge'] },
      P2: { dungeon: ['swinging-anvils'], entrance: ['king-lik+1'] },
    }).state
    expect([fateOf(dying, 'nimble-nell')?.end, fateOf(dying, 'king-lik')?.end]).toEqual(['dies', 'open'])
  })
  test('if it depends on a face-down room, except for the player who placed the room', () => {
    const s = table({
      phase: 'build',
      P1: {
        boss: 'draculord',
        rooms: ['dark-altar'],
        dungeon: ['neanderthal-cave+down', 'golem-factory'],
        entrance: ['boden-the-pantless'],
      },
    }).state
    expect(fateOf(s, 'boden-the-pantless', 0)).toMatchObject({ end: 'dies' })
    expect(fateOf(s, 'boden-the-pantless', 1)?.end).toBe('open')
    expect(fateOf(s, 'boden-the-pantless', 'spectator')?.end).toBe('open')
  })
  test('but not if the hero dies before the face-down room', () => {
    const s = table({
      phase: 'build',
      P1: {
        boss: 'draculord',
        rooms: ['dark-altar'],
        dungeon: ['golem-factory', 'golem-factory', 'dark-altar+down'],
        entrance: ['boden-the-pantless'],
      },
    }).state
    expect(fateOf(s, 'boden-the-pantless', 1)).toMatchObject({ end: 'dies', room: 'golem-factory#2' })
  })
})

describe('lures', () => {
  const luresIn = (given: SituationInput) => forecast(table({ phase: 'build', ...given }).state, 0).lures
  test('a hero goes to the highest count (BM-103), and stays on a tie (BM-104) or without treasure (BM-105)', () => {
    const lures = luresIn({
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
      luresIn({
        town: ['boden-the-pantless'],
        P1: { boss: 'king-croak', rooms: ['dark-altar'] },
        P2: { boss: 'robobo' },
      }),
    ).toEqual({ 'boden-the-pantless': { kind: 'tie', count: 1 } })
  })
  test('the Fool goes to the player with the fewest souls', () => {
    const lures = luresIn({ town: ['the-fool'], P1: { rooms: ['dark-altar'], slain: ['nick-the-masher'] } })
    expect(lures).toEqual({ 'the-fool': { kind: 'follows', seat: 1 } })
  })
  test('in a solo game a place in town needs its number of symbols (SB-253)', () => {
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
  test('the forecast counts the symbol of a minion (SB-138); the fate of a hero that a minion will summon is open', () => {
    const given = {
      phase: 'build',
      town: ['sister-halo'],
      stadium: 'laliho',
      P1: { boss: 'emperor-dododo', rooms: ['magpie-nest'], minion: 'temple-treasure' },
      P2: { boss: 'his-sliminess', minion: 'stadium-summon' },
    }
    const { lures, fates, fatesBySeat } = forecast(superTable(given).state, 0)
    expect(lures).toEqual({ 'sbm-hero-sister-halo': { kind: 'goes', seat: 0, count: 1 } })
    expect(fates['sbm-hero-laliho']).toMatchObject({ end: 'open', path: [] })
    expect(fatesBySeat['sbm-hero-laliho']?.map(fate => fate?.health)).toEqual([10, 10])
  })
})

test('a hero on a landmark or in the Tavern has a fate for every dungeon, with its token (SB-149, SB-150)', () => {
  const { fatesBySeat } = forecast(
    superTable({
      phase: 'town',
      temple: 'sister-halo',
      tavern: ['king-lik'],
      P1: { dungeon: ['swinging-anvils'] },
      P2: { dungeon: [] },
    }).state,
    0,
  )
  expect(fatesBySeat['sbm-hero-king-lik']?.map(fate => [fate?.end, fate?.health])).toEqual([
    ['dies', 2],
    ['survives', 2],
  ])
  expect(fatesBySeat['sbm-hero-sister-halo']?.map(fate => fate?.health)).toEqual([10, 10])
})
test('the last room deals the extra damage of a minion in the Hideout (SB-145)', () => {
  const s = superTable({
    phase: 'build',
    town: ['nimble-nell'],
    P1: { rooms: ['magpie-nest'], dungeon: ['minion-arena'], minion: 'hideout-special' },
  }).state
  expect(forecast(s, 0).fatesBySeat['sbm-hero-nimble-nell']?.[0]?.damage).toBe(4)
})

// Whole games

const randomChoice = (s: State, random: HasRandom): [Seat, Choice] => {
  const ask = s.asks[randomBelow(random, s.asks.length)]!
  return [ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!]
}
/** Whether no other player is choosing for an effect, and the viewer knows all face-down rooms. */
const isPredictable = (viewer: Seat, { round, phase, asks, players }: State): boolean =>
  round > 0 &&
  !['town', 'end'].includes(phase) &&
  asks.every(({ seat, prompt }) => seat === viewer || passable.includes(prompt)) &&
  players.every(({ dungeon }) => dungeon.every(room => !room.faceDown || room.by === viewer))
const passable = ['act', 'negate', 'build.room']
/** Plays the rest of the round. All seats pass in windows and build nothing, and answer all other asks at random. */
function playPassing(game: DungeonGame, state: State, random: HasRandom): readonly Event[] {
  const s = game.clone(state)
  const events: Event[] = []
  while (s.asks.length > 0 && s.phase !== 'end' && s.round === state.round) {
    const [seat, choice] = passable.includes(s.asks[0]!.prompt)
      ? ([s.asks[0]!.seat, { pass: true }] as const)
      : randomChoice(s, random)
    events.push(...game.apply(s, seat, choice))
  }
  return events
}
const endOf = (events: readonly Event[], hero: string): string | undefined => {
  const ends = ['killed', 'survived', 'to-town', 'to-entrance', 'removed']
  const inAdventure = events.slice(
    1 + events.findIndex(event => event.event === 'phase' && event.phase === 'adventure'),
  )
  const end = inAdventure.find(event => 'hero' in event && event.hero === hero && ends.includes(event.event))
  return end?.event === 'killed' ? 'dies' : end?.event === 'survived' ? 'survives' : end && 'leaves'
}
const luredTo = (events: readonly Event[], hero: string): Seat | undefined => {
  const lured = events.find(event => event.event === 'lured' && event.hero === hero)
  return lured?.event === 'lured' ? lured.seat : undefined
}
const configurations: readonly (readonly [string, DungeonGame, SituationInput])[] = [
  ['Boss Monster', bossMonster, { players: 4 }],
  ['The Next Level with the cards of the base set', nextLevel, { players: 3, mixed: true }],
  ['Super Boss Monster', superBossMonster, { players: 4, items: true }],
]
describe.each(configurations)('%s', (_, game, options) => {
  function* randomStates(): Generator<{ s: State; random: HasRandom }> {
    for (const seed of seeds(4)) {
      const random = randomSource(`foretold ${seed}`)
      const s = game.setup(options, seed)
      while (s.asks.length > 0) {
        yield { s, random }
        game.apply(s, ...randomChoice(s, random))
      }
    }
  }
  test('a certain forecast comes true if all players pass', () => {
    let compared = 0
    for (const { s, random } of randomStates()) {
      if (!isPredictable(0, s) || randomBelow(random, 4) > 0) continue
      const { fates, lures } = forecast(s, 0)
      const events = playPassing(game, s, random)
      for (const [hero, { end }] of Object.entries(fates)) {
        if (end === 'open') continue
        expect([hero, endOf(events, hero) ?? 'waits']).toEqual([hero, end])
        compared++
      }
      for (const [hero, lure] of s.phase === 'adventure' ? [] : Object.entries(lures))
        if (lure.kind !== 'open')
          expect([hero, luredTo(events, hero)]).toEqual([hero, 'seat' in lure ? lure.seat : undefined])
    }
    expect(compared).toBeGreaterThan(100)
  })
  test('a forecast does not depend on what the viewer cannot know, and does not change the state', () => {
    let compared = 0
    for (const { s, random } of randomStates()) {
      if (randomBelow(random, 12) > 0) continue
      const viewer: Viewer = [0, 1, 'spectator' as const][randomBelow(random, 3)]!
      const before = JSON.stringify(s)
      const expected = forecast(s, viewer)
      expect(JSON.stringify(s)).toBe(before)
      expect(forecast(redeal(game, s, viewer, `world ${compared}`), viewer)).toEqual(expected)
      compared++
    }
    expect(compared).toBeGreaterThan(50)
  })
})

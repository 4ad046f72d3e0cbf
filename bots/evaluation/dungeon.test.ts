import { bossMonster, bossMonsterSituations, type State } from '@overlair/rules/dungeon'
import { randomSource } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { botInputFor, bots } from '../index.ts'
import { dungeonEvaluation } from './dungeon.ts'

const evaluation = dungeonEvaluation(bossMonster)
const mages = ['mitchell-the-judge', 'dartteon-elf-pyromancer']
type SituationWords = { readonly [word: string]: unknown }
/** Robobo and Gorgona have not built yet, and the next heroes in town go to neither of them. */
const given = (own: SituationWords, other: SituationWords = {}, more: SituationWords = {}): State =>
  bossMonsterSituations.fromSituation(
    {
      phase: 'build',
      heroDeck: mages,
      P1: { boss: 'robobo', ...own },
      P2: { boss: 'gorgona', ...other },
      ...more,
    },
    'outlook',
  )
const worth = (state: State) => evaluation.evaluate(state, 0)
const bare = { spells: ['motivation'] }

describe('a position of a dungeon game is worth more', () => {
  test('with souls, and less with wounds (BM-4, BM-5)', () => {
    const plain = worth(given(bare))
    expect(worth(given({ ...bare, slain: ['nick-the-masher'] }))).toBeGreaterThan(plain)
    expect(worth(given({ ...bare, survivors: ['nick-the-masher'] }))).toBeLessThan(plain)
  })
  test('without a fourth wound by more than without a first, because elimination is near (BM-5)', () => {
    const wounded = (...survivors: string[]) => worth(given({ ...bare, survivors }))
    const first = wounded() - wounded('nick-the-masher')
    const fourth =
      wounded('katelyn-angelic-healer', 'nick-the-masher') - wounded('katelyn-angelic-healer', 'lord-van-ette')
    expect(fourth).toBeGreaterThan(first + 0.5)
  })
  test('when the others have fewer souls (BM-142)', () => {
    expect(worth(given(bare, { slain: ['nick-the-masher'] }))).toBeLessThan(worth(given(bare)))
  })
  test('when the hero at the entrance will die there, not when it will survive (BM-120, BM-124)', () => {
    const entrance = ['boden-the-pantless']
    const gain = (dungeon: readonly string[]) =>
      worth(given({ ...bare, dungeon, entrance })) - worth(given({ ...bare, dungeon }))
    expect(gain(['golem-factory', 'golem-factory', 'open-grave', 'open-grave'])).toBeGreaterThan(0.5)
    expect(gain(['golem-factory'])).toBeLessThan(-0.5)
  })
  test('with a hero in town that comes next and dies, not with one that survives (BM-103)', () => {
    const arriving = (heroDeck: readonly string[], dungeon: readonly string[]) =>
      worth(given({ ...bare, dungeon }, {}, { heroDeck }))
    const cleric = ['nick-the-masher', 'mitchell-the-judge']
    const deadly = ['open-grave', 'open-grave', 'golem-factory']
    expect(arriving(cleric, deadly)).toBeGreaterThan(arriving(mages, deadly))
    expect(arriving(cleric, ['open-grave'])).toBeLessThan(arriving(mages, ['open-grave']))
  })
  test('with cards in the hand and rooms in the dungeon', () => {
    const plain = worth(given(bare))
    expect(worth(given({ ...bare, spells: ['motivation', 'freeze'] }))).toBeGreaterThan(plain)
    expect(worth(given({ ...bare, rooms: ['golem-factory'] }))).toBeGreaterThan(plain)
    expect(worth(given({ ...bare, dungeon: ['golem-factory'] }))).toBeGreaterThan(plain)
  })
  test('once the boss has levelled up (BM-94)', () => {
    expect(worth(given({ ...bare, leveled: true }))).toBeGreaterThan(worth(given(bare)))
  })
})

test('heroes who stay in town cost more when the game has lasted too long', () => {
  const town = ['delatorious-angel-of-light', 'tempros-the-time-marauder']
  const after = (round: number) => worth(given(bare, {}, { round, town })) - worth(given(bare, {}, { round }))
  expect(after(80)).toBeLessThan(after(5) - 50)
})
test('an empty dungeon is worse the later the round is', () => {
  const gain = (round: number) =>
    worth(given({ ...bare, dungeon: ['golem-factory'] }, {}, { round })) - worth(given(bare, {}, { round }))
  expect(gain(20)).toBeGreaterThan(gain(2))
})

test('the lookahead ends with the phase, the round and the turn of the active player', () => {
  const state = given(bare)
  const turn = evaluation.turnKey(state)
  expect(evaluation.turnKey({ ...state, phase: 'adventure' })).not.toBe(turn)
  expect(evaluation.turnKey({ ...state, round: state.round + 1 })).not.toBe(turn)
  expect(evaluation.turnKey({ ...state, active: state.active + 1 })).not.toBe(turn)
})

describe('the greedy bot', () => {
  const answer = (state: State) => {
    const ask = state.asks.find(({ seat }) => seat === 0)!
    return bots.greedy(bossMonster)(botInputFor(bossMonster, state, ask, randomSource('bot')))
  }
  test('casts the spell that turns a wound into a soul (BM-120)', () => {
    const state = given(
      { dungeon: ['golem-factory'], spells: ['giant-size'], entrance: ['nick-the-masher'] },
      {},
      { phase: 'adventure' },
    )
    expect(answer(state)).toEqual({ cast: 'giant-size' })
  })
  test('keeps a spell that would gain nothing', () => {
    const dungeon = ['golem-factory', 'golem-factory']
    const state = given({ dungeon, spells: ['giant-size'], entrance: ['nick-the-masher'] }, {}, { phase: 'adventure' })
    expect(answer(state)).toEqual({ pass: true })
  })
  test('builds a room if it can', () => {
    const state = given({ rooms: ['golem-factory', 'bottomless-pit'] })
    expect(answer(state)).toHaveProperty('build')
  })
})

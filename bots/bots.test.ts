import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import {
  type AnyGame,
  type Ask,
  appendChoice,
  type Choice,
  type GameRecord,
  keysOf,
  newRecord,
  randomSource,
  replay,
  sameChoice,
  stateHash,
} from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { type Bot, type BotInput, botInputFor, bots, chooserOf } from './index.ts'

const names = keysOf(bots)
const overbossOptions = [
  { players: 1 },
  { players: 1, boss: 'kirax', board: '4x4' },
  { players: 1, level: '5' },
  { players: 2, terrains: 'random' },
  { players: 2, board: '4x4', bosses: true, commands: true, terrains: 'random' },
  { players: 3, bosses: true, terrains: 'random' },
  { players: 4, board: '4x4', commands: true },
  { players: 5, bosses: true, commands: true, terrains: 'random' },
]
const variants = { choose: true, machinations: true, hard: true, revised: true }
const dungeons = [
  { game: bossMonster, options: { players: 2 } },
  { game: bossMonster, options: { players: 3, ...variants } },
  { game: bossMonster, options: { players: 4 } },
  { game: nextLevel, options: { players: 2, ...variants, classic: true } },
  { game: nextLevel, options: { players: 3, infiniteLives: true } },
  { game: nextLevel, options: { players: 4, mixed: true } },
  { game: nextLevel, options: { players: 4, ...variants, mixed: true, heroes: 'boss-monster', infiniteLives: true } },
  { game: superBossMonster, options: { players: 1, challenge: true } },
  { game: superBossMonster, options: { players: 2, items: true, coins: true } },
  { game: superBossMonster, options: { players: 3, bossMonster: true, nextLevel: true } },
  { game: superBossMonster, options: { players: 4 } },
  { game: superBossMonster, options: { players: 6 } },
]
const tables = [...overbossOptions.map(options => ({ game: overboss, options })), ...dungeons] satisfies readonly {
  readonly game: AnyGame
  readonly options: { readonly players: number }
}[]
/** A bot that calls `onAnswer` with each ask and its answer. */
const observed =
  (bot: Bot, onAnswer: (ask: Ask, answer: ReturnType<Bot>) => void): Bot =>
  input => {
    const answer = bot(input)
    onAnswer(input.ask, answer)
    return answer
  }

describe.each(names)('the %s bot', name => {
  test.each(tables)('answers with one of the offered choices until the end of a game ($game.id $options)', table => {
    const { options } = table
    const game: AnyGame = table.game
    const rounds = name === 'greedy' ? 1 : 20
    for (let seed = 0; seed < rounds; seed++) {
      let answers = 0
      const bot = observed(bots[name](game), (ask, answer) => {
        answers++
        expect(ask.choices.some(choice => sameChoice(choice, answer))).toBe(true)
      })
      const match = playOut(game, options, seed, Array(options.players).fill(chooserOf(bot)))
      expect(match.choices).toHaveLength(answers)
      expect(match.result.scores).toHaveLength(options.players)
    }
  })

  test('gives the same answer for the same input and the same random source', () => {
    const options = { players: 2, bosses: true, commands: true }
    const once = playOut(overboss, options, 'again', [bots[name](overboss), bots.random(overboss)].map(chooserOf))
    const again = playOut(overboss, options, 'again', [bots[name](overboss), bots.random(overboss)].map(chooserOf))
    expect(again).toEqual(once)
  })

  test('never uses the game’s random generator: the record alone leads to the same states', () => {
    const options = { players: 2, bosses: true, commands: true, terrains: 'random' }
    const state = overboss.setup(options, 'untouched')
    const source = randomSource('mine')
    const bot = bots[name](overboss)
    const hashes: string[] = []
    let record: GameRecord = newRecord(overboss, options, 'untouched')
    for (let ask = overboss.asks(state)[0]; ask; ask = overboss.asks(state)[0]) {
      const before = stateHash(state)
      const choice = bot(botInputFor(overboss, state, ask, source))
      expect(stateHash(state)).toBe(before)
      overboss.apply(state, ask.seat, overboss.asks(state)[0]!.choices.find(offered => sameChoice(offered, choice))!)
      record = appendChoice(record, ask.seat, choice)
      hashes.push(stateHash(state))
    }
    replay(overboss, record, step => expect(stateHash(step.state)).toBe(hashes[step.index]))
    expect(hashes.length).toBeGreaterThan(24)
  })
})

test('the greedy bot does not simulate if there is only one choice', () => {
  const ask: Ask = { seat: 0, prompt: 'place', why: 'OB-41', choices: [{ place: 'forest', at: '0,0' }] }
  const input: BotInput = {
    get position(): never {
      throw new Error('the bot read the position')
    },
    ask,
    random: randomSource(1),
  }
  expect(bots.greedy(overboss)(input)).toBe(ask.choices[0])
})

/** How many of these games one greedy bot wins outright against random bots. Its seat changes from game to game. */
function winsOfGreedy(game: AnyGame, players: number, games: number): number {
  const seeds = Array.from({ length: games }, (_, seed) => seed)
  return seeds.filter(seed => {
    const greedySeat = seed % players
    const seats: Bot[] = Array(players).fill(bots.random(game))
    seats[greedySeat] = bots.greedy(game)
    const { winners } = playOut(game, { players }, `greedy/${seed}`, seats.map(chooserOf)).result
    return winners.length === 1 && winners[0] === greedySeat
  }).length
}
test('the greedy bot wins at least nine of ten two-player games against the random bot (OB-102)', () => {
  expect(winsOfGreedy(overboss, 2, 40)).toBeGreaterThanOrEqual(36)
})

test.each([
  { game: bossMonster, games: 60 },
  { game: nextLevel, games: 60 },
  { game: superBossMonster, games: 20 },
])(
  'the greedy bot wins at least three of four two-player games against the random bot ($game.id)',
  ({ game, games }) => {
    expect(winsOfGreedy(game, 2, games)).toBeGreaterThanOrEqual(games * 0.75)
  },
)

test.each([bossMonster, nextLevel, superBossMonster])(
  'the greedy bot is rarely slow and never changes the state ($id)',
  game => {
    const state = game.setup({ players: 4 }, 'quick')
    const source = randomSource('quick')
    const [greedy, random] = [bots.greedy(game), bots.random(game)]
    const times: number[] = []
    for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) {
      const input = botInputFor(game, state, ask, source)
      const before = stateHash(state)
      const start = performance.now()
      const choice = ask.seat === 0 ? greedy(input) : random(input)
      if (ask.seat === 0) times.push(performance.now() - start)
      expect(stateHash(state)).toBe(before)
      game.apply(state, ask.seat, ask.choices.find(offered => sameChoice(offered, choice))!)
    }
    times.sort((a, b) => a - b)
    expect(times[Math.floor(times.length * 0.9)]!).toBeLessThan(100)
  },
)

test('one greedy bot against three random bots wins at least seven of eight games (SB-220)', () => {
  expect(winsOfGreedy(superBossMonster, 4, 8)).toBeGreaterThanOrEqual(7)
})

/** Limit of positions per answer, so that players do not wait. Overboss positions are quick to evaluate. */
const maxPositions = (game: AnyGame): number => (game.id === 'overboss' ? 800 : 300)
test.each(games)('the greedy bot looks at few positions and never changes the state ($id)', game => {
  let positions = 0
  const countingGame: AnyGame = {
    ...game,
    clone: state => {
      positions++
      return game.clone(state)
    },
  }
  const state = game.setup({ players: 4 }, 'quick')
  const source = randomSource('quick')
  const [greedy, random] = [bots.greedy(countingGame), bots.random(game)]
  for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) {
    const input = botInputFor(game, state, ask, source)
    const before = stateHash(state)
    positions = 0
    const choice = ask.seat === 0 ? greedy(input) : random(input)
    expect(positions).toBeLessThan(maxPositions(game))
    expect(stateHash(state)).toBe(before)
    game.apply(state, ask.seat, ask.choices.find((offered: Choice) => sameChoice(offered, choice))!)
  }
})

test('every game has an evaluation, so that the greedy bot can play it', () => {
  for (const game of games) expect(() => bots.greedy(game)).not.toThrow()
})

test('a game without an evaluation is refused, and the error names it', () => {
  expect(() => bots.greedy({ ...overboss, id: 'chess' })).toThrow('no bot evaluation for chess')
})

// The flags of the load script.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { gameIds } from '@overlair/rules/game-ids'

export interface LoadFlags {
  readonly game: string
  readonly tables: number
  readonly seats: number
  /** How many of the seats are greedy bots. */
  readonly bots: number
  readonly pace: 'discreet' | 'brisk'
  /** Choices in the log per table and second, automatic answers included. 0: the next one when all sockets have received the last one. */
  readonly rate: number
  /** Seconds at full speed before the measurement, so that the program is compiled. */
  readonly warmUp: number
  readonly seconds: number
  readonly rounds: number
  readonly echoSeconds: number
  /** Each table plays up to this many choices before the measurement. */
  readonly ahead: number
  /** Milliseconds by which every commit is slower. */
  readonly commitDelay: number
  readonly json: boolean
}

export function readFlags(args: readonly string[]): LoadFlags {
  try {
    const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
    const { values } = parseArgs({
      args: [...args],
      options: {
        game: text('overboss'),
        tables: text('1000'),
        seats: text('4'),
        bots: text('0'),
        pace: text('brisk'),
        rate: text('1'),
        'warm-up': text('15'),
        seconds: text('20'),
        rounds: text('1'),
        'echo-seconds': text('5'),
        ahead: text('60'),
        'commit-delay': text('0'),
        json: { type: 'boolean', default: false },
      },
    })
    const number = (name: string, value: string, least: number): number => {
      if (Number(value) >= least) return Number(value)
      throw new Error(`--${name} is a number from ${least}, not “${value}”`)
    }
    const { game, pace } = values
    if (!gameIds.some(id => id === game)) throw new Error(`--game is one of ${gameIds.join(', ')}, not “${game}”`)
    if (pace !== 'discreet' && pace !== 'brisk') throw new Error(`--pace is discreet or brisk, not “${pace}”`)
    const seats = number('seats', values.seats, 1)
    const bots = number('bots', values.bots, 0)
    if (bots >= seats) throw new Error('--bots is below --seats: a person opens the table')
    return {
      game,
      pace,
      seats,
      bots,
      tables: number('tables', values.tables, 1),
      rate: number('rate', values.rate, 0),
      warmUp: number('warm-up', values['warm-up'], 0),
      seconds: number('seconds', values.seconds, 1),
      rounds: number('rounds', values.rounds, 1),
      echoSeconds: number('echo-seconds', values['echo-seconds'], 1),
      ahead: number('ahead', values.ahead, 0),
      commitDelay: number('commit-delay', values['commit-delay'], 0),
      json: values.json,
    }
  } catch (error) {
    console.error(`load: ${error instanceof Error ? error.message : error}`)
    process.exit(2)
  }
}

// Measures how long the bots think: `npm run bots -w bench`. Prints numbers; it is not a test.
import { type Bot, bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import { type AnyGame, keysOf } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'

const tables: readonly {
  readonly game: AnyGame
  readonly options: { readonly players: number; readonly [option: string]: unknown }
  readonly games: number
}[] = [
  { game: overboss, options: { players: 2 }, games: 20 },
  { game: overboss, options: { players: 4, board: '4x4', bosses: true, commands: true, terrains: 'random' }, games: 5 },
  { game: bossMonster, options: { players: 2 }, games: 20 },
  { game: bossMonster, options: { players: 4 }, games: 5 },
  { game: nextLevel, options: { players: 4, mixed: true }, games: 5 },
  { game: superBossMonster, options: { players: 4 }, games: 5 },
  { game: superBossMonster, options: { players: 6, items: true, coins: true }, games: 2 },
]

/** A bot that adds the milliseconds of each answer to `times`. */
const timed = (bot: Bot, times: number[]): Bot => {
  return input => {
    const start = performance.now()
    const answer = bot(input)
    times.push(performance.now() - start)
    return answer
  }
}
const milliseconds = (time: number): string => `${time.toFixed(2)} ms`.padStart(10)

for (const { game, options, games } of tables)
  for (const name of keysOf(bots)) {
    const times: number[] = []
    const bot = timed(bots[name](game), times)
    for (let seed = 0; seed < games; seed++) playOut(game, options, seed, Array(options.players).fill(chooserOf(bot)))
    times.sort((a, b) => a - b)
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length
    const under = (share: number) => milliseconds(times[Math.floor(times.length * share)]!)
    console.log(
      `${game.id} ${name.padEnd(7)} ${JSON.stringify(options)}\n` +
        `  ${times.length} answers: mean${milliseconds(mean)}, 95 of 100 under${under(0.95)}, 99 under${under(0.99)}, longest${milliseconds(times.at(-1)!)}`,
    )
  }

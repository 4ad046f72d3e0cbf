// Measures how long the bots think: `npm run bots -w bench`. Prints numbers; it is not a test.
import { type Bot, bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { keysOf } from '@overlair/rules/kernel'

/** Games per number of players: few of the large ones, which take long. */
const gamesOf = (players: number): number => Math.ceil(40 / players ** 2)

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

for (const game of games)
  for (const players of [Math.max(2, game.players.min), game.players.max])
    for (const name of keysOf(bots)) {
      const times: number[] = []
      const bot = timed(bots[name](game), times)
      for (let seed = 0; seed < gamesOf(players); seed++)
        playOut(game, { players }, seed, Array(players).fill(chooserOf(bot)))
      times.sort((a, b) => a - b)
      const mean = times.reduce((sum, time) => sum + time, 0) / times.length
      const percentile = (share: number) => milliseconds(times[Math.floor(times.length * share)]!)
      console.log(
        `${game.id} ${name.padEnd(7)} ${players} players\n` +
          `  ${times.length} answers: mean${milliseconds(mean)}, 95 of 100 under${percentile(0.95)}, 99 under${percentile(0.99)}, longest${milliseconds(times.at(-1)!)}`,
      )
    }

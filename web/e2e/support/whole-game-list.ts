// Lists the whole games: every configuration with every player count and every input method.
import { inputMethods } from './dungeon-input.ts'
import { phone } from './routes.ts'
import { test } from './test.ts'
import { playWholeGame, type WholeGame } from './whole-game.ts'

interface Configuration extends Pick<WholeGame, 'game' | 'on'> {
  readonly players: readonly number[]
}
const boxes = ['With Boss Monster', 'With The Next Level']
const configurations: readonly Configuration[] = [
  { game: 'boss-monster', players: [2, 3, 4], on: [] },
  {
    game: 'boss-monster',
    players: [3],
    on: ['I choose you', 'Machinations', 'Hard mode', 'Revised wording', 'A turn for all'],
  },
  { game: 'next-level', players: [2, 3, 4], on: [] },
  { game: 'next-level', players: [4], on: ['Classic mode', 'Infinite lives', 'Revised wording'] },
  { game: 'next-level', players: [2, 3, 4], on: ['Both boxes'] },
  { game: 'super-boss-monster', players: [1, 2, 3, 4, 5, 6], on: [] },
  { game: 'super-boss-monster', players: [1], on: ['Challenge'] },
  { game: 'super-boss-monster', players: [2, 4], on: ['Crash Landing', 'Items', 'Coins'] },
  { game: 'super-boss-monster', players: [1, 2, 3, 4], on: boxes },
  { game: 'super-boss-monster', players: [5, 6], on: [...boxes, 'Items', 'Coins'] },
]

export const wholeGames: readonly WholeGame[] = configurations.flatMap(({ game, on, players }) =>
  players.flatMap(count => inputMethods.map(input => ({ game, on, players: count, input }))),
)
/** Coverage of one game: its configuration, and each pair of game (mixed or not), player count and input method. */
function coverageOf({ game, players, on, input }: WholeGame): readonly string[] {
  const kind = `${game}${on.some(name => /^(With|Both)/.test(name)) ? ' mixed' : ''}`
  return [`${game} ${on}`, `${kind} ${input}`, `${players} ${input}`, `${kind} ${players}`]
}
/** A small selection of games that together cover the same as all games. */
export function pairwise(all: readonly WholeGame[]): readonly WholeGame[] {
  const covered = new Set<string>()
  const selected: WholeGame[] = []
  const newIn = (game: WholeGame) => coverageOf(game).filter(item => !covered.has(item)).length
  for (;;) {
    const best = all.reduce((a, b) => (newIn(b) > newIn(a) ? b : a))
    if (newIn(best) === 0) return selected
    selected.push(best)
    for (const item of coverageOf(best)) covered.add(item)
  }
}

const testName = ({ game, players, on, input }: WholeGame): string =>
  [`a whole game of ${game} by ${input}`, `${players} ${players === 1 ? 'player' : 'players'}`, ...on].join(', ')

export function testWholeGames(all: readonly WholeGame[]): void {
  for (const input of inputMethods)
    test.describe(() => {
      test.use(input === 'touch' ? phone : {})
      for (const game of all.filter(one => one.input === input))
        test(testName(game), ({ page }) => playWholeGame(page, game))
    })
}

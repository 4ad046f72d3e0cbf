// Which whole games are played: every set-up with every number of players, in every way.
import { ways } from './dungeon-input.ts'
import { test } from './test.ts'
import { playWhole, type WholeGame } from './whole-game.ts'

interface SetUp extends Pick<WholeGame, 'game' | 'on'> {
  readonly players: readonly number[]
}
const boxes = ['With Boss Monster', 'With The Next Level']
const setUps: readonly SetUp[] = [
  { game: 'boss-monster', players: [2, 3, 4], on: [] },
  {
    game: 'boss-monster',
    players: [3],
    on: ['I choose you!', 'Machinations', 'Hard mode', 'Revised wording', 'A turn for all'],
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

export const wholeGames: readonly WholeGame[] = setUps.flatMap(({ game, on, players }) =>
  players.flatMap(count => ways.map(way => ({ game, on, players: count, way }))),
)
/** What is new in a game: its set-up, and the game, mixed or not, with so many players and in this way. */
function novelties({ game, players, on, way }: WholeGame): readonly string[] {
  const kind = `${game}${on.some(name => /^(With|Both)/.test(name)) ? ' mixed' : ''}`
  return [`${game} ${on}`, `${kind} ${way}`, `${players} ${way}`, `${kind} ${players}`]
}
/** Few games in which everything new is met at least once. */
export function pairwise(all: readonly WholeGame[]): readonly WholeGame[] {
  const met = new Set<string>()
  const chosen: WholeGame[] = []
  const newIn = (one: WholeGame) => novelties(one).filter(novelty => !met.has(novelty)).length
  for (;;) {
    const best = all.reduce((a, b) => (newIn(b) > newIn(a) ? b : a))
    if (newIn(best) === 0) return chosen
    chosen.push(best)
    for (const novelty of novelties(best)) met.add(novelty)
  }
}

const nameOf = ({ game, players, on, way }: WholeGame): string =>
  [`a whole game of ${game} by ${way}`, `${players} at the table`, ...on].join(', ')

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export function testWhole(all: readonly WholeGame[]): void {
  for (const way of ways)
    test.describe(() => {
      test.use(way === 'touch' ? phone : {})
      for (const one of all.filter(it => it.way === way)) test(nameOf(one), ({ page }) => playWhole(page, one))
    })
}

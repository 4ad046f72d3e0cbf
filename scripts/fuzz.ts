// Plays many random games with the property harness, and counts how often each card of the dungeon games was used.
//   npm run fuzz -- [--games 2000] [--every 400] [--only "both sets mixed"] [--players 3]
// Takes its time: with the defaults 2,000 games of every set-up at every number of players. `--only` takes the set-up of
// that name or, where there is none, all whose names contain the words.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { countUses, eager } from '../rules/dungeon/testing/card-uses.ts'
import { type DungeonSetUp, setUps as dungeon, superSetUps } from '../rules/dungeon/testing/configurations.ts'
import type { GameConfiguration } from '../rules/kernel/testing/configuration.ts'
import { checkProperties, seeds } from '../rules/kernel/testing/properties.ts'
import { type OverbossConfiguration, configurations as overboss } from '../rules/overboss/testing/configurations.ts'

const all: readonly GameConfiguration[] = [...overboss, ...dungeon, ...superSetUps]
const { games, every, only, players } = readWishes()
const oneOfThem = all.some(({ name }) => name === only)
const isWanted = ({ name }: GameConfiguration): boolean => (oneOfThem ? name === only : name.includes(only))
const playersOf = (setUp: GameConfiguration): readonly number[] =>
  players === undefined ? setUp.players : setUp.players.filter(count => count === players)
if (!all.some(setUp => isWanted(setUp) && playersOf(setUp).length > 0)) refuse('no set-up is like this')

function readWishes() {
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '2000' },
        every: { type: 'string', default: '400' },
        only: { type: 'string', default: '' },
        players: { type: 'string' },
      },
    })
    return {
      games: wholeNumber(values.games),
      every: wholeNumber(values.every),
      only: values.only,
      players: values.players === undefined ? undefined : wholeNumber(values.players),
    }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}
function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is no whole number above 0`)
  return number
}
function refuse(why: string): never {
  console.error(
    `fuzz: ${why}; --games, --every and --players are whole numbers, --only is part of the name of a set-up:`,
  )
  for (const setUp of all) console.error(`  ${setUp.name} (players: ${setUp.players.join(', ')})`)
  process.exit(2)
}

const tell = ({ name }: GameConfiguration, count: number, decisions: number) =>
  console.log(`${name}, players ${count}: ${games} games, ${decisions} decisions, all properties hold`)

function fuzzOverboss(setUp: OverbossConfiguration, count: number): void {
  let decisions = 0
  for (const seed of seeds(games))
    decisions += checkProperties(setUp.game, { ...setUp.options, players: count }, seed, { every }).decisions
  tell(setUp, count, decisions)
}

const RAREST = 8
/** Half of the games by chance alone, half with people who like to build. */
function fuzzDungeon(setUp: DungeonSetUp, count: number): void {
  const { game } = setUp
  const options = { ...setUp.options, players: count }
  const uses: Record<string, number> = {}
  let decisions = 0
  for (const seed of seeds(games))
    decisions += checkProperties(game, options, seed, {
      every,
      ...(seed % 2 === 0 && { choose: eager }),
      onEvents: events => countUses(uses, events),
    }).decisions
  const cards = Object.keys(game.inventory(game.setup(options, 0)))
  const used = cards.map(card => ({ card, times: uses[card] ?? 0 })).sort((a, b) => a.times - b.times)
  const few = used.slice(0, RAREST).map(({ card, times }) => `${card} ${times}`)
  tell(setUp, count, decisions)
  console.log(`  of ${cards.length} cards the rarest: ${few.join(', ')}`)
}

for (const setUp of overboss.filter(isWanted)) for (const count of playersOf(setUp)) fuzzOverboss(setUp, count)
for (const setUp of [...dungeon, ...superSetUps].filter(isWanted))
  for (const count of playersOf(setUp)) fuzzDungeon(setUp, count)

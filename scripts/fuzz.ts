// Plays many random games with the property harness, and counts how often each card of the dungeon games was used.
//   npm run fuzz -- [--games 2000] [--every 400] [--only "both sets mixed"] [--players 3]
// Takes its time: with the defaults 2,000 games of every set-up at every number of players. `--only` takes the set-up of
// that name or, where there is none, all whose names contain the words.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { type SetUp as DungeonSetUp, setUps as dungeon, superSetUps } from '../rules/dungeon/testing/set-ups.ts'
import { countUses, eager } from '../rules/dungeon/testing/uses.ts'
import { checkProperties, seeds } from '../rules/kernel/testing/properties.ts'
import { type SetUp as OverbossSetUp, setUps as overboss } from '../rules/overboss/testing/set-ups.ts'

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '2000' },
    every: { type: 'string', default: '400' },
    only: { type: 'string', default: '' },
    players: { type: 'string' },
  },
})
const [games, every] = [Number(values.games), Number(values.every)]
const all = [...overboss, ...dungeon, ...superSetUps]
const oneOfThem = all.some(({ name }) => name === values.only)
const wanted = ({ name }: { readonly name: string }) => (oneOfThem ? name === values.only : name.includes(values.only))
if (!(Number.isInteger(games) && games > 0 && Number.isInteger(every) && every > 0) || !all.some(wanted)) {
  console.error('fuzz: --games and --every are whole numbers above 0, --only is part of the name of a set-up:')
  for (const { name } of all) console.error(`  ${name}`)
  process.exit(2)
}

const told = (name: string, players: number, decisions: number) =>
  console.log(`${name}, players ${players}: ${games} games, ${decisions} decisions, all properties hold`)

function fuzzOverboss({ name, game, options }: OverbossSetUp, players: number): void {
  let decisions = 0
  for (const seed of seeds(games))
    decisions += checkProperties(game, { ...options, players }, seed, { every }).decisions
  told(name, players, decisions)
}

const rarest = 8
/** Half of the games by chance alone, half with people who like to build. */
function fuzzDungeon({ name, game, options }: DungeonSetUp, players: number): void {
  const uses: Record<string, number> = {}
  let decisions = 0
  for (const seed of seeds(games))
    decisions += checkProperties(game, { ...options, players }, seed, {
      every,
      ...(seed % 2 === 0 && { plays: eager }),
      watch: events => countUses(uses, events),
    }).decisions
  const cards = Object.keys(game.inventory(game.setup({ ...options, players }, 0)))
  const used = cards.map(card => ({ card, times: uses[card] ?? 0 })).sort((a, b) => a.times - b.times)
  const few = used.slice(0, rarest).map(({ card, times }) => `${card} ${times}`)
  told(name, players, decisions)
  console.log(`  of ${cards.length} cards the rarest: ${few.join(', ')}`)
}

function fuzz<SetUp extends { readonly name: string; readonly players: readonly number[] }>(
  setUps: readonly SetUp[],
  one: (setUp: SetUp, players: number) => void,
): void {
  for (const setUp of setUps.filter(wanted))
    for (const players of setUp.players)
      if (values.players === undefined || Number(values.players) === players) one(setUp, players)
}
fuzz(overboss, fuzzOverboss)
fuzz([...dungeon, ...superSetUps], fuzzDungeon)

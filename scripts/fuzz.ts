// Plays many random games with the property harness, and counts how often each card of the dungeon games was used.
//   npm run fuzz -- [--games 2000] [--every 400] [--only "both sets mixed"] [--players 3]
// `--every 1` checks every property at every choice; without it, properties 3 to 9 at every 400th.
// With the defaults it takes hours: 2,000 games of every configuration with every number of players. `--only` takes the
// configuration of that name. If there is none, it takes all whose names contain the text.
import process from 'node:process'
import { parseArgs } from 'node:util'
import type { GameConfiguration } from '../rules/kernel/testing/configuration.ts'
import type { FamilyTests } from '../rules/kernel/testing/family-tests.ts'
import { checkProperties, seeds } from '../rules/kernel/testing/properties.ts'
import { families } from '../rules/testing/families.ts'

const all: readonly GameConfiguration[] = families.flatMap(({ configurations }) => configurations)
const { games, every, only, players } = readFlags()
const isExactName = all.some(({ name }) => name === only)
const isSelected = ({ name }: GameConfiguration): boolean => (isExactName ? name === only : name.includes(only))
const playersOf = (configuration: GameConfiguration): readonly number[] =>
  players === undefined ? configuration.players : configuration.players.filter(count => count === players)
if (!all.some(configuration => isSelected(configuration) && playersOf(configuration).length > 0))
  fail('no configuration matches --only and --players')

function readFlags() {
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
    return fail(error instanceof Error ? error.message : String(error))
  }
}
function wholeNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`“${text}” is not a whole number of at least 1`)
  return number
}
function fail(reason: string): never {
  console.error(`fuzz: ${reason}`)
  console.error('--games, --every and --players take whole numbers, --only takes part of the name of a configuration:')
  for (const { name, players: counts } of all) console.error(`  ${name} (players: ${counts.join(', ')})`)
  process.exit(2)
}

const RAREST_SHOWN = 8
/** Every second game uses the family's own way to choose, if it has one. */
function fuzz(
  { choose, countUses }: FamilyTests,
  { name, game, options: given }: GameConfiguration,
  count: number,
): void {
  const options = { ...given, players: count }
  const uses: Record<string, number> = {}
  let decisions = 0
  for (const seed of seeds(games))
    decisions += checkProperties(game, options, seed, {
      every,
      ...(choose && seed % 2 === 0 && { choose }),
      ...(countUses && { onEvents: events => countUses(uses, events) }),
    }).decisions
  console.log(`${name}, players ${count}: ${games} games, ${decisions} decisions, all properties hold`)
  if (!countUses) return
  const cards = Object.keys(game.inventory(game.setup(options, 0)))
  const used = cards.map(card => ({ card, times: uses[card] ?? 0 })).sort((a, b) => a.times - b.times)
  const rarest = used.slice(0, RAREST_SHOWN).map(({ card, times }) => `${card} ${times}`)
  console.log(`  rarest of ${cards.length} cards: ${rarest.join(', ')}`)
}

for (const family of families)
  for (const configuration of family.configurations.filter(isSelected))
    for (const count of playersOf(configuration)) fuzz(family, configuration, count)

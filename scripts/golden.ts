// Compares the golden records with the current rules: `npm run golden`.
// `npm run golden -- --accept` rewrites them. Do that only if you changed a rule on purpose, and say why in the commit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { games } from '../rules/index.ts'
import type { AnyGame, RawOptions } from '../rules/kernel/index.ts'
import { type GoldenRecord, goldenDifference, makeGolden } from '../rules/kernel/testing/golden.ts'
import { families } from '../rules/testing/families.ts'

const [argument, ...more] = process.argv.slice(2)
if (more.length > 0 || (argument !== undefined && argument !== '--accept')) {
  console.error('golden: the only option is --accept')
  process.exit(2)
}
const accept = argument === '--accept'
let changed = 0

/** Describes the difference between a golden record and the current rules. Undefined if there is none. */
function differenceOf(file: string, game: AnyGame, options: RawOptions): string | undefined {
  if (!existsSync(file)) return 'no record yet'
  const golden: GoldenRecord = JSON.parse(readFileSync(file, 'utf8'))
  return isDeepStrictEqual(golden.options, game.resolve(options))
    ? goldenDifference(games, golden)
    : 'the record has other options'
}

for (const { goldenFolder, golden } of families)
  for (const { game, modes } of golden)
    for (const [mode, options] of Object.entries(modes)) {
      const file = fileURLToPath(new URL(`../${goldenFolder}/${mode}.json`, import.meta.url))
      const difference = differenceOf(file, game, options)
      if (!difference) continue
      changed++
      console.log(`${game.id} ${mode}: ${difference}${accept ? '; rewritten' : ''}`)
      if (accept) writeFileSync(file, `${JSON.stringify(makeGolden(game, options, `golden ${mode}`))}\n`)
    }
console.log(
  changed === 0
    ? 'all golden records match the current rules'
    : `${changed} golden records ${accept ? 'rewritten' : 'differ'}`,
)
process.exit(changed > 0 && !accept ? 1 : 0)

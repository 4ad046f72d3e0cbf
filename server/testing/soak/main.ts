// Kills a server under load and cuts connections, and reports what came of the choices.
//   npm run soak:server [-- --kills 100 --tables 12 --drop 10 --drop-seconds 60]
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    tables: { type: 'string', default: '12' },
    drop: { type: 'string', default: '10' },
    'drop-seconds': { type: 'string', default: '60' },
  },
})
const numbers = [values.kills, values.tables, values.drop, values['drop-seconds']].map(Number)
if (numbers.some(number => !(number >= 0))) {
  console.error('soak: each flag is a number from 0')
  process.exit(2)
}
const [kills = 0, tables = 0, percent = 0, seconds = 0] = numbers
const data = mkdtempSync(path.join(tmpdir(), 'overlair-soak-'))
const report = await soak({ data, tables, kills, drop: { percent, seconds }, log: line => console.error(line) })
console.log(JSON.stringify(report, null, 2))
const { lost, doubled, madeAfterAll, unfinished, failures } = report
const isGood = lost + doubled + madeAfterAll + unfinished + failures.length === 0
if (isGood) rmSync(data, { recursive: true })
else console.error(`soak: failed; the data are in ${data}`)
process.exit(isGood ? 0 : 1)

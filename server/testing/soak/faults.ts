// Breaks a real server while people play, in several ways, and reports what they noticed.
//   npm run soak:faults [-- --only disk-full,read-only,exception,slow-readers --tables 12 --seconds 20]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { databaseFault } from './database-faults.ts'
import { exceptionInMatch } from './exceptions.ts'
import { slowReaders } from './slow-readers.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    tables: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '20' },
  },
})
const [tables, seconds] = [Number(values.tables), Number(values.seconds)]
if (!(tables >= 1 && seconds >= 1)) {
  console.error('faults: --tables and --seconds are numbers from 1')
  process.exit(2)
}
const faults = {
  'disk-full': () => databaseFault({ fault: 'disk-full', tables, seconds }),
  'read-only': () => databaseFault({ fault: 'read-only', tables, seconds }),
  exception: () => exceptionInMatch({ others: tables, seconds }),
  'slow-readers': () => slowReaders({ tables, watchers: tables * 4, seconds }),
}
const names = Object.keys(faults) as readonly (keyof typeof faults)[]
const chosen = values.only?.split(',') ?? names
const unknown = chosen.find(name => !names.some(one => one === name))
if (unknown !== undefined) {
  console.error(`faults: there is no fault “${unknown}”; faults: ${names.join(', ')}`)
  process.exit(2)
}
let isGood = true
for (const name of names) {
  if (!chosen.includes(name)) continue
  const report = await faults[name]()
  console.log(JSON.stringify({ [name]: report }, null, 2))
  isGood &&= report.problems.length === 0
}
process.exit(isGood ? 0 : 1)

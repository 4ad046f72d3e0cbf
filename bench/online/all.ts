// All runs of the section “Load” of docs/operations.md, one after the other. Prints its table; --write puts the table into the page.
//   npm run load:all -w bench [-- --write] [--seconds 20] [--rounds 3]
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
})
const runs = [
  '--game overboss --tables 1000 --rate 1',
  '--game super-boss-monster --tables 1000 --rate 1',
  '--game super-boss-monster --tables 1000 --rate 4',
  '--game overboss --tables 1000 --rate 1 --commit-delay 5',
  '--game overboss --tables 300 --rate 1 --bots 2',
  '--game super-boss-monster --tables 300 --rate 1 --bots 2',
  '--game overboss --tables 250 --rate 0',
  '--game super-boss-monster --tables 250 --rate 0',
]
const program = fileURLToPath(new URL('load.ts', import.meta.url))
const rows: string[] = []
for (const run of runs) {
  const flags = [...run.split(' '), '--seconds', values.seconds, '--rounds', values.rounds]
  const { stdout, status } = spawnSync(process.execPath, [program, ...flags], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) process.exit(status ?? 1)
  const lines = stdout.trimEnd().split('\n')
  rows.push(...(rows.length === 0 ? lines : lines.slice(-1)))
  console.log(lines.at(-1))
}
if (values.write) {
  const page = fileURLToPath(new URL('../../docs/operations.md', import.meta.url))
  const text = readFileSync(page, 'utf8')
  const [start, end] = ['<!-- load: begin -->\n', '<!-- load: end -->']
  const [before, rest = ''] = text.split(start)
  const [, after] = rest.split(end)
  if (after === undefined) throw new Error(`docs/operations.md lacks “${start.trim()}” or “${end}”`)
  writeFileSync(page, `${before}${start}\n${rows.join('\n')}\n\n${end}${after}`)
}

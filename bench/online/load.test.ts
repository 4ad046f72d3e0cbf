import { execFileSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'

const program = `${import.meta.dirname}/load.ts`

// The figures come from /proc.
test.runIf(process.platform === 'linux')('a short load gives all figures', () => {
  const flags = ['--game', 'super-boss-monster', '--tables', '3', '--rate', '0', '--warm-up', '0', '--seconds', '1', '--ahead', '2']
  const output = execFileSync(process.execPath, [program, ...flags, '--echo-seconds', '1', '--json'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const figures: unknown = JSON.parse(output)
  const number = expect.any(Number)
  expect(figures).toMatchObject({
    byHand: number,
    choices: number,
    p99: number,
    ratio: number,
    memory: number,
    stale: 0,
  })
  expect(figures).toMatchObject({ bytes50: expect.toSatisfy((bytes: number) => bytes > 50 && bytes < 2000) })
})
test('a wrong flag is refused with what is allowed', () => {
  const run = () => execFileSync(process.execPath, [program, '--game', 'chess'], { encoding: 'utf8', stdio: 'pipe' })
  expect(run).toThrow(/--game is one of .*overboss/)
})

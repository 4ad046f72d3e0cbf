// The commands in docs/cli.md print the output that the page shows.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { overlair } from './testing/run-cli.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/cli.md'), 'utf8')
const isFile = (argument: string): boolean => /\.json$/.test(argument)
const examples = [...page.matchAll(/```\n\$ overlair (.*)\n([\s\S]*?)```/g)]
  .map(([, line = '', printed = '']) => ({ line, args: line.split(' '), printed }))
  .filter(({ args }) => args.filter(isFile).every(file => existsSync(join(root, file))))

/** Durations differ between runs. */
const withoutTimes = (text: string): string => text.replace(/ in [\d.,]+ s: .*/g, ' in … s')
/** Splits the shown output at the lines “…”, which stand for omitted lines. */
const shownParts = (printed: string): string[] =>
  printed
    .split(/^ *…\n/m)
    .map(withoutTimes)
    .filter(part => part.trim() !== '')

test('the page has examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6)
})
test.each(examples)('overlair $line', async ({ args, printed }) => {
  const { out, err } = await overlair(args.map(argument => (isFile(argument) ? join(root, argument) : argument)))
  const all = withoutTimes(out + err)
  let from = 0
  for (const part of shownParts(printed)) {
    const at = all.indexOf(part, from)
    expect(at, `${part} in ${all}`).toBeGreaterThanOrEqual(from)
    from = at + part.length
  }
})

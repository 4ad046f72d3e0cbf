// What docs/cli.md prints below a command is what the command prints.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { overlair } from './testing/run-cli.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = readFileSync(join(root, 'docs/cli.md'), 'utf8')
const isFile = (word: string): boolean => /\.json$/.test(word)
const examples = [...page.matchAll(/```\n\$ overlair (.*)\n([\s\S]*?)```/g)]
  .map(([, line = '', printed = '']) => ({ line, words: line.split(' '), printed }))
  .filter(({ words }) => words.filter(isFile).every(file => existsSync(join(root, file))))

/** How long it took differs from day to day. */
const withoutTimes = (text: string): string => text.replace(/ in [\d.,]+ s: .*/g, ' in … s')
/** What stands between the lines that are left out, each piece as it is printed. */
const pieces = (printed: string): string[] =>
  printed
    .split(/^ *…\n/m)
    .map(withoutTimes)
    .filter(piece => piece.trim() !== '')

test('there are examples', () => {
  expect(examples.length).toBeGreaterThanOrEqual(6)
})
test.each(examples)('overlair $line', async ({ words, printed }) => {
  const { out, err } = await overlair(words.map(word => (isFile(word) ? join(root, word) : word)))
  const all = withoutTimes(out + err)
  let from = 0
  for (const piece of pieces(printed)) {
    const at = all.indexOf(piece, from)
    expect(at, `${piece} in ${all}`).toBeGreaterThanOrEqual(from)
    from = at + piece.length
  }
})

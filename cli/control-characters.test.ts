// No command prints a control character of its input. In a terminal it could clear the screen or change the title.
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workedExample } from '@overlair/rules/overboss/testing/worked-example'
import { expect, test } from 'vitest'
import { type FakeTerminal, overlair } from './testing/run-cli.ts'

/** Escape, bell, carriage return, and the control sequence introducer as one character. */
const evil = 'x\u001b[2J\u0007\r\u009b31m'
const folder = join(mkdtempSync(join(tmpdir(), 'overlair-')), evil)
mkdirSync(folder)
const write = (name: string, text: string): string => {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}
const yaml = (expected: string) => `game: overboss
scenarios:
  - name: "A try \\e[2J"
    rules: [OB-40]
    given: { players: 2 }
    then: { asked: ${expected} }
`
const boards = JSON.stringify({ format: 'overboss-boards/1', boards: [{ ...workedExample, id: evil }] })
const golden = readFileSync(fileURLToPath(new URL('../rules/overboss/golden/first-game.json', import.meta.url)), 'utf8')
const older = { ...JSON.parse(golden), hashes: undefined, version: evil }
const stopped = { ...older, choices: older.choices.with(3, { seat: 0, choice: { place: evil, at: '9,9' } }) }

const cases: readonly (readonly [what: string, line: readonly string[], fake?: FakeTerminal])[] = [
  ['the seed of simulate', ['simulate', 'overboss', '--games', '1', '--seed', evil]],
  ['the name of a board', ['score', write('boards.json', boards)]],
  ['the name of a board as JSON', ['score', write('boards.json', boards), '--json']],
  ['the name of a file that does not exist', ['score', join(folder, 'none.json')]],
  ['the name and the values of a scenario', ['scenario', write('bad.yaml', yaml('"\\e[2J"'))]],
  ['the names of files of scenarios', ['scenario', write('worse.yaml', yaml('P2')), write('other.yaml', evil)]],
  ['the version of a record', ['replay', write('older.json', JSON.stringify(stopped))]],
  ['the version of a checked record', ['replay', write('whole.json', JSON.stringify(older)), '--verify']],
  [
    'typed text',
    ['play', 'overboss', '--seed', evil],
    { typed: [evil, `s ${join(folder, 'no', evil)}`, `s ${folder}/s`] },
  ],
  ['a command', [evil]],
  ['an option', ['play', 'overboss', `--${evil}`]],
]

test.each(cases.map(([what, line, fake]) => ({ what, line, fake })))('$what', async ({ line, fake }) => {
  const { out, err } = await overlair(line, fake)
  expect(`${out}${err}`.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u)
  expect(`${out}${err}`).toContain('x')
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { games } from '@overlair/rules'
import { type GameRecord, newRecord, type RecordedChoice, replay, stateHash } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'

const options = { players: 2, bosses: true }
const { choices, result } = playOut(
  overboss,
  options,
  'seed',
  [bots.random(overboss), bots.random(overboss)].map(chooserOf),
)
const record: GameRecord = { ...newRecord(overboss, options, 'seed'), choices }
const hashes: string[] = []
replay(overboss, record, ({ state }) => hashes.push(stateHash(state)))
const startHash = stateHash(overboss.setup(options, 'seed'))

const file = join(mkdtempSync(join(tmpdir(), 'overlair-')), 'record.json')
const run = (content: unknown, ...flags: readonly string[]) => {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return overlair(['replay', file, ...flags])
}
const rejection = (message: string) => ({ code: 2, out: '', err: `overlair: ${message}\n` })

describe('overlair replay', () => {
  test('shows the log with its rules and the final position', async () => {
    const { code, out } = await run(record)
    expect(code).toBe(0)
    expect(out).toMatch(/^ OB-107 Player 1 kept a boss card\.\n/)
    expect(out).toContain(`Position after ${choices.length} of ${choices.length} choices`)
    expect(out).toContain('Final scores')
    expect(out).toMatch(new RegExp(` {2}Total +${result.scores[0]} +${result.scores[1]}\n`))
  })
  test('--to stops earlier', async () => {
    const { out } = await run(record, '--to', '2')
    expect(out).toContain(`Position after 2 of ${choices.length} choices`)
    expect(out).not.toContain('Final scores')
  })
  test('hides a kept boss card from spectators (OB-108)', async () => {
    const { out } = await run(record, '--to', '2')
    expect(out).toContain('hidden boss')
    expect(out).not.toMatch(/keeps \w+, face down/)
  })
  test('--verify prints one line if all choices are legal', async () => {
    const all = `${choices.length} of ${choices.length} choices of overboss checked: all are legal`
    expect((await run(record, '--verify')).out).toBe(`${all}, the record has no state hashes, the game is over.\n`)
    expect((await run({ ...record, hashes }, '--verify')).out).toBe(
      `${all}, all state hashes agree, the game is over.\n`,
    )
    expect((await run({ ...record, hashes: [startHash, ...hashes] }, '--verify')).out).toContain(
      'all state hashes agree',
    )
    expect((await run(record, '--verify', '--to', '3')).out).toContain(', the game is not over.')
  })
  test('--verify names the hash that differs', async () => {
    const wrong = hashes.with(4, '00000000000000')
    expect(await run({ ...record, hashes: wrong }, '--verify')).toEqual(
      rejection(`wrong state hash after choice 5: expected 00000000000000, found ${hashes[4]}`),
    )
    expect(await run({ ...record, hashes: ['1', ...hashes] }, '--verify')).toEqual(
      rejection(`wrong state hash at the start: expected 1, found ${startHash}`),
    )
    for (const damaged of [['1'], 'hashes', {}, null, hashes.map(() => ({}))])
      expect(await run({ ...record, hashes: damaged }, '--verify')).toEqual(
        rejection(`“hashes” of the record must be a list of ${choices.length} texts, one per choice`),
      )
  })
  test('--verify names the outcome that differs', async () => {
    const other = { ...record, choices: choices.with(4, { ...choices[4]!, outcome: 'other' } as RecordedChoice) }
    expect((await run(other, '--verify')).err).toMatch(
      /^overlair: wrong outcome after choice 5: expected other, found /,
    )
  })
  test('a record of other rules is shown to its end if every choice is still legal', async () => {
    const old = { ...record, version: 'overboss/0', hashes: hashes.map(() => 'other') }
    expect((await run(old)).out).toContain('Final scores')
    expect((await run(old, '--verify')).out).toContain(
      'rules overboss/0, so only outcomes were compared, the game is over',
    )
  })
  test('a record of other rules is shown up to the choice that the current rules stop', async () => {
    const illegal = { seat: 0, choice: { place: 'forest', at: '9,9' } }
    const old = { ...record, version: 'overboss/0', choices: choices.with(3, illegal) }
    const { out } = await run(old)
    expect(out).toContain(`Position after 3 of ${choices.length} choices`)
    expect(out).toContain('rules overboss/0; the current rules stop it before choice 4: choice 4 of the record cannot')
    const { code, err } = await run(old, '--verify')
    expect([code, err]).toEqual([2, expect.stringContaining('the current rules stop it before choice 4')])
  })
  test('names an illegal choice, with or without --verify', async () => {
    const illegal = { ...record, choices: choices.with(3, { seat: 0, choice: { place: 'forest', at: '9,9' } }) }
    for (const flags of [[], ['--verify']]) {
      const { code, err } = await run(illegal, ...flags)
      expect(code).toBe(2)
      expect(err).toMatch(/^overlair: choice 4 of the record cannot be made: .*\n$/)
    }
  })
  test('the message about a damaged record is one short line', async () => {
    const unknown = await run({ ...record, game: 'che\n\u001b[31mss' })
    expect([unknown.code, unknown.err]).toEqual([
      2,
      expect.stringMatching(/^overlair: .* game “che \[31mss”; known: .*\n$/),
    ])
    const long = { ...record, choices: choices.with(0, { seat: 0, choice: { keep: 'x'.repeat(1e6) } }) }
    expect((await run(long)).err.length).toBeLessThan(1000)
  })
  const malformed: readonly (readonly [unknown, string])[] = [
    ['[', `${file} is not JSON: line 1, column 2: unexpected end of file`],
    [[], 'a record is a JSON object'],
    [
      { ...record, format: 'overlair-record/0' },
      'this is not a record: “format” is "overlair-record/0", not "overlair-record/1"',
    ],
    [
      { ...record, game: 'chess' },
      `the record is of an unknown game “chess”; known: ${games.map(({ id }) => id).join(', ')}`,
    ],
    [{ ...record, choices: [{}] }, 'choice 1 of the record is not of the form {"seat": 0, "choice": {…}}'],
    [{ ...record, options: { players: 9 } }, 'overboss is for 1 to 5 players, not 9'],
  ]
  test.each(malformed)('a malformed record is rejected: %j', async (content, message) => {
    expect(await run(content)).toEqual(rejection(message))
  })
  test.each([
    ['replay', 'replay needs a record; see overlair replay --help'],
    ['replay none.json', 'cannot read none.json: no such file'],
  ])('%s is rejected', async (line, message) => {
    expect(await overlair(line)).toEqual(rejection(message))
  })
  test('--to is at most the number of choices', async () => {
    expect(await run(record, '--to', '9999')).toEqual(
      rejection(`--to must be a whole number from 0 to ${choices.length}, not “9999”`),
    )
  })
})

// Opens and replays files of older versions: golden records, scenarios and saves of the terminal.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { readSave } from '../cli/play/save-file.ts'
import { playFiles } from '../cli/scenario/run.ts'
import { games } from '../rules/index.ts'
import { type GameRecord, openRecord, readRecord, replay } from '../rules/kernel/index.ts'
import { goldenDifference } from '../rules/kernel/testing/golden.ts'

const root = new URL('../rules/corpus/', import.meta.url)
const versions = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

const filesIn = (version: string, folder: string): string[] => {
  const url = new URL(`${version}/${folder}/`, root)
  return readdirSync(url).map(name => fileURLToPath(new URL(name, url)))
}
/** Where and why the current rules stop a record of the corpus. The others go on to their end. */
const stops: Readonly<Record<string, { readonly choice: number; readonly reason: string; readonly why: string }>> =
  JSON.parse(readFileSync(new URL('stops.json', root), 'utf8'))
/** Opens a record of any version and checks where it stops. */
function openFile(file: string, record: GameRecord) {
  const opened = openRecord(games, record)
  const { choice, reason } = stops[file.slice(file.indexOf('rules/corpus/') + 'rules/corpus/'.length)] ?? {}
  expect([opened.stop?.choice, opened.stop?.reason], opened.stop?.message).toEqual([choice, reason])
  return { ...opened, state: replay(opened.game, opened.record) }
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

test('every stop names a file and the rule that stops it', () => {
  for (const [file, { why }] of Object.entries(stops)) {
    expect(existsSync(new URL(file, root)), file).toBe(true)
    expect(why).toMatch(/\b(BM|NL|SB|OB)-\d+\b/)
  }
})

describe.each(versions)('corpus of %s', version => {
  it.each(filesIn(version, 'golden').map(file => [nameOf(file), file]))('replays the golden record %s', (_, file) => {
    const golden = JSON.parse(readFileSync(file!, 'utf8'))
    const { game, state, stop } = openFile(file!, readRecord(golden))
    expect(game.result(state) !== undefined).toBe(stop === undefined)
    if (golden.version === game.version) expect(goldenDifference(games, golden)).toBeUndefined()
  })

  it.each(filesIn(version, 'scenarios').map(file => [nameOf(file), file]))('plays the scenarios of %s', (_, file) => {
    const lines: string[] = []
    const { passed, failed } = playFiles([file!], line => lines.push(line))
    expect(failed, lines.join('\n')).toBe(0)
    expect(passed).toBeGreaterThan(0)
  })

  const saves = filesIn(version, 'saves').filter(file => file.endsWith('-terminal.json'))
  it.each(saves.map(file => [nameOf(file), file]))('opens the save %s', (_, file) => {
    const { record, seat, bots } = readSave(file!)
    expect(bots[seat]).toBeNull()
    const { game, state } = openFile(file!, record)
    expect(game.asks(state).length).toBeGreaterThan(0)
  })
})

// Opens and replays files of older versions: golden records, scenarios and saves of the terminal.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, test } from 'vitest'
import { readSave } from '../cli/play/save-file.ts'
import { playFiles } from '../cli/scenario/run.ts'
import { games } from '../rules/index.ts'
import { type GameRecord, openRecord, readRecord, replay } from '../rules/kernel/index.ts'

const root = new URL('../rules/corpus/', import.meta.url)
const versions = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

const filesIn = (version: string, folder: string): string[] => {
  const url = new URL(`${version}/${folder}/`, root)
  return readdirSync(url).map(name => fileURLToPath(new URL(name, url)))
}
/** What the current rules do otherwise, and why: records that stop, and scenarios that fail. All others hold. */
interface Stops {
  readonly records: Readonly<Record<string, { readonly choice: number; readonly reason: string; readonly why: string }>>
  /** By file and name of the scenario. */
  readonly scenarios: Readonly<Record<string, Readonly<Record<string, string>>>>
}
const stops: Stops = JSON.parse(readFileSync(new URL('stops.json', root), 'utf8'))
const inCorpus = (file: string): string => file.slice(file.indexOf('rules/corpus/') + 'rules/corpus/'.length)
/** Opens a record of any version and checks where it stops. */
function openFile(file: string, record: GameRecord) {
  const opened = openRecord(games, record)
  const { choice, reason } = stops.records[inCorpus(file)] ?? {}
  expect([opened.stop?.choice, opened.stop?.reason], opened.stop?.message).toEqual([choice, reason])
  return { ...opened, state: replay(opened.game, opened.record) }
}

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

test('every stop names a file and the rule that stops it', () => {
  const scenarios = Object.entries(stops.scenarios).flatMap(([file, whys]) =>
    Object.values(whys).map(why => ({ file, why })),
  )
  const records = Object.entries(stops.records).map(([file, { why }]) => ({ file, why }))
  for (const { file, why } of [...records, ...scenarios]) {
    expect(existsSync(new URL(file, root)), file).toBe(true)
    expect(why).toMatch(/\b(BM|NL|SB|OB)-\d+\b/)
  }
})

test('README.md says how many records of older versions go on', () => {
  const isOlder = (version: string) => {
    const record = readRecord(JSON.parse(readFileSync(filesIn(version, 'golden')[0]!, 'utf8')))
    return games.find(({ id }) => id === record.game)?.version !== record.version
  }
  const older = versions
    .filter(isOlder)
    .flatMap(version => ['golden', 'saves', 'links'].flatMap(folder => filesIn(version, folder)))
  const goOn = older.filter(file => !(inCorpus(file) in stops.records))
  const [, stated] = readFileSync(new URL('README.md', root), 'utf8').match(/(\d+ of \d+) go on/) ?? []
  expect(stated).toBe(`${goOn.length} of ${older.length}`)
})

test('options that older rules overrode do not stop a record', () => {
  const six = JSON.parse(readFileSync(new URL('dungeon-6/golden/super-six.json', root), 'utf8'))
  const withOption = { ...six, options: { ...six.options, crashLanding: false } }
  expect(openRecord(games, readRecord(withOption))).toEqual(openRecord(games, readRecord(six)))
  const solo = JSON.parse(readFileSync(new URL('overboss-3/golden/campaign-1.json', root), 'utf8'))
  const withoutBosses = { ...solo, options: { ...solo.options, bosses: false } }
  expect(openRecord(games, readRecord(withoutBosses))).toEqual(openRecord(games, readRecord(solo)))
  const today = { ...withOption, version: games.find(({ id }) => id === six.game)!.version }
  expect(() => openRecord(games, readRecord(today))).toThrow('SB-281')
})

describe.each(versions)('corpus of %s', version => {
  it.each(filesIn(version, 'golden').map(file => [nameOf(file), file]))('replays the golden record %s', (_, file) => {
    const golden = JSON.parse(readFileSync(file!, 'utf8'))
    const { game, state, stop } = openFile(file!, readRecord(golden))
    expect(game.result(state) !== undefined).toBe(stop === undefined)
    // Records hold outcomes, not states: another representation of the state breaks none. A foreign version has them compared.
    if (golden.version === game.version)
      expect(openRecord(games, { ...readRecord(golden), version: 'another' }).stop).toBeUndefined()
  })

  it.each(filesIn(version, 'scenarios').map(file => [nameOf(file), file]))('plays the scenarios of %s', (_, file) => {
    const lines: string[] = []
    const { passed, failed } = playFiles([file!], line => lines.push(line))
    const known = Object.keys(stops.scenarios[inCorpus(file!)] ?? {})
    const unknown = lines
      .slice(0, -1)
      .filter(line => !line.startsWith(' ') && !known.some(name => line.startsWith(name)))
    expect(unknown, lines.join('\n')).toEqual([])
    expect(failed).toBe(known.length)
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

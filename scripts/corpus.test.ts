// Opens and replays files of older versions: golden records, scenarios and saves of the terminal.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readSave } from '../cli/play/save-file.ts'
import { playFiles } from '../cli/scenario/run.ts'
import { games } from '../rules/index.ts'
import { gameForRecord, replay } from '../rules/kernel/index.ts'
import { goldenDifference } from '../rules/kernel/testing/golden.ts'

const root = new URL('../rules/corpus/', import.meta.url)
const versions = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

const filesIn = (version: string, folder: string): string[] => {
  const url = new URL(`${version}/${folder}/`, root)
  return readdirSync(url).map(name => fileURLToPath(new URL(name, url)))
}
const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1)

describe.each(versions)('corpus of %s', version => {
  it.each(filesIn(version, 'golden').map(file => [nameOf(file), file]))('replays the golden record %s', (_, file) => {
    expect(goldenDifference(games, JSON.parse(readFileSync(file!, 'utf8')))).toBeUndefined()
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
    const game = gameForRecord(games, record)
    expect(game.asks(replay(game, record)).length).toBeGreaterThan(0)
  })
})

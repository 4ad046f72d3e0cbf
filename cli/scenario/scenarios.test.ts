// Runs every scenario of the project as a test.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { playParsed, scenarioFiles } from './run.ts'
import { readScenarios } from './scenario-file.ts'

const folder = fileURLToPath(new URL('../../scenarios', import.meta.url))

for (const file of scenarioFiles([folder])) {
  const name = file.slice(folder.length + 1)
  describe(name, () => {
    for (const parsed of readScenarios(name, readFileSync(file, 'utf8')))
      test(parsed.title, () => expect(playParsed(parsed).failures).toEqual([]))
  })
}

test('no two scenarios of a file have the same title', () => {
  for (const file of scenarioFiles([folder])) {
    const titles = readScenarios(file, readFileSync(file, 'utf8')).map(({ title }) => title)
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([])
  }
})

// docs/scenarios.md tells the truth: its examples run, and no word is missing.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectationWords } from './expectations.ts'
import { gameEntries } from './games.ts'
import { playRead } from './run.ts'
import { readScenarios, scenarioWords } from './scenario-file.ts'

const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(found => found[1]!)
/** Every word that stands in backticks. */
const told = new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(found => found[1]!.match(/[\w-]+/g) ?? []))

test('the examples are scenarios that pass', () => {
  const played = examples.flatMap(example => readScenarios('example.yaml', example).map(playRead))
  expect(played).toHaveLength(4)
  expect(played.flatMap(({ failures }) => failures)).toEqual([])
})

test('the failure that the page shows is what a person gets', () => {
  const forgotten = examples[0]!.replace('P1.stash: nothing', 'P1.stash: [witch]')
  const [played] = readScenarios('volcano.yaml', forgotten).map(playRead)
  expect(page).toContain(`${played?.title}\n  ${played?.failures.join('\n  ')}\n`)
})

test.each(gameEntries.map(entry => [entry.game.id, entry.situations.vocabulary] as const))(
  'every word of %s is told',
  (id, { choices, events }) => {
    const words = [id, ...Object.keys(choices), ...Object.keys(events), ...Object.values(events).flat()]
    expect(words.filter(word => word !== 'why' && !told.has(word))).toEqual([])
  },
)

test('every word of scenarios and expectations is told', () => {
  expect([...scenarioWords, ...expectationWords].filter(word => !told.has(word))).toEqual([])
})

// The examples in docs/scenarios.md run, and the page mentions every word of a scenario.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { expectationKeys } from './expectations.ts'
import { gameEntries } from './games.ts'
import { playParsed } from './run.ts'
import { readScenarios, scenarioKeys } from './scenario-file.ts'

const page = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8')
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(found => found[1]!)
/** All words in backticks. */
const documented = new Set([...page.matchAll(/`([^`\n]+)`/g)].flatMap(found => found[1]!.match(/[\w-]+/g) ?? []))

test('the examples are scenarios that pass', () => {
  const played = examples.flatMap(example => readScenarios('example.yaml', example).map(playParsed))
  expect(played).toHaveLength(8)
  expect(played.flatMap(({ failures }) => failures)).toEqual([])
})

test('the runner prints the failure that the page shows', () => {
  const failing = examples[0]!.replace('P1.stash: nothing', 'P1.stash: [witch]')
  const [played] = readScenarios('volcano.yaml', failing).map(playParsed)
  expect(page).toContain(`${played?.title}\n  ${played?.failures.join('\n  ')}\n`)
})

test.each(gameEntries.map(entry => [entry.game.id, entry.situations.vocabulary] as const))(
  'the page mentions every word of %s',
  (id, { choices, events, phases }) => {
    const words = [id, ...Object.keys(choices), ...Object.keys(events), ...Object.values(events).flat(), ...phases]
    expect(words.filter(word => word !== 'why' && !documented.has(word))).toEqual([])
  },
)

test('the page mentions every key of scenarios and expectations', () => {
  expect([...scenarioKeys, ...expectationKeys].filter(word => !documented.has(word))).toEqual([])
})

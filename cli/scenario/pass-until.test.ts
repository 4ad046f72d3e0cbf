import { expect, test } from 'vitest'
import { playParsed } from './run.ts'
import { readScenarios } from './scenario-file.ts'

/** Returns the failures of a scenario with one hero in town. Both players are asked in every window. */
const failuresOf = (line: string, then: string): string[] => {
  const text = `game: boss-monster
scenarios:
  - name: A try
    rules: [BM-47]
    given:
      phase: build
      P1: { boss: robobo, dungeon: [dark-altar, golem-factory], rooms: [open-grave], spells: [fear] }
      P2: { boss: draculord, spells: [motivation] }
      town: [nick-the-masher]
    when:
      - ${line}
    then: { ${then} }
`
  return readScenarios('try.yaml', text).flatMap(parsed => playParsed(parsed).failures)
}

test.each([
  ['pass until adventure', 'phase: adventure'],
  ['pass until lured', 'events: [lured hero nick-the-masher], phase: adventure'],
  ['pass until phase phase bait', 'events: [phase phase bait], phase: adventure'],
  [
    'pass until survived hero nick-the-masher (BM-124)',
    'events: [survived hero nick-the-masher], times: { survived: 1 }',
  ],
  ['pass until P2', 'asked: P2'],
  ['pass until P1 act', 'asked: { P1: act }'],
  ['pass until act', 'asked: { P1: act }'],
])('%s', (line, then) => {
  expect(failuresOf(line, then)).toEqual([])
})

test('it passes at least once, so a second line goes on to the next such prompt', () => {
  expect(failuresOf('pass until P1 build.room\n      - pass until P1 build.room', 'round: 2')).toEqual([])
})

test.each([
  ['pass until killed hero nick-the-masher', '11:9: pass until killed hero nick-the-masher: the game is over before'],
  ['pass until P2 mulligan', '11:9: pass until P2 mulligan: the game is over before'],
])('%s fails with its line', (line, message) => {
  expect(failuresOf(line, 'over: false')).toEqual([expect.stringContaining(`try.yaml:${message}`)])
})

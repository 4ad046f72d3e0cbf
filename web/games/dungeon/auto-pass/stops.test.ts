import { dungeonAutoPass } from '@overlair/play/auto-pass/dungeon/index'
import { defaultInstructions } from '@overlair/play/auto-pass/dungeon/instructions'
import { bossMonster } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { newRecord } from '@overlair/rules/kernel'
import { beforeEach, expect, test } from 'vitest'
import { hostMatch } from '../../../match/host.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { changeStops, instructionsAtStart, passUntil, setStops } from './stops.ts'

const settled = () => new Promise(resolve => setTimeout(resolve, 5))

/** Two people on one device play up to the first window of one of them. */
async function atFirstWindow() {
  const host = hostMatch({
    ...dungeonAutoPass,
    game: bossMonster,
    record: newRecord(bossMonster, { players: 2 }, 'window'),
    seats: [
      { kind: 'person', name: 'Ola' },
      { kind: 'person', name: 'Max' },
    ],
    instructions: [0, 1].map(() => instructionsAtStart()),
    askBot: () => Promise.reject(new Error('there is no bot')),
    save: () => {},
  })
  const match: DungeonMatch = host.table
  while (match.ask.value?.prompt !== 'act') {
    const { ask } = match
    if (ask.value) match.choose(ask.value.choices[0]!)
    else match.takeSeat()
    await settled()
  }
  return { match, instructions: () => match.people.map(person => person.instructions()), saved: host.saved }
}
const stop = { ...defaultInstructions.stops, ownBuild: 'always', othersBuild: 'always' } as const

beforeEach(() => setStops({ ...defaultInstructions.stops, fullControl: false }))

test('a match knows the stops of its device from the start, for all its people', async () => {
  setStops(stop)
  const { instructions } = await atFirstWindow()
  expect(instructions()).toEqual([0, 1].map(() => ({ ...defaultInstructions, stops: stop })))
})
test('passes that were saved with a match go on, unless full control has changed', () => {
  const longPass = { until: 'round', table: '0123456789abcd' } as const
  const before = { ...defaultInstructions, longPass }
  setStops(stop)
  expect(instructionsAtStart(before)).toEqual({ ...before, stops: stop })
  setStops({ fullControl: true })
  expect(instructionsAtStart(before)).toMatchObject({ fullControl: true, longPass: null })
  expect(instructionsAtStart({ of: 'another version' })).toMatchObject({ fullControl: true, stops: stop })
})
test('changed stops reach a running match at once', async () => {
  setStops(stop)
  const { match, saved } = await atFirstWindow()
  const { length } = saved().record.choices
  changeStops(match, { ownBuild: 'never', othersBuild: 'never', ownHeroes: 'never', othersHeroes: 'never' })
  await settled()
  expect(saved().record.choices.length).toBeGreaterThan(length)
  expect(match.ask.value?.prompt).not.toBe('act')
})
test('a pass until the end of the round is one of its person, and full control or an undo ends it', async () => {
  setStops(stop)
  const { match, instructions } = await atFirstWindow()
  const seat = match.viewer.value as number
  const other = 1 - seat
  const passes = () => instructions().map(told => dungeonAutoPass.readInstructions(told))
  const expectPasses = (own: unknown) => {
    expect(passes()[seat]).toMatchObject({ longPass: own })
    expect(passes()[other]).toMatchObject({ longPass: null })
  }
  passUntil(match, 'round')
  expectPasses({ until: 'round', table: expect.any(String) })
  changeStops(match, { ownHeroes: 'never' })
  expectPasses({ until: 'round', table: expect.any(String) })
  changeStops(match, { fullControl: false })
  expectPasses(null)
  passUntil(match, 'round')
  match.choose(match.ask.value?.choices.find(isPass) ?? { pass: true })
  match.undo()
  expectPasses(null)
})

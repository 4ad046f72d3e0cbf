import { appendChoice, GameError, newRecord } from '@overlair/rules/kernel'
import { expect, test, vi } from 'vitest'
import { race } from '../testing/race-game.ts'
import { openReplay } from './replay.ts'
import { people } from './testing/open.ts'

const start = newRecord(race, { players: 1 }, 's')
const record = appendChoice(appendChoice(appendChoice(start, 0, { colour: 'red' }), 0, { step: 2 }), 0, { step: 1 })
const open = () => {
  const replay = openReplay(race, record, people('Ola'))
  return { replay, handle: replay.seat('spectator') }
}

test('a handle shows any position, forwards and backwards', () => {
  const { replay, handle } = open()
  const shown = [0, 1, 2, 3, 1].map(at => {
    replay.seek(at)
    return [replay.at, handle.position().revision, handle.view().at[0], handle.log().length]
  })
  expect(shown).toEqual([
    [0, 0, 0, 0],
    [1, 1, 0, 1],
    [2, 2, 2, 2],
    [3, 3, 3, 3],
    [1, 1, 0, 1],
  ])
})
test('a replay stays within the record', () => {
  const { replay } = open()
  const at = [99, -1].map(to => {
    replay.seek(to)
    return replay.at
  })
  expect(at).toEqual([3, 0])
})
test('listeners hear of each new position', () => {
  const { replay, handle } = open()
  const listener = vi.fn()
  const end = handle.subscribe(listener)
  replay.seek(2)
  end()
  replay.seek(1)
  expect(listener.mock.calls).toMatchObject([[{ position: { revision: 2, asked: [0] } }]])
})
test('a replay shows secrets only to their seat', () => {
  const { replay, handle } = open()
  replay.seek(3)
  expect(JSON.stringify([handle.view(), handle.log(), handle.sealed()])).not.toContain('"red"')
  expect(replay.seat(0).view().colour).toBe('red')
  expect(replay.seat(0).sealed()).toMatchObject({ viewer: 0, own: { colour: 'red' } })
})
test('a replay asks nobody, but a viewer can play on in a sandbox', () => {
  const { replay } = open()
  replay.seek(3)
  const handle = replay.seat(0)
  expect(handle.position()).toMatchObject({ ask: undefined, decision: undefined, undoable: undefined })
  expect(handle.lookahead()).toBeUndefined()
  for (const action of [() => handle.choose({ step: 1 }, 3), () => handle.undo(2), () => handle.instruct(null)])
    expect(action).toThrow(GameError)
  const sandbox = handle.sandbox()
  sandbox.apply(0, { step: 1 })
  expect(handle.view().at).toEqual([3])
  expect(handle.record()).toBe(record)
})
test('a broken record says which choice is illegal', () => {
  expect(() => openReplay(race, appendChoice(record, 0, { step: 9 }), people('Ola'))).toThrow(GameError)
  expect(() => openReplay(race, appendChoice(record, 0, { step: 9 }), people('Ola'))).toThrow('choice 4')
})

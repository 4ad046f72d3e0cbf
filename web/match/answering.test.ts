import { newRecord, withChoice } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, it } from 'vitest'
import { answerTo } from './answering.ts'

/** A game of two bots, as far as they come in so many choices. */
function played(seed: string, level: string, choices: number) {
  let record = newRecord(overboss, { players: 2 }, seed)
  for (let made = 0; made < choices; made++) {
    const state = overboss.setup(record.options, record.seed)
    for (const { seat, choice } of record.choices) overboss.apply(state, seat, choice as never)
    const [ask] = overboss.asks(state)
    if (!ask) break
    record = withChoice(record, ask.seat, answerTo({ record, seat: ask.seat, level }))
  }
  return record
}

describe.each(['random', 'greedy'])('a %s bot', level => {
  it('answers the same question in the same way, so a reload changes nothing', () => {
    expect(played('twice', level, 12)).toEqual(played('twice', level, 12))
  })
  it('does not play every game alike', () => {
    expect(played('one', level, 6).choices).not.toEqual(played('another', level, 6).choices)
  })
})

it('a bot that does not exist and a seat that is not asked are told of', () => {
  const record = newRecord(overboss, { players: 2 }, 's')
  expect(() => answerTo({ record, seat: 0, level: 'genius' })).toThrow('there is no bot “genius”')
  expect(() => answerTo({ record, seat: 7, level: 'greedy' })).toThrow('seat 7 is not asked')
})

import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { stepAt } from '../../game-module/lesson.ts'
import { carelessly, learn } from '../../game-module/testing/pupil.ts'
import { type Match, openMatch } from '../../match/match-signals.ts'
import { lesson, stateOf, steps } from './lesson.ts'

/** A rival that takes the first choice it is offered, without thinking elsewhere. */
const open = (): Match<View, Choice> =>
  openMatch({
    game: overboss,
    record: lesson.record(),
    seats: lesson.seats('Ola'),
    askBot: async ({ record, seat }) => {
      const state = overboss.setup(record.options, record.seed)
      for (const { seat: who, choice } of record.choices) overboss.apply(state, who, choice as Choice)
      return overboss.asks(state).find(ask => ask.seat === seat)!.choices[0]!
    },
    save: () => {},
  })
describe('the first deal of the lesson', () => {
  const view = overboss.view(overboss.setup(lesson.record().options, lesson.record().seed), 0)
  test('the pupil begins (OB-29)', () => expect(view.turn.seat).toBe(0))
  test('its market has a forest with a kobold, which match (OB-11), a crystal, a portal and a miniboss', () => {
    expect(view.market).toContainEqual({ tile: 'forest', token: 'monster-kobold' })
    for (const kind of ['crystal', 'portal', 'miniboss'])
      expect(view.market.some(({ token }) => token?.startsWith(kind))).toBe(true)
  })
})

describe('a pupil who makes any moves at all', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('is led from the welcome to the score sheet (%s)', async seed => {
    const came = await learn({ match: open(), steps, stateOf }, carelessly(seed))
    expect(came.slice(0, 4)).toEqual(['welcome', 'market', 'draft', 'place'])
    for (const step of ['matching', 'score', 'others', 'edges', 'band', 'late']) expect(came).toContain(step)
    expect(came.at(-1)).toBe('over')
    expect(new Set(came).size).toBe(came.length)
  })
})

test('a step that waits for a move is passed by that move, whatever was read', () => {
  const match = open()
  const read = ['welcome', 'market']
  expect(stepAt(steps, read, stateOf(match))?.id).toBe('draft')
  const drafts = match.ask.value!.choices
  match.choose(drafts.at(-1)!)
  expect(stepAt(steps, read, stateOf(match))?.id).toBe('place')
  expect(stepAt(steps, [], stateOf(match))?.id).toBe('place')
})

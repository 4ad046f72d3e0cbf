import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import { stepAt } from '../../game-module/lesson.ts'
import { playLesson, randomPupil } from '../../game-module/testing/pupil.ts'
import { hostMatch } from '../../match/host.ts'
import { lesson, stateOf, steps } from './lesson.ts'

/** Opens the lesson with an opponent that takes the first choice. It runs in the test, without a worker. */
const openLesson = () =>
  hostMatch<View, Choice>({
    game: overboss,
    record: lesson.record(),
    seats: lesson.seats('Ola', 'Grub'),
    askBot: async ({ position }) => position.own!.ask!.choices[0]!,
    save: () => {},
  })
describe('the deal of the lesson', () => {
  const view = overboss.view(overboss.setup(lesson.record().options, lesson.record().seed), 0)
  test('the pupil begins (OB-29)', () => expect(view.turn.seat).toBe(0))
  test('the first market has a matching pair of forest and kobold (OB-11), a crystal, a portal and a miniboss', () => {
    expect(view.market).toContainEqual({ tile: 'forest', token: 'monster-kobold' })
    for (const kind of ['crystal', 'portal', 'miniboss'])
      expect(view.market.some(({ token }) => token?.startsWith(kind))).toBe(true)
  })
})

describe('a pupil who plays at random', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('sees the steps from the welcome to the score sheet (%s)', async seed => {
    const shownSteps = await playLesson({ host: openLesson(), steps, stateOf }, randomPupil(seed))
    expect(shownSteps.slice(0, 4)).toEqual(['welcome', 'market', 'draft', 'place'])
    for (const step of ['matching', 'score', 'others', 'edges', 'band', 'late']) expect(shownSteps).toContain(step)
    expect(shownSteps.at(-1)).toBe('over')
    expect(new Set(shownSteps).size).toBe(shownSteps.length)
  })
})

test('the expected move completes a step, even if the pupil has not read the earlier steps', () => {
  const match = openLesson().table
  const read = ['welcome', 'market']
  expect(stepAt(steps, read, stateOf(match))?.id).toBe('draft')
  const drafts = match.ask.value!.choices
  match.choose(drafts.at(-1)!)
  expect(stepAt(steps, read, stateOf(match))?.id).toBe('place')
  expect(stepAt(steps, [], stateOf(match))?.id).toBe('place')
})

import { openMatch } from '@overlair/play/match/match'
import { newRecord } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openTable, type TableMatch } from '../../../match/table-match.ts'
import { updateSetting } from '../../../platform/settings/settings.ts'
import { HOLD } from './held-choice.ts'
import { createSelection } from './selection.ts'
import { endsTurn } from './turn-end.ts'

/** A game of two people elsewhere; the table belongs to the first. */
function openGame() {
  const match = openMatch<View, Choice>({
    game: overboss,
    record: newRecord(overboss, { players: 2 }, 'lesson 28574'),
    seats: [
      { kind: 'person', name: 'Ola' },
      { kind: 'person', name: 'Max' },
    ],
  })
  const table = openTable<View, Choice>({ people: [match.seat(0)], spectator: match.seat('spectator') })
  return { match, table: table.match }
}
const lookahead = (match: TableMatch<View, Choice>) => match.lookahead() ?? expect.fail('nobody is asked')

describe('the end of a turn', () => {
  test('a draft does not end it; a placement with one place for the token does', () => {
    const { table } = openGame()
    const drafts = table.ask.value?.choices ?? []
    const monster = drafts.find(choice => 'draft' in choice && choice.with?.startsWith('monster'))!
    expect(endsTurn(lookahead(table), monster)).toBe(false)
    table.choose(monster)
    expect(endsTurn(lookahead(table), table.ask.value!.choices[0]!)).toBe(true)
  })
})

describe('a choice that ends the turn', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    updateSetting('turnEnd', 'after-pause')
  })
  /** A table on which the tile of the last choice of a turn was just clicked. */
  function placed() {
    const { match, table } = openGame()
    const selection = createSelection(table)
    const draft = table.ask.value!.choices.find(choice => 'draft' in choice && choice.with?.startsWith('monster'))!
    table.choose(draft)
    selection.click([...selection.legalSpots.value][0]!)
    return { match, selection }
  }
  const asked = (match: ReturnType<typeof openGame>['match']) => match.pending().map(({ seat }) => seat)

  test('is made after a pause', () => {
    const { match, selection } = placed()
    expect(selection.held.choice.value).toBeDefined()
    expect(asked(match)).toEqual([0])
    vi.advanceTimersByTime(HOLD)
    expect(selection.held.choice.value).toBeUndefined()
    match.settle()
    expect(asked(match)).toEqual([1])
  })
  test('can be taken back, and then nothing has happened', () => {
    const { match, selection } = placed()
    selection.cancel()
    vi.advanceTimersByTime(10 * HOLD)
    expect(asked(match)).toEqual([0])
    expect(match.seat(0).position().ask?.prompt).toBe('place')
  })
  test('waits for a confirmation if the player wants that', () => {
    updateSetting('turnEnd', 'confirm')
    const { match, selection } = placed()
    vi.advanceTimersByTime(10 * HOLD)
    expect(asked(match)).toEqual([0])
    expect(selection.held.confirm()).toBe(true)
    match.settle()
    expect(asked(match)).toEqual([1])
  })
  test('is made at once if the player wants that', () => {
    updateSetting('turnEnd', 'at-once')
    const { match } = placed()
    match.settle()
    expect(asked(match)).toEqual([1])
  })
})

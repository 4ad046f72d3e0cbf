// The selection: selected spots, legal spots, and how clicks become choices.
import { newRecord } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { expect, test, vi } from 'vitest'
import { hostMatch } from '../../../match/host.ts'
import { spotOf } from './click-paths.ts'
import { createSelection } from './selection.ts'

const openTable = (seed = 'selection') => {
  const { table: match, saved } = hostMatch<View, Choice>({
    game: overboss,
    record: newRecord(overboss, { players: 1 }, seed),
    seats: [{ kind: 'person', name: 'Ola' }],
    askBot: async () => ({}),
    save: () => {},
  })
  return { match, saved, selection: createSelection(match) }
}

test('two clicks draft a pair and place its tile (OB-40, OB-41)', () => {
  const { match, selection } = openTable()
  const { tile } = match.view.value.market[2]!
  selection.click(spotOf.slot(2))
  expect(match.ask.value?.prompt).toBe('place')
  expect(selection.selectedSpots.value).toEqual([spotOf.hand(tile!)])
  selection.click(spotOf.space(0, '1,1'))
  expect(match.view.value.players[0]?.map[5]?.tile).toBe(tile)
})

test('dropping a pair of the market on a space drafts and places it', () => {
  const { match, selection } = openTable()
  const { tile } = match.view.value.market[1]!
  selection.drop(spotOf.slot(1), spotOf.space(0, '2,3'))
  expect(match.view.value.players[0]?.map[11]?.tile).toBe(tile)
})

test('a drop makes both choices at once, since the match may need time for the first', () => {
  const { match, selection } = openTable()
  const choose = vi.spyOn(match, 'choose')
  selection.drop(spotOf.slot(1), spotOf.space(0, '2,3'))
  expect(choose.mock.calls).toMatchObject([[{ draft: expect.anything() }, { at: '2,3' }]])
})

test('the first tap shows the preview and the second one chooses', () => {
  const { match, selection } = openTable()
  selection.click(spotOf.slot(0))
  const space = spotOf.space(0, '0,0')
  selection.tap(space)
  expect([match.ask.value?.prompt, selection.tappedSpot.value]).toEqual(['place', space])
  expect(selection.previewOf(space)?.path[0]).toMatchObject({ at: '0,0' })
  selection.tap(space)
  expect(match.view.value.players[0]?.map[0]).not.toBeNull()
})

test('cancel takes a drafted pair back, and then there is nothing to cancel', () => {
  const { match, selection } = openTable()
  selection.click(spotOf.slot(0))
  expect(selection.cancel()).toBe(true)
  expect(match.ask.value?.prompt).toBe('draft')
  expect(selection.cancel()).toBe(false)
})

test('a click on a spot that the ask does not offer does nothing', () => {
  const { saved, selection } = openTable()
  const before = saved().record
  selection.click(spotOf.space(0, '0,0'))
  selection.click(spotOf.button('portal'))
  selection.click(spotOf.boss('kirax'))
  expect(saved().record).toBe(before)
})

test('the preview of a pair on a space equals the preview of that space after the draft', () => {
  const { selection } = openTable()
  const pairGain = selection.previewOfPair(0, '1,2')?.gain
  selection.click(spotOf.slot(0))
  expect(selection.previewOf(spotOf.space(0, '1,2'))?.gain).toBe(pairGain)
})

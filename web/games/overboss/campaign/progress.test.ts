import { appendChoice, newRecord, randomBelow, randomSource, replay } from '@overlair/rules/kernel'
import { gameOptions, heartsLeft, markHeart, overboss, startCampaign } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import type { SavedMatch } from '../../../platform/storage/matches.ts'
import { campaignProgress, dropLostGame } from './progress.ts'

const paid = markHeart(startCampaign('hard'))
const kept = { campaign: paid, match: 'm' }

/** A game of level 1 in which somebody takes any old move. */
function played(choices: number): SavedMatch {
  let record = newRecord(overboss, gameOptions(paid), 'a climb')
  const state = overboss.setup(record.options, record.seed)
  const random = randomSource('hands')
  for (let i = 0; i < choices; i++) {
    const [ask] = overboss.asks(state)
    if (!ask) break
    const choice = ask.choices[randomBelow(random, ask.choices.length)]!
    overboss.apply(state, ask.seat, choice)
    record = appendChoice(record, ask.seat, choice)
  }
  const over = overboss.result(state) !== undefined
  return { id: 'm', record, seats: [{ kind: 'person', name: 'Ola' }], started: 1, touched: 2, over }
}

describe('where a campaign stands', () => {
  test('between games it is what its sheet says', () => {
    const campaign = startCampaign('hard')
    expect(campaignProgress({ campaign, match: null }, undefined)).toEqual({ sheet: campaign })
  })

  test('a game that was begun waits to be played on (OB-159)', () => {
    expect(campaignProgress(kept, played(3))).toEqual({ sheet: paid, game: { kind: 'under-way', match: 'm' } })
  })

  test('a finished game brings the same each time it is looked at (OB-161, OB-179)', () => {
    const match = played(500)
    expect(match.over).toBe(true)
    const { sheet, last, game } = campaignProgress(kept, match)
    expect(game).toBeUndefined()
    expect(sheet.playing).toBeNull()
    expect(last?.points).toBe(replay(overboss, match.record).result?.scores[0])
    expect(sheet.cells).toEqual(last?.cells)
    expect(campaignProgress(kept, match).sheet).toEqual(sheet)
  })

  test('a game that is gone or damaged costs its heart and nothing else (OB-159)', () => {
    for (const match of [undefined, { id: 'm', damage: 'x', raw: 0 }]) {
      const { sheet, game } = campaignProgress(kept, match)
      expect(game).toEqual({ kind: 'gone' })
      expect(heartsLeft(dropLostGame(sheet))).toBe(7)
      expect(dropLostGame(sheet).playing).toBeNull()
    }
  })

  test('a game of other rules cannot be judged any more', () => {
    const match = played(500)
    const foreign = { ...match, record: { ...match.record, version: 'of old' } }
    expect(campaignProgress(kept, foreign).game).toEqual({ kind: 'gone' })
  })
})

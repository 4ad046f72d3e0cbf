import { appendChoice, newRecord, randomBelow, randomSource, replay } from '@overlair/rules/kernel'
import { gameOptions, heartsLeft, markHeart, overboss, startCampaign } from '@overlair/rules/overboss'
import { describe, expect, test } from 'vitest'
import type { LocalMatch } from '../../../platform/storage/matches.ts'
import { campaignProgress, dropLostGame } from './progress.ts'

const campaign = markHeart(startCampaign('hard'))
const saved = { campaign, match: 'm' }

/** Plays a game of level 1 at random. */
function playAtRandom(choices: number): LocalMatch {
  let record = newRecord(overboss, gameOptions(campaign), 'a climb')
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

describe('the progress of a campaign', () => {
  test('is the saved sheet between games', () => {
    const sheet = startCampaign('hard')
    expect(campaignProgress({ campaign: sheet, match: null }, undefined)).toEqual({ sheet })
  })

  test('shows a running game until it is over (OB-159)', () => {
    expect(campaignProgress(saved, playAtRandom(3))).toEqual({ sheet: campaign, game: { kind: 'running', match: 'm' } })
  })

  test('counts a finished game the same way every time (OB-161, OB-179)', () => {
    const match = playAtRandom(500)
    expect(match.over).toBe(true)
    const { sheet, last, game } = campaignProgress(saved, match)
    expect(game).toBeUndefined()
    expect(sheet.playing).toBeNull()
    expect(last?.points).toBe(replay(overboss, match.record).result?.scores[0])
    expect(sheet.cells).toEqual(last?.cells)
    expect(campaignProgress(saved, match).sheet).toEqual(sheet)
  })

  test('a lost or damaged game costs its heart and nothing else (OB-159)', () => {
    for (const match of [undefined, { id: 'm', damage: 'x', raw: 0 }]) {
      const { sheet, game } = campaignProgress(saved, match)
      expect(game).toEqual({ kind: 'lost' })
      expect(heartsLeft(dropLostGame(sheet))).toBe(7)
      expect(dropLostGame(sheet).playing).toBeNull()
    }
  })

  test('a finished game of other rules counts if the current rules repeat it', () => {
    const match = playAtRandom(500)
    const older = { ...match.record, version: 'of old' }
    expect(campaignProgress(saved, { ...match, record: older })).toEqual(campaignProgress(saved, match))
    const [first, ...rest] = older.choices
    const choices = [{ ...first!, outcome: 'something else' }, ...rest]
    expect(campaignProgress(saved, { ...match, record: { ...older, choices } }).game).toEqual({ kind: 'lost' })
  })
})

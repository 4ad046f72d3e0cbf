import { bots, chooserOf } from '@overlair/bots'
import { playOut } from '@overlair/play/play-out'
import { bossMonster, type View } from '@overlair/rules/dungeon'
import { newRecord, replay } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { roundHistoryOf } from './round-history.ts'

const options = { players: 4 }
function playGame(seed: string) {
  const bot = bots.random(bossMonster)
  const { choices } = playOut(bossMonster, options, seed, [bot, bot, bot, bot].map(chooserOf))
  const record = { ...newRecord(bossMonster, options, seed), choices }
  const view: View = bossMonster.view(replay(bossMonster, record), 'spectator')
  return { view, history: roundHistoryOf(bossMonster, record) }
}

describe.each(['a', 'b', 'c', 'd'])('after game %s', seed => {
  const { view, history } = playGame(seed)
  const lastRound = history.rounds.at(-1)

  test('the last round has the souls and wounds of the final view', () => {
    view.players.forEach((player, seat) => {
      if (player.out) return
      expect([lastRound?.souls[seat], lastRound?.wounds[seat]]).toEqual([player.souls, player.wounds])
    })
  })
  test('an eliminated player keeps the wounds in all later rounds (BM-148, BM-149)', () => {
    const out = view.players.flatMap((player, seat) => (player.out ? [seat] : []))
    for (const seat of out) expect(lastRound?.wounds[seat]).toBeGreaterThanOrEqual(5)
    expect(history.heroes.filter((_, seat) => out.includes(seat)).every(({ survivors }) => survivors.length > 0)).toBe(
      true,
    )
  })
})

test('at least one of these games has an eliminated player', () => {
  expect(['a', 'b', 'c', 'd'].some(seed => playGame(seed).view.players.some(({ out }) => out))).toBe(true)
})

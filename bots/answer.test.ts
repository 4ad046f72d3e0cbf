import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import { type AnyGame, appendChoice, newRecord } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, it } from 'vitest'
import { answerForBot } from './answer.ts'

/** Plays a game of two bots and returns its record after at most this many choices. */
async function played(game: AnyGame, seed: string, level: string, choices: number) {
  let record = newRecord(game, { players: 2 }, seed)
  const state = game.setup(record.options, record.seed)
  for (let made = 0; made < choices; made++) {
    const [ask] = game.asks(state)
    if (!ask) break
    const choice = await answerForBot({ record, seat: ask.seat, level })
    game.apply(state, ask.seat, choice)
    record = appendChoice(record, ask.seat, choice)
  }
  return record
}

describe.each(['random', 'greedy'])('a %s bot', level => {
  it.each([overboss, bossMonster, nextLevel, superBossMonster] as readonly AnyGame[])(
    'answers the same request in the same way, so a reload changes nothing ($id)',
    async game => {
      const once = await played(game, 'twice', level, 12)
      expect(once.choices).toHaveLength(12)
      expect(await played(game, 'twice', level, 12)).toEqual(once)
    },
  )
  it('plays differently with another seed', async () => {
    const [one, another] = [await played(overboss, 'one', level, 6), await played(overboss, 'another', level, 6)]
    expect(one.choices).not.toEqual(another.choices)
  })
})

it('an unknown bot, an unknown game and a seat that is not asked are errors', async () => {
  const record = newRecord(overboss, { players: 2 }, 's')
  await expect(answerForBot({ record, seat: 0, level: 'genius' })).rejects.toThrow(
    'unknown bot “genius”; known: random, greedy',
  )
  await expect(answerForBot({ record, seat: 7, level: 'greedy' })).rejects.toThrow('seat 7 is not asked')
  await expect(answerForBot({ record: { ...record, game: 'chess' }, seat: 0, level: 'greedy' })).rejects.toThrow(
    'no bot plays “chess”; games with bots: ',
  )
})

// Which options of the dungeon games can be combined.
import { expect, test } from 'vitest'
import { allowedOptions, optionRefusal, type RawOptions } from '../../kernel/index.ts'
import { nextLevel, superBossMonster } from './index.ts'

/** `reason rule`, or undefined if the value is allowed. */
const refused = (players: number, options: RawOptions, option: string, value: unknown) => {
  const refusal = optionRefusal(superBossMonster, players, options, option, value)
  return refusal && `${refusal.reason} ${refusal.why}`
}

test('the challenge is only for one player (SB-267)', () => {
  expect([1, 2].map(players => refused(players, {}, 'challenge', true))).toEqual([undefined, 'solo-only SB-267'])
})

test('Crash Landing is not for one player and always part of games for five and six (SB-269, SB-281)', () => {
  expect([1, 2, 4, 5, 6].map(players => refused(players, {}, 'crashLanding', true))).toEqual([
    'not-solo SB-269',
    ...Array(4).fill(undefined),
  ])
  const always = 'always-from-five-players SB-281'
  expect([1, 4, 5, 6].map(players => refused(players, {}, 'crashLanding', false))).toEqual([
    ...[undefined, undefined, always, always],
  ])
  const switchedOff = { crashLanding: false }
  expect([4, 5].map(players => allowedOptions(superBossMonster, players, switchedOff))).toEqual([switchedOff, {}])
})

test('heroes of another box need the other cards of that box, and are not for one player (SB-269, SB-271)', () => {
  const heroes = (players: number, options: RawOptions) => refused(players, options, 'heroes', 'next-level')
  expect(heroes(3, {})).toBe('needs-its-box SB-271')
  expect(heroes(3, { bossMonster: true })).toBe('needs-its-box SB-271')
  expect(heroes(3, { nextLevel: true })).toBeUndefined()
  expect(heroes(1, { nextLevel: true })).toBe('solo-has-own-heroes SB-269')
})

test('the heroes of Boss Monster come to The Next Level with its other cards (NL-48)', () => {
  const heroes = (options: RawOptions) => optionRefusal(nextLevel, 2, options, 'heroes', 'boss-monster')
  expect(heroes({})).toMatchObject({ reason: 'needs-its-box', why: 'NL-48' })
  expect(heroes({ mixed: true })).toBeUndefined()
})

test('wrong options carry the reason', () => {
  const wrong = () => superBossMonster.resolve({ players: 2, challenge: true })
  expect(wrong).toThrow(expect.objectContaining({ refusal: expect.objectContaining({ reason: 'solo-only' }) }))
})

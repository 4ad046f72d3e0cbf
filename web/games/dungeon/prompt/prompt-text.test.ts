import { translator } from '@overlair/locales/all'
import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { expect, test, vi } from 'vitest'
import { promptWithHint } from './prompt-text.ts'

vi.mock('../../../platform/i18n/say.ts', () => ({
  say: Object.assign((key: string) => key, { maybe: (key: string) => key }),
}))

const ordinary = 'sbm-room-golem-gym'
const advanced = 'sbm-room-berserker-barracks'
const five = ['golem-gym', 'trophy-armory', 'magpie-nest', 'candlelit-crypt', 'mercenary-camp'].map(
  name => `sbm-room-${name}`,
)
test.each([
  ['the first room goes next to the boss', ordinary, [], 'prompt.build.place.first'],
  ['an ordinary room goes to the left or on top', ordinary, five.slice(0, 2), 'prompt.build.place'],
  ['in a full dungeon a room goes only on top (SB-84)', ordinary, five, 'prompt.build.place.onTop'],
  ['an advanced room goes on a matching room (SB-87)', advanced, five.slice(0, 2), 'prompt.build.place.matching'],
])('the prompt says where the selected room goes: %s', (_, room, dungeon, key) => {
  const state = situations.fromSituation({ players: 2, phase: 'build', P1: { rooms: [room], dungeon } }, 'places')
  const ask = game.asks(state).find(one => one.seat === 0)!
  expect(promptWithHint(ask, game.view(state, 0), room, { t: translator('en'), name: () => '' }).title).toBe(key)
})
test('in a solo game the hint explains the bait for one player (SB-253)', () => {
  const state = situations.fromSituation({ players: 1, phase: 'build', P1: { rooms: [ordinary] } }, 'alone')
  const [ask] = game.asks(state)
  const { hint } = promptWithHint(ask!, game.view(state, 0), undefined, { t: translator('en'), name: () => '' })
  expect([ask?.prompt, hint]).toEqual(['build.room', 'hint.bait.solo'])
})

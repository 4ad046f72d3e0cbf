import { openSandbox } from '@overlair/play/lookahead'
import { bossMonster, bossMonsterSituations, type View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { beforeEach, expect, test } from 'vitest'
import { activePass, autoAnswer, forgetPasses, passUntil, rememberPass, setStops } from './auto-pass.ts'

const base: View = bossMonster.view(bossMonster.setup({ players: 2 }, 'stops'), 0)
const window: Ask = { seat: 0, prompt: 'act', why: 'BM-50', choices: [{ cast: 'freeze' }, { pass: true }] }
const inBuild = (active: number, toPlace: number): View => ({
  ...base,
  phase: 'build',
  active,
  players: base.players.map(player => ({ ...player, toPlace })),
})
const nobodyThinks = () => {
  throw new Error('this can be seen at once')
}
const answer = (view: View, ask = window) => autoAnswer(ask, () => view, nobodyThinks)

/** What P1, who holds a spell against heroes, is asked while a hero walks through a dungeon; passed until then. */
function walking(owner: 'P1' | 'P2', dungeon: readonly string[], rooms: number) {
  const seats = { P1: { boss: 'robobo', spells: ['fear'] }, P2: { boss: 'draculord' } }
  const state = bossMonsterSituations.fromSituation(
    { phase: 'adventure', ...seats, [owner]: { ...seats[owner], dungeon, entrance: ['boden-the-pantless'] } },
    'stops',
  )
  const view = () => bossMonster.view(state, 0)
  const entered = () =>
    view().players.flatMap(({ walker: inside }) => (inside ? [dungeon.length - inside.at] : []))[0] ?? 0
  while (entered() < rooms) bossMonster.apply(state, 0, pass)
  const [ask] = bossMonster.asks(state)
  if (ask?.seat !== 0) throw new Error('somebody else is asked')
  return { ask, view: view(), answer: () => autoAnswer(ask, view, () => openSandbox(bossMonster, state, 0)) }
}
const pass = { pass: true } as const

beforeEach(() => {
  activePass.value = undefined
  forgetPasses()
  setStops({
    fullControl: false,
    ownBuild: 'smart',
    othersBuild: 'smart',
    ownHeroes: 'smart',
    othersHeroes: 'smart',
  })
})

test('who has one choice only is not asked, unless with full control', () => {
  const ask: Ask = { ...window, choices: [pass] }
  expect(answer(inBuild(0, 1), ask)).toEqual(pass)
  setStops({ fullControl: true })
  expect(answer(inBuild(0, 1), ask)).toBeUndefined()
})
test('before placing one is asked, afterwards and while others build not', () => {
  expect(answer(inBuild(0, 1))).toBeUndefined()
  expect(answer(inBuild(0, 0))).toEqual(pass)
  expect(answer(inBuild(1, 1))).toEqual(pass)
})
test('a hero that would get through one’s own dungeon stops the game, one that dies does not', () => {
  expect(walking('P1', ['golem-factory'], 1).answer()).toBeUndefined()
  expect(walking('P1', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
})
test('a hero of another is of interest in the moment it would die', () => {
  expect(walking('P2', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
  expect(walking('P2', ['neanderthal-cave', 'golem-factory'], 2).answer()).toBeUndefined()
})
test('an effect aimed at one’s own dungeon stops the game', () => {
  const view = inBuild(1, 1)
  const freeze = { effect: 'freeze~1', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] })).toBeUndefined()
})
test('stops can be everywhere or nowhere', () => {
  setStops({ othersBuild: 'always', ownBuild: 'never' })
  expect(answer(inBuild(1, 0))).toBeUndefined()
  expect(answer(inBuild(0, 1))).toEqual(pass)
})
test('whoever passes for the round is asked again in the next', () => {
  const view = inBuild(0, 1)
  passUntil(view, 'round')
  expect(answer(view)).toEqual(pass)
  expect(answer({ ...view, round: base.round + 1 })).toBeUndefined()
})
test('whoever passes until something changes is asked when somebody acts', () => {
  const view = inBuild(0, 1)
  passUntil(view, 'change')
  expect(answer(view)).toEqual(pass)
  const freeze = { effect: 'freeze~2', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] })).toBeUndefined()
})
test('what one’s own card asks is always asked', () => {
  passUntil(inBuild(0, 1), 'round')
  const ask: Ask = { ...window, prompt: 'ability', choices: [{ accept: true }, pass] }
  expect(answer(inBuild(0, 1), ask)).toBeUndefined()
})
test('what was let go is not asked again while nothing has changed', () => {
  const moment = walking('P1', ['golem-factory', 'dark-altar'], 1)
  rememberPass(moment.ask, moment.view)
  expect(moment.answer()).toEqual(pass)
  // Nothing new in the next room; but in a dungeon that deals less there is.
  expect(walking('P1', ['golem-factory', 'dark-altar'], 2).answer()).toEqual(pass)
  expect(walking('P1', ['golem-factory'], 1).answer()).toBeUndefined()
  forgetPasses()
  expect(moment.answer()).toBeUndefined()
})

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
const noSandbox = () => {
  throw new Error('this answer must not need a simulation')
}
const answer = (view: View, ask = window) => autoAnswer(ask, () => view, noSandbox)

/** A hero walks through a dungeon and has entered some rooms. P1 holds a spell against heroes and has passed until now. */
function heroWalking(owner: 'P1' | 'P2', dungeon: readonly string[], rooms: number) {
  const seats = { P1: { boss: 'robobo', spells: ['fear'] }, P2: { boss: 'draculord' } }
  const state = bossMonsterSituations.fromSituation(
    { phase: 'adventure', ...seats, [owner]: { ...seats[owner], dungeon, entrance: ['boden-the-pantless'] } },
    'stops',
  )
  const view = () => bossMonster.view(state, 0)
  const entered = () => view().players.flatMap(({ walker }) => (walker ? [dungeon.length - walker.at] : []))[0] ?? 0
  while (entered() < rooms) bossMonster.apply(state, 0, pass)
  const [ask] = bossMonster.asks(state)
  if (ask?.seat !== 0) throw new Error('seat 0 is not asked')
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

test('a player with a single choice is asked only with full control', () => {
  const ask: Ask = { ...window, choices: [pass] }
  expect(answer(inBuild(0, 1), ask)).toEqual(pass)
  setStops({ fullControl: true })
  expect(answer(inBuild(0, 1), ask)).toBeUndefined()
})
test('a player is asked before placing a room, not afterwards and not while others build', () => {
  expect(answer(inBuild(0, 1))).toBeUndefined()
  expect(answer(inBuild(0, 0))).toEqual(pass)
  expect(answer(inBuild(1, 1))).toEqual(pass)
})
test('a hero that would survive the dungeon of the player stops the game, a hero that dies does not', () => {
  expect(heroWalking('P1', ['golem-factory'], 1).answer()).toBeUndefined()
  expect(heroWalking('P1', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
})
test('a hero in another dungeon stops the game when it is about to die', () => {
  expect(heroWalking('P2', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
  expect(heroWalking('P2', ['neanderthal-cave', 'golem-factory'], 2).answer()).toBeUndefined()
})
test('an effect that targets the player stops the game', () => {
  const view = inBuild(1, 1)
  const freeze = { effect: 'freeze~1', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] })).toBeUndefined()
})
test('a stop can be set to always or never', () => {
  setStops({ othersBuild: 'always', ownBuild: 'never' })
  expect(answer(inBuild(1, 0))).toBeUndefined()
  expect(answer(inBuild(0, 1))).toEqual(pass)
})
test('a player who passes for the round is asked again in the next round', () => {
  const view = inBuild(0, 1)
  passUntil(view, 'round')
  expect(answer(view)).toEqual(pass)
  expect(answer({ ...view, round: base.round + 1 })).toBeUndefined()
})
test('a player who passes until a change is asked when another player acts', () => {
  const view = inBuild(0, 1)
  passUntil(view, 'change')
  expect(answer(view)).toEqual(pass)
  const freeze = { effect: 'freeze~2', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] })).toBeUndefined()
})
test('a prompt of the player’s own card is always asked', () => {
  passUntil(inBuild(0, 1), 'round')
  const ask: Ask = { ...window, prompt: 'ability', choices: [{ accept: true }, pass] }
  expect(answer(inBuild(0, 1), ask)).toBeUndefined()
})
test('a passed question is not asked again until the table changes', () => {
  const walk = heroWalking('P1', ['golem-factory', 'dark-altar'], 1)
  rememberPass(walk.ask, walk.view)
  expect(walk.answer()).toEqual(pass)
  // The next room changes nothing. A dungeon that deals less damage does.
  expect(heroWalking('P1', ['golem-factory', 'dark-altar'], 2).answer()).toEqual(pass)
  expect(heroWalking('P1', ['golem-factory'], 1).answer()).toBeUndefined()
  forgetPasses()
  expect(walk.answer()).toBeUndefined()
})

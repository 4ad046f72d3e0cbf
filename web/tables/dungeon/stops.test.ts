import { bossMonster, type Choice, type View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { beforeEach, expect, test } from 'vitest'
import { forget, passFor, passing, remember, setStops, standing } from './stops.ts'

const base: View = bossMonster.view(bossMonster.setup({ players: 2 }, 'stops'), 0)
const window: Ask = { seat: 0, prompt: 'act', why: 'BM-50', choices: [{ cast: 'freeze' }, { pass: true }] }
const asked: Ask<Choice> = { ...window, choices: [{ cast: 'freeze' }, { pass: true }] }
const pass = { pass: true }
const inBuild = (active: number, toPlace: number): View => ({
  ...base,
  phase: 'build',
  active,
  players: base.players.map(player => ({ ...player, toPlace })),
})
const withHero = (active: number, damage: number): View => ({
  ...base,
  phase: 'adventure',
  active,
  players: base.players.map((player, seat) => ({
    ...player,
    dungeon: [],
    inside:
      seat === active ? { name: 'samurai-tom', health: 6, damage, waits: false, items: [], at: 0, room: 'x' } : null,
  })),
})
const answer = (view: View, ask = window) => standing(ask, () => view)

beforeEach(() => {
  passing.value = undefined
  forget()
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
  expect(answer(withHero(0, 2))).toBeUndefined()
  expect(answer(withHero(0, 6))).toEqual(pass)
})
test('a hero of another is of interest in the moment it would die', () => {
  expect(answer(withHero(1, 2))).toEqual(pass)
  expect(answer(withHero(1, 6))).toBeUndefined()
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
  passFor(inBuild(0, 1), 'round')
  expect(answer(withHero(0, 2))).toEqual(pass)
  expect(answer({ ...withHero(0, 2), round: base.round + 1 })).toBeUndefined()
})
test('whoever passes until something changes is asked when somebody acts', () => {
  const view = withHero(0, 2)
  passFor(view, 'change')
  expect(answer(view)).toEqual(pass)
  const bolt = { effect: 'fear~2', seat: 1, card: 'fear', source: 'fear', targets: {} }
  expect(answer({ ...view, pending: [bolt] })).toBeUndefined()
})
test('what one’s own card asks is always asked', () => {
  passFor(inBuild(0, 1), 'round')
  const ask: Ask = { ...window, prompt: 'ability', choices: [{ accept: true }, pass] }
  expect(answer(inBuild(0, 1), ask)).toBeUndefined()
})
test('what was let go is not asked again while nothing has changed', () => {
  const view = withHero(0, 2)
  remember(asked, view)
  expect(answer(view)).toEqual(pass)
  expect(answer(withHero(0, 3))).toBeUndefined()
  expect(answer({ ...view, round: view.round + 1 })).toBeUndefined()
  forget()
  expect(answer(view)).toBeUndefined()
})

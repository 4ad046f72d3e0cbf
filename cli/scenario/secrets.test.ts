// Tests the expectations about secrets with a game that leaks them.
import type { AnyGame, Viewer } from '@overlair/rules/kernel'
import { overboss, type State, situations } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { check } from './expectations.ts'
import { RunningGame } from './running-game.ts'
import { asMap, expandDottedKeys, readTree } from './yaml-tree.ts'

const state = situations.fromSituation({ players: 2, P1: { boss: 'kirax' }, P2: { boss: 'porkus' } }, 'seed')
const failuresOf = (game: AnyGame, then: string): string[] => {
  const tree = readTree('then.yaml', then)
  if (tree.kind !== 'map') throw new Error('a “then” must be a map')
  const expected = expandDottedKeys(tree)
  return check(new RunningGame({ game, situations }, state, [expected]), expected).map(({ message }) => message)
}
const leaky: AnyGame = {
  ...overboss,
  view: (seen: State, viewer: Viewer) => ({ ...overboss.view(seen, viewer), ...seen }),
}

test('secretsKept fails if a view shows the deck or a hidden boss (OB-37)', () => {
  expect(failuresOf(overboss, 'secretsKept: true')).toEqual([])
  expect(failuresOf(leaky, 'secretsKept: true')).toEqual([
    'secretsKept: expected views without hidden facts, found hidden facts in the view of spectator, P1, P2',
  ])
})

test('hidden fails if the view contains the name (OB-108)', () => {
  expect(failuresOf(overboss, 'hidden: { P2: kirax, spectator: [kirax, porkus] }')).toEqual([])
  expect(failuresOf(overboss, 'hidden: { P1: kirax }')).toEqual([
    'hidden: expected kirax unknown to P1, found it in a view or the log of P1',
  ])
})

test('hidden and seen look at every view and event since the start, not only at the last (OB-37)', () => {
  const given = {
    players: 2,
    market: ['forest+orc', 'cave+kobold', 'swamp+witch', 'dungeon+dragon'],
    P1: { boss: 'kirax' },
  }
  const then = asMap(readTree('then.yaml', 'seen: { P2: dragon }\nhidden: { P2: dragon }'), 'then')
  // P2 sees the market only at the start, and the draft only as an event.
  let moved = false
  const forgetful: AnyGame = {
    ...overboss,
    view: (seen: State, viewer: Viewer) => (moved ? {} : overboss.view(seen, viewer)),
  }
  const running = new RunningGame({ game: forgetful, situations }, situations.fromSituation(given, 'seed'), [then])
  moved = true
  running.choose(0, { draft: 'forest', from: 0, with: 'monster-orc' })
  running.events = []
  expect(check(running, then).map(({ message }) => message)).toEqual([
    'hidden: expected dragon unknown to P2, found it in a view or the log of P2',
  ])
})

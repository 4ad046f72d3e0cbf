// Tests the expectations about secrets with a game that leaks them.
import type { AnyGame, Viewer } from '@overlair/rules/kernel'
import { overboss, type State, situations } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { check } from './expectations.ts'
import { expandDottedKeys, readTree } from './yaml-tree.ts'

const state = situations.fromSituation({ players: 2, P1: { boss: 'kirax' }, P2: { boss: 'porkus' } }, 'seed')
const failuresOf = (game: AnyGame, then: string): string[] => {
  const tree = readTree('then.yaml', then)
  if (tree.kind !== 'map') throw new Error('a “then” must be a map')
  return check({ entry: { game, situations }, state, events: [] }, expandDottedKeys(tree)).map(({ message }) => message)
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
    'hidden: expected kirax unknown to P1, found it in the view of P1',
  ])
})

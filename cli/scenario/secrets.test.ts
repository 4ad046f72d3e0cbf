// The expectations about secrets, held against a game that does not keep them.
import type { AnyGame, Viewer } from '@overlair/rules/kernel'
import { overboss, type State, situations } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { check } from './expectations.ts'
import { expandDottedKeys, readTree } from './yaml-tree.ts'

const state = situations.fromSituation({ players: 2, P1: { boss: 'kirax' }, P2: { boss: 'porkus' } }, 'seed')
const unmet = (game: AnyGame, then: string): string[] => {
  const words = readTree('then.yaml', then)
  if (words.kind !== 'words') throw new Error('a then has words')
  return check({ entry: { game, situations }, state, events: [] }, expandDottedKeys(words)).map(
    ({ message }) => message,
  )
}
const leaky: AnyGame = {
  ...overboss,
  view: (seen: State, viewer: Viewer) => ({ ...overboss.view(seen, viewer), ...seen }),
}

test('a view that shows the deck or a hidden boss is found out (OB-37)', () => {
  expect(unmet(overboss, 'secretsKept: true')).toEqual([])
  expect(unmet(leaky, 'secretsKept: true')).toEqual([
    'secretsKept: expected views that tell nothing hidden, found a view that does: spectator, P1, P2',
  ])
})

test('a name in the view of one who may not know it is found out (OB-108)', () => {
  expect(unmet(overboss, 'hidden: { P2: kirax, spectator: [kirax, porkus] }')).toEqual([])
  expect(unmet(overboss, 'hidden: { P1: kirax }')).toEqual([
    'hidden: expected kirax unknown to P1, found it in the view of P1',
  ])
})

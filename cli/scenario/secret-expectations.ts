// Expectations about what viewers know.
import { redeal, seatName, type Viewer } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { type FailedExpectation, flagOf, mismatch, rejectEmpty } from './failed-expectation.ts'
import { isPiece, pieceNames, requireSeat } from './phrases.ts'
import type { RunningGame } from './running-game.ts'
import { viewerNamed } from './sightings.ts'
import { asMap, failAt, itemsOf, textOf, type YamlNode } from './yaml-tree.ts'

type Expectation = (context: RunningGame, value: YamlNode) => FailedExpectation[]

export const secretExpectations: { readonly [key: string]: Expectation } = {
  hidden: (context, value) =>
    eachKnown(context, value, 'hidden').flatMap(({ viewer, name, item, known }) =>
      known ? [mismatch(item, 'hidden', `${name} unknown to ${viewer}`, `it in a view or the log of ${viewer}`)] : [],
    ),
  seen: (context, value) =>
    eachKnown(context, value, 'seen').flatMap(({ viewer, name, item, known }) =>
      known
        ? []
        : [mismatch(item, 'seen', `${name} known to ${viewer}`, `no ${name} in any view or the log of ${viewer}`)],
    ),
  secretsKept(context, value) {
    if (!flagOf(value, 'secretsKept')) failAt(value, 'secretsKept: expected true, found false')
    const viewers: Viewer[] = ['spectator', ...context.entry.situations.scores(context.state).keys()]
    const leaking = viewers.filter(viewer => !keepsSecretsFrom(context, viewer))
    if (leaking.length === 0) return []
    const names = leaking.map(viewer => (viewer === 'spectator' ? viewer : seatName(viewer))).join(', ')
    return [mismatch(value, 'secretsKept', 'views without hidden facts', `hidden facts in the view of ${names}`)]
  },
}

/** Returns for each viewer and each name whether this viewer has seen the name since the scenario began. */
function eachKnown(context: RunningGame, value: YamlNode, what: string) {
  const { vocabulary } = context.entry.situations
  return asMap(value, what).entries.flatMap(entry => {
    rejectEmpty(entry, true)
    const { key, position, value: names } = entry
    const viewer = viewerNamed(key)
    if (viewer === undefined) return failAt({ position }, `${what}: expected a seat or spectator, found “${key}”`)
    requireSeat({ position }, key, context.players)
    return itemsOf(names).map(item => {
      const name = textOf(item)
      if (!isPiece(vocabulary, name)) failAt(item, didYouMean(`unknown piece “${name}”`, name, pieceNames(vocabulary)))
      return { viewer: key, name, item, known: context.sightings.has(viewer, name) }
    })
  })
}

/** Whether the view stays the same when everything hidden is dealt again. */
function keepsSecretsFrom(context: RunningGame, viewer: Viewer): boolean {
  const game = context.game
  const view = JSON.stringify(game.view(context.state, viewer))
  return ['one', 'two', 'three'].every(
    seed => JSON.stringify(game.view(redeal(game, context.state, viewer, seed), viewer)) === view,
  )
}

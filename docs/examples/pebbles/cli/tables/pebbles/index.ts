import type { PebbleChoice, PebbleView } from '@overlair/rules/kernel/testing/pebbles'
import type { RenderContext, TerminalTable } from '../../terminal/terminal-table.ts'

const colours = ['black', 'white', 'grey', 'red']
const colourName = (colour: string, { t }: RenderContext): string => t.maybe(`pebble:${colour}.name`) ?? colour

export const pebblesTable: TerminalTable<PebbleView, PebbleChoice> = {
  draw: ({ hand, bag }, context) => [
    context.t('pebbles.hand', { colours: hand.map(colour => colourName(colour, context)).join(', ') }),
    context.t('pebbles.bag', { count: bag }),
  ],
  allPlayers: () => [],
  prompt: (_ask, _view, { t }) => t('pebbles.prompt'),
  choice: ({ bid }, _view, context) => [colourName(bid, context)],
  intents: (_view, context) => colours.map(bid => [colourName(bid, context), { bid }]),
  refusal: ({ reason }, { t }) =>
    t(reason === 'game-over' ? 'pebbles.over' : reason === 'already-bid' ? 'pebbles.alreadyBid' : 'pebbles.notInHand'),
  event: ({ event }, { t }) => (event === 'shown' ? t('pebbles.shown') : undefined),
  scoreDetails: () => [],
  result: () => [],
  help: (_view, { t }) => [t('pebbles.prompt')],
}

// Questions and choices as a terminal shows them: cards with their figures, rooms and heroes with where they are.
import {
  cardKindOf,
  cardName,
  cardText,
  choiceText,
  effectText,
  promptText,
  spaceText,
} from '@overlair/locales/dungeon'
import type { Choice, EffectView, View } from '@overlair/rules/dungeon'
import type { CardName } from '@overlair/rules/dungeon/model/state'
import type { Ask } from '@overlair/rules/kernel'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { handFigures, heroOnTable, roomOnTable } from './card-text.ts'

/** When a card asks, it says first what it does. */
export function promptLine(ask: Ask<Choice>, view: View, context: RenderContext): string {
  const question = promptText(ask, view, context)
  if (!cardKindOf(ask.why)) return question
  return `${[cardName(ask.why, context), effectText(ask.why, context)].filter(Boolean).join(': ')} ${question}`
}

type Lines = readonly [line: string, ...details: string[]]
export function choiceLines(choice: Choice, view: View, context: RenderContext): Lines {
  const { text } = choiceText(choice, view, context, {
    card: card => `${cardName(card, context)} (${handFigures(card, context)})`,
    room: id => roomOnTable(id, view, context),
    hero: name => heroOnTable(name, view, context),
  })
  const details = detailsOf(choice, view, context)
  return details === undefined ? [text] : [text, details]
}
/** What is chosen for what it does. */
function detailsOf(choice: Choice, view: View, context: RenderContext): string | undefined {
  if ('boss' in choice) return cardText(choice.boss, context)
  if ('use' in choice) return cardText(choice.use, context)
  if ('take' in choice) return cardText(choice.take, context)
  if ('card' in choice && !isInHand(choice.card, view)) return cardText(choice.card, context)
  return 'minion' in choice ? spaceText(choice.minion, context) : undefined
}

/** Its text stands there already. */
const isInHand = (card: CardName, { hand }: View): boolean =>
  hand !== null && [...hand.rooms, ...hand.spells].includes(card)

export const pendingText = ({ card, seat }: EffectView, context: RenderContext): string =>
  `${cardName(card, context)} (${context.name(seat)})`

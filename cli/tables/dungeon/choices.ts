// Prompts and choices in the terminal: cards with their stats, rooms and heroes with their location.
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
import { handCardStats, heroOnTable, roomOnTable } from './card-text.ts'

/** Returns the prompt. If a card asks, its effect comes first. */
export function promptLine(ask: Ask<Choice>, view: View, context: RenderContext): string {
  const prompt = promptText(ask, view, context)
  if (!cardKindOf(ask.why)) return prompt
  return `${[cardName(ask.why, context), effectText(ask.why, context)].filter(Boolean).join(': ')} ${prompt}`
}

type Lines = readonly [line: string, ...details: string[]]
export function choiceLines(choice: Choice, view: View, context: RenderContext): Lines {
  const { text } = choiceText(choice, view, context, {
    card: card => `${cardName(card, context)} (${handCardStats(card, context)})`,
    room: id => roomOnTable(id, view, context),
    hero: name => heroOnTable(name, view, context),
  })
  const details = detailsOf(choice, view, context)
  return details === undefined ? [text] : [text, details]
}
/** Returns the effect of the card or space, for choices where it matters. */
function detailsOf(choice: Choice, view: View, context: RenderContext): string | undefined {
  if ('boss' in choice) return cardText(choice.boss, context)
  if ('use' in choice) return cardText(choice.use, context)
  if ('take' in choice) return cardText(choice.take, context)
  if ('card' in choice && !isInHand(choice.card, view)) return cardText(choice.card, context)
  return 'minion' in choice ? spaceText(choice.minion, context) : undefined
}

/** The table already shows the texts of cards in hand. */
const isInHand = (card: CardName, { hand }: View): boolean =>
  hand !== null && [...hand.rooms, ...hand.spells].includes(card)

export const pendingText = ({ card, seat }: EffectView, context: RenderContext): string =>
  `${cardName(card, context)} (${context.name(seat)})`

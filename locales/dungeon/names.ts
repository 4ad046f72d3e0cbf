// Names and texts of cards, treasures and decks.
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { type CardKind, cardOf } from '@overlair/rules/dungeon/model/card-ids'
import type { CardName, DeckKind, Phase, Treasure } from '@overlair/rules/dungeon/model/state'
import type { TranslateContext } from './text-context.ts'

/** Returns the card of an id: `dark-altar#12` is a room on the table, `freeze~7` a declared effect. */
export const cardOfId = (id: string): CardName => cardOf(id.split('~')[0] ?? id)
/** Undefined if the id is not a card, but a rule id or an action space. */
export const cardKindOf = (card: string): CardKind | undefined => shelf.kindOf(card)

/** Looks up a text of a card. Ids of Super Boss Monster contain the kind of card; other keys start with it. */
function textOf(
  id: string,
  part: 'name' | 'text' | 'minion' | `mode${number}`,
  { t }: TranslateContext,
): string | undefined {
  const card = cardOfId(id)
  return t.maybe(`${cardKindOf(card)}:${card}.${part}`) ?? t.maybe(`${card}.${part}`)
}
export const cardName = (id: string, context: TranslateContext): string => textOf(id, 'name', context) ?? cardOfId(id)
export const cardNames = (ids: readonly string[], context: TranslateContext): string =>
  ids.map(id => cardName(id, context)).join(', ')
/** Returns the effects of a card. Undefined if the card has only numbers. */
export function effectText(id: string, context: TranslateContext): string | undefined {
  const parts = [textOf(id, 'text', context), minionText(id, context)].filter(part => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' ')
}
/** Returns the printed text, with the labels “level up” (BM-94) and “minion” (SB-158) where they apply. */
export function cardText(id: string, context: TranslateContext): string | undefined {
  const [text, minion] = [textOf(id, 'text', context), minionText(id, context)]
  const levelUp = cardKindOf(cardOfId(id)) === 'boss'
  const parts = [
    ...(text === undefined ? [] : [levelUp ? context.t('card.levelUp', { text }) : text]),
    ...(minion === undefined ? [] : [context.t('card.minion', { text: minion })]),
  ]
  return parts.length === 0 ? undefined : parts.join(' ')
}
/** Returns what a minion on the action space of this card does. */
export const minionText = (id: string, context: TranslateContext): string | undefined => textOf(id, 'minion', context)
/** Returns one of the effects of a spell with several modes (NL-54). */
export const modeText = (spell: CardName, mode: number, context: TranslateContext): string =>
  textOf(spell, `mode${mode}`, context) ?? String(mode)

export const treasureName = (treasure: Treasure, { t }: TranslateContext): string => t(`treasure.${treasure}`)
type NamedPhase = Exclude<Phase, 'over'>
/** Polish boxes have two names for the Adventure phase: one in Super Boss Monster, one in the others. */
export const phaseName = (phase: NamedPhase, isSuper: boolean, { t }: TranslateContext): string =>
  t(isSuper && phase === 'adventure' ? 'phase.adventure.super' : `phase.${phase}`)
export const isSuperCard = (card: CardName): boolean => card.startsWith('sbm-')

export const deckName = (kind: DeckKind, { t }: TranslateContext): string => t(`choice.${kind}`)

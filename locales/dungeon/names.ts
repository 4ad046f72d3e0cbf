// What cards, treasures and decks are called.
import { isCardOfKind } from '@overlair/rules/dungeon/engine/card-registry'
import { type CardKind, cardOf } from '@overlair/rules/dungeon/model/card-ids'
import type { CardName, DeckKind, Treasure } from '@overlair/rules/dungeon/model/state'
import type { TranslateContext } from './text-context.ts'

const kinds: { readonly [K in CardKind]: true } = { room: true, spell: true, boss: true, hero: true, item: true }
const isKind = (word: string): word is CardKind => word in kinds
const everyKind = Object.keys(kinds).filter(isKind)

/** The card behind a name of the rules: `dark-altar#12` on the table, `freeze~7` when it was declared. */
export const cardOfId = (id: string): CardName => cardOf(id.split('~')[0] ?? id)
/** Undefined for what is no card: the number of a rule, an action space. */
export const cardKindOf = (card: string): CardKind | undefined => everyKind.find(kind => isCardOfKind(kind, card))

/** Cards of Super Boss Monster carry their kind in their id, the others have it in front of it. */
function said(
  id: string,
  what: 'name' | 'text' | 'minion' | `mode${number}`,
  { t }: TranslateContext,
): string | undefined {
  const card = cardOfId(id)
  return t.maybe(`${cardKindOf(card)}:${card}.${what}`) ?? t.maybe(`${card}.${what}`)
}
export const cardName = (id: string, words: TranslateContext): string => said(id, 'name', words) ?? cardOfId(id)
export const cardNames = (ids: readonly string[], words: TranslateContext): string =>
  ids.map(id => cardName(id, words)).join(', ')
/** What a card does; undefined for a card that is only its figures. */
export function effectText(id: string, words: TranslateContext): string | undefined {
  const parts = [said(id, 'text', words), minionText(id, words)].filter(part => part !== undefined)
  return parts.length === 0 ? undefined : parts.join(' ')
}
/** What stands on a card: what it does, and when that is once the boss has levelled up (BM-94) or a minion works there (SB-158). */
export function cardText(id: string, words: TranslateContext): string | undefined {
  const [text, minion] = [said(id, 'text', words), minionText(id, words)]
  const levelUp = cardKindOf(cardOfId(id)) === 'boss'
  const parts = [
    ...(text === undefined ? [] : [levelUp ? words.t('card.levelUp', { text }) : text]),
    ...(minion === undefined ? [] : [words.t('card.minion', { text: minion })]),
  ]
  return parts.length === 0 ? undefined : parts.join(' ')
}
/** What a minion on the action space of this card does. */
export const minionText = (id: string, words: TranslateContext): string | undefined => said(id, 'minion', words)
/** One of the effects of a spell that has several (NL-54). */
export const modeText = (spell: CardName, mode: number, words: TranslateContext): string =>
  said(spell, `mode${mode}`, words) ?? String(mode)

export const treasureName = (treasure: Treasure, { t }: TranslateContext): string => t(`treasure.${treasure}`)
export const deckName = (kind: DeckKind, { t }: TranslateContext): string => t(`choice.${kind}`)

// Every card of the dungeon games has its texts, under the ids that the rules use.

import { shelf } from '@overlair/rules/dungeon'
import type { Behaviour } from '@overlair/rules/dungeon/engine/cards'
import { describe, expect, test } from 'vitest'
import { texts, translator } from '../all.ts'
import { languages } from '../languages.ts'
import { cardKindOf, cardName, cardText, modeText } from './names.ts'

/** Boxes of each namespace. The namespace of Super Boss Monster also holds the cards of our own design. */
const boxesOf = {
  'boss-monster': ['boss-monster'],
  'next-level': ['next-level'],
  'super-boss-monster': ['super-boss-monster', 'crash-landing', 'items', 'coin-cards'],
} as const
const cardsIn = (box: string): readonly string[] => {
  const { bosses, rooms, spells, heroes, items = [] } = shelf.boxOf(box)
  return [...bosses, ...rooms, ...spells, ...heroes, ...items]
}
const boxes = Object.values(boxesOf).flat()

/** Returns the keys that the texts of a card must have. */
function keysOf(card: string): readonly string[] {
  const behaviour = shelf.behaviourOf(card)
  const prefix = card.startsWith('sbm-') ? card : `${cardKindOf(card)}:${card}`
  return [
    `${prefix}.name`,
    ...(hasText(behaviour) || isBoss(card) ? [`${prefix}.text`] : []),
    ...(behaviour.minionAction ? [`${prefix}.minion`] : []),
    ...(behaviour.cast.length > 1 ? behaviour.cast.map((_, i) => `${prefix}.mode${i + 1}`) : []),
  ]
}
const isBoss = (card: string): boolean => cardKindOf(card) === 'boss'
/** Whether the card has an effect besides its printed numbers and its action space. */
const hasText = ({ cast, activated, fromHand, triggers, minionAction, topics, ...rest }: Behaviour): boolean =>
  cast.length + activated.length + fromHand.length + Object.keys(triggers).length > 0 ||
  Object.keys(rest).some(part => part !== 'name' && part !== 'phase')

describe.each(languages)('in %s', language => {
  const context = { t: translator(language) }
  test.each(Object.entries(boxesOf))(
    'the cards of %s have names, texts and modes, and no text is left over',
    (namespace, boxIds) => {
      const keys = Object.keys(Object.entries(texts[language]).find(([name]) => name === namespace)?.[1] ?? {})
      const cardKeys = keys.filter(key => !/^sbm-(?:landmark|title)-/.test(key))
      expect(cardKeys.toSorted()).toEqual([...new Set(boxIds.flatMap(cardsIn).flatMap(keysOf))].sort())
    },
  )
  test('no card is named by its id', () => {
    for (const card of boxes.flatMap(cardsIn)) {
      expect(cardName(card, context), card).not.toBe(card)
      expect(cardText(card, context), card).not.toBe('')
    }
  })
  test('the modes of a spell have different texts (NL-54)', () => {
    const spells = boxes.flatMap(cardsIn).filter(card => shelf.behaviourOf(card).cast.length > 1)
    expect(spells.length).toBeGreaterThan(4)
    for (const spell of spells) {
      const modes = shelf.behaviourOf(spell).cast.map((_, i) => modeText(spell, i + 1, context))
      expect(new Set(modes).size, spell).toBe(modes.length)
    }
  })
  test('no two cards have the same name, except those that Super Boss Monster prints again', () => {
    const ids = [...new Set(boxes.flatMap(cardsIn))].filter(id => !id.startsWith('sbm-'))
    const names = ids.map(id => cardName(id, context))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

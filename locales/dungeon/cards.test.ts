// Every card of the dungeon games has its words, under the ids that the rules use.
import { boxOf } from '@overlair/rules/dungeon'
import { type Behaviour, behaviourOf } from '@overlair/rules/dungeon/engine/card-registry'
import { describe, expect, test } from 'vitest'
import { texts, translator } from '../all.ts'
import { languages } from '../languages.ts'
import { cardKindOf, cardName, cardText, modeText } from './names.ts'

/** Which texts belong to which boxes; cards of our own design come with Super Boss Monster. */
const parts = {
  'boss-monster': ['boss-monster'],
  'next-level': ['next-level'],
  'super-boss-monster': ['super-boss-monster', 'crash-landing', 'items', 'coin-cards'],
} as const
const cardsIn = (box: string): readonly string[] => {
  const { bosses, rooms, spells, heroes, items = [] } = boxOf(box)
  return [...bosses, ...rooms, ...spells, ...heroes, ...items]
}
const boxes = Object.values(parts).flat()

/** What a card has to say. */
function expectedOf(card: string): readonly string[] {
  const behaviour = behaviourOf(card)
  const beginning = card.startsWith('sbm-') ? card : `${cardKindOf(card)}:${card}`
  return [
    `${beginning}.name`,
    ...(speaks(behaviour) || isBoss(card) ? [`${beginning}.text`] : []),
    ...(behaviour.minionAction ? [`${beginning}.minion`] : []),
    ...(behaviour.cast.length > 1 ? behaviour.cast.map((_, i) => `${beginning}.mode${i + 1}`) : []),
  ]
}
const isBoss = (card: string): boolean => cardKindOf(card) === 'boss'
/** Whether the card does anything beyond what its figures say and what a minion does there. */
const speaks = ({ cast, activated, fromHand, triggers, minionAction, topics, ...rest }: Behaviour): boolean =>
  cast.length + activated.length + fromHand.length + Object.keys(triggers).length > 0 ||
  Object.keys(rest).some(part => part !== 'name' && part !== 'phase')

describe.each(languages)('in %s', language => {
  const words = { t: translator(language) }
  test.each(Object.entries(parts))(
    'the cards of %s have names, texts and modes, and nothing is said in vain',
    (part, of) => {
      const said = Object.keys(Object.entries(texts[language]).find(([name]) => name === part)?.[1] ?? {})
      const ofCards = said.filter(key => !/^sbm-(?:landmark|title)-/.test(key))
      expect(ofCards.toSorted()).toEqual([...new Set(of.flatMap(cardsIn).flatMap(expectedOf))].sort())
    },
  )
  test('a card is never called by its id', () => {
    for (const card of boxes.flatMap(cardsIn)) {
      expect(cardName(card, words), card).not.toBe(card)
      expect(cardText(card, words), card).not.toBe('')
    }
  })
  test('each effect of a spell that has several is called differently (NL-54)', () => {
    const several = boxes.flatMap(cardsIn).filter(card => behaviourOf(card).cast.length > 1)
    expect(several.length).toBeGreaterThan(4)
    for (const spell of several) {
      const modes = behaviourOf(spell).cast.map((_, i) => modeText(spell, i + 1, words))
      expect(new Set(modes).size, spell).toBe(modes.length)
    }
  })
  test('no two cards are called the same, but for those that Super Boss Monster prints again', () => {
    const ids = [...new Set(boxes.flatMap(cardsIn))].filter(id => !id.startsWith('sbm-'))
    const names = ids.map(id => cardName(id, words))
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })
})

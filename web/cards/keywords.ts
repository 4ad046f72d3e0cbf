// Which terms of the glossary help to read a card: by what it is, by what it can do, and by words of its English text.
import type { Key } from '@overlair/locales'
import { glossary } from '@overlair/locales/glossary'
import { type CardKind, heroFacts, roomFacts } from '@overlair/rules/dungeon/catalogue'
import { type Mechanic, mechanicsOf } from '@overlair/rules/dungeon/mechanics'

export type Term = Key<'glossary'> extends infer K ? (K extends `glossary:${infer Id}.term` ? Id : never) : never

function byNature(card: string, kind: CardKind): readonly Term[] {
  switch (kind) {
    case 'room': {
      const { kind: sort, advanced } = roomFacts(card)
      return [advanced ? 'advanced-room' : 'ordinary-room', `${sort}-room`]
    }
    case 'spell':
      return ['spell']
    case 'boss':
      return ['xp']
    case 'hero': {
      const { epic, treasure } = heroFacts(card)
      return [epic ? 'epic-hero' : 'ordinary-hero', ...(treasure.length > 1 ? (['hybrid-hero'] as const) : [])]
    }
    case 'item':
      return []
  }
}
const byMechanic: { readonly [M in Mechanic]?: Term } = {
  'answers-spell': 'negate',
  'answers-ability': 'negate',
  activated: 'activated-ability',
  'minion-action': 'action-space',
  'level-up': 'level-up',
  'when-built': 'when-built',
  'when-uncovered': 'uncover',
  'hero-dies': 'triggered-effect',
  'hero-enters': 'triggered-effect',
  'hero-leaves': 'survive',
  sleeps: 'asleep',
  'goes-to': 'landmark',
}
const byWord: readonly (readonly [Term, RegExp])[] = [
  ['stun', /\bstun/i],
  ['deactivate', /\bdeactivat/i],
  ['destroy', /\bdestroy/i],
  ['uncover', /\buncover/i],
  ['counter', /\+1 counter|\bcounters?\b/i],
  ['base-damage', /\bbase damage/i],
  ['adjacent', /\badjacent|\bnext to it/i],
  ['last-room', /\blast room/i],
  ['entrance', /\bentrance/i],
  ['town', /\btown\b/i],
  ['market', /\bmarket/i],
  ['landmark', /\blandmark/i],
  ['heal', /\bheal/i],
  ['wound', /\bwound/i],
  ['soul', /\bsoul/i],
  ['survive', /\bsurviv/i],
  ['discard-pile', /\bdiscard pile/i],
  ['search', /\bsearch/i],
]

/** Each once, in the order in which one asks. */
export const keywordsOf = (card: string, kind: CardKind, english: string): readonly Term[] => [
  ...new Set([
    ...byNature(card, kind),
    ...mechanicsOf(card).flatMap(mechanic => byMechanic[mechanic] ?? []),
    ...byWord.flatMap(([term, word]) => (word.test(english) ? [term] : [])),
  ]),
]

/** The rules behind a term, in the books of the games in which the card is played. */
export const rulesOfTerm = (term: Term, books: readonly string[]): readonly string[] =>
  glossary[term].rules.filter(rule => books.some(book => rule.startsWith(`${book}-`)))

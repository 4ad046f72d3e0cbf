// The glossary terms of a card: from its kind, its mechanics and the topics of its effects.
import type { Key } from '@overlair/locales'
import { glossary } from '@overlair/locales/glossary'
import { type Mechanic, mechanicsOf, topicsOfCard } from '@overlair/rules/dungeon/cards/mechanics'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { CardKind } from '@overlair/rules/dungeon/model/card-ids'
import { cardKindOf, cardOfId } from './texts.ts'

export type Term = Key<'glossary'> extends infer K ? (K extends `glossary:${infer Id}.term` ? Id : never) : never

function termsOfKind(card: string, kind: CardKind): readonly Term[] {
  switch (kind) {
    case 'room': {
      const { kind: roomKind, advanced } = shelf.roomFacts(card)
      return [advanced ? 'advanced-room' : 'ordinary-room', `${roomKind}-room`]
    }
    case 'spell':
      return ['spell']
    case 'boss':
      return ['xp', 'level-up']
    case 'hero': {
      const { epic, treasure } = shelf.heroFacts(card)
      return [epic ? 'epic-hero' : 'ordinary-hero', ...(treasure.length > 1 ? (['hybrid-hero'] as const) : [])]
    }
    case 'item':
      return ['health']
  }
}
const termsOfMechanic: { readonly [M in Mechanic]?: readonly Term[] } = {
  'answers-spell': ['negate'],
  'answers-ability': ['negate'],
  activated: ['activated-ability'],
  'minion-action': ['action-space'],
  'level-up': ['level-up'],
  'when-built': ['when-built'],
  'when-uncovered': ['uncover'],
  'when-destroyed': ['destroy'],
  'room-destroyed': ['destroy'],
  'took-from-discard': ['discard-pile'],
  'hero-dies': ['triggered-effect'],
  'hero-enters': ['triggered-effect'],
  'hero-leaves': ['survive'],
  'when-survived': ['survive'],
  sleeps: ['asleep'],
  steady: ['base-damage', 'counter', 'stun'],
  lure: ['bait'],
  'goes-to': ['landmark', 'town'],
}

/** Each term once: first those of its kind, then of its mechanics, then of its topics. */
export function keywordsOf(id: string): readonly Term[] {
  const card = cardOfId(id)
  const kind = cardKindOf(card)
  if (!kind) return []
  const mechanics = mechanicsOf(shelf.behaviourOf(card))
  // A dark hero has an ability that players can use (NL-51).
  const dark: readonly Term[] = kind === 'hero' && mechanics.includes('activated') ? ['dark-hero'] : []
  return [
    ...new Set<Term>([
      ...termsOfKind(card, kind),
      ...dark,
      ...mechanics.flatMap(mechanic => termsOfMechanic[mechanic] ?? []),
      ...topicsOfCard(shelf.behaviourOf(card)),
    ]),
  ]
}

/** The rules of a term, from the given rulebooks (`BM`, `NL`, `SB`). */
export const rulesOfTerm = (term: Term, books: readonly string[]): readonly string[] =>
  glossary[term].rules.filter(rule => books.some(book => rule.startsWith(`${book}-`)))

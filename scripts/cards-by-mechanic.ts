// Writes docs/cards-by-mechanic.md: every card of the dungeon games under what it can do, as the engine knows it.
// `npm run cards`; a test fails while the page is not up to date.
import { writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { translator } from '../locales/all.ts'
import { cardName, cardText } from '../locales/dungeon/index.ts'
import { allMechanics, mechanicsOf } from '../rules/dungeon/cards/mechanics.ts'
import {
  allBoxes,
  bossFacts,
  type CardKind,
  heroFacts,
  itemFacts,
  roomFacts,
  spellFacts,
} from '../rules/dungeon/engine/card-registry.ts'
import '../rules/index.ts'

const t = translator('en')

interface Card {
  readonly kind: CardKind
  readonly id: string
  readonly box: string
}
const cards: readonly Card[] = allBoxes().flatMap(({ id: box, bosses, rooms, spells, heroes, items = [] }) => {
  const ofKind = (kind: CardKind, ids: readonly string[]) => ids.map(id => ({ kind, id, box }))
  return [
    ...ofKind('boss', bosses),
    ...ofKind('room', rooms),
    ...ofKind('spell', spells),
    ...ofKind('hero', heroes),
    ...ofKind('item', items),
  ]
})

function printed({ kind, id }: Card): string {
  switch (kind) {
    case 'boss':
      return `boss, ${bossFacts(id).xp} XP, ${bossFacts(id).treasure.join(' ')}`
    case 'room': {
      const { kind: sort, advanced, damage, treasure, copies } = roomFacts(id)
      return `${advanced ? 'advanced ' : ''}${sort} room, ${damage} damage, ${treasure.join(' ')}, × ${copies}`
    }
    case 'spell': {
      const { phase, copies } = spellFacts(id)
      return `spell, ${phase === 'both' ? 'build and adventure' : phase}, × ${copies}`
    }
    case 'hero': {
      const { epic, health, treasure } = heroFacts(id)
      return `${epic ? 'epic ' : ''}hero, ${health} health${treasure.length > 0 ? `, ${treasure.join(' ')}` : ''}`
    }
    case 'item':
      return `item, ${itemFacts(id).treasure}, ${itemFacts(id).health} health`
  }
}
function entry(card: Card): string {
  const text = cardText(card.id, { t })
  const name = cardName(card.id, { t })
  const box = t.maybe(`dm.box.${card.box}`) ?? card.box
  return `- **${name}** \`${card.id}\` (${box}; ${printed(card)})${text === undefined ? '' : `. ${text}`}`
}
const section = (title: string, some: readonly Card[]): string[] => [
  `## ${title} (${some.length})`,
  '',
  ...some.toSorted((a, b) => a.id.localeCompare(b.id, 'en')).map(entry),
  '',
]

/** The whole page. */
export function cardsByMechanic(): string {
  const found = allMechanics
    .map(mechanic => [mechanic, cards.filter(({ id }) => mechanicsOf(id).includes(mechanic))] as const)
    .filter(([, some]) => some.length > 0)
  const plain = cards.filter(({ id }) => mechanicsOf(id).length === 0)
  return [
    '# Cards by mechanic',
    '',
    'Every card of the dungeon games under what it can do, as its declaration in `rules/dungeon/cards/` says; a card that can do',
    'several things stands under each. Made by `npm run cards`; do not edit by hand.',
    '',
    ...found.flatMap(([mechanic, some]) => section(t(`mechanic.${mechanic}`), some)),
    ...section(t('mechanic.none'), plain),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(new URL('../docs/cards-by-mechanic.md', import.meta.url), cardsByMechanic())

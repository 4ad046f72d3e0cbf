// The cards of Boss Monster, The Next Level, Super Boss Monster and what can be mixed in.
import * as words from '@overlair/locales/dungeon'
import { allMechanics, mechanicsOf } from '@overlair/rules/dungeon/cards/mechanics'
import { rulingsOf } from '@overlair/rules/dungeon/cards/rulings'
import {
  allBoxes,
  bossFacts,
  type CardBox,
  type CardKind,
  heroFacts,
  itemFacts,
  roomFacts,
  sourceOf,
  spellFacts,
} from '@overlair/rules/dungeon/engine/card-registry'
import { type Treasure, treasures } from '@overlair/rules/dungeon/model/state'
import { Origin } from '../../card-browser/card-source.tsx'
import { type CollectionItem, noFilters } from '../../card-browser/filters.ts'
import type { CardCollection } from '../../game-module/card-collection.ts'
import { say } from '../../platform/i18n/say.ts'
import { Rule } from '../../rulebook/rule.tsx'
import { Card } from './card/card.tsx'
import { KeywordList } from './card/keyword-list.tsx'
import { Legend } from './card/symbol-legend.tsx'
import { treasureName } from './model/texts.ts'

const order = ['boss-monster', 'next-level', 'super-boss-monster', 'crash-landing', 'items', 'coin-cards']
const kinds: readonly CardKind[] = ['boss', 'room', 'spell', 'hero', 'item']
const NO_ABILITY = 'none'

const cardsOf = ({ bosses, rooms, spells, heroes, items = [] }: CardBox, kind: CardKind): readonly string[] =>
  ({ boss: bosses, room: rooms, spell: spells, hero: heroes, item: items })[kind]

function treasuresOf(card: string): readonly Treasure[] {
  switch (words.cardKindOf(card)) {
    case 'boss':
      return bossFacts(card).treasure
    case 'room':
      return roomFacts(card).treasure
    case 'hero':
      return heroFacts(card).treasure
    case 'item':
      return [itemFacts(card).treasure]
    default:
      return []
  }
}
function allPieces(): readonly CollectionItem[] {
  const boxes = allBoxes().toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
  return kinds.flatMap(kind =>
    boxes.flatMap(box =>
      cardsOf(box, kind).map(id => {
        const mechanics = mechanicsOf(id)
        return {
          id,
          box: [box.id],
          kind: [kind],
          treasure: treasuresOf(id),
          mechanic: mechanics.length > 0 ? mechanics : [NO_ABILITY],
        }
      }),
    ),
  )
}
const boxOf = (card: string, kind: CardKind): CardBox => allBoxes().find(box => cardsOf(box, kind).includes(card))!

/** How often it is in the box, or with how many players it comes. */
function supply(card: string, kind: CardKind): readonly string[] {
  if (kind === 'room') return [say('web.cards.copies', { n: roomFacts(card).copies })]
  if (kind === 'spell') return [say('web.cards.copies', { n: spellFacts(card).copies })]
  if (kind !== 'hero') return []
  const { players, solo } = heroFacts(card)
  return [say('web.cards.from', { n: players }), ...(solo ? [say('web.cards.solo')] : [])]
}

/** With its treasure for those who do not see the signs. */
const CardFace = ({ id }: { readonly id: string }) => (
  <>
    <Card card={id} look="catalogue" />
    <span class="visually-hidden">{treasuresOf(id).map(treasureName).join(', ')}</span>
  </>
)

function CardCloser({ id }: { readonly id: string }) {
  const kind = words.cardKindOf(id) ?? 'room'
  const box = boxOf(id, kind)
  const books = box.id === 'boss-monster' || box.id === 'next-level' ? ['BM', 'NL'] : ['SB']
  return (
    <>
      <div class="card-details">
        <Card card={id} look="whole" />
        <div class="stack">
          <p class="card-details__box">{[say.maybe(`dm.box.${box.id}`) ?? box.id, ...supply(id, kind)].join(' · ')}</p>
          <Legend card={id} />
        </div>
      </div>
      <KeywordList card={id} books={books} />
      <Origin source={sourceOf(box, id)}>
        {rulingsOf(id).length > 0 && (
          <p>
            {say('web.cards.ruling')} <Rules ids={rulingsOf(id)} />
          </p>
        )}
      </Origin>
    </>
  )
}
const Rules = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.map(id => (
    <span key={id}>
      <Rule id={id} />{' '}
    </span>
  ))

const facetWords = { box: 'dm.box.', kind: 'web.cards.kind.', treasure: 'treasure.', mechanic: 'mechanic.' } as const

/** Once every box is here. */
export const dungeonCards = (): CardCollection => ({
  pieces: allPieces(),
  values: {
    box: order,
    kind: kinds,
    treasure: [...treasures, 'explorer'],
    mechanic: [...allMechanics, NO_ABILITY],
  },
  parts: ['boss-monster', 'next-level', 'super-boss-monster', 'dungeon', 'glossary', 'prompts'],
  defaultFilters: game => ({ ...noFilters, box: [game] }),
  nameOf: (id, t) => words.cardName(id, { t }),
  searchTextOf: (id, t) => `${words.cardName(id, { t })} ${words.cardText(id, { t }) ?? ''}`,
  labelOf: (facet, value) => say.maybe(`${facetWords[facet]}${value}`) ?? value,
  Face: CardFace,
  Details: CardCloser,
})

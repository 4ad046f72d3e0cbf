// All cards of the dungeon games, for the card browser.
import * as texts from '@overlair/locales/dungeon'
import { allMechanics, mechanicsOf } from '@overlair/rules/dungeon/cards/mechanics'
import { rulingsOf } from '@overlair/rules/dungeon/cards/rulings'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { type CardBox, sourceOf } from '@overlair/rules/dungeon/engine/cards'
import type { CardKind } from '@overlair/rules/dungeon/model/card-ids'
import { type Treasure, treasures } from '@overlair/rules/dungeon/model/state'
import { CardSource } from '../../card-browser/card-source.tsx'
import { type CardCollection, type CollectionItem, type Facet, noFilters } from '../../game-module/card-collection.ts'
import { say } from '../../platform/i18n/say.ts'
import { Rule } from '../../rulebook/rule.tsx'
import { Card } from './card/card.tsx'
import { KeywordList } from './card/keyword-list.tsx'
import { GameSymbol } from './card/sprite.tsx'
import { SymbolLegend } from './card/symbol-legend.tsx'
import { loadAllBoxes } from './load-boxes.ts'
import { treasureName } from './model/texts.ts'

const boxOrder = ['boss-monster', 'next-level', 'super-boss-monster', 'crash-landing', 'items', 'coin-cards']
const kinds: readonly CardKind[] = ['boss', 'room', 'spell', 'hero', 'item']
const NO_ABILITY = 'none'

const cardsOf = ({ bosses, rooms, spells, heroes, items = [] }: CardBox, kind: CardKind): readonly string[] =>
  ({ boss: bosses, room: rooms, spell: spells, hero: heroes, item: items })[kind]

function treasuresOf(card: string): readonly Treasure[] {
  switch (texts.cardKindOf(card)) {
    case 'boss':
      return shelf.bossFacts(card).treasure
    case 'room':
      return shelf.roomFacts(card).treasure
    case 'hero':
      return shelf.heroFacts(card).treasure
    case 'item':
      return [shelf.itemFacts(card).treasure]
    default:
      return []
  }
}
function allItems(): readonly CollectionItem[] {
  const boxes = shelf.boxes.toSorted((a, b) => boxOrder.indexOf(a.id) - boxOrder.indexOf(b.id))
  return kinds.flatMap(kind =>
    boxes.flatMap(box =>
      cardsOf(box, kind).map(id => {
        const mechanics = mechanicsOf(shelf.behaviourOf(id))
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
const boxOf = (card: string, kind: CardKind): CardBox => shelf.boxes.find(box => cardsOf(box, kind).includes(card))!

/** Texts for the number of copies in the box; for a hero, the player counts that use it. */
function supplyTexts(card: string, kind: CardKind): readonly string[] {
  if (kind === 'room') return [say('web.cards.copies', { n: shelf.roomFacts(card).copies })]
  if (kind === 'spell') return [say('web.cards.copies', { n: shelf.spellFacts(card).copies })]
  if (kind !== 'hero') return []
  const { players, solo } = shelf.heroFacts(card)
  return [say('web.cards.from', { n: players }), ...(solo ? [say('web.cards.solo')] : [])]
}

/** A card, with its treasure as text for screen readers. */
const CardFace = ({ id }: { readonly id: string }) => (
  <>
    <Card card={id} variant="catalogue" />
    <span class="visually-hidden">{treasuresOf(id).map(treasureName).join(', ')}</span>
  </>
)

function CardDetails({ id }: { readonly id: string }) {
  const kind = texts.cardKindOf(id) ?? 'room'
  const box = boxOf(id, kind)
  const books = box.id === 'boss-monster' || box.id === 'next-level' ? ['BM', 'NL'] : ['SB']
  return (
    <>
      <div class="card-details">
        <Card card={id} variant="whole" />
        <div class="stack">
          <p class="card-details__box">
            {[say.maybe(`dm.box.${box.id}`) ?? box.id, ...supplyTexts(id, kind)].join(' · ')}
          </p>
          <SymbolLegend card={id} />
        </div>
      </div>
      <KeywordList card={id} books={books} />
      <CardSource source={sourceOf(box, id)}>
        {rulingsOf(id).length > 0 && (
          <p>
            {say('web.cards.ruling')} <RuleLinks ids={rulingsOf(id)} />
          </p>
        )}
      </CardSource>
    </>
  )
}
const RuleLinks = ({ ids }: { readonly ids: readonly string[] }) =>
  ids.map(id => (
    <span key={id}>
      <Rule id={id} />{' '}
    </span>
  ))

const facetKeys = { box: 'dm.box.', kind: 'web.cards.kind.', treasure: 'treasure.', mechanic: 'mechanic.' } as const

const facetTreasures = [...treasures, 'explorer'] as const
function FacetIcon({ facet, value }: { readonly facet: Facet; readonly value: string }) {
  const treasure = facet === 'treasure' ? facetTreasures.find(one => one === value) : undefined
  return treasure ? <GameSymbol symbol={treasure} /> : null
}

/** Requires that all boxes are loaded. */
const cardCollection = (): CardCollection => ({
  items: allItems(),
  values: {
    box: boxOrder,
    kind: kinds,
    treasure: facetTreasures,
    mechanic: [...allMechanics, NO_ABILITY],
  },
  textNamespaces: ['boss-monster', 'next-level', 'super-boss-monster', 'dungeon', 'glossary', 'prompts'],
  defaultFilters: game => ({ ...noFilters, box: [game] }),
  nameOf: (id, t) => texts.cardName(id, { t }),
  searchTextOf: (id, t) => `${texts.cardName(id, { t })} ${texts.cardText(id, { t }) ?? ''}`,
  labelOf: (facet, value) => say.maybe(`${facetKeys[facet]}${value}`) ?? value,
  FacetIcon,
  Face: CardFace,
  Details: CardDetails,
})

export async function loadCardCollection(): Promise<CardCollection> {
  await loadAllBoxes()
  return cardCollection()
}

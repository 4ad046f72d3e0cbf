import { destroy } from '../../building.ts'
import { handFor, remove, shuffleDeck, takeFromDiscard } from '../../cards-moving.ts'
import { isRoom, type RoomFacts, roomFacts } from '../../catalogue.ts'
import { boss, levelUp } from '../../declarations.ts'
import { dies, newHero, takeHero, toEntrance } from '../../heroes-moving.ts'
import { call, tell } from '../../machine.ts'
import { searchDeck, stopLooking } from '../../sights.ts'
import type { CardName, HeroName, Me, RoomId, Seat } from '../../state.ts'
import {
  about,
  act,
  choose,
  chooseSeveral,
  each,
  from,
  fromHidden,
  may,
  mayChoose,
  mayPlace,
  type Options,
  program,
} from '../../steps.ts'
import { distinct, opponents } from '../../table.ts'
import { inHeroDecks, takeFromHeroDecks } from '../hero-decks.ts'
import {
  buildNow,
  cardOfShownHand,
  discardSpell,
  drawSpells,
  heroInTown,
  lookAtTheirHand,
  monsters,
  opponentWith,
  placementOfCard,
  stealIt,
  toDestroy,
  traps,
  yourRoom,
} from '../words.ts'

/** An advanced room of this sort from the room deck or the pile; what the deck holds, only the searcher sees. */
const advancedRoom = (sort: (facts: RoomFacts) => boolean): Options<CardName> => {
  const wanted = (card: CardName) => isRoom(card) && roomFacts(card).advanced && sort(roomFacts(card))
  return fromHidden(
    'choose.cards',
    () => true,
    s => distinct([...s.discard, ...s.decks.rooms].filter(wanted)).sort(),
    'search',
    'discard-pile',
  )
}
const searchRoomDeck = act((s, { you }) => searchDeck(s, you, 'rooms'))
/** Shown to all, into the hand, and the deck is shuffled. */
const takeFound = act((s, v: Me & { card: CardName }) => {
  stopLooking(s, s.stack.length)
  if (s.discard.includes(v.card)) return takeFromDiscard(s, v.you, v.card)
  handFor(s, v.you, v.card).push(remove(s.decks.rooms, v.card))
  tell(s, { event: 'took', seat: v.you, card: v.card, reveals: true })
})
/** Both are chosen from the pile as it lies: what the first one brings about does not matter. */
const stillInDiscard: Options<CardName, { cards?: readonly CardName[] }> = from(
  'choose.fromDiscard',
  (s, v) => {
    const left = [...s.discard]
    for (const card of v.cards ?? []) remove(left, card)
    return distinct(left)
  },
  'discard-pile',
)
const takeThem = act((s, v: Me & { cards: readonly CardName[] }) => {
  for (const card of v.cards) takeFromDiscard(s, v.you, card, v.self)
})
const destroysOne = program<{ by: Seat }>('robobo/opponent', 'robobo')(
  choose('room', toDestroy(yourRoom())),
  act((s, v: { by: Seat; room: RoomId }) => destroy(s, v.by, v.room)),
)

export const bosses = [
  boss(
    'draculord',
    { xp: 900, treasure: 'cleric' },
    levelUp(choose('player', opponentWith()), lookAtTheirHand, choose('card', cardOfShownHand()), stealIt),
  ),
  boss(
    'xyzax',
    { xp: 750, treasure: 'cleric' },
    levelUp(chooseSeveral('card', 'cards', { least: 2, most: 2 }, stillInDiscard), takeThem),
  ),
  boss(
    'king-croak',
    { xp: 800, treasure: 'fighter' },
    levelUp(searchRoomDeck, mayChoose('card', advancedRoom(monsters)), takeFound, mayPlace(placementOfCard), buildNow),
  ),
  boss(
    'robobo',
    { xp: 400, treasure: 'fighter' },
    levelUp(
      each(
        'seat',
        opponents,
        about(
          'destroy',
          act((s, v: Me & { seat: Seat }) => call(s, destroysOne, v.seat, { by: v.you })),
        ),
      ),
    ),
  ),
  boss('cerebellus', { xp: 650, treasure: 'mage' }, levelUp(may, drawSpells(3), discardSpell)),
  boss(
    'seducia',
    { xp: 600, treasure: 'mage' },
    levelUp(
      mayChoose(
        'hero',
        from('choose.hero', s => [...s.town.map(h => h.name), ...inHeroDecks(s)], 'town', 'search', 'entrance'),
      ),
      act((s, v: Me & { hero: HeroName }) => {
        const inTown = s.town.some(h => h.name === v.hero)
        const hero = inTown ? takeHero(s, v.hero) : newHero(takeFromHeroDecks(s, v.hero), ++s.revealed)
        if (inTown) shuffleDeck(s, 'heroes')
        toEntrance(s, hero, v.you)
      }),
    ),
  ),
  boss(
    'cleopatra',
    { xp: 850, treasure: 'thief' },
    levelUp(searchRoomDeck, mayChoose('card', advancedRoom(traps)), takeFound, mayPlace(placementOfCard), buildNow),
  ),
  // The souls are yours although the hero was in no dungeon (the card beats BM-203).
  boss(
    'gorgona',
    { xp: 500, treasure: 'thief' },
    levelUp(
      choose('hero', heroInTown()),
      about(
        'soul',
        act((s, v: Me & { hero: HeroName }) => dies(s, v.you, v.hero, '')),
      ),
    ),
  ),
]

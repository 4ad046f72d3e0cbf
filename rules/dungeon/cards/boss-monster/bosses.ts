import { remove } from '../../../kernel/index.ts'
import { shuffleDeck, takeFromDiscard, takeOpenly } from '../../actions/cards.ts'
import { killHero } from '../../actions/hero-death.ts'
import { moveToEntrance, newHero, removeHero } from '../../actions/heroes.ts'
import { searchDeck, stopLooking } from '../../actions/peeking.ts'
import { destroyRoom } from '../../actions/rooms.ts'
import { isRoom, type RoomFacts, roomFacts } from '../../engine/card-registry.ts'
import {
  act,
  choose,
  chooseSeveral,
  each,
  hiddenTargets,
  may,
  mayChoose,
  mayPlace,
  program,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { emit, pushProgram } from '../../engine/interpreter.ts'
import { distinct, opponents } from '../../engine/queries.ts'
import type { CardName, EffectVars, HeroName, RoomId, Seat } from '../../model/state.ts'
import { boss, levelUp } from '../language/declarations.ts'
import { inHeroDecks, takeFromHeroDecks } from '../language/hero-decks.ts'
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
} from '../language/index.ts'

/** An advanced room of this kind from the room deck or the discard pile. Only the searching player sees the deck. */
const advancedRoom = (filter: (facts: RoomFacts) => boolean): TargetSource<CardName> => {
  const matches = (card: CardName) => isRoom(card) && roomFacts(card).advanced && filter(roomFacts(card))
  return hiddenTargets(
    'choose.cards',
    () => true,
    s => distinct([...s.discard, ...s.decks.rooms].filter(matches)).sort(),
    'search',
    'discard-pile',
  )
}
const searchRoomDeck = act((s, { you }) => searchDeck(s, you, 'rooms'))
/** Shows the found card to all, puts it into the hand and shuffles the deck. */
const takeFound = act((s, v: EffectVars & { card: CardName }) => {
  stopLooking(s, s.stack.length)
  if (s.discard.includes(v.card)) return takeFromDiscard(s, v.you, v.card)
  takeOpenly(s, v.you, remove(s.decks.rooms, v.card))
  emit(s, { event: 'took', seat: v.you, card: v.card, reveals: true })
})
/** The player chooses both cards before taking them, so effects of the first do not change the second choice. */
const stillInDiscard: TargetSource<CardName, { cards?: readonly CardName[] }> = visibleTargets(
  'choose.fromDiscard',
  (s, v) => {
    const left = [...s.discard]
    for (const card of v.cards ?? []) remove(left, card)
    return distinct(left)
  },
  'discard-pile',
)
const takeThem = act((s, v: EffectVars & { cards: readonly CardName[] }) => {
  for (const card of v.cards) takeFromDiscard(s, v.you, card, v.self)
})
const destroysOne = program<{ by: Seat }>('robobo/opponent', 'robobo')(
  choose('room', toDestroy(yourRoom())),
  act((s, v: { by: Seat; room: RoomId }) => destroyRoom(s, v.by, v.room)),
)

export const bosses = [
  boss(
    'draculord',
    { xp: 900, treasure: 'cleric', needsOthers: true },
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
    { xp: 400, treasure: 'fighter', needsOthers: true },
    levelUp(
      each(
        'seat',
        opponents,
        withTopics(
          'destroy',
          act((s, v: EffectVars & { seat: Seat }) => pushProgram(s, destroysOne, v.seat, { by: v.you })),
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
        visibleTargets(
          'choose.hero',
          s => [...s.town.map(h => h.name), ...inHeroDecks(s)],
          'town',
          'search',
          'entrance',
        ),
      ),
      act((s, v: EffectVars & { hero: HeroName }) => {
        const inTown = s.town.some(h => h.name === v.hero)
        const hero = inTown ? removeHero(s, v.hero) : newHero(takeFromHeroDecks(s, v.hero), ++s.revealed)
        if (inTown) shuffleDeck(s, 'heroes')
        moveToEntrance(s, hero, v.you)
      }),
    ),
  ),
  boss(
    'cleopatra',
    { xp: 850, treasure: 'thief' },
    levelUp(searchRoomDeck, mayChoose('card', advancedRoom(traps)), takeFound, mayPlace(placementOfCard), buildNow),
  ),
  // You get the souls although the hero was in no dungeon: the card overrides BM-203.
  boss(
    'gorgona',
    { xp: 500, treasure: 'thief' },
    levelUp(
      choose('hero', heroInTown()),
      withTopics(
        'soul',
        act((s, v: EffectVars & { hero: HeroName }) => killHero(s, v.you, v.hero, '')),
      ),
    ),
  ),
]

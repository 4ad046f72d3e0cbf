import { remove } from '../../../kernel/index.ts'
import { handFor, refillDeck } from '../../actions/cards.ts'
import { addHealthToken } from '../../actions/heroes.ts'
import { searchDeck } from '../../actions/peeking.ts'
import {
  act,
  choose,
  hiddenTargets,
  mayChoose,
  oncePerRound,
  remember,
  type TargetSource,
  when,
} from '../../engine/combinators.ts'
import { emit } from '../../engine/interpreter.ts'
import { distinct, healthOf, lastRoom, walkerOf, wounds } from '../../engine/queries.ts'
import type { CardName, EffectVars, HeroName, State } from '../../model/state.ts'
import { leftInMarket, marketIsEmpty, takeItFromMarket } from '../../super/card-words.ts'
import { boss, deals, levelUp, minionAction, on, topics } from '../language/declarations.ts'
import {
  bossShows,
  chooseTwoForCounters,
  counterOnEach,
  counterOnIt,
  drawRooms,
  drawSpells,
  heal,
  inDiscard,
  roomForCounter,
  roomInDiscard,
  takeIt,
  treasureType,
  yours,
} from '../language/index.ts'

// Madame Ledger: refills an empty deck first (SB-290). Only the player sees the found cards.
const searchRoomDeck = act((s, { you }) => {
  refillDeck(s, 'rooms', 1)
  searchDeck(s, you, 'rooms')
})
const roomInDeck: TargetSource<CardName> = hiddenTargets(
  'choose.cards',
  s => s.decks.rooms.length > 0,
  s => distinct(s.decks.rooms).sort(),
  'search',
)
const takeSecretly = act((s, v: EffectVars & { card: CardName }) => {
  handFor(s, v.you, v.card).push(remove(s.decks.rooms, v.card))
  const secret = { seats: [v.you], facts: { cards: [v.card] } }
  emit(s, { event: 'drew', seat: v.you, kind: 'rooms', count: 1, reveals: true, secret })
  v.card = '' // frames are open to all
})
/** Saint Nogood: leaves the hero at least one point of health. */
const weaken = act((s, v: EffectVars & { hero: HeroName }) => {
  const hero = walkerOf(s, v.you)!
  const left = healthOf(s, hero, v.you) - hero.damage
  if (left > 1) addHealthToken(s, hero, -Math.min(2, left - 1))
})
type Wounded = { wounded: boolean }

export const bosses = [
  boss('sbm-boss-emperor-dododo', { xp: 850, treasure: 'fighter' }, minionAction(chooseTwoForCounters, counterOnEach)),
  boss(
    'sbm-boss-baroness-hammerhoof',
    { xp: 600, treasure: 'fighter' },
    levelUp(
      choose('room', roomForCounter),
      counterOnIt,
      choose('room', roomForCounter),
      counterOnIt,
      choose('room', roomForCounter),
      counterOnIt,
    ),
  ),
  boss(
    'sbm-boss-grixx-the-gatecrasher',
    { xp: 450, treasure: 'fighter' },
    deals((s, { you }, room, n) => (lastRoom(s, you) === room ? n + 2 : n)),
    topics('last-room'),
  ),
  boss('sbm-boss-his-sliminess', { xp: 750, treasure: 'mage' }, minionAction(drawSpells(1))),
  boss('sbm-boss-quizzara-the-riddle-queen', { xp: 550, treasure: 'mage' }, levelUp(drawSpells(2))),
  boss(
    'sbm-boss-professor-paradox',
    { xp: 900, treasure: 'mage' },
    on('spell-played', yours, oncePerRound, choose('room', roomForCounter), counterOnIt),
  ),
  boss(
    'sbm-boss-mother-mildew',
    { xp: 650, treasure: 'cleric' },
    minionAction(choose('card', roomInDiscard()), takeIt),
  ),
  // A player with a wound must heal it.
  boss(
    'sbm-boss-count-requiem',
    { xp: 500, treasure: 'cleric' },
    levelUp(
      remember('wounded', (s, { you }: EffectVars) => wounds(s, you) > 0),
      when((_: State, v: Wounded) => v.wounded, heal),
      when(
        (_: State, v: Wounded) => !v.wounded,
        mayChoose('card', inDiscard),
        takeIt,
        mayChoose('card', inDiscard),
        takeIt,
      ),
    ),
  ),
  boss(
    'sbm-boss-saint-nogood',
    { xp: 700, treasure: 'cleric' },
    on('hero-enters-dungeon', yours, oncePerRound, weaken),
    topics('health'),
  ),
  boss(
    'sbm-boss-lady-lightfinger',
    { xp: 800, treasure: 'thief' },
    minionAction(
      when((s: State, _: EffectVars) => !marketIsEmpty(s), choose('card', leftInMarket), takeItFromMarket),
      drawRooms(1),
    ),
  ),
  boss(
    'sbm-boss-madame-ledger',
    { xp: 400, treasure: 'thief' },
    levelUp(
      drawSpells(1),
      searchRoomDeck,
      mayChoose('card', roomInDeck),
      takeSecretly,
      mayChoose('card', roomInDeck),
      takeSecretly,
    ),
  ),
  boss(
    'sbm-boss-nightjar-the-gilded',
    { xp: 950, treasure: 'thief' },
    minionAction(choose('treasure', treasureType), bossShows(2)),
  ),
]

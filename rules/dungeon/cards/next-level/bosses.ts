import { remove } from '../../../kernel/index.ts'
import { discard, shuffleHeroDecks } from '../../actions/cards.ts'
import { removeFromGame } from '../../actions/hero-death.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import { heroFacts, kindOf, roomFacts } from '../../engine/catalogue.ts'
import {
  act,
  choose,
  chooseDeclared,
  commuting,
  declare,
  may,
  mayChoose,
  oncePerRound,
  type TargetSource,
  visibleTargets,
} from '../../engine/combinators.ts'
import { emit } from '../../engine/interpreter.ts'
import { lastRoom, opponents, player, souls, wholeHand, wounds } from '../../engine/queries.ts'
import type { CardName, EffectVars, HeroName, RoomId, Seat, State } from '../../model/state.ts'
import { activated, boss, deals, levelUp, on, topics } from '../language/declarations.ts'
import { inHeroDecks, takeFromHeroDecks } from '../language/hero-decks.ts'
import {
  always,
  both,
  builtMonster,
  declaredSpell,
  discardCard,
  discardSpell,
  drawRooms,
  drawSpells,
  dungeonWithTwoRooms,
  heal,
  heroInTown,
  negateSpell,
  roomBesideIt,
  roomOfChosen,
  swapThem,
  takeIt,
  yourSoul,
  yours,
} from '../language/index.ts'

const isNotLured = (s: State, hero: HeroName): boolean =>
  s.lasting.some(l => l.effect === 'not-lured' && l.hero === hero)
const heroStillLured: TargetSource<HeroName> = visibleTargets(
  'choose.hero',
  (s, v) =>
    heroInTown()
      .of(s, v)
      .filter(hero => !isNotLured(s, hero)),
  'town',
)

/** A monster room that is in the discard pile now. A card that another effect took over is not. */
const monsterInDiscard = (s: State, v: { card: CardName }): boolean =>
  kindOf(s, v.card) === 'room' && roomFacts(s, v.card).kind === 'monster' && s.discard.includes(v.card)
const thatCard: TargetSource<CardName, { card: CardName }> = visibleTargets(
  'choose.fromDiscard',
  (_, v) => [v.card],
  'discard-pile',
)

const gainedInRound = (s: State, seat: Seat): number => Math.max(0, souls(s, seat) - player(s, seat).tally.soulsBefore)
const anOpponentGainedTwoMore = (s: State, v: EffectVars): boolean =>
  opponents(s, v).some(seat => gainedInRound(s, seat) >= gainedInRound(s, v.you) + 2)

/** Your own effect or cost destroyed one of your rooms and uncovered another. */
const youUncoveredYours = (_: State, v: EffectVars & { seat: Seat; by: Seat; uncovered: RoomId }): boolean =>
  v.seat === v.you && v.by === v.you && v.uncovered !== ''

export const bosses = [
  boss(
    'doc-scarecrow',
    { xp: 375, treasure: 'cleric' },
    activated(
      { phase: 'build' },
      choose('hero', heroStillLured),
      discardCard,
      declare,
      act((s, v: EffectVars & { hero: HeroName }) => untilEndOfRound(s, v.self, { effect: 'not-lured', hero: v.hero })),
    ),
  ),
  boss('belladonna', { xp: 350, treasure: 'cleric' }, levelUp(heal)),
  boss(
    'torix-uzkali',
    { xp: 725, treasure: 'cleric' },
    on('card-discarded', monsterInDiscard, mayChoose('card', thatCard), takeIt),
    on('room-destroyed', monsterInDiscard, mayChoose('card', thatCard), takeIt),
  ),
  boss(
    'killa',
    { xp: 825, treasure: 'fighter' },
    deals((s, { you }, room, n) => (wounds(s, you) >= 3 && lastRoom(s, you) === room ? n + 3 : n)),
    topics('wound', 'last-room'),
  ),
  boss(
    'shellda',
    { xp: 425, treasure: 'fighter' },
    on(
      'round-ends',
      always,
      mayChoose('player', dungeonWithTwoRooms),
      choose('room', roomOfChosen),
      choose('other', roomBesideIt),
      swapThem,
    ),
  ),
  boss('smoake', { xp: 625, treasure: 'fighter' }, on('room-built', both(yours, builtMonster), may, drawRooms(1))),
  boss(
    'kazanna',
    { xp: 550, treasure: 'mage' },
    levelUp(
      act((s, { you }) => discard(s, you, you, wholeHand(s, you))),
      drawSpells(3),
    ),
  ),
  boss(
    'dr-timebender',
    { xp: 925, treasure: 'mage', needsOthers: true },
    activated(
      { answers: 'spell' },
      oncePerRound,
      chooseDeclared('spell', declaredSpell),
      discardSpell,
      declare,
      negateSpell,
    ),
  ),
  boss(
    'nicolius',
    { xp: 975, treasure: 'mage', needsOthers: true },
    on('round-ends', anOpponentGainedTwoMore, may, drawSpells(1)),
    topics('soul'),
  ),
  boss(
    'porkus',
    { xp: 450, treasure: 'thief' },
    levelUp(
      choose('soul', yourSoul),
      act((s, v: EffectVars & { soul: HeroName }) => removeFromGame(s, remove(player(s, v.you).slain, v.soul), v.you)),
      choose('hero', visibleTargets('choose.hero', inHeroDecks, 'search')),
      act((s, v: EffectVars & { hero: HeroName }) => {
        const p = player(s, v.you)
        p.slain.push(takeFromHeroDecks(s, v.hero))
        shuffleHeroDecks(s)
        p.tally.gained += heroFacts(s, v.hero).souls
        emit(s, { event: 'won-soul', hero: v.hero, seat: v.you })
      }),
    ),
  ),
  boss('angstigoth', { xp: 475, treasure: 'thief' }, on('hero-dies', yours, oncePerRound, drawRooms(1))),
  boss(
    'eclipse',
    { xp: 525, treasure: 'thief' },
    on(
      'room-destroyed',
      youUncoveredYours,
      commuting(
        act((s, v: EffectVars & { uncovered: RoomId }) =>
          untilEndOfRound(s, v.self, { effect: 'damage', room: v.uncovered, add: 3 }),
        ),
      ),
    ),
    topics('uncover'),
  ),
]

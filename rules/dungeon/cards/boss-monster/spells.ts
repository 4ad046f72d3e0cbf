import { discardSimultaneously, draw } from '../../actions/cards.ts'
import { killHero } from '../../actions/hero-death.ts'
import { damageHero } from '../../actions/heroes.ts'
import { takeBackFaceDown } from '../../actions/rooms.ts'
import { untilEndOfRound } from '../../actions/round-effects.ts'
import {
  act,
  choose,
  chooseDeclared,
  declare,
  each,
  only,
  remember,
  type TargetSource,
  visibleTargets,
  withTopics,
} from '../../engine/combinators.ts'
import { activeRooms, opponents, player, souls, walkerOf, wholeHand } from '../../engine/queries.ts'
import type { EffectVars, HeroName, RoomId, Seat, State } from '../../model/state.ts'
import { cast, castAgainst, spell, topics } from '../language/declarations.ts'
import {
  anyRoom,
  both,
  deactivateIt,
  declaredSpell,
  destroyIt,
  drawSpells,
  giveUpSoul,
  heroInOpponents,
  heroInside,
  heroInTown,
  heroInYours,
  inYourPlacingTurn,
  itComesToYourEntrance,
  itDealsMore,
  itGetsHealth,
  itGoesToTown,
  itStartsAgain,
  monsters,
  negateSpell,
  opponentsSoul,
  soulReturns,
  toDestroy,
  traps,
  yourRoom,
  yourSoul,
} from '../language/index.ts'

const allSeats = (s: State): readonly Seat[] => s.order
const anOpponentHasMoreRooms = (s: State, v: EffectVars): boolean =>
  opponents(s, v).some(seat => activeRooms(s, seat).length > activeRooms(s, v.you).length)
const playerTwoSoulsAhead: TargetSource<Seat> = visibleTargets(
  'choose.opponent',
  (s, v) => opponents(s, v).filter(seat => souls(s, seat) >= souls(s, v.you) + 2),
  'soul',
)

export const spells = [
  spell(
    'annihilator',
    { phase: 'adventure', copies: 2 },
    cast(choose('room', anyRoom(traps)), declare, itDealsMore(3)),
  ),
  spell(
    'assassin',
    { phase: 'adventure', copies: 3, needsOthers: true },
    cast(choose('hero', heroInOpponents), declare, itGetsHealth(3)),
  ),
  // The room is destroyed first, so the hero does not die in it.
  spell(
    'cave-in',
    { phase: 'adventure', copies: 2 },
    cast(
      choose('room', toDestroy(yourRoom())),
      declare,
      remember('hero', (s, v: EffectVars & { room: RoomId }): HeroName => {
        const hero = walkerOf(s, v.you)
        return hero?.room === v.room ? hero.name : ''
      }),
      destroyIt,
      act((s, v: EffectVars & { hero: HeroName }) => {
        if (walkerOf(s, v.you)?.name === v.hero) killHero(s, v.you, v.hero, '')
      }),
    ),
  ),
  spell(
    'counterspell',
    { phase: 'both', copies: 2, needsOthers: true },
    castAgainst('spell', chooseDeclared('spell', declaredSpell), declare, negateSpell),
  ),
  spell(
    'exhaustion',
    { phase: 'adventure', copies: 1 },
    cast(
      choose('hero', heroInYours),
      declare,
      act((s, { you }) => damageHero(s, walkerOf(s, you)!, activeRooms(s, you).length)),
    ),
    topics('entrance'),
  ),
  spell('fear', { phase: 'adventure', copies: 2 }, cast(choose('hero', heroInside), declare, itGoesToTown)),
  spell('freeze', { phase: 'both', copies: 4 }, cast(choose('room', anyRoom()), declare, deactivateIt)),
  spell(
    'giant-size',
    { phase: 'adventure', copies: 2 },
    cast(choose('room', anyRoom(monsters)), declare, itDealsMore(3)),
  ),
  spell(
    'jeopardy',
    { phase: 'both', copies: 2 },
    cast(
      declare,
      act((s, { you }) =>
        discardSimultaneously(
          s,
          you,
          s.order.map(seat => ({ seat, cards: wholeHand(s, seat) })),
        ),
      ),
      each(
        'seat',
        allSeats,
        act((s, v: { seat: Seat }) => draw(s, v.seat, 'spells', 1)),
        act((s, v: { seat: Seat }) => draw(s, v.seat, 'rooms', 2)),
      ),
    ),
  ),
  spell(
    'kobold-strike',
    { phase: 'build', copies: 1 },
    cast(
      declare,
      act((s, { self }) => untilEndOfRound(s, self, { effect: 'no-building' })),
      act(takeBackFaceDown),
    ),
  ),
  spell(
    'motivation',
    { phase: 'build', copies: 2, needsOthers: true },
    cast(
      only(both(inYourPlacingTurn, anOpponentHasMoreRooms)),
      declare,
      act((s, { you }) => {
        player(s, you).tally.toPlace++
      }),
    ),
  ),
  spell(
    'princess-in-peril',
    { phase: 'build', copies: 2 },
    cast(choose('hero', heroInTown()), declare, itComesToYourEntrance),
  ),
  spell(
    'soul-harvest',
    { phase: 'both', copies: 1 },
    cast(choose('soul', yourSoul), declare, giveUpSoul, drawSpells(2)),
  ),
  spell('teleportation', { phase: 'adventure', copies: 2 }, cast(choose('hero', heroInYours), declare, itStartsAgain)),
  spell(
    'trepidation',
    { phase: 'adventure', copies: 1, needsOthers: true },
    cast(
      choose('player', playerTwoSoulsAhead),
      declare,
      withTopics(
        'entrance',
        act((s, v: EffectVars & { player: Seat }) => untilEndOfRound(s, v.self, { effect: 'closed', seat: v.player })),
      ),
    ),
  ),
  spell(
    'zombie-attack',
    { phase: 'build', copies: 2, needsOthers: true },
    cast(
      choose('soul', opponentsSoul),
      declare,
      soulReturns,
      remember('hero', (_, v: { soul: HeroName }) => v.soul),
      itGetsHealth(2),
    ),
  ),
]

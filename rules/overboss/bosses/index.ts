// The boss cards (OB-107 to OB-131): an ability to use once per game, and a goal that scores at its end.
// The engine identifies a boss by its index in this list and never by its id.
import type { Seat } from '../../kernel/contract.ts'
import { count } from '../model/boards.ts'
import { type BossId, bossIds } from '../model/boss-ids.ts'
import type { Choice } from '../model/choices.ts'
import type { Events } from '../model/events.ts'
import { emptySpaces, openTiles, tokenSpaces } from '../model/map.ts'
import { NONE } from '../model/pieces.ts'
import type { Boss, DraftKind, Player, State, Step } from '../model/state.ts'
import { settleAfter } from '../model/step-handler.ts'
import { exchangeExists } from '../moves/exchanges.ts'
import { renewTiles, renewTokens } from '../moves/market.ts'
import { spendable } from '../moves/portals.ts'
import { slideExists } from '../moves/slides.ts'
import {
  bandsWithoutMatching,
  differentCreatures,
  fewOpenTiles,
  fewTerrains,
  foursOfAKind,
  fullStash,
  type Goal,
  groupsOfThree,
  manyDungeons,
  matchingAgain,
  noBands,
} from './goals.ts'

interface Ability {
  /** OB-111: true if the ability can be carried out now. */
  possible(state: State, seat: Seat): boolean
  begin(state: State, seat: Seat, events: Events): void
}
interface BossCard {
  readonly id: BossId
  readonly ability: Ability
  readonly goal: Goal
  readonly keep: Choice
  readonly reveal: Choice
}

const player = (state: State, seat: Seat): Player => state.players[seat]!
/** True if the seat's own draft is the next step. */
const beforeDraft = (state: State): boolean => {
  const next = state.steps.at(-1)
  return next?.step === 'draft' && next.onto === NONE
}
const changeDraft = (state: State, seat: Seat, takes: DraftKind): void => {
  state.steps[state.steps.length - 1] = { step: 'draft', seat, takes, onto: NONE }
}
/** An ability that adds one step. */
const step = (possible: Ability['possible'], next: (seat: Seat) => Step): Ability => ({
  possible,
  begin: (state, seat) => void state.steps.push(next(seat)),
})

const abilities: { readonly [B in BossId]: Ability } = {
  // OB-113
  cleopatra: step(
    (state, seat) => slideExists(player(state, seat)),
    seat => ({ step: 'slide', seat, whose: 'own' }),
  ),
  // OB-115, OB-116, OB-182: the stash settles right after the discards, before the draft
  eclipse: {
    possible: (state, seat) => beforeDraft(state) && count(tokenSpaces(player(state, seat))) >= 3,
    begin(state, seat) {
      changeDraft(state, seat, 'tile-and-all-tokens')
      settleAfter(state, seat)
      state.steps.push({ step: 'discard-tokens', seat, left: 3, why: 'OB-115' })
    },
  },
  // OB-117, OB-118
  kazanna: {
    possible: state => state.marketTiles.some(tile => tile !== NONE),
    begin: (state, _, events) => renewTiles(state, 'OB-117', events),
  },
  // OB-119, OB-120: the spent token counts as the portal of this turn
  xyzax: step(
    (state, seat) => !state.turn.portalUsed && spendable(player(state, seat)).length > 0,
    seat => ({ step: 'spend-token', seat }),
  ),
  // OB-121
  belladonna: {
    possible: state => state.marketTokens.some(token => token !== NONE),
    begin: (state, _, events) => renewTokens(state, 'OB-121', events),
  },
  // OB-123
  porkus: {
    possible: state => beforeDraft(state),
    begin: (state, seat) => changeDraft(state, seat, 'tile-and-token'),
  },
  // OB-124, OB-125
  seducia: step(
    (state, seat) => exchangeExists(state, player(state, seat)),
    seat => ({ step: 'exchange', seat }),
  ),
  // OB-126, OB-127
  cerebellus: step(
    (state, seat) => tokenSpaces(player(state, seat)) !== 0 && openTiles(player(state, seat)) !== 0,
    seat => ({ step: 'move-token', seat }),
  ),
  // OB-128, OB-129, OB-182: the stash settles at the end, the kept token included
  kirax: {
    possible: (state, seat) => tokenSpaces(player(state, seat)) !== 0,
    begin(state, seat) {
      settleAfter(state, seat)
      state.steps.push({ step: 'draw-tokens', seat }, { step: 'discard-tokens', seat, left: 1, why: 'OB-128' })
    },
  },
  // OB-130, OB-131: the first draft and all its steps come before the second draft, which is below it on the stack
  king_croak: {
    possible: (state, seat) => beforeDraft(state) && count(emptySpaces(player(state, seat))) >= 2,
    begin(state, seat) {
      player(state, seat).skipsTurn = true
      state.steps.push({ step: 'draft', seat, takes: 'pair', onto: NONE })
    },
  },
}

const goals: { readonly [B in BossId]: Goal } = {
  cleopatra: fewTerrains,
  eclipse: bandsWithoutMatching,
  kazanna: groupsOfThree,
  xyzax: matchingAgain,
  belladonna: foursOfAKind,
  porkus: differentCreatures,
  seducia: fewOpenTiles,
  cerebellus: noBands,
  kirax: fullStash,
  king_croak: manyDungeons,
}

export const bossCards: readonly BossCard[] = bossIds.map(id => ({
  id,
  ability: abilities[id],
  goal: goals[id],
  keep: Object.freeze({ keep: id }),
  reveal: Object.freeze({ reveal: id }),
}))
export const bossNumber = (id: BossId): Boss => bossIds.indexOf(id)

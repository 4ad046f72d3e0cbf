// A player exchanges an own token for one of the market: the summoning circle (OB-68 to OB-71) and Seducia (OB-124,
// OB-125).
import type { Seat } from '../../kernel/contract.ts'
import { bit, boardOf, spaceAt } from '../model/boards.ts'
import { type Choice, passCircle } from '../model/choices.ts'
import type { Events, RuleId } from '../model/events.ts'
import { removeFrom, tokenSpaces } from '../model/map.ts'
import { activeSide, isCreature, NONE, tokenNumber } from '../model/pieces.ts'
import type { State, StepOf } from '../model/state.ts'
import { type StepHandler, settleAfter } from '../model/step-handler.ts'
import { exchanges } from '../moves/exchanges.ts'
import { addInterruptions, askSeat, interrupt, mayInterrupt } from './interruptions.ts'

export const circleStep: StepHandler<StepOf<'circle'>> = {
  advance(state, step) {
    const player = state.players[step.seat]!
    const near = bit(step.at) | boardOf(player.tiles.length).bordering[step.at]!
    const choices = exchanges(state, player, near, [])
    // A portal or a boss may still move a token next to the circle (OB-43).
    const stays = choices.length > 0 || (step.moment && mayInterrupt(state, step.seat))
    if (!stays) return void state.steps.pop()
    choices.push(passCircle)
    if (step.moment) addInterruptions(state, step.seat, choices)
    askSeat(state, step.seat, 'circle', 'OB-68', choices)
  },
  answer(state, step, choice, events) {
    if (interrupt(state, step.seat, choice, events)) return
    state.steps.pop()
    if ('exchange' in choice) swapWithMarket(state, step.seat, choice, 'OB-68', events)
    else if (step.moment) state.turn.passed = true
  },
}

export const exchangeStep: StepHandler<StepOf<'exchange'>> = {
  advance(state, step) {
    const player = state.players[step.seat]!
    askSeat(state, step.seat, 'exchange', 'OB-124', exchanges(state, player, tokenSpaces(player), player.stash))
  },
  answer(state, step, choice, events) {
    if (!('exchange' in choice)) return
    state.steps.pop()
    swapWithMarket(state, step.seat, choice, 'OB-124', events)
  },
}

type Exchange = Extract<Choice, { exchange: unknown }>
/** OB-70: the two tokens swap places. A taken token that may not be on a tile goes to the stash. */
function swapWithMarket(state: State, seat: Seat, choice: Exchange, why: RuleId, events: Events): void {
  const player = state.players[seat]!
  const given = tokenNumber(choice.exchange)!
  const taken = tokenNumber(choice.for)!
  const space = choice.at === 'stash' ? NONE : spaceAt(choice.at)!
  state.marketTokens[choice.from] = activeSide(given)
  if (space === NONE) removeFrom(player.stash, given)
  if (space !== NONE && isCreature(taken)) player.tokens[space] = taken
  else {
    if (space !== NONE) player.tokens[space] = NONE
    player.stash.push(taken)
  }
  events.push({
    event: 'tokens-exchanged',
    why,
    seat,
    gave: choice.exchange,
    from: choice.at,
    got: choice.for,
    slot: choice.from,
  })
  // OB-55: the stash settles only if the exchange opened a tile or added a creature to the stash. Before step 5 an open
  // tile stays free for the drafted token as well (OB-53).
  if (isCreature(taken) === (space === NONE)) settleAfter(state, seat)
}

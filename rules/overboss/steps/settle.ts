// As many creatures as possible move onto open tiles. The player chooses one at a time (OB-48 to OB-57).
import { cells, count, firstSpace, has, type Mask, type Space, spaceAt } from '../model/boards.ts'
import { type Choice, settle } from '../model/choices.ts'
import type { Events, RuleId } from '../model/events.ts'
import { hasUnplaced, openTiles, removeFrom, unplaced, withoutToken } from '../model/map.ts'
import { type Token, tokenIds, tokenNumber } from '../model/pieces.ts'
import type { State, StepOf } from '../model/state.ts'
import { replaceTop, type StepHandler } from '../model/step-handler.ts'
import { addInterruptions, askSeat, interrupt, mayInterrupt } from './interruptions.ts'

type Settle = StepOf<'settle'>

export const settleStep: StepHandler<Settle> = {
  advance(state, step, events) {
    const { seat } = step
    const player = state.players[seat]!
    const waiting = hasUnplaced(player) ? [...step.held, ...unplaced(player)] : step.held
    const open = waiting.length > 0 ? openTiles(player) : 0
    if (open === 0) return stashHeld(state, step, 'OB-50', events)
    const kinds = distinct(waiting)
    const why = causeOf(step, waiting)
    if (step.moment && mayInterrupt(state, seat))
      return askSeat(state, seat, 'settle', why, addInterruptions(state, seat, placements(kinds, open)))
    const forced = kinds.length === 1 && waiting.length >= count(open)
    if (forced) placeToken(state, step, kinds[0]!, firstSpace(open), events)
    else askSeat(state, seat, 'settle', why, placements(kinds, open))
  },
  answer(state, step, choice, events) {
    if ('settle' in choice) placeToken(state, step, tokenNumber(choice.settle)!, spaceAt(choice.at)!, events)
    else interrupt(state, step.seat, choice, events)
  },
}

/** After a draft the rule depends on where creatures wait: drafted and in the stash (OB-53), or only in it (OB-54). */
function causeOf({ held, why }: Settle, waiting: readonly Token[]): RuleId {
  if (why !== 'OB-48' || waiting.length === held.length) return why
  return held.length > 0 ? 'OB-53' : 'OB-54'
}
function distinct(tokens: readonly Token[]): readonly Token[] {
  return tokens.length === 1 ? tokens : tokens.filter((token, i) => tokens.indexOf(token) === i)
}
function placements(kinds: readonly Token[], open: Mask): Choice[] {
  const choices: Choice[] = []
  for (const token of kinds)
    for (let space = 0; open >>> space !== 0; space++) if (has(open, space)) choices.push(settle(token, space))
  return choices
}

function placeToken(state: State, step: Settle, token: Token, space: Space, events: Events): void {
  const player = state.players[step.seat]!
  const drafted = step.held.includes(token)
  const held = drafted ? withoutToken(step.held, token) : step.held
  if (!drafted) removeFrom(player.stash, token)
  player.tokens[space] = token
  const next: Settle = { step: 'settle', seat: step.seat, held, moment: false, why: step.why }
  replaceTop(state, next)
  const swapped = !drafted && held.length > 0 && openTiles(player) === 0
  events.push({
    event: 'token-placed',
    why: drafted ? 'OB-48' : swapped ? 'OB-51' : 'OB-52',
    seat: step.seat,
    token: tokenIds[token]!,
    at: cells[space]!,
    from: drafted ? 'draft' : 'stash',
  })
  if (swapped) stashHeld(state, next, 'OB-51', events)
  else if (held.length === 0 && !hasUnplaced(player)) state.steps.pop()
}

/** Held tokens go to the stash if no tile is open (OB-50), or if the player gave the last one to another (OB-51). */
function stashHeld(state: State, step: Settle, why: RuleId, events: Events): void {
  const { seat, held, moment } = step
  for (let i = 0; i < held.length; i++) {
    const token = held[i]!
    replaceTop(state, { step: 'settle', seat, held: held.slice(i + 1), moment, why: step.why })
    state.players[seat]!.stash.push(token)
    events.push({ event: 'token-stashed', why, seat, token: tokenIds[token]! })
  }
  state.steps.pop()
}

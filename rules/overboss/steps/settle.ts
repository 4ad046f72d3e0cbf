// Creatures move onto open tiles, as many as possible, asked one at a time (OB-48 to OB-57).
import { cells, count, first, has, type Mask, type Space, spaceAt } from '../boards.ts'
import { type Choice, settle } from '../choices.ts'
import type { Event } from '../events.ts'
import { hasUnplaced, openTiles, removeFrom, unplaced } from '../map.ts'
import { ask, interrupt, mayInterrupt, withInterruptions } from '../moments.ts'
import { type Token, tokenIds, tokenNumber } from '../pieces.ts'
import type { State, StepOf } from '../state.ts'
import type { Handler } from './handler.ts'

type Settle = StepOf<'settle'>

export const settleStep: Handler<Settle> = {
  advance(state, step, news) {
    const { seat } = step
    const player = state.players[seat]!
    const waiting = hasUnplaced(player) ? [...step.held, ...unplaced(player)] : step.held
    const open = waiting.length > 0 ? openTiles(player) : 0
    if (open === 0) return stashHeld(state, step, news)
    const kinds = distinct(waiting)
    if (step.moment && mayInterrupt(state, seat))
      return ask(state, seat, 'settle', step.why, withInterruptions(state, seat, placements(kinds, open)))
    const oneWay = kinds.length === 1 && waiting.length >= count(open)
    if (oneWay) putDown(state, step, kinds[0]!, first(open), news)
    else ask(state, seat, 'settle', step.why, placements(kinds, open))
  },
  answer(state, step, choice, news) {
    if ('settle' in choice) putDown(state, step, tokenNumber(choice.settle)!, spaceAt(choice.at)!, news)
    else interrupt(state, step.seat, choice, news)
  },
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

function putDown(state: State, step: Settle, token: Token, space: Space, news: Event[]): void {
  const player = state.players[step.seat]!
  const drafted = step.held.includes(token)
  const held = drafted ? step.held.toSpliced(step.held.indexOf(token), 1) : step.held
  if (!drafted) removeFrom(player.stash, token)
  player.tokens[space] = token
  news.push({
    event: 'token-placed',
    why: drafted ? 'OB-48' : step.held.length > 0 ? 'OB-51' : 'OB-52',
    seat: step.seat,
    token: tokenIds[token]!,
    at: cells[space]!,
    from: drafted ? 'draft' : 'stash',
  })
  state.steps.pop()
  if (held.length > 0 || hasUnplaced(player)) state.steps.push({ ...step, held, moment: false })
}

/** OB-50: what finds no open tile goes to the stash. */
function stashHeld(state: State, step: Settle, news: Event[]): void {
  state.steps.pop()
  for (const token of step.held) {
    state.players[step.seat]!.stash.push(token)
    news.push({ event: 'token-stashed', why: 'OB-50', seat: step.seat, token: tokenIds[token]! })
  }
}

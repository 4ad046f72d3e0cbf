// Runs the remaining steps until a seat must choose or the game is over.
import { collectAnswer, legalChoice, NO_ASKS } from '../../kernel/choices.ts'
import type { Seat, Watcher } from '../../kernel/contract.ts'
import { GameError } from '../../kernel/errors.ts'
import { collectInto } from '../../kernel/events.ts'
import type { Choice } from '../model/choices.ts'
import type { Event, Events } from '../model/events.ts'
import type { State, Step } from '../model/state.ts'
import { version } from '../model/version.ts'
import { discardTokensStep, drawTokensStep, keepTokenStep, moveTokenStep } from '../steps/abilities.ts'
import { commandStep, demolishStep, overthrowStep, replaceCommandStep, slideStep } from '../steps/command.ts'
import { draftStep, takeTokenStep } from '../steps/draft.ts'
import { circleStep, exchangeStep } from '../steps/exchange.ts'
import { keepBosses, keepBossStep } from '../steps/keep-boss.ts'
import { placeStep } from '../steps/place.ts'
import { portalStep, returnTokenStep, spendTokenStep } from '../steps/portal.ts'
import { settleStep } from '../steps/settle.ts'
import { endTurnStep, scoreStep } from '../steps/turn.ts'

// A switch instead of a table: the types match every step with its own handler, and the JavaScript engine can inline the
// calls.
function advance(state: State, step: Step, events: Events): void {
  switch (step.step) {
    case 'draft':
      return draftStep.advance(state, step, events)
    case 'place':
      return placeStep.advance(state, step, events)
    case 'settle':
      return settleStep.advance(state, step, events)
    case 'end-turn':
      return endTurnStep.advance(state, step, events)
    case 'portal':
      return portalStep.advance(state, step, events)
    case 'circle':
      return circleStep.advance(state, step, events)
    case 'command':
      return commandStep.advance(state, step, events)
    case 'take-token':
      return takeTokenStep.advance(state, step, events)
    case 'replace-command':
      return replaceCommandStep.advance(state, step, events)
    case 'spend-token':
      return spendTokenStep.advance(state, step, events)
    case 'return-token':
      return returnTokenStep.advance(state, step, events)
    case 'exchange':
      return exchangeStep.advance(state, step, events)
    case 'discard-tokens':
      return discardTokensStep.advance(state, step, events)
    case 'draw-tokens':
      return drawTokensStep.advance(state, step, events)
    case 'keep-token':
      return keepTokenStep.advance(state, step, events)
    case 'move-token':
      return moveTokenStep.advance(state, step, events)
    case 'slide':
      return slideStep.advance(state, step, events)
    case 'demolish':
      return demolishStep.advance(state, step, events)
    case 'overthrow':
      return overthrowStep.advance(state, step, events)
    case 'score':
      return scoreStep.advance(state, step, events)
    case 'keep-boss':
      return keepBossStep.advance(state, step, events)
  }
}

function answer(state: State, step: Step, choice: Choice, events: Events): void {
  switch (step.step) {
    case 'draft':
      return draftStep.answer(state, step, choice, events)
    case 'place':
      return placeStep.answer(state, step, choice, events)
    case 'settle':
      return settleStep.answer(state, step, choice, events)
    case 'end-turn':
      return endTurnStep.answer(state, step, choice, events)
    case 'portal':
      return portalStep.answer(state, step, choice, events)
    case 'circle':
      return circleStep.answer(state, step, choice, events)
    case 'command':
      return commandStep.answer(state, step, choice, events)
    case 'take-token':
      return takeTokenStep.answer(state, step, choice, events)
    case 'replace-command':
      return replaceCommandStep.answer(state, step, choice, events)
    case 'spend-token':
      return spendTokenStep.answer(state, step, choice, events)
    case 'return-token':
      return returnTokenStep.answer(state, step, choice, events)
    case 'exchange':
      return exchangeStep.answer(state, step, choice, events)
    case 'discard-tokens':
      return discardTokensStep.answer(state, step, choice, events)
    case 'draw-tokens':
      return drawTokensStep.answer(state, step, choice, events)
    case 'keep-token':
      return keepTokenStep.answer(state, step, choice, events)
    case 'move-token':
      return moveTokenStep.answer(state, step, choice, events)
    case 'slide':
      return slideStep.answer(state, step, choice, events)
    case 'demolish':
      return demolishStep.answer(state, step, choice, events)
    case 'overthrow':
      return overthrowStep.answer(state, step, choice, events)
    case 'score':
      return scoreStep.answer(state, step, choice, events)
    case 'keep-boss':
      return keepBossStep.answer(state, step, choice, events)
  }
}

export function run(state: State, events: Events): void {
  while (state.asks.length === 0) {
    const step = state.steps[state.steps.length - 1]
    if (!step) return
    advance(state, step, events)
  }
}

export function apply(state: State, seat: Seat, choice: Choice, watch?: Watcher<Event>): readonly Event[] {
  if (state.version !== version)
    throw new GameError('other-version', `the state was made with rules ${state.version}; these are ${version}`)
  const happened: Event[] = []
  const events = collectInto(happened, watch)
  const step = state.steps[state.steps.length - 1]
  if (step?.step === 'keep-boss') {
    const answers = collectAnswer(state, seat, choice)
    events.push({ event: 'boss-kept', why: 'OB-107', seat, secret: { seats: [seat], facts: choice } })
    if (!answers) return happened
    keepBosses(state, answers, events)
  } else {
    const legal = legalChoice(state.asks, seat, choice)
    state.asks = NO_ASKS
    answer(state, step!, legal, events)
  }
  run(state, events)
  return happened
}

// Does what is still to be done, step by step, until somebody must choose or the game is over.
import { collectAnswer, legalChoice, NO_ASKS } from '../../kernel/choices.ts'
import type { Seat } from '../../kernel/contract.ts'
import { GameError } from '../../kernel/errors.ts'
import type { Choice } from '../model/choices.ts'
import type { Event } from '../model/events.ts'
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

// Written out, so that every step meets its own handler in the types, and the engine can see through the calls.
function advance(state: State, step: Step, news: Event[]): void {
  switch (step.step) {
    case 'draft':
      return draftStep.advance(state, step, news)
    case 'place':
      return placeStep.advance(state, step, news)
    case 'settle':
      return settleStep.advance(state, step, news)
    case 'end-turn':
      return endTurnStep.advance(state, step, news)
    case 'portal':
      return portalStep.advance(state, step, news)
    case 'circle':
      return circleStep.advance(state, step, news)
    case 'command':
      return commandStep.advance(state, step, news)
    case 'take-token':
      return takeTokenStep.advance(state, step, news)
    case 'replace-command':
      return replaceCommandStep.advance(state, step, news)
    case 'spend-token':
      return spendTokenStep.advance(state, step, news)
    case 'return-token':
      return returnTokenStep.advance(state, step, news)
    case 'exchange':
      return exchangeStep.advance(state, step, news)
    case 'discard-tokens':
      return discardTokensStep.advance(state, step, news)
    case 'draw-tokens':
      return drawTokensStep.advance(state, step, news)
    case 'keep-token':
      return keepTokenStep.advance(state, step, news)
    case 'move-token':
      return moveTokenStep.advance(state, step, news)
    case 'slide':
      return slideStep.advance(state, step, news)
    case 'demolish':
      return demolishStep.advance(state, step, news)
    case 'overthrow':
      return overthrowStep.advance(state, step, news)
    case 'score':
      return scoreStep.advance(state, step, news)
    case 'keep-boss':
      return keepBossStep.advance(state, step, news)
  }
}

function answer(state: State, step: Step, choice: Choice, news: Event[]): void {
  switch (step.step) {
    case 'draft':
      return draftStep.answer(state, step, choice, news)
    case 'place':
      return placeStep.answer(state, step, choice, news)
    case 'settle':
      return settleStep.answer(state, step, choice, news)
    case 'end-turn':
      return endTurnStep.answer(state, step, choice, news)
    case 'portal':
      return portalStep.answer(state, step, choice, news)
    case 'circle':
      return circleStep.answer(state, step, choice, news)
    case 'command':
      return commandStep.answer(state, step, choice, news)
    case 'take-token':
      return takeTokenStep.answer(state, step, choice, news)
    case 'replace-command':
      return replaceCommandStep.answer(state, step, choice, news)
    case 'spend-token':
      return spendTokenStep.answer(state, step, choice, news)
    case 'return-token':
      return returnTokenStep.answer(state, step, choice, news)
    case 'exchange':
      return exchangeStep.answer(state, step, choice, news)
    case 'discard-tokens':
      return discardTokensStep.answer(state, step, choice, news)
    case 'draw-tokens':
      return drawTokensStep.answer(state, step, choice, news)
    case 'keep-token':
      return keepTokenStep.answer(state, step, choice, news)
    case 'move-token':
      return moveTokenStep.answer(state, step, choice, news)
    case 'slide':
      return slideStep.answer(state, step, choice, news)
    case 'demolish':
      return demolishStep.answer(state, step, choice, news)
    case 'overthrow':
      return overthrowStep.answer(state, step, choice, news)
    case 'score':
      return scoreStep.answer(state, step, choice, news)
    case 'keep-boss':
      return keepBossStep.answer(state, step, choice, news)
  }
}

export function run(state: State, news: Event[]): void {
  while (state.asks.length === 0) {
    const step = state.steps[state.steps.length - 1]
    if (!step) return
    advance(state, step, news)
  }
}

export function apply(state: State, seat: Seat, choice: Choice): Event[] {
  if (state.version !== version)
    throw new GameError('other-version', `this state is of rules ${state.version}; these are ${version}`)
  const news: Event[] = []
  const step = state.steps[state.steps.length - 1]
  if (step?.step === 'keep-boss') {
    const answers = collectAnswer(state, seat, choice)
    news.push({ event: 'boss-kept', why: 'OB-107', seat, secret: { seat, facts: choice } })
    if (!answers) return news
    keepBosses(state, answers, news)
  } else {
    const legal = legalChoice(state.asks, seat, choice)
    state.asks = NO_ASKS
    answer(state, step!, legal, news)
  }
  run(state, news)
  return news
}

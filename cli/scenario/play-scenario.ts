// Plays one scenario and returns the expectations that fail.
import {
  BadSituation,
  canonical,
  GameError,
  IllegalChoice,
  randomBelow,
  randomSource,
  seatName,
} from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { check } from './expectations.ts'
import type { FailedExpectation } from './failed-expectation.ts'
import { passUntil } from './pass-until.ts'
import { asChoice, checkSeats, formatPhrases, matchingChoices, requireSeat } from './phrases.ts'
import { RunningGame } from './running-game.ts'
import type { Scenario, ScenarioMove, Start } from './scenario-file.ts'
import { BadScenario, failAt, findEntry, positionAt, type SourcePosition, textOf, toPlainData } from './yaml-tree.ts'

/** A game with more choices than this never ends. */
const MAX_CHOICES = 20_000

/** Returns the failed expectations; empty if all hold. */
export function play(scenario: Scenario): FailedExpectation[] {
  try {
    return playSteps(scenario)
  } catch (error) {
    if (error instanceof BadScenario) return [{ position: error.position, message: error.message }]
    throw error
  }
}

function playSteps(scenario: Scenario): FailedExpectation[] {
  const { entry, start, steps } = scenario
  const [first] = steps
  const refused = first?.expected && findEntry(first.expected, 'refused')
  const state = startState(scenario)
  if (refused) {
    const text = textOf(refused.value)
    const other = first.expected?.entries.find(entry => entry !== refused)
    if (other) failAt(other, `a refused start has no table; remove “${other.key}”`)
    if (!(state instanceof GameError))
      return [{ position: refused.position, message: `refused: expected “${text}”, found an accepted start` }]
    return state.message.includes(text)
      ? []
      : [{ position: refused.value.position, message: `refused: expected “${text}”, found “${state.message}”` }]
  }
  if (state instanceof GameError) return [impossible(start, state)]
  const running = new RunningGame(
    entry,
    state,
    steps.flatMap(step => step.expected ?? []),
  )
  for (const { moves, expected } of steps) {
    running.events = []
    for (const move of moves) {
      const failure = makeMove(running, scenario.seed, move)
      if (failure) return [failure]
    }
    const failures = expected ? check(running, expected) : []
    if (failures.length > 0) return failures
  }
  return []
}

/** Returns the state at the start, or the error of the game if it refuses the start. */
function startState({ entry: { game, situations }, start, seed }: Scenario): unknown {
  try {
    const data = toPlainData(start.map)
    return start.from === 'given' ? situations.fromSituation(data, seed) : game.setup({ ...asOptions(data) }, seed)
  } catch (error) {
    if (error instanceof GameError) return error
    throw error
  }
}
const asOptions = (data: unknown): object => (data !== null && typeof data === 'object' ? data : {})

function impossible({ from, map }: Start, error: GameError): FailedExpectation {
  const message = `${from} is impossible: ${error.message}`
  if (!(error instanceof BadSituation)) return { position: map.position, message }
  const { path, misspelt } = error
  return {
    position: positionAt(map, path),
    message: misspelt ? didYouMean(message, misspelt.word, misspelt.possible) : message,
  }
}

function makeMove(running: RunningGame, seed: string, move: ScenarioMove): FailedExpectation | undefined {
  const { game, state, entry, players } = running
  if (move.kind === 'play to the end') return void playToEnd(running, seed, move.position)
  if (move.kind === 'pass until') return void passUntil(running, move)
  const { vocabulary } = entry.situations
  const { seat, choice } = move
  const name = seatName(seat)
  requireSeat(choice, name, players)
  checkSeats(vocabulary, choice, players)
  const ask = game.asks(state).find(asked => asked.seat === seat)
  const offered = ask?.choices ?? []
  const matches = matchingChoices(vocabulary, choice, offered)
  const offers = ask ? `${ask.prompt}: ${formatPhrases(vocabulary, offered)}` : askedInstead(game.asks(state))
  if (move.kind === 'choose') {
    const [only, ...more] = matches
    if (!only)
      return { position: choice.position, message: `${name}: expected “${choice.text}” to be offered, found ${offers}` }
    if (more.length > 0)
      return {
        position: choice.position,
        message: `${name}: “${choice.text}” matches several choices: ${formatPhrases(vocabulary, matches)}`,
      }
    running.choose(seat, only)
    return undefined
  }
  if (matches.length > 0)
    return {
      position: choice.position,
      message: `${name}: expected “${choice.text}” refused, found it offered (${offers})`,
    }
  const before = canonical(state)
  const reason = refusalOf(() => game.apply(state, seat, asChoice(vocabulary, choice)))
  if (reason === undefined || canonical(state) !== before)
    return { position: choice.position, message: `${name}: expected “${choice.text}” refused, found it accepted` }
  return reason.includes(move.because)
    ? undefined
    : { position: choice.position, message: `${name}: expected a refusal because “${move.because}”, found “${reason}”` }
}
const askedInstead = (asks: readonly { readonly seat: number; readonly prompt: string }[]): string =>
  asks.length === 0
    ? 'a game that is over'
    : `${asks.map(ask => `${seatName(ask.seat)} asked (${ask.prompt})`).join(', ')} instead`

/** Returns the reason why the game refuses the choice. Undefined if it accepts it. */
function refusalOf(applyChoice: () => unknown): string | undefined {
  try {
    applyChoice()
    return undefined
  } catch (error) {
    if (error instanceof IllegalChoice) return error.message
    throw error
  }
}

/** Chooses at random, seeded by the scenario, until the game is over. */
function playToEnd(running: RunningGame, seed: string, position: SourcePosition): void {
  const random = randomSource(`play ${seed}`)
  for (let n = 0; n < MAX_CHOICES; n++) {
    const [ask] = running.game.asks(running.state)
    if (!ask) return
    running.choose(ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
  }
  failAt({ position }, `the game is not over after ${MAX_CHOICES} choices`)
}

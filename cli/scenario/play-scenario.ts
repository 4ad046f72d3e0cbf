// Plays one scenario and says what is not as expected.
import {
  BadSituation,
  canonical,
  GameError,
  type GameEvent,
  IllegalChoice,
  randomBelow,
  randomSource,
  seatName,
} from '@overlair/rules/kernel'
import type { FailedExpectation } from './compare-zone.ts'
import { didYouMean } from './did-you-mean.ts'
import { check, type ExpectationContext } from './expectations.ts'
import { asChoice, formatPhrases, matchingChoices } from './phrases.ts'
import type { Scenario, ScenarioMove, Start } from './scenario-file.ts'
import { BadScenario, failAt, find, plain, type SourcePosition, spotOf, textOf } from './yaml-tree.ts'

/** A game that is not over by then never ends. */
const longest = 20_000

/** Nothing if all is as expected. */
export function play(scenario: Scenario): FailedExpectation[] {
  try {
    return playSteps(scenario)
  } catch (error) {
    if (error instanceof BadScenario) return [{ spot: error.spot, message: error.message }]
    throw error
  }
}

function playSteps(scenario: Scenario): FailedExpectation[] {
  const { entry, start, steps } = scenario
  const [first] = steps
  const refused = first?.expected && find(first.expected, 'refused')
  const state = started(scenario)
  if (refused) {
    const text = textOf(refused.value)
    const other = first.expected?.entries.find(entry => entry !== refused)
    if (other) failAt(other, `a start that is refused leaves no table: “${other.word}” cannot be looked at`)
    if (!(state instanceof GameError))
      return [{ spot: refused.spot, message: `refused: expected “${text}”, found a start that is accepted` }]
    return state.message.includes(text)
      ? []
      : [{ spot: refused.value.spot, message: `refused: expected “${text}”, found “${state.message}”` }]
  }
  if (state instanceof GameError) return [impossible(start, state)]
  for (const { deeds, expected } of steps) {
    const events: GameEvent[] = []
    for (const deed of deeds) {
      const trouble = act(scenario, state, deed, events)
      if (trouble) return [trouble]
    }
    const scene: ExpectationContext = { entry, state, events }
    const unmet = expected ? check(scene, expected) : []
    if (unmet.length > 0) return unmet
  }
  return []
}

function started({ entry: { game, situations }, start, seed }: Scenario): unknown {
  try {
    const words = plain(start.words)
    return start.from === 'given' ? situations.fromSituation(words, seed) : game.setup({ ...asOptions(words) }, seed)
  } catch (error) {
    if (error instanceof GameError) return error
    throw error
  }
}
const asOptions = (words: unknown): object => (words !== null && typeof words === 'object' ? words : {})

function impossible({ from, words }: Start, error: GameError): FailedExpectation {
  const message = `${from} is impossible: ${error.message}`
  if (!(error instanceof BadSituation)) return { spot: words.spot, message }
  const { path, misspelt } = error
  return {
    spot: spotOf(words, path),
    message: misspelt ? didYouMean(message, misspelt.word, misspelt.possible) : message,
  }
}

function act({ entry: { game, situations }, seed }: Scenario, state: unknown, deed: ScenarioMove, events: GameEvent[]) {
  if (deed.deed === 'play on') return playOn(game, state, seed, deed.spot, events)
  const { vocabulary } = situations
  const { seat, choice } = deed
  const name = seatName(seat)
  const ask = game.asks(state).find(asked => asked.seat === seat)
  const offered = ask?.choices ?? []
  const fit = matchingChoices(vocabulary, choice, offered)
  const offers = ask ? `${ask.prompt}: ${formatPhrases(vocabulary, offered)}` : askedInstead(game.asks(state))
  if (deed.deed === 'choose') {
    const [only, ...more] = fit
    if (!only)
      return { spot: choice.spot, message: `${name}: expected “${choice.text}” to be offered, found ${offers}` }
    if (more.length > 0)
      return { spot: choice.spot, message: `${name}: “${choice.text}” can mean ${formatPhrases(vocabulary, fit)}` }
    events.push(...game.apply(state, seat, only))
    return undefined
  }
  if (fit.length > 0)
    return { spot: choice.spot, message: `${name}: expected “${choice.text}” refused, found it offered (${offers})` }
  const before = canonical(state)
  const reason = refusalOf(() => game.apply(state, seat, asChoice(vocabulary, choice)))
  if (reason === undefined || canonical(state) !== before)
    return { spot: choice.spot, message: `${name}: expected “${choice.text}” refused, found it carried out` }
  return reason.includes(deed.because)
    ? undefined
    : { spot: choice.spot, message: `${name}: expected a refusal because “${deed.because}”, found “${reason}”` }
}
const askedInstead = (asks: readonly { readonly seat: number; readonly prompt: string }[]): string =>
  asks.length === 0
    ? 'a game that is over'
    : `${asks.map(ask => `${seatName(ask.seat)} asked (${ask.prompt})`).join(', ')} instead`

function refusalOf(deed: () => unknown): string | undefined {
  try {
    deed()
    return undefined
  } catch (error) {
    if (error instanceof IllegalChoice) return error.message
    throw error
  }
}

/** Chooses at random, the same way every time, until nobody is asked. */
function playOn(
  game: Scenario['entry']['game'],
  state: unknown,
  seed: string,
  spot: SourcePosition,
  events: GameEvent[],
): undefined {
  const random = randomSource(`play ${seed}`)
  for (let n = 0; n < longest; n++) {
    const [ask] = game.asks(state)
    if (!ask) return
    events.push(...game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!))
  }
  return failAt({ spot }, `the game is not over after ${longest} choices`)
}

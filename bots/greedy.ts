// Looks one turn ahead: simulates its choices to the end of its own turn and takes the one with the best possible end.
import { type AnyGame, type Ask, type Choice, onlyChoice, randomBelow, type Seat } from '@overlair/rules/kernel'
import { askOf, type Bot } from './bot.ts'
import type { Evaluation } from './evaluation/contract.ts'

/** Maximal depth. The bot evaluates a longer turn at this depth. */
const DEPTH = 12

/** A position in the simulated turn, and the index of the first choice on the way to it. */
interface Position {
  readonly state: unknown
  readonly first: number
}

export const greedyBot =
  (game: AnyGame, evaluation: Evaluation): Bot =>
  input => {
    const { ask, random } = input
    const only = onlyChoice(ask)
    if (only) return only
    const sample = game.deal(input.position, randomBelow(random, 2 ** 32))
    const choices = evaluation.candidates?.(sample, ask) ?? ask.choices
    if (choices.length === 1) return choices[0]!
    const values = searchTurn(game, evaluation, sample, ask.seat, choices)
    const best = Math.max(...values)
    const bestChoices = choices.filter((_, first) => values[first] === best)
    return bestChoices[randomBelow(random, bestChoices.length)]!
  }

/** For each choice, the value of the best end of the turn that it can lead to. */
function searchTurn(
  game: AnyGame,
  evaluation: Evaluation,
  start: unknown,
  seat: Seat,
  choices: readonly Choice[],
): readonly number[] {
  const turn = evaluation.turnKey(start)
  const values = choices.map(() => Number.NEGATIVE_INFINITY)
  const advance = (state: unknown, choice: Choice, first: number): Position | undefined => {
    const next = game.clone(state)
    game.apply(next, seat, choice)
    const position = { state: next, first }
    if (evaluation.turnKey(next) === turn && askOf(game, next, seat)) return position
    evaluateEnd(position)
    return undefined
  }
  const evaluateEnd = ({ state, first }: Position) => {
    values[first] = Math.max(values[first]!, evaluation.evaluate(state, seat))
  }
  let positions = choices.flatMap((choice, first) => advance(start, choice, first) ?? [])
  for (let depth = 1; depth < DEPTH && positions.length > 0; depth++)
    positions = mostPromising(game, evaluation, positions, seat).flatMap(({ state, first }) =>
      candidatesIn(game, evaluation, state, seat).flatMap(choice => advance(state, choice, first) ?? []),
    )
  for (const position of positions) evaluateEnd(position)
  return values
}

function candidatesIn(game: AnyGame, evaluation: Evaluation, state: unknown, seat: Seat): readonly Choice[] {
  const ask = askOf(game, state, seat)!
  return evaluation.candidates?.(state, ask) ?? ask.choices
}

/**
 * The best positions for each prompt. The prompts share the beam equally. Only positions with the same prompt are
 * comparable, because a drafted tile has no value before it is placed.
 */
function mostPromising(
  game: AnyGame,
  evaluation: Evaluation,
  positions: readonly Position[],
  seat: Seat,
): readonly Position[] {
  const askIn = ({ state }: Position) => askOf(game, state, seat)!
  const width = ({ choices }: Ask) => choices.length
  const byPrompt = Map.groupBy(positions, position => askIn(position).prompt)
  return [...byPrompt.values()].flatMap(group => {
    let budget = evaluation.beam / byPrompt.size
    // All positions fit, so there is no need to evaluate them.
    if (group.reduce((sum, position) => sum + width(askIn(position)), 0) <= budget) return group
    const values = new Map(group.map(position => [position, evaluation.evaluate(position.state, seat)]))
    return group
      .sort((a, b) => values.get(b)! - values.get(a)!)
      .filter(position => {
        const fits = budget > 0
        budget -= width(askIn(position))
        return fits
      })
  })
}

// Looks one turn ahead: plays its choices out through the rest of its own turn and takes the one that can end best.
import { type AnyGame, type Ask, type Choice, onlyChoice, randomBelow, type Seat } from '@overlair/rules/kernel'
import { askOf, type Bot } from './bot.ts'
import type { Evaluation } from './evaluation/evaluation.ts'

/** A turn that is longer than this is judged as far as it was thought. */
const DEPTH = 12

/** A position of the imagined turn, and the first choice that led towards it. */
interface Position {
  readonly state: unknown
  readonly first: number
}

export const greedyBot =
  (game: AnyGame, evaluation: Evaluation): Bot =>
  ({ ask, random, sampleState: imagine }) => {
    const only = onlyChoice(ask)
    if (only) return only
    const world = imagine(randomBelow(random, 2 ** 32))
    const choices = evaluation.candidates?.(world, ask) ?? ask.choices
    if (choices.length === 1) return choices[0]!
    const worths = playOut(game, evaluation, world, ask.seat, choices)
    const best = Math.max(...worths)
    const equals = choices.filter((_, first) => worths[first] === best)
    return equals[randomBelow(random, equals.length)]!
  }

/** How well the turn can end after each of the choices. */
function playOut(
  game: AnyGame,
  evaluation: Evaluation,
  world: unknown,
  seat: Seat,
  choices: readonly Choice[],
): readonly number[] {
  const turn = evaluation.turnKey(world)
  const worths = choices.map(() => Number.NEGATIVE_INFINITY)
  const goOn = (state: unknown, choice: Choice, first: number): Position | undefined => {
    const next = game.clone(state)
    game.apply(next, seat, choice)
    const position = { state: next, first }
    if (evaluation.turnKey(next) === turn && askOf(game, next, seat)) return position
    judge(position)
    return undefined
  }
  const judge = ({ state, first }: Position) => {
    worths[first] = Math.max(worths[first]!, evaluation.evaluate(state, seat))
  }
  let positions = choices.flatMap((choice, first) => goOn(world, choice, first) ?? [])
  for (let depth = 1; depth < DEPTH && positions.length > 0; depth++)
    positions = mostPromising(game, evaluation, positions, seat).flatMap(({ state, first }) =>
      consideredIn(game, evaluation, state, seat).flatMap(choice => goOn(state, choice, first) ?? []),
    )
  for (const position of positions) judge(position)
  return worths
}

function consideredIn(game: AnyGame, evaluation: Evaluation, state: unknown, seat: Seat): readonly Choice[] {
  const ask = askOf(game, state, seat)!
  return evaluation.candidates?.(state, ask) ?? ask.choices
}

/**
 * The best positions of each kind, which share the beam. Only those that are asked the same can be compared: a tile that is
 * still in the hand is worth nothing yet.
 */
function mostPromising(
  game: AnyGame,
  evaluation: Evaluation,
  positions: readonly Position[],
  seat: Seat,
): readonly Position[] {
  const asked = ({ state }: Position) => askOf(game, state, seat)!
  const width = ({ choices }: Ask) => choices.length
  const kinds = Map.groupBy(positions, position => asked(position).prompt)
  return [...kinds.values()].flatMap(kind => {
    let room = evaluation.beam / kinds.size
    // All of them, without asking which are the best.
    if (kind.reduce((sum, position) => sum + width(asked(position)), 0) <= room) return kind
    const worths = new Map(kind.map(position => [position, evaluation.evaluate(position.state, seat)]))
    return kind
      .sort((a, b) => worths.get(b)! - worths.get(a)!)
      .filter(position => {
        const fits = room > 0
        room -= width(asked(position))
        return fits
      })
  })
}

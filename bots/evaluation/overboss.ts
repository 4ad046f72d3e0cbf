// Evaluation for Overboss: the current score, plus an estimate of the points that pieces can still bring.
import type { Seat } from '@overlair/rules/kernel'
import type { State } from '@overlair/rules/overboss'
import { boardOf, count } from '@overlair/rules/overboss/model/boards'
import { emptySpaces, openTiles } from '@overlair/rules/overboss/model/map'
import { isCrystal, isMonster, type Land, NONE, PORTAL } from '@overlair/rules/overboss/model/pieces'
import { scoreSheets } from '@overlair/rules/overboss/result/result'
import type { Evaluation } from './contract.ts'

export const overbossEvaluation: Evaluation<State> = { evaluate, turnKey: state => state.turn.number, beam: 100 }

// Values in points. We found them by matches between bots with different values.
const ACTIVE_PORTAL = 1
const HIDDEN_BOSS = 1
const CRYSTAL_FOR_EACH_EMPTY_SPACE = 0.2
const ROOM_FOR_A_BAND = 0.15
/** A point of the others counts half, because most choices cannot change it. */
const POINT_OF_OTHERS = 0.5

function evaluate(state: State, seat: Seat): number {
  const scores = scoreSheets(state, other => other === seat || state.players[other]!.revealed).map(sheet => sheet.total)
  const own = scores[seat]!
  const others = scores.length === 1 ? 0 : (sum(scores) - own) / (scores.length - 1)
  const player = state.players[seat]!
  const hidden = player.boss !== NONE && !player.revealed ? HIDDEN_BOSS : 0
  const empty = emptySpaces(player)
  return own - POINT_OF_OTHERS * others + (empty === 0 ? 0 : hidden + prospects(player, empty))
}
const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

/** Points that the stash and the monsters on the map may still bring while the map has empty spaces. */
function prospects(land: Land, empty: number): number {
  const free = empty | openTiles(land)
  const { bordering } = boardOf(land.tiles.length)
  let points = 0
  for (const token of land.stash) {
    if (token === PORTAL) points += ACTIVE_PORTAL
    else if (isCrystal(token)) points += CRYSTAL_FOR_EACH_EMPTY_SPACE * count(empty)
  }
  for (let space = 0; space < land.tokens.length; space++)
    if (isMonster(land.tokens[space]!)) points += ROOM_FOR_A_BAND * count(bordering[space]! & free)
  return points
}

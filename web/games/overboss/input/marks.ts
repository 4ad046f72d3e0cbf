// Marks on the spaces of a map: tiles of a command pattern, tiles that count for an objective of a campaign level.
import type { View } from '@overlair/rules/overboss'
import { levels } from '@overlair/rules/overboss'
import { progressOf } from '@overlair/rules/overboss/campaign/objectives'
import { landOf } from '@overlair/rules/overboss/engine/view'
import { cells, spacesOf } from '@overlair/rules/overboss/model/boards'
import { commandIds } from '@overlair/rules/overboss/model/commands'
import { say } from '../../../platform/i18n/say.ts'
import { patternState } from '../model/pattern-state.ts'
import { type Spot, spotOf } from './click-paths.ts'

interface Marks {
  /** Whether the space is part of the pattern of a card that can be activated, or that the player looks at. */
  readonly pattern: boolean
  /** Names of the objectives for which the tile counts. */
  readonly goals: readonly string[]
}
const none: Marks = { pattern: false, goals: [] }
export type MarksBySpot = (spot: Spot) => Marks

/** Returns the marks of all spaces. `hovered` is a command card that the player looks at. */
export function marksOn(view: View, legal: ReadonlySet<Spot>, hovered: Spot | undefined): MarksBySpot {
  const { level, commands } = view.options
  if (view.viewer === 'spectator' || (level === 0 && !commands)) return () => none
  const seat = view.viewer
  const shownCards = commandIds.filter(id => spotOf.card(id) === hovered || legal.has(spotOf.card(id)))
  const pattern = new Set(
    shownCards.flatMap(id => patternState(view, seat, id).cells.map(cell => spotOf.space(seat, cell))),
  )
  const goals = goalsBySpot(view)
  return spot => ({ pattern: pattern.has(spot), goals: goals.get(spot) ?? none.goals })
}

function goalsBySpot(view: View): ReadonlyMap<Spot, readonly string[]> {
  const found = new Map<Spot, readonly string[]>()
  const player = view.players[0]
  if (!player || view.options.level === 0) return found
  for (const { id, condition } of levels[view.options.level - 1]?.objectives ?? []) {
    const { spaces } = progressOf(condition, landOf(player), player.score.total)
    for (const space of spacesOf(spaces)) {
      const spot = spotOf.space(0, cells[space] ?? '')
      found.set(spot, [...(found.get(spot) ?? []), say.maybe(`objective:${id}.name`) ?? id])
    }
  }
  return found
}

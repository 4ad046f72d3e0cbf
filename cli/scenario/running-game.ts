import type { AnyGame, Choice, GameEvent } from '@overlair/rules/kernel'
import type { GameEntry } from './games.ts'
import { Sightings } from './sightings.ts'
import type { MapNode } from './yaml-tree.ts'

/** The game of a scenario while the runner plays it. */
export class RunningGame {
  readonly entry: GameEntry
  readonly state: unknown
  /** The number of seats. */
  readonly players: number
  readonly sightings: Sightings
  /** Events since the current `when` began. */
  events: GameEvent[] = []

  /** `thens` are all expectations of the scenario. */
  constructor(entry: GameEntry, state: unknown, thens: readonly MapNode[]) {
    this.entry = entry
    this.state = state
    this.players = entry.situations.scores(state).length
    this.sightings = new Sightings(entry.game, thens)
    this.sightings.look(state, [])
  }
  get game(): AnyGame {
    return this.entry.game
  }
  /** Makes a legal choice and returns its events. */
  choose(seat: number, choice: Choice): readonly GameEvent[] {
    const events = this.game.apply(this.state, seat, choice)
    this.events.push(...events)
    this.sightings.look(this.state, events)
    return events
  }
}

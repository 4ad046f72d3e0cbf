// The names that viewers have seen since a scenario began, in any of their views or in their log.
import { type AnyGame, eventFor, type GameEvent, seatNamed, type Viewer } from '@overlair/rules/kernel'
import { findEntry, itemsOf, type MapNode, textOf } from './yaml-tree.ts'

export const viewerNamed = (name: string): Viewer | undefined => (name === 'spectator' ? name : seatNamed(name))

export class Sightings {
  readonly #game: AnyGame
  /** For each viewer the names to look for: those in `hidden` and `seen`. */
  readonly #wanted = new Map<Viewer, Set<string>>()
  readonly #seen = new Map<Viewer, Set<string>>()

  constructor(game: AnyGame, thens: readonly MapNode[]) {
    this.#game = game
    for (const then of thens)
      for (const key of ['hidden', 'seen']) {
        const lists = findEntry(then, key)?.value
        if (lists?.kind !== 'map') continue
        for (const { key: viewer, value } of lists.entries) this.#want(viewerNamed(viewer), itemsOf(value).map(textOf))
      }
  }
  #want(viewer: Viewer | undefined, names: readonly string[]): void {
    if (viewer !== undefined) this.#wanted.set(viewer, new Set([...(this.#wanted.get(viewer) ?? []), ...names]))
  }

  /** Notes the names in the current view of each viewer, and in these events. */
  look(state: unknown, events: readonly GameEvent[]): void {
    for (const [viewer, names] of this.#wanted) {
      const log = events.map(event => eventFor(event, viewer))
      const visible = JSON.stringify([this.#game.view(state, viewer), log])
      const seen = [...names].filter(name => visible.includes(name))
      this.#seen.set(viewer, new Set([...(this.#seen.get(viewer) ?? []), ...seen]))
    }
  }
  has(viewer: Viewer, name: string): boolean {
    return this.#seen.get(viewer)?.has(name) ?? false
  }
}

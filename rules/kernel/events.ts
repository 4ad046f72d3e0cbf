import type { GameEvent, Watcher } from './contract.ts'

/** Where the code of a game reports its events. */
export interface EventSink<E extends GameEvent = GameEvent> {
  push(event: E): void
}

/** Returns a sink that appends to this list and calls the watcher. Without a watcher it is the list itself and costs nothing. */
export const collectInto = <E extends GameEvent>(events: E[], watch: Watcher<E> | undefined): EventSink<E> =>
  watch
    ? {
        push(event) {
          events.push(event)
          watch(event)
        },
      }
    : events

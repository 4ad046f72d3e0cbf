// What a choice led to, as a hash in the record. Later rules replay the record and compare, so they notice when the same
// choice leads to something else.
import type { Ask, Choice, Game, GameEvent, Seat, Watcher } from './contract.ts'
import { canonical, hashOf } from './hash.ts'
import { appendChoice, type GameRecord } from './records.ts'

const textOf = ({ seat, prompt, choices }: Ask): string =>
  // Sorted, because the order in which choices are offered is no rule.
  `${seat} ${prompt} ${choices.map(canonical).sort().join(' ')}`

/**
 * Hashes the events of a choice, the next asks and the result: what the players meet, and nothing of the state's fields. It
 * leaves out the cited rules and the limits of undo. Both may be corrected while the game stays the same.
 * Four digits keep links short; a difference that one hash misses shows in those of later choices.
 */
export function outcomeHash<State>(game: Game<State>, state: State, events: readonly GameEvent[]): string {
  const met = events.map(({ why, reveals, ...facts }) => facts)
  const { winners, scores } = game.result(state) ?? {}
  return hashOf(canonical([met, game.asks(state).map(textOf).sort(), winners, scores])).slice(-4)
}

/** Makes a choice, and appends it to the record with the hash of its outcome. Throws IllegalChoice for an illegal choice. */
export function playAndRecord<State, C extends Choice>(
  game: Game<State, C>,
  state: State,
  record: GameRecord,
  seat: Seat,
  choice: C,
  watch?: Watcher,
): { readonly record: GameRecord; readonly events: readonly GameEvent[] } {
  const events = game.apply(state, seat, choice, watch)
  return { record: appendChoice(record, seat, choice, outcomeHash(game, state, events)), events }
}

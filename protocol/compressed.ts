// A whole position and a log travel compressed. Most of a position is names of cards and fields. Client and server can make a text with
// these names from the rules, so the messages only refer to it.
import { type AnyGame, currentOptions, hashOf } from '@overlair/rules/kernel'
import type { Table } from './table.ts'

/** JSON as raw deflate with a preset dictionary, in Base64. */
export interface Compressed {
  /** The name of the dictionary. */
  readonly dictionary: string
  readonly compressed: string
}
export interface Dictionary {
  readonly name: string
  readonly text: string
}

/** Returns the first position of another game with the same options. */
export function dictionaryFor(game: AnyGame, { options, seats }: Pick<Table, 'options' | 'seats'>): Dictionary {
  // A table may be older than the rules.
  const state = game.setup(currentOptions(game, { ...options, players: seats.length }), 'dictionary')
  const text = JSON.stringify([game.sealOwn(state, 0), game.sealPublic(state)])
  return { name: hashOf(text).slice(-8), text }
}

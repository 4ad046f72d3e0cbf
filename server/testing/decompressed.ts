// Reads what the server compresses, at once: tests look at many messages between two others.
import { inflateRawSync } from 'node:zlib'
import { type Compressed, dictionaryFor } from '@overlair/protocol/compressed'
import type { PositionMessage, WholePosition } from '@overlair/protocol/messages'
import type { Table } from '@overlair/protocol/table'
import type { AnyGame } from '@overlair/rules/kernel'

export function decompressed<Content>(
  { dictionary, compressed }: Compressed,
  game: AnyGame,
  table: Pick<Table, 'options' | 'seats'>,
): Content {
  const { name, text } = dictionaryFor(game, table)
  if (dictionary !== name) throw new Error(`the server used the dictionary ${dictionary}, not ${name}`)
  const content = inflateRawSync(Buffer.from(compressed, 'base64'), { dictionary: Buffer.from(text) })
  return JSON.parse(content.toString())
}
/** A position with its content, beside the fields that all pushes have. */
export function openedPosition(
  { compressed, dictionary, ...push }: PositionMessage,
  game: AnyGame,
  table: Pick<Table, 'options' | 'seats'>,
) {
  return { ...push, ...decompressed<WholePosition>({ compressed, dictionary }, game, table) }
}

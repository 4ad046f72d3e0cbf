// Compresses what is long, the whole position and the log of a table, with its dictionary.
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync } from 'node:zlib'
import { type Compressed, type Dictionary, dictionaryFor } from '@overlair/protocol/compressed'
import type { PositionMessage, PublicStep, WholeLog } from '@overlair/protocol/messages'
import type { Table } from '@overlair/protocol/table'
import type { AnyGame, Seat } from '@overlair/rules/kernel'
import type { TextFor } from './messages/outbox.ts'
import type { OnlineMatch } from './online-match.ts'

const deflateElsewhere = promisify(deflateRaw)

class Compressor {
  readonly dictionary: Dictionary
  readonly #bytes: Buffer

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary
    this.#bytes = Buffer.from(dictionary.text)
  }
  compress(content: object): Compressed {
    return this.#message(deflateRawSync(JSON.stringify(content), { dictionary: this.#bytes }))
  }
  /** In another thread, for what is so long that others would wait. */
  async compressElsewhere(content: object): Promise<Compressed> {
    return this.#message(await deflateElsewhere(JSON.stringify(content), { dictionary: this.#bytes }))
  }
  #message(compressed: Buffer): Compressed {
    return { dictionary: this.dictionary.name, compressed: compressed.toString('base64') }
  }
}

/** Most tables have the same options as others of their game. */
const MOST_KNOWN = 50
const byGame = new WeakMap<AnyGame, Map<string, Compressor>>()

/** Throws GameError if the rules refuse the options of the table. */
export function compressorOf({ match: { game } }: OnlineMatch, { options, seats }: Table): Compressor {
  const known = byGame.get(game) ?? new Map<string, Compressor>()
  byGame.set(game, known)
  const key = JSON.stringify([seats.length, options])
  const compressor = known.get(key) ?? new Compressor(dictionaryFor(game, { options, seats }))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, compressor)
  return compressor
}

/** By list of choices, which is new after each choice, and by the seats whose people know the same of it. */
const logs = new WeakMap<readonly PublicStep[], Map<string, Promise<Compressed>>>()

/** The log for the people at these seats. `steps` are the choices as all may know them. It is long, so it is compressed once for all. */
export function compressedLog(
  match: OnlineMatch,
  table: Table,
  seats: readonly Seat[],
  steps: readonly PublicStep[] = match.match.seat('spectator').log(),
): Promise<Compressed> {
  const known = logs.get(steps) ?? new Map<string, Promise<Compressed>>()
  logs.set(steps, known)
  const key = seats.join()
  const compressed =
    known.get(key) ??
    compressorOf(match, table).compressElsewhere({ steps, seats: match.ownSteps(seats) } satisfies WholeLog)
  known.set(key, compressed)
  return compressed
}

/** Returns a function that makes the message with the position of now, for people at some of these seats. */
export function positionFrom(match: OnlineMatch, table: Table, seats: readonly Seat[]): TextFor {
  const position = match.position(seats)
  return of => {
    const own = Object.fromEntries(of.map(seat => [seat, position.seats[seat]!]))
    const compressed = compressorOf(match, table).compress({ ...position, seats: own })
    return JSON.stringify({ push: 'position', table: table.id, ...compressed } satisfies PositionMessage)
  }
}

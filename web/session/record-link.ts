// A record as a link and as a file. The link holds the whole record, so that players can share a game without a server.
import { GameError, type GameRecord, isJsonObject, readRecord } from '@overlair/rules/kernel'

async function transformed(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Base64 with characters that need no escaping in a URL. */
function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), character => character.charCodeAt(0))

/** A record with the names of its players, as players share it. A record itself names nobody. */
export interface SharedRecord {
  readonly record: GameRecord
  /** Empty if the record came without names. */
  readonly names: readonly string[]
}
/** The JSON of a shared record: the record with one more field. */
export const sharedJson = ({ record, names }: SharedRecord): object => ({ ...record, names })

/** Longer names are cut, so that a link from elsewhere cannot fill the page. */
const LONGEST_NAME = 16
function namesIn(value: unknown): readonly string[] {
  const names = isJsonObject(value) ? value.names : undefined
  if (!Array.isArray(names)) return []
  return names.map(name => (typeof name === 'string' ? [...name].slice(0, LONGEST_NAME).join('') : ''))
}

export async function packRecord(shared: SharedRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sharedJson(shared)))
  return toBase64Url(await transformed(bytes, new CompressionStream('deflate-raw')))
}

/** Reads the packed record of a link. Throws GameError if it is damaged. */
export async function unpackRecord(packed: string): Promise<SharedRecord> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(
      await transformed(fromBase64Url(packed), new DecompressionStream('deflate-raw')),
    )
  } catch {
    throw new GameError('bad-link', 'the link is damaged or was cut off')
  }
  return parseRecord(text)
}

/** Reads the text of a record file. Throws GameError if it is not a record. */
export function parseRecord(text: string): SharedRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new GameError('bad-file', 'the file is not a record: it is not JSON')
  }
  return { record: readRecord(value), names: namesIn(value) }
}

// A record as a link and as a file. The link holds the whole record, so that players can share a game without a server.
import { GameError, type GameRecord, readRecord } from '@overlair/rules/kernel'

const bad = (message: string): never => {
  throw new GameError('bad-record', message)
}

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

export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record))
  return toBase64Url(await transformed(bytes, new CompressionStream('deflate-raw')))
}

/** Reads the packed record of a link. Throws GameError if it is damaged. */
export async function unpackRecord(packed: string): Promise<GameRecord> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(
      await transformed(fromBase64Url(packed), new DecompressionStream('deflate-raw')),
    )
  } catch {
    return bad('the link is damaged or was cut off')
  }
  return parseRecord(text)
}

/** Reads the text of a record file. Throws GameError if it is not a record. */
export function parseRecord(text: string): GameRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('the file is not a record: it is not JSON')
  }
  return readRecord(value)
}

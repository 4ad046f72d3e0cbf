// A record as a link and as a file: whole, so that nobody needs a server to show a game to somebody else.
import { GameError, type GameRecord, readRecord } from '@overlair/rules/kernel'

const bad = (message: string): never => {
  throw new GameError('bad-record', message)
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Letters that an address can carry as they are. */
function toBase64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
const fromWord = (word: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(word.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))

export async function packRecord(record: GameRecord): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(record))
  return toBase64Url(await through(bytes, new CompressionStream('deflate-raw')))
}

/** Reads the packed record of a link. A damaged one is a GameError that says so. */
export async function unpackRecord(word: string): Promise<GameRecord> {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(
      await through(fromWord(word), new DecompressionStream('deflate-raw')),
    )
  } catch {
    return bad('the link is damaged or was cut off')
  }
  return parseRecord(text)
}

/** Reads the text of a record file. */
export function parseRecord(text: string): GameRecord {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return bad('this is not a record: the file is not JSON')
  }
  return readRecord(value)
}

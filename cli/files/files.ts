import { Buffer } from 'node:buffer'
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from './bad-input.ts'
import { jsonErrorOffset } from './json-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is not a folder',
  ENAMETOOLONG: 'its name is too long',
}

/** Far more than any record or scenario needs. */
const MAX_BYTES = 64 * 1024 * 1024
const CHUNK = 1024 * 1024
const MAX_DEPTH = 100

/** Returns the reason of a file system error as text. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return reasons[code] ?? code
}

/** Writes a file. Returns the reason if that failed. */
export function writeText(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text)
    return undefined
  } catch (error) {
    return existsSync(dirname(file)) ? reasonOf(error) : `the folder ${dirname(file)} does not exist`
  }
}

/** Returns all files and folders below a folder. Undefined if the path is not a folder. */
export function filesUnder(folder: string): string[] | undefined {
  try {
    if (!statSync(folder).isDirectory()) return undefined
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name))
  } catch (error) {
    throw new BadInput(`cannot read ${folder}: ${reasonOf(error)}`)
  }
}

export function readText(file: string): string {
  const bytes = readBytes(file)
  try {
    // TextDecoder removes a byte order mark, which some editors write.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadInput(`cannot read ${file}: it is not UTF-8 text`)
  }
}
function readBytes(file: string): Uint8Array {
  const bytes = firstBytes(file, MAX_BYTES + 1)
  if (bytes.length > MAX_BYTES)
    throw new BadInput(`cannot read ${file}: it is larger than ${MAX_BYTES / 1024 / 1024} MB`)
  return bytes
}
/** Reads at most `limit` bytes. A pipe or a device has no size and may never end. */
function firstBytes(file: string, limit: number): Uint8Array {
  try {
    const handle = openSync(file, 'r')
    try {
      const chunks: Uint8Array[] = []
      let left = limit
      while (left > 0) {
        const chunk = new Uint8Array(Math.min(left, CHUNK))
        const read = readSync(handle, chunk)
        if (read === 0) break
        chunks.push(chunk.subarray(0, read))
        left -= read
      }
      return Buffer.concat(chunks)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${reasonOf(error)}`)
  }
}

/** Reads a JSON file. For malformed JSON, the error has line and column. */
export function readJson(file: string): unknown {
  const text = readText(file)
  // Recursive code may rely on this limit.
  if (depthOf(text) > MAX_DEPTH)
    throw new BadInput(`cannot use ${file}: it has more than ${MAX_DEPTH} levels of lists and objects`)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`${file} is not JSON: ${describePosition(text, jsonErrorOffset(text))}`)
  }
}

/** Returns the greatest number of open brackets, outside of strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  // A regular expression over a string of megabytes would overflow the stack.
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted && character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth)
    else if (!quoted && (character === ']' || character === '}')) depth--
  }
  return deepest
}

function describePosition(text: string, position: number): string {
  const before = text.slice(0, position).split('\n')
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`
  return position === text.length
    ? `${place}: unexpected end of file`
    : `${place}: unexpected ${JSON.stringify(text[position])}`
}

import { Buffer } from 'node:buffer'
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from './bad-input.ts'
import { jsonErrorOffset } from './json-error.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it is not permitted',
  EPERM: 'it is not permitted',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is no folder',
  ENAMETOOLONG: 'its name is too long',
}

/** Far more than any record or scenario needs. */
const LARGEST = 64 * 1024 * 1024
const PIECE = 1024 * 1024
const DEEPEST = 100

/** The reason behind an error of the file system, for people. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return reasons[code] ?? code
}

/** Gives the reason where it could not be written. */
export function writeText(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text)
    return undefined
  } catch (error) {
    return existsSync(dirname(file)) ? reasonOf(error) : `there is no folder ${dirname(file)}`
  }
}

/** All that is in a folder and in those inside it; undefined for what is no folder. */
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
    // A byte order mark, as some editors write it, is left out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BadInput(`cannot read ${file}: it is not a text in UTF-8`)
  }
}
function readBytes(file: string): Uint8Array {
  const bytes = firstBytes(file, LARGEST + 1)
  if (bytes.length > LARGEST) throw new BadInput(`cannot read ${file}: it is larger than ${LARGEST / 1024 / 1024} MB`)
  return bytes
}
/** No more than so many: a pipe or a device does not say its size and may never end. */
function firstBytes(file: string, most: number): Uint8Array {
  try {
    const handle = openSync(file, 'r')
    try {
      const pieces: Uint8Array[] = []
      let left = most
      while (left > 0) {
        const piece = new Uint8Array(Math.min(left, PIECE))
        const read = readSync(handle, piece)
        if (read === 0) break
        pieces.push(piece.subarray(0, read))
        left -= read
      }
      return Buffer.concat(pieces)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${reasonOf(error)}`)
  }
}

/** The JSON of a file; where it is broken, line and column are said. */
export function readJson(file: string): unknown {
  const text = readText(file)
  // Whoever walks through the data may trust that it has a bottom.
  if (depthOf(text) > DEEPEST)
    throw new BadInput(`${file} cannot be used: more than ${DEEPEST} lists and objects stand inside each other`)
  try {
    return JSON.parse(text)
  } catch {
    throw new BadInput(`${file} is not JSON: ${placeIn(text, jsonErrorOffset(text))}`)
  }
}

/** How many brackets are open at once, outside of strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  // One by one: a regular expression that spans a string of megabytes is too deep for the engine.
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted && character === '\\') at++
    else if (character === '"') quoted = !quoted
    else if (!quoted && (character === '[' || character === '{')) deepest = Math.max(deepest, ++depth)
    else if (!quoted && (character === ']' || character === '}')) depth--
  }
  return deepest
}

function placeIn(text: string, position: number): string {
  const before = text.slice(0, position).split('\n')
  const place = `line ${before.length}, column ${before.at(-1)!.length + 1}`
  return position === text.length
    ? `${place}: it ends too early`
    : `${place}: unexpected ${JSON.stringify(text[position])}`
}

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BadInput } from './bad-input.ts'
import { brokenAt } from './broken-json.ts'

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
  try {
    if (statSync(file).size <= LARGEST) return readFileSync(file)
  } catch (error) {
    throw new BadInput(`cannot read ${file}: ${reasonOf(error)}`)
  }
  throw new BadInput(`cannot read ${file}: it is larger than ${LARGEST / 1024 / 1024} MB`)
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
    throw new BadInput(`${file} is not JSON: ${placeIn(text, brokenAt(text))}`)
  }
}

/** How many brackets are open at once, outside of strings. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"?|[[\]{}]/gs)) {
    if (part === '[' || part === '{') deepest = Math.max(deepest, ++depth)
    else if (part === ']' || part === '}') depth--
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

// Where a text stops being JSON. The engine’s own messages name the place only sometimes.

const space = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** What a backslash in a string may stand before. */
const escaped = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const FIRST_PRINTABLE = ' '
const literals = ['true', 'false', 'null']

class Broken extends Error {
  readonly at: number
  constructor(at: number) {
    super('broken')
    this.at = at
  }
}

/** The position of the first character that cannot stand there; the length of the text where something is missing. */
export function jsonErrorOffset(text: string): number {
  try {
    return skip(text, value(text, skip(text, 0)))
  } catch (error) {
    if (error instanceof Broken) return error.at
    throw error
  }
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
const skip = (text: string, at: number): number => match(space, text, at) ?? at
function expect(character: string, text: string, at: number): number {
  if (text[at] !== character) throw new Broken(at)
  return at + 1
}

function value(text: string, at: number): number {
  const first = text[at]
  if (first === '{') return list(text, at + 1, '}', member)
  if (first === '[') return list(text, at + 1, ']', value)
  if (first === '"') return string(text, at)
  return match(number, text, at) ?? literal(text, at)
}

function list(text: string, start: number, close: string, item: (text: string, at: number) => number): number {
  let at = skip(text, start)
  if (text[at] === close) return at + 1
  for (;;) {
    at = skip(text, item(text, skip(text, at)))
    if (text[at] === close) return at + 1
    at = expect(',', text, at)
  }
}
function member(text: string, at: number): number {
  const colon = skip(text, string(text, at))
  return value(text, skip(text, expect(':', text, colon)))
}
/** Character by character: a regular expression that spans a string of megabytes is too deep for the engine. */
function string(text: string, start: number): number {
  let at = expect('"', text, start)
  while (at < text.length && text[at] !== '"') {
    const end = text[at] === '\\' ? match(escaped, text, at) : text[at]! < FIRST_PRINTABLE ? undefined : at + 1
    if (end === undefined) throw new Broken(at)
    at = end
  }
  return expect('"', text, at)
}

function literal(text: string, at: number): number {
  const meant = literals.find(word => word[0] === text[at])
  if (!meant) throw new Broken(at)
  for (let i = 0; i < meant.length; i++) expect(meant[i]!, text, at + i)
  return at + meant.length
}

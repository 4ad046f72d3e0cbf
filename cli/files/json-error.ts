// Finds the position of a JSON error. `JSON.parse` gives the position only in some of its messages.

const space = /[ \t\n\r]*/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
/** An escape sequence in a string. */
const escapeSequence = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y
const FIRST_PRINTABLE = ' '
const literals = ['true', 'false', 'null']

class JsonError extends Error {
  readonly at: number
  constructor(at: number) {
    super('malformed JSON')
    this.at = at
  }
}

/** Returns the offset of the first invalid character, or the length of the text if it ends too early. */
export function jsonErrorOffset(text: string): number {
  try {
    return skip(text, value(text, skip(text, 0)))
  } catch (error) {
    if (error instanceof JsonError) return error.at
    throw error
  }
}

function match(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
const skip = (text: string, at: number): number => match(space, text, at) ?? at
function expect(character: string, text: string, at: number): number {
  if (text[at] !== character) throw new JsonError(at)
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
/** Reads character by character: a regular expression over a string of megabytes would overflow the stack. */
function string(text: string, start: number): number {
  let at = expect('"', text, start)
  while (at < text.length && text[at] !== '"') {
    const end = text[at] === '\\' ? match(escapeSequence, text, at) : text[at]! < FIRST_PRINTABLE ? undefined : at + 1
    if (end === undefined) throw new JsonError(at)
    at = end
  }
  return expect('"', text, at)
}

function literal(text: string, at: number): number {
  const expected = literals.find(word => word[0] === text[at])
  if (!expected) throw new JsonError(at)
  for (let i = 0; i < expected.length; i++) expect(expected[i]!, text, at + i)
  return at + expected.length
}

/**
 * The subset of ICU MessageFormat that our texts need: `{name}`, `{n, number}`, `{n, plural, …}` with `#`, `{x, select, …}`,
 * and ICU's apostrophes: `''` is one apostrophe, `'` before a brace (or `#` inside a plural) quotes up to the next `'`,
 * any other `'` is itself.
 */
export type Message = readonly Piece[]

export type Piece =
  | string
  | { readonly kind: 'value' | 'number'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, Message> }
  | { readonly kind: 'count' }

export class MalformedMessage extends Error {
  override readonly name = 'MalformedMessage'

  constructor(name: string, text: string, at: number, problem: string) {
    super(`Message ${name}, character ${at + 1}: ${problem}. It reads: ${text}`)
  }
}

const identifier = /[\p{L}\p{N}_]+/uy
const placeholderType = /number|plural|select/y
const pluralSelector = /=\d+|zero|one|two|few|many|other/y
const space = /\s*/y

/** Parses a text. Throws MalformedMessage with the name of the message and the position of the error. */
export function parse(text: string, name: string): Message {
  let at = 0
  return parsePieces('top')

  function parsePieces(inside: 'top' | 'plural' | 'select'): Message {
    const pieces: Piece[] = []
    let literal = ''
    const special = inside === 'plural' ? '{}#' : '{}'
    while (at < text.length) {
      const char = text.charAt(at)
      if (char === "'") {
        literal += readApostrophe(special)
      } else if (!special.includes(char)) {
        literal += char
        at++
      } else if (char === '}') {
        if (inside === 'top') fail('unexpected “}”')
        break
      } else {
        if (literal !== '') pieces.push(literal)
        literal = ''
        pieces.push(char === '#' ? readCount() : readPlaceholder())
      }
    }
    if (literal !== '') pieces.push(literal)
    return pieces
  }

  function readApostrophe(special: string): string {
    const next = text.charAt(at + 1)
    if (next === "'") {
      at += 2
      return "'"
    }
    if (next === '' || !special.includes(next)) {
      at++
      return "'"
    }
    let quoted = ''
    for (at++; at < text.length; at++) {
      if (text.charAt(at) !== "'") quoted += text.charAt(at)
      else if (text.charAt(at + 1) === "'") quoted += text.charAt(at++)
      else break
    }
    at++
    return quoted
  }

  function readCount(): Piece {
    at++
    return { kind: 'count' }
  }

  function readPlaceholder(): Piece {
    at++
    const argument = readWord(identifier, 'the name of an argument')
    if (skip('}')) return { kind: 'value', name: argument }
    expect(',')
    const type = readWord(placeholderType, '“number”, “plural” or “select”')
    if (type === 'number') {
      expect('}')
      return { kind: 'number', name: argument }
    }
    expect(',')
    const kind = type === 'plural' ? 'plural' : 'select'
    return { kind, name: argument, cases: readCases(kind) }
  }

  function readCases(type: 'plural' | 'select'): ReadonlyMap<string, Message> {
    const cases = new Map<string, Message>()
    do {
      const selector =
        type === 'plural' ? readWord(pluralSelector, 'a plural category or “=1”') : readWord(identifier, 'a case')
      if (cases.has(selector)) fail(`the case “${selector}” appears twice`)
      expect('{')
      cases.set(selector, parsePieces(type))
      expect('}')
    } while (!skip('}'))
    if (!cases.has('other')) fail(`the ${type} needs a case “other”`)
    return cases
  }

  function readWord(pattern: RegExp, what: string): string {
    match(space)
    return match(pattern) || fail(`expected ${what}`)
  }

  function expect(char: string): void {
    if (!skip(char)) fail(`expected “${char}”`)
  }

  function skip(char: string): boolean {
    match(space)
    if (text.charAt(at) !== char) return false
    at++
    return true
  }

  function match(pattern: RegExp): string {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }

  function fail(problem: string): never {
    throw new MalformedMessage(name, text, at, problem)
  }
}

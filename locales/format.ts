import type { Language } from './languages.ts'
import { type Message, type Piece, parse } from './parse.ts'

/** The value of a placeholder. A list is joined by the rules of the language: “Ann, Bob, and Cid”. */
type Value = string | number | readonly string[]

export type Values = Readonly<Record<string, Value>>

/** Caches one object per language. Creating an `Intl` object takes a tenth of a second on a slow phone, so we do it on first use. */
const oncePerLanguage = <Tool>(make: (language: Language) => Tool): ((language: Language) => Tool) => {
  const cache = new Map<Language, Tool>()
  return language => {
    let tool = cache.get(language)
    if (!tool) cache.set(language, (tool = make(language)))
    return tool
  }
}
const numbersOf = oncePerLanguage(language => new Intl.NumberFormat(language))
const pluralsOf = oncePerLanguage(language => new Intl.PluralRules(language))
const listsOf = oncePerLanguage(language => new Intl.ListFormat(language, { type: 'conjunction' }))

/** Returns a function that formats messages of one language. It parses each message once. */
export function formatter(language: Language): (text: string, values: Values, key: string) => string {
  const parsed = new Map<string, Message>()

  return (text, values, key) => {
    const name = `“${key}” (${language})`
    let pieces = parsed.get(text)
    if (!pieces) parsed.set(text, (pieces = parse(text, name)))
    // A full stop after a name that ends with an exclamation mark: “Ann played Quest!” instead of “Ann played Quest!.”
    return write(pieces, 0).replaceAll('!.', '!')

    function write(message: Message, count: number): string {
      return message.map(piece => (typeof piece === 'string' ? piece : writePiece(piece, count))).join('')
    }

    function writePiece(piece: Exclude<Piece, string>, count: number): string {
      switch (piece.kind) {
        case 'count':
          return numbersOf(language).format(count)
        case 'value':
          return display(value(piece.name))
        case 'number':
          return numbersOf(language).format(numeric(piece.name))
        case 'plural': {
          const n = numeric(piece.name)
          return write(caseFor(piece.cases, `=${n}`, pluralsOf(language).select(n)), n)
        }
        case 'select':
          return write(caseFor(piece.cases, String(value(piece.name))), count)
      }
    }

    function display(argument: Value): string {
      if (typeof argument === 'string') return argument
      return typeof argument === 'number' ? numbersOf(language).format(argument) : listsOf(language).format(argument)
    }

    function value(argument: string): Value {
      const given = Object.hasOwn(values, argument) ? values[argument] : undefined
      if (given === undefined) throw new Error(`Message ${name} needs the argument “${argument}”.`)
      return given
    }

    function numeric(argument: string): number {
      const given = value(argument)
      if (typeof given === 'number') return given
      throw new Error(`Message ${name} needs a number for “${argument}”, not ${JSON.stringify(given)}.`)
    }
  }
}

function caseFor(cases: ReadonlyMap<string, Message>, ...selectors: readonly string[]): Message {
  for (const selector of [...selectors, 'other']) {
    const message = cases.get(selector)
    if (message) return message
  }
  return []
}

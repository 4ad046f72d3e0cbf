import type { Language } from './languages.ts'
import { type Message, type Piece, parse } from './parse.ts'

/** What a placeholder may stand for. A list is joined the way the language does it: “Ann, Bob, and Cid”. */
type Value = string | number | readonly string[]

export type Values = Readonly<Record<string, Value>>

/** Tools of a language are costly to make (a slow phone takes a tenth of a second), so each is made when first needed, once. */
const once = <Tool>(make: (language: Language) => Tool): ((language: Language) => Tool) => {
  const made = new Map<Language, Tool>()
  return language => {
    let tool = made.get(language)
    if (!tool) made.set(language, (tool = make(language)))
    return tool
  }
}
const numbersOf = once(language => new Intl.NumberFormat(language))
const pluralsOf = once(language => new Intl.PluralRules(language))
const listsOf = once(language => new Intl.ListFormat(language, { type: 'conjunction' }))

/** Formats the messages of one language; each is parsed once. */
export function formatter(language: Language): (text: string, values: Values, message: string) => string {
  const parsed = new Map<string, Message>()

  return (text, values, message) => {
    const name = `“${message}” (${language})`
    let pieces = parsed.get(text)
    if (!pieces) parsed.set(text, (pieces = parse(text, name)))
    return write(pieces, 0)

    function write(some: Message, count: number): string {
      return some.map(piece => (typeof piece === 'string' ? piece : writePiece(piece, count))).join('')
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
          return write(chosen(piece.cases, `=${n}`, pluralsOf(language).select(n)), n)
        }
        case 'select':
          return write(chosen(piece.cases, String(value(piece.name))), count)
      }
    }

    function display(shown: Value): string {
      if (typeof shown === 'string') return shown
      return typeof shown === 'number' ? numbersOf(language).format(shown) : listsOf(language).format(shown)
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

function chosen(cases: ReadonlyMap<string, Message>, ...selectors: readonly string[]): Message {
  for (const selector of [...selectors, 'other']) {
    const message = cases.get(selector)
    if (message) return message
  }
  return []
}

import { formatter, type Values } from './format.ts'
import type { Language } from './languages.ts'
import type { Arguments } from './messages.ts'
import type { Key, Namespace } from './namespaces.ts'

/** Gives the text of a key: `t('turn.wait', { name })`. Keys and arguments are checked when compiling. */
export interface Translate<P extends Namespace = Namespace> {
  <K extends Key<P>>(key: K, ...args: Arguments<K>): string
  /** For texts that not every component has, such as the rules text of a hero. */
  maybe(key: string): string | undefined
}
/** All in one language. */
export interface Translator<P extends Namespace = Namespace> extends Translate<P> {
  readonly language: Language
}

export function createTranslator<P extends Namespace>(
  language: Language,
  loaded: readonly Readonly<Record<string, string>>[],
): Translator<P> {
  // Where parts share a key (a boss of two games), they say the same: a test holds them to it.
  const texts = new Map(loaded.flatMap(part => Object.entries(part)))
  const format = formatter(language)

  const translate = (key: string, values: Values = {}): string => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`There is no text “${key}” (${language}) in the parts loaded.`)
    return format(text, values, key)
  }
  const maybe = (key: string) => (texts.has(key) ? translate(key) : undefined)
  return Object.assign(translate, { language, maybe })
}

import { formatter, type Values } from './format.ts'
import type { Language } from './languages.ts'
import type { Arguments } from './messages.ts'
import type { Key, Namespace } from './namespaces.ts'

/** Returns the text of a key: `t('turn.wait', { name })`. The compiler checks keys and arguments. Throws if there is no such text. */
export interface Translate<P extends Namespace = Namespace> {
  <K extends Key<P>>(key: K, ...args: Arguments<K>): string
  /** Undefined if there is no such text. Not every component has each text: many heroes have no rules text. */
  maybe(key: string): string | undefined
}
/** A `Translate` that knows its language. */
export interface Translator<P extends Namespace = Namespace> extends Translate<P> {
  readonly language: Language
}

export function createTranslator<P extends Namespace>(
  language: Language,
  loaded: readonly Readonly<Record<string, string>>[],
): Translator<P> {
  // Namespaces may share a key (a boss of two games). A test checks that the texts are equal.
  const texts = new Map(loaded.flatMap(namespace => Object.entries(namespace)))
  const format = formatter(language)

  const translate = (key: string, values: Values = {}): string => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`no text “${key}” (${language}) in the loaded namespaces`)
    return format(text, values, key)
  }
  const maybe = (key: string) => (texts.has(key) ? translate(key) : undefined)
  return Object.assign(translate, { language, maybe })
}

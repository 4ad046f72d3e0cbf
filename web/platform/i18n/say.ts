// What the app says, in the language of the moment. Parts are fetched when a page needs them and again when the language changes.
import type { Key, Language, Translator } from '@overlair/locales'
import type { Arguments } from '@overlair/locales/messages'
import { createTranslator } from '@overlair/locales/translator'
import { signal } from '@preact/signals'
import { loadPart, type Part } from './load-texts.ts'

/** What pages have needed so far: another language is spoken once it can say all of it. */
let needed: ReadonlySet<Part> = new Set<Part>(['web'])
let wished: Language = 'en'
let spoken: Language | undefined
const translator = signal<Translator>(createTranslator(wished, []))

/** The text of a key. Reading it in a component follows the language. */
export function say<K extends Key>(key: K, ...args: Arguments<K>): string {
  return translator.value(key, ...args)
}
/** For texts that not every component has. */
say.maybe = (key: string): string | undefined => translator.value.maybe(key)

export const currentLanguage = (): Language => translator.value.language

export async function setLanguage(language: Language): Promise<void> {
  wished = language
  await loadTexts([])
}

/** Fetches what a page wants to say before it is shown. */
export async function loadTexts(parts: readonly Part[]): Promise<void> {
  const language = wished
  if (spoken === language && parts.every(part => needed.has(part))) return
  const wanted = new Set([...needed, ...parts])
  const texts = await Promise.all([...wanted].map(part => loadPart(language, part)))
  // Meanwhile another language was wished for, or another page needs more.
  if (language !== wished || [...needed].some(part => !wanted.has(part))) return loadTexts(parts)
  needed = wanted
  spoken = language
  translator.value = createTranslator(language, texts)
  document.documentElement.lang = language
}

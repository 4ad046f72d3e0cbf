// What the app says, in the language of the moment. Parts are fetched when a page needs them and again when the language changes.
import { type Key, type Language, loadPart, type Part, type Translator } from '@overlair/locales'
import type { Arguments } from '@overlair/locales/messages'
import { createTranslator } from '@overlair/locales/translator'
import { signal } from '@preact/signals'

type AnyTexts = Readonly<Record<string, string>>
const wanted = new Set<Part>(['web'])
const fetched = new Map<string, Promise<AnyTexts>>()
const translator = signal<Translator>(createTranslator('en', []))

/** The text of a key. Reading it in a component follows the language. */
export function say<K extends Key>(key: K, ...args: Arguments<K>): string {
  return translator.value(key, ...args)
}
/** For texts that not every component has. */
say.maybe = (key: string): string | undefined => translator.value.maybe(key)

export const spokenLanguage = (): Language => translator.value.language

function textsOf(language: Language, part: Part): Promise<AnyTexts> {
  const name = `${language}/${part}`
  const known = fetched.get(name)
  if (known) return known
  const loading: Promise<AnyTexts> = loadPart(language, part)
  fetched.set(name, loading)
  loading.catch(() => fetched.delete(name))
  return loading
}

let latest = 0
async function speakWith(language: Language): Promise<void> {
  const turn = ++latest
  const texts = await Promise.all([...wanted].map(part => textsOf(language, part)))
  if (turn !== latest) return
  translator.value = createTranslator(language, texts)
  document.documentElement.lang = language
}

export const speak = (language: Language): Promise<void> => speakWith(language)

/** Fetches what a page wants to say before it is shown. */
export async function need(language: Language, parts: readonly Part[]): Promise<void> {
  if (parts.every(part => wanted.has(part))) return
  for (const part of parts) wanted.add(part)
  await speakWith(language)
}

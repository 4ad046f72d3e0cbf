// Texts of the app in the current language. A namespace loads when a page needs it, and again when the language changes.
import type { Key, Language, Translator } from '@overlair/locales'
import type { Arguments } from '@overlair/locales/messages'
import { createTranslator } from '@overlair/locales/translator'
import { signal } from '@preact/signals'
import { loadNamespace, type WebNamespace } from './load-texts.ts'

/** Namespaces that pages have loaded so far. A new language takes effect when it has loaded all of them. */
let loaded: ReadonlySet<WebNamespace> = new Set<WebNamespace>(['web'])
let requested: Language = 'en'
let current: Language | undefined
const translator = signal<Translator>(createTranslator(requested, []))

/** Returns the text of a key. A component that calls it re-renders when the language changes. */
export function say<K extends Key>(key: K, ...args: Arguments<K>): string {
  return translator.value(key, ...args)
}
/** Returns the text of a key. Undefined if there is none. */
say.maybe = (key: string): string | undefined => translator.value.maybe(key)

export const currentLanguage = (): Language => translator.value.language

export async function setLanguage(language: Language): Promise<void> {
  requested = language
  await loadTexts([])
}

/** Loads the namespaces of a page. The page must wait for it. */
export async function loadTexts(namespaces: readonly WebNamespace[]): Promise<void> {
  const language = requested
  if (current === language && namespaces.every(namespace => loaded.has(namespace))) return
  const wanted = new Set([...loaded, ...namespaces])
  let texts: Awaited<ReturnType<typeof loadNamespace>>[]
  try {
    texts = await Promise.all([...wanted].map(namespace => loadNamespace(language, namespace)))
  } catch (error) {
    if (current === undefined || language === current) throw error
    // The app stays in its language, and so do pages that load meanwhile.
    if (requested === language) requested = current
    if (namespaces.length === 0) throw error
    return loadTexts(namespaces)
  }
  // Start again if the language changed meanwhile, or another page loaded more namespaces.
  if (language !== requested || [...loaded].some(namespace => !wanted.has(namespace))) return loadTexts(namespaces)
  loaded = wanted
  current = language
  translator.value = createTranslator(language, texts)
  document.documentElement.lang = language
}

// Loads texts on demand. They are JSON files, one per language and namespace, and not part of a script.
import type { Language, Namespace, TextsOf, Translator } from '@overlair/locales'
import { createTranslator } from '@overlair/locales/translator'
import { fetchFile } from '../browser/fetch-file.ts'

/** All namespaces except those of the terminal. */
export type WebNamespace = Exclude<Namespace, 'cli'>

const urls = import.meta.glob<string>(['../../../locales/*/*.json', '!../../../locales/*/{cli,rules-*}.json'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const loading = new Map<string, Promise<unknown>>()

/**
 * Loads the texts of a namespace in a language, once. `locales/all.ts` checks at compile time that every file has the keys of
 * its namespace.
 */
export function loadNamespace<N extends WebNamespace>(language: Language, namespace: N): Promise<TextsOf<N>> {
  const url = urls[`../../../locales/${language}/${namespace}.json`]!
  const texts = loading.get(url) ?? fetchFile(url).then(file => file.json())
  loading.set(url, texts)
  // After an error the next call fetches again.
  texts.catch(() => loading.delete(url))
  return texts as Promise<TextsOf<N>>
}

/** Loads the namespaces and returns a translator for them. */
export async function loadTranslator<N extends WebNamespace>(
  language: Language,
  ...namespaces: N[]
): Promise<Translator<N>> {
  const texts = await Promise.all(namespaces.map(namespace => loadNamespace(language, namespace)))
  return createTranslator<N>(language, texts)
}

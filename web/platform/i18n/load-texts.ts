// Texts are data, not scripts: one file for each language and part, fetched when a page wants to say something.
import type { Namespace as AnyPart, Language, TextsOf, Translator } from '@overlair/locales'
import { createTranslator } from '@overlair/locales/translator'
import { fetchFile } from '../browser/fetch-file.ts'

/** All but the words of the terminal. */
export type Part = Exclude<AnyPart, 'cli'>

const addresses = import.meta.glob<string>(['../../../locales/*/*.json', '!../../../locales/*/{cli,rules-*}.json'], {
  query: '?url',
  import: 'default',
  eager: true,
})

const fetched = new Map<string, Promise<unknown>>()

/** Fetches the texts of one part in one language, once. `locales/all.ts` holds every file to the keys of its part. */
export function loadPart<P extends Part>(language: Language, part: P): Promise<TextsOf<P>> {
  const address = addresses[`../../../locales/${language}/${part}.json`]!
  const loading = fetched.get(address) ?? fetchFile(address).then(file => file.json())
  fetched.set(address, loading)
  // Whoever asks again after trouble tries again.
  loading.catch(() => fetched.delete(address))
  return loading as Promise<TextsOf<P>>
}

/** Fetches the parts and gives their translator. */
export async function loadTranslator<P extends Part>(language: Language, ...parts: P[]): Promise<Translator<P>> {
  return createTranslator<P>(language, await Promise.all(parts.map(part => loadPart(language, part))))
}

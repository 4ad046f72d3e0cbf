export { type Language, languages, pickLanguage } from './languages.ts'
export type { Key, Namespace, TextsOf } from './namespaces.ts'
export type { Translator } from './translator.ts'

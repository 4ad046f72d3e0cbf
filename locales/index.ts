export { type Language, languages, pickLanguage } from './languages.ts'
export type { Key, Part, Texts } from './parts.ts'
export type { Translator } from './translator.ts'

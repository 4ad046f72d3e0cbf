// The texts of the app in each language, so that a test can speak to each person in the own language.
import { translator } from '@overlair/locales/all'

const wordsOf = (language: 'en' | 'pl' | 'uk') => translator(language, 'web', 'lobby', 'online', 'dungeon', 'prompts')
export const words = { en: wordsOf('en'), pl: wordsOf('pl'), uk: wordsOf('uk') }
export type Words = (typeof words)['en']

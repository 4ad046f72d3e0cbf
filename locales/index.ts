import type { Language } from './languages.ts'
import type { Part, Texts } from './parts.ts'
import { createTranslator, type Translator } from './translator.ts'

export { type Language, languages, pickLanguage } from './languages.ts'
export type { Key, Part } from './parts.ts'
export type { Translator } from './translator.ts'

type Loader<P extends Part> = () => Promise<{ readonly default: Texts<P> }>

// Every import is spelt out, so that a bundler makes one chunk of each file and a page fetches only those in use.
const loaders: { readonly [L in Language]: { readonly [P in Part]: Loader<P> } } = {
  en: {
    'boss-monster': () => import('./en/boss-monster.json', { with: { type: 'json' } }),
    'next-level': () => import('./en/next-level.json', { with: { type: 'json' } }),
    'super-boss-monster': () => import('./en/super-boss-monster.json', { with: { type: 'json' } }),
    overboss: () => import('./en/overboss.json', { with: { type: 'json' } }),
    dungeon: () => import('./en/dungeon.json', { with: { type: 'json' } }),
    glossary: () => import('./en/glossary.json', { with: { type: 'json' } }),
    prompts: () => import('./en/prompts.json', { with: { type: 'json' } }),
    cli: () => import('./en/cli.json', { with: { type: 'json' } }),
    solo: () => import('./en/solo.json', { with: { type: 'json' } }),
    learn: () => import('./en/learn.json', { with: { type: 'json' } }),
    web: () => import('./en/web.json', { with: { type: 'json' } }),
  },
  pl: {
    'boss-monster': () => import('./pl/boss-monster.json', { with: { type: 'json' } }),
    'next-level': () => import('./pl/next-level.json', { with: { type: 'json' } }),
    'super-boss-monster': () => import('./pl/super-boss-monster.json', { with: { type: 'json' } }),
    overboss: () => import('./pl/overboss.json', { with: { type: 'json' } }),
    dungeon: () => import('./pl/dungeon.json', { with: { type: 'json' } }),
    glossary: () => import('./pl/glossary.json', { with: { type: 'json' } }),
    prompts: () => import('./pl/prompts.json', { with: { type: 'json' } }),
    cli: () => import('./pl/cli.json', { with: { type: 'json' } }),
    solo: () => import('./pl/solo.json', { with: { type: 'json' } }),
    learn: () => import('./pl/learn.json', { with: { type: 'json' } }),
    web: () => import('./pl/web.json', { with: { type: 'json' } }),
  },
  uk: {
    'boss-monster': () => import('./uk/boss-monster.json', { with: { type: 'json' } }),
    'next-level': () => import('./uk/next-level.json', { with: { type: 'json' } }),
    'super-boss-monster': () => import('./uk/super-boss-monster.json', { with: { type: 'json' } }),
    overboss: () => import('./uk/overboss.json', { with: { type: 'json' } }),
    dungeon: () => import('./uk/dungeon.json', { with: { type: 'json' } }),
    glossary: () => import('./uk/glossary.json', { with: { type: 'json' } }),
    prompts: () => import('./uk/prompts.json', { with: { type: 'json' } }),
    cli: () => import('./uk/cli.json', { with: { type: 'json' } }),
    solo: () => import('./uk/solo.json', { with: { type: 'json' } }),
    learn: () => import('./uk/learn.json', { with: { type: 'json' } }),
    web: () => import('./uk/web.json', { with: { type: 'json' } }),
  },
}

/** Fetches the texts of one part in one language. */
export async function loadPart<P extends Part>(language: Language, part: P): Promise<Texts<P>> {
  const load: Loader<P> = loaders[language][part]
  return (await load()).default
}

/** Fetches the parts and gives their translator. */
export async function loadTranslator<P extends Part>(language: Language, ...parts: P[]): Promise<Translator<P>> {
  return createTranslator<P>(language, await Promise.all(parts.map(part => loadPart(language, part))))
}

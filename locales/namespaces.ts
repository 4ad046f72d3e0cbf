import type bossMonster from './en/boss-monster.json'
import type cli from './en/cli.json'
import type dungeon from './en/dungeon.json'
import type glossary from './en/glossary.json'
import type learn from './en/learn.json'
import type lobby from './en/lobby.json'
import type nextLevel from './en/next-level.json'
import type online from './en/online.json'
import type overboss from './en/overboss.json'
import type own from './en/own.json'
import type prompts from './en/prompts.json'
import type solo from './en/solo.json'
import type superBossMonster from './en/super-boss-monster.json'
import type web from './en/web.json'

/** The English files define the keys. If another language lacks one, `all.ts` does not compile. */
interface English {
  'boss-monster': typeof bossMonster
  'next-level': typeof nextLevel
  'super-boss-monster': typeof superBossMonster
  overboss: typeof overboss
  dungeon: typeof dungeon
  glossary: typeof glossary
  prompts: typeof prompts
  cli: typeof cli
  solo: typeof solo
  learn: typeof learn
  lobby: typeof lobby
  online: typeof online
  own: typeof own
  web: typeof web
}

/** A set of texts that is loaded separately: one JSON file per language. */
export type Namespace = keyof English

export const namespaces: readonly Namespace[] = [
  'boss-monster',
  'next-level',
  'super-boss-monster',
  'overboss',
  'dungeon',
  'glossary',
  'prompts',
  'cli',
  'solo',
  'learn',
  'lobby',
  'online',
  'own',
  'web',
]

export type Key<P extends Namespace = Namespace> = { [Q in P]: string & keyof English[Q] }[P]

export type TextsOf<P extends Namespace> = { readonly [K in Key<P>]: string }

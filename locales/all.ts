import enBossMonster from './en/boss-monster.json' with { type: 'json' }
import enCli from './en/cli.json' with { type: 'json' }
import enDungeon from './en/dungeon.json' with { type: 'json' }
import enGlossary from './en/glossary.json' with { type: 'json' }
import enLearn from './en/learn.json' with { type: 'json' }
import enLobby from './en/lobby.json' with { type: 'json' }
import enNextLevel from './en/next-level.json' with { type: 'json' }
import enOnline from './en/online.json' with { type: 'json' }
import enOverboss from './en/overboss.json' with { type: 'json' }
import enOwn from './en/own.json' with { type: 'json' }
import enPrompts from './en/prompts.json' with { type: 'json' }
import enSolo from './en/solo.json' with { type: 'json' }
import enSuperBossMonster from './en/super-boss-monster.json' with { type: 'json' }
import enWeb from './en/web.json' with { type: 'json' }
import type { Language } from './languages.ts'
import { type Namespace, namespaces, type TextsOf } from './namespaces.ts'
import plBossMonster from './pl/boss-monster.json' with { type: 'json' }
import plCli from './pl/cli.json' with { type: 'json' }
import plDungeon from './pl/dungeon.json' with { type: 'json' }
import plGlossary from './pl/glossary.json' with { type: 'json' }
import plLearn from './pl/learn.json' with { type: 'json' }
import plLobby from './pl/lobby.json' with { type: 'json' }
import plNextLevel from './pl/next-level.json' with { type: 'json' }
import plOnline from './pl/online.json' with { type: 'json' }
import plOverboss from './pl/overboss.json' with { type: 'json' }
import plOwn from './pl/own.json' with { type: 'json' }
import plPrompts from './pl/prompts.json' with { type: 'json' }
import plSolo from './pl/solo.json' with { type: 'json' }
import plSuperBossMonster from './pl/super-boss-monster.json' with { type: 'json' }
import plWeb from './pl/web.json' with { type: 'json' }
import { createTranslator, type Translator } from './translator.ts'
import ukBossMonster from './uk/boss-monster.json' with { type: 'json' }
import ukCli from './uk/cli.json' with { type: 'json' }
import ukDungeon from './uk/dungeon.json' with { type: 'json' }
import ukGlossary from './uk/glossary.json' with { type: 'json' }
import ukLearn from './uk/learn.json' with { type: 'json' }
import ukLobby from './uk/lobby.json' with { type: 'json' }
import ukNextLevel from './uk/next-level.json' with { type: 'json' }
import ukOnline from './uk/online.json' with { type: 'json' }
import ukOverboss from './uk/overboss.json' with { type: 'json' }
import ukOwn from './uk/own.json' with { type: 'json' }
import ukPrompts from './uk/prompts.json' with { type: 'json' }
import ukSolo from './uk/solo.json' with { type: 'json' }
import ukSuperBossMonster from './uk/super-boss-monster.json' with { type: 'json' }
import ukWeb from './uk/web.json' with { type: 'json' }

/** All texts, for the command line and for tests. The web app fetches only the files that it needs. */
export const texts: { readonly [L in Language]: { readonly [P in Namespace]: TextsOf<P> } } = {
  en: {
    'boss-monster': enBossMonster,
    'next-level': enNextLevel,
    'super-boss-monster': enSuperBossMonster,
    overboss: enOverboss,
    dungeon: enDungeon,
    glossary: enGlossary,
    prompts: enPrompts,
    cli: enCli,
    solo: enSolo,
    learn: enLearn,
    lobby: enLobby,
    online: enOnline,
    own: enOwn,
    web: enWeb,
  },
  pl: {
    'boss-monster': plBossMonster,
    'next-level': plNextLevel,
    'super-boss-monster': plSuperBossMonster,
    overboss: plOverboss,
    dungeon: plDungeon,
    glossary: plGlossary,
    prompts: plPrompts,
    cli: plCli,
    solo: plSolo,
    learn: plLearn,
    lobby: plLobby,
    online: plOnline,
    own: plOwn,
    web: plWeb,
  },
  uk: {
    'boss-monster': ukBossMonster,
    'next-level': ukNextLevel,
    'super-boss-monster': ukSuperBossMonster,
    overboss: ukOverboss,
    dungeon: ukDungeon,
    glossary: ukGlossary,
    prompts: ukPrompts,
    cli: ukCli,
    solo: ukSolo,
    learn: ukLearn,
    lobby: ukLobby,
    online: ukOnline,
    own: ukOwn,
    web: ukWeb,
  },
}

/** Returns a translator for the given namespaces, or for all of them. */
export function translator<P extends Namespace = Namespace>(language: Language, ...wanted: P[]): Translator<P> {
  return createTranslator<P>(
    language,
    (wanted.length > 0 ? wanted : namespaces).map(namespace => texts[language][namespace]),
  )
}

/** Returns all keys of the given namespaces, or of all of them. */
export function allKeys(...wanted: Namespace[]): readonly string[] {
  return [...new Set((wanted.length > 0 ? wanted : namespaces).flatMap(namespace => Object.keys(texts.en[namespace])))]
}

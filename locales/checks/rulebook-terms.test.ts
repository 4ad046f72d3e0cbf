// Terms on which our texts and the rulebooks once differed. Each row names the term of the rulebook and the word that it replaced.
import { superBossMonster } from '@overlair/rules/dungeon'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import { describe, expect, test } from 'vitest'
import { texts, translator } from '../all.ts'
import { titleName } from '../dungeon/index.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import { englishRulesOf, rulesIn, type Translated } from './rule-pages.ts'

/** The game of a text. Undefined for a text of several games. */
function gameOf(namespace: Namespace, key: string): GameId | undefined {
  const game = gameIds.find(id => namespace === id || key.startsWith(`cli.option.${id}.`))
  if (game) return game
  if (key.startsWith('learn.bm.')) return 'boss-monster'
  if (/^(learn\.sbm|sb|space|log\.(market|minion|marker|counter))\./.test(key)) return 'super-boss-monster'
  if (
    /^((learn|web|choice|prompt|log|hint|error)\.ob\.|glossary:ob-|edge:|solo\.(?!dungeon)|phase\.(draft|placeTile|placeToken|command|refill|scoring)$)/.test(
      key,
    )
  )
    return 'overboss'
  return undefined
}
const dungeonNamespaces = /^(boss-monster|next-level|super-boss-monster|dungeon|glossary|prompts|learn)$/
const dungeonGames: readonly (GameId | undefined)[] = ['boss-monster', 'next-level', 'super-boss-monster', undefined]

interface Text {
  readonly key: string
  readonly game: GameId | undefined
  /** A text that the dungeon games show. */
  readonly isDungeon: boolean
  readonly en: string
  readonly translation: string
}
const localeTexts = (language: Translated): readonly Text[] =>
  namespaces.flatMap(namespace => {
    const english: Readonly<Record<string, string>> = texts.en[namespace]
    return Object.entries(texts[language][namespace] as Readonly<Record<string, string>>).map(([key, translation]) => {
      const game = gameOf(namespace, key)
      const isDungeon = dungeonNamespaces.test(namespace) && dungeonGames.includes(game)
      return { key, game, isDungeon, en: english[key] ?? '', translation }
    })
  })
const ruleTexts = (language: Translated): readonly Text[] =>
  rulesIn(language).map(({ game, key, text }) => ({
    key: `${game} ${key}`,
    game,
    isDungeon: game !== 'overboss',
    // A short translation may leave out the reason.
    en:
      englishRulesOf(game)
        .get(key)
        ?.replace(/ (why:|- ).*/, '') ?? '',
    translation: text,
  }))
const textsIn = { pl: localeTexts('pl'), uk: localeTexts('uk') }
const rulesOf = { pl: ruleTexts('pl'), uk: ruleTexts('uk') }

interface Row {
  readonly term: string
  readonly language: Translated
  /** Every other text is exempt. */
  readonly applies?: (text: Text) => boolean
  /** Where the English text or the key matches, the translation needs the term. */
  readonly en?: RegExp
  readonly keys?: RegExp
  readonly required?: RegExp
  readonly forbidden: RegExp
}
const inGames =
  (...games: readonly GameId[]) =>
  ({ game }: Text): boolean =>
    game !== undefined && games.includes(game)
const inDungeonGames = ({ isDungeon }: Text): boolean => isDungeon
/** Who owns the games is a legal note with the original titles. */
const isNotOwner = ({ key }: Text): boolean => key !== 'web.about.owners'

const rows: readonly Row[] = [
  {
    term: 'faza przygód',
    language: 'pl',
    applies: inGames('boss-monster', 'next-level'),
    en: /\bAdventure phase\b/,
    required: /przygód/i,
    forbidden: /faz\p{L}*[^.;]{0,40}przygody/iu,
  },
  {
    term: 'faza przygody',
    language: 'pl',
    applies: inGames('super-boss-monster'),
    en: /\bAdventure phase\b/,
    required: /przygody/i,
    forbidden: /przygód/i,
  },
  {
    term: 'dociągać',
    language: 'pl',
    applies: inDungeonGames,
    en: /\b(draws?|drew)\b(?! (straight|to))/i,
    required: /dociąg/i,
    forbidden: /(?<!\p{L})(dobier|dobra(ć|ł|n|w)|dobior|dobór)/iu,
  },
  {
    term: 'stos odrzuconych kart',
    language: 'pl',
    // A label of the pile has no room for the whole term.
    applies: ({ key, isDungeon }) => isDungeon && key !== 'dm.discard',
    en: /\bdiscard pile\b/i,
    required: /stos\p{L}* odrzuconych kart/iu,
    forbidden: /kart odrzuconych/i,
  },
  {
    term: 'Następny poziom',
    language: 'pl',
    applies: isNotOwner,
    en: /\bThe Next Level\b/,
    required: /Następn\p{L}+ pozi/u,
    forbidden: /The Next Level/,
  },
  {
    term: 'Twarde lądowanie',
    language: 'pl',
    en: /\bCrash Landing\b/,
    required: /Tward\p{L}+ lądowani/u,
    forbidden: /Crash Landing/,
  },
  { term: 'Arcadia', language: 'pl', en: /\bArcadia\b/, required: /Arcadi/, forbidden: /Arkadi/i },
  {
    term: 'górzysty brzeg',
    language: 'pl',
    en: /\bmountain edges?\b/i,
    required: /górzyst\p{L}+ brze/iu,
    forbidden: /górsk\p{L}+ brze/iu,
  },
  {
    term: 'aktywować komendę',
    language: 'pl',
    applies: inGames('overboss'),
    en: /\bactivat(e|es|ed) (it|a command)/i,
    required: /aktyw/i,
    forbidden: /uruch(o|a)m/i,
  },
  {
    term: 'ikona skarbu',
    language: 'pl',
    applies: inGames('super-boss-monster'),
    en: /\btreasure symbols?\b/i,
    required: /ikon/i,
    forbidden: /symbol\p{L}* skarb/iu,
  },
  {
    term: 'karty wyboru terenu',
    language: 'pl',
    applies: inGames('overboss'),
    en: /\bterrain selection cards\b/i,
    required: /kart\p{L}* wyboru teren/iu,
    forbidden: /kart\p{L}* teren(u|ów)/iu,
  },
  {
    term: 'notatnik',
    language: 'pl',
    applies: inGames('overboss'),
    en: /\bscore pad\b/i,
    required: /notatnik/i,
    forbidden: /(?<!\p{L})notes/iu,
  },
  {
    term: 'Wybieram Cię',
    language: 'pl',
    en: /\bI choose you\b/i,
    required: /Wybieram Cię/,
    forbidden: /Wybieram Cię!/,
  },
  {
    term: 'Підготування',
    language: 'uk',
    keys: /^(phase\.setup|(boss-monster|next-level|super-boss-monster) 2|overboss 3)$/,
    required: /підготуванн/i,
    forbidden: /підготовк/i,
  },
  {
    term: 'розкрити',
    language: 'uk',
    // Of heroes, rooms and bosses; the others speak of choices, items and hidden information.
    applies: ({ key }) => !/^(web\.undo|cli\.nothingToUndo|cli\.report\.about)| (BM-206|SB-277)$/.test(key),
    en: /\breveal/i,
    required: /розкри/i,
    forbidden:
      /(?<!\p{L})(після відкриття|відкри\p{L}+ (\p{L}+ )?(геро|кімнат|бос(?!а відкри))|(геро|кімнат|бос)\p{L}*,? відкри(т|в|л))/iu,
  },
  {
    term: '«Аварійна посадка»',
    language: 'uk',
    en: /\bCrash Landing\b/,
    required: /Аварійн\p{L}+ посадк/u,
    forbidden: /Crash Landing/,
  },
  {
    term: '«Супер-Бос-монстр»',
    language: 'uk',
    applies: isNotOwner,
    en: /\bSuper Boss Monster\b/,
    required: /Супер-Бос-монстр/,
    forbidden: /Super Boss Monster/,
  },
  {
    term: '«Бос-монстр»',
    language: 'uk',
    // As a title of challenge mode it is no game, and the rulebook prints it without a capital.
    applies: text => isNotOwner(text) && !/^over\.challenge\.| SB-268$/.test(text.key),
    en: /(?<!Super )\bBoss Monster\b(?!:)/,
    required: /(?<!Супер-)Бос-монстр/,
    forbidden: /(?<!Super )Boss Monster(?!:)/,
  },
  {
    term: 'зона підрахунку балів',
    language: 'uk',
    en: /\bscoring area\b/i,
    required: /зон\p{L}+ підрахунку балів/iu,
    forbidden: /зон\p{L}+ підрахунку(?! балів)/iu,
  },
  { term: 'глосарій', language: 'uk', en: /^Glossary\b/, required: /глосарі/i, forbidden: /словник/i },
]

describe.each(rows)('$term', ({ language, applies = () => true, en, keys, required, forbidden }) => {
  const candidates = [...textsIn[language], ...rulesOf[language]].filter(applies)

  test('stands where the English text has its term', () => {
    const needing = candidates.filter(text => en?.test(text.en) === true || keys?.test(text.key) === true)
    expect(needing.length, 'the row matches no text at all').toBeGreaterThan(0)
    const lacking = needing.filter(({ translation }) => !required?.test(translation))
    expect(lacking.map(({ key, translation }) => `${key}: ${translation}`)).toEqual([])
  })
  test('has replaced the old word', () => {
    const old = candidates.filter(({ translation }) => forbidden.test(translation))
    expect(old.map(({ key, translation }) => `${key}: ${translation}`)).toEqual([])
  })
})

test('the best title of challenge mode has one capital in Ukrainian (SB-268)', () => {
  const t = translator('uk')
  const variants = superBossMonster.view(superBossMonster.setup({ players: 1, challenge: true }, 1), 0).variants
  expect(titleName('sbm-title-36', variants, { t })).toBe('Справжній верховний володар підземелля')
})

// The rules of the style sheet in locales/README.md that a test can check.
import { describe, expect, test } from 'vitest'
import { texts } from '../all.ts'
import type { Language } from '../languages.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import { rulesIn } from './rule-pages.ts'

interface Text {
  readonly namespace: string
  readonly key: string
  readonly text: string
}
const textsIn = (language: Language, wanted: readonly Namespace[] = namespaces): readonly Text[] =>
  wanted.flatMap(namespace =>
    Object.entries(texts[language][namespace]).map(([key, text]) => ({ namespace, key, text })),
  )
const dungeonCards: readonly Namespace[] = ['boss-monster', 'next-level', 'super-boss-monster']
const where = (language: Language, { namespace, key, text }: Text): string =>
  `${language}/${namespace}.json “${key}”: ${text}`
/** Returns the texts that match a forbidden pattern, with file and key. */
const violations = (language: Language, candidates: readonly Text[], forbidden: RegExp): readonly string[] =>
  candidates.filter(({ text }) => forbidden.test(text)).map(text => where(language, text))

test.each([
  ['en', /[„«»ʼ]| [–—-] /],
  ['pl', /[“«»ʼ]| [—-] /],
  ['uk', /[“”„ʼ]| [–-] /],
] as const)('%s uses only its own quotation marks, dashes and apostrophes', (language, foreign) => {
  const rules = language === 'en' ? [] : rulesIn(language)
  expect(
    violations(
      language,
      [...textsIn(language), ...rules.map(rule => ({ ...rule, namespace: `rules-${rule.game}` }))],
      foreign,
    ),
  ).toEqual([])
})

describe('cards of the dungeon games', () => {
  test.each([
    [
      'en',
      /\b(two|three|four|five|six) (more |extra |random )?(cards?|room cards|spells|coins|damage|souls|wounds|symbols)\b/i,
    ],
    [
      'pl',
      /(?<!\p{L})(dwa|dwie|trzy|cztery|pięć|sześć) (\p{L}+ )?(kart\p{L}*|czar\p{L}*|monet\p{L}*|obraże\p{L}*|dusz\p{L}*|ran\p{L}?|symbol\p{L}*)(?!\p{L})/iu,
    ],
    [
      'uk',
      /(?<!\p{L})(два|дві|три|чотири|п’ять|шість) (\p{L}+ )?(карт\p{L}*|заклинан\p{L}*|монет\p{L}*|ушкоджен\p{L}*|душ\p{L}?|поранен\p{L}*|символ\p{L}*)(?!\p{L})/iu,
    ],
  ] as const)('%s writes amounts in figures', (language, inWords) => {
    const cardTexts = textsIn(language, dungeonCards).filter(({ key }) => /\.(text|minion|mode\d)$/.test(key))
    expect(violations(language, cardTexts, inWords)).toEqual([])
  })

  /** The Polish rulebooks print these names with several capitals. */
  const printedWithCapitals = /-(frozen-monster|bookwyrm|trap-in-the-box|minion-arena)\.|:all-seeing-eye\./
  // Minotaur and Kiełziel are proper names.
  test.each([
    ['pl', /(?<=[\p{L}!’-].*)(?!Minotaura|Kiełziela|XXL)(?<!\p{Lu})\p{Lu}/u],
    ['uk', /(?<=[\p{L}!’-].*)(?!Мінотавра|XXL)(?<!\p{Lu})\p{Lu}/u],
  ] as const)('%s has one capital in the name of a room, a spell or an item', (language, furtherCapital) => {
    const names = textsIn(language, dungeonCards).filter(
      ({ key }) => /^(sbm-)?(room|spell|item)[:-].*\.name$/.test(key) && !printedWithCapitals.test(key),
    )
    expect(names.length).toBeGreaterThan(200)
    expect(violations(language, names, furtherCapital)).toEqual([])
  })

  test.each(['pl', 'uk'] as const)('texts that are equal in English are equal in %s', language => {
    const translated = new Map(
      textsIn(language, dungeonCards).map(({ namespace, key, text }) => [`${namespace} ${key}`, text]),
    )
    const first = new Map<string, string>()
    for (const { namespace, key, text } of textsIn('en', dungeonCards)) {
      const translation = translated.get(`${namespace} ${key}`) ?? ''
      expect(translation, `${language} ${key}: ${text}`).toBe(first.get(text) ?? translation)
      first.set(text, translation)
    }
  })
})

describe('names in placeholders', () => {
  const slot = String.raw`\{(name|names|target|hero|room|under|card|cards|boss|tile|tile2|token|token2|tokens|place|command)\}`
  test.each([
    [
      'pl',
      [
        'do',
        'od',
        'dla',
        'z',
        'ze',
        'na',
        'w',
        'we',
        'o',
        'przez',
        'przed',
        'u',
        'ku',
        'po',
        'pod',
        'nad',
        'za',
        'dzięki',
        'przeciw',
      ],
    ],
    [
      'uk',
      [
        'до',
        'від',
        'для',
        'з',
        'із',
        'зі',
        'на',
        'у',
        'в',
        'про',
        'через',
        'перед',
        'під',
        'над',
        'за',
        'проти',
        'завдяки',
        'крізь',
      ],
    ],
  ] as const)('are in the nominative in %s: no preposition comes before them', (language, prepositions) => {
    const declined = new RegExp(`(?<!\\p{L})(${prepositions.join('|')}) [„«]?${slot}`, 'iu')
    expect(violations(language, textsIn(language), declined)).toEqual([])
  })

  // The Brothers are one hero and several people, so the verb agrees with the noun “hero”.
  test.each(['pl', 'uk'] as const)('of heroes follow a noun in %s if a verb comes after them', language => {
    expect(violations(language, textsIn(language), /(^|[^„«])\{hero\} \p{L}/u)).toEqual([])
  })

  test.each([
    ['pl', /\{(name|target)\} (\p{L}+ )?\p{L}+(ł|(?<!wysy)ła|łem|łam)(?!\p{L})/u],
    ['uk', /\{(name|target)\} (\p{L}+ )?\p{L}{2,}(в|вся|ла|лася)(?!\p{L})/u],
  ] as const)('have a verb in the present tense in %s, which has no gender', (language, past) => {
    expect(violations(language, textsIn(language), past)).toEqual([])
  })
})

test('Polish addresses the reader as ty, Ukrainian as ви', () => {
  expect(
    violations('pl', textsIn('pl'), /(?<!\p{L})(Pan|Pani|Państwo|wy|wam|was|wasz\p{L}*)(?!\p{L})/u).filter(
      match => !/Cała wasza baza|Pan włości/.test(match),
    ),
  ).toEqual([])
  expect(
    violations('uk', textsIn('uk'), /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої|твого|твоєї)(?!\p{L})/iu).filter(
      match => !/Обираю тебе/.test(match),
    ),
  ).toEqual([])
})

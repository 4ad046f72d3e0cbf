// The habits that README.md writes down for each language, as far as a test can see them.
import { describe, expect, test } from 'vitest'
import { texts } from '../all.ts'
import type { Language } from '../languages.ts'
import { type Namespace, namespaces } from '../namespaces.ts'
import { rulesIn } from './rule-pages.ts'

interface Text {
  readonly part: string
  readonly key: string
  readonly text: string
}
const of = (language: Language, wanted: readonly Namespace[] = namespaces): readonly Text[] =>
  wanted.flatMap(part => Object.entries(texts[language][part]).map(([key, text]) => ({ part, key, text })))
const dungeonCards: readonly Namespace[] = ['boss-monster', 'next-level', 'super-boss-monster']
const where = (language: Language, { part, key, text }: Text): string => `${language}/${part}.json “${key}”: ${text}`
/** What breaks a habit, with the place where it stands. */
const strays = (language: Language, found: readonly Text[], stray: RegExp): readonly string[] =>
  found.filter(({ text }) => stray.test(text)).map(text => where(language, text))

test.each([
  ['en', /[„«»ʼ]| [–—-] /],
  ['pl', /[“«»ʼ]| [—-] /],
  ['uk', /[“”„ʼ]| [–-] /],
] as const)('%s has its own quotation marks, dashes and apostrophes', (language, foreign) => {
  const rules = language === 'en' ? [] : rulesIn(language)
  expect(
    strays(language, [...of(language), ...rules.map(rule => ({ ...rule, part: `rules-${rule.game}` }))], foreign),
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
    const said = of(language, dungeonCards).filter(({ key }) => /\.(text|minion|mode\d)$/.test(key))
    expect(strays(language, said, inWords)).toEqual([])
  })

  // A Minotaur and a Kiełziel are somebody.
  test.each([
    ['pl', /(?<=[\p{L}!’-].*)(?!Minotaura|Kiełziela|XXL)(?<!\p{Lu})\p{Lu}/u],
    ['uk', /(?<=[\p{L}!’-].*)(?!Мінотавра|XXL)(?<!\p{Lu})\p{Lu}/u],
  ] as const)('%s has one capital in the name of a room, a spell or an item', (language, furtherCapital) => {
    const names = of(language, dungeonCards).filter(({ key }) => /^(sbm-)?(room|spell|item)[:-].*\.name$/.test(key))
    expect(names.length).toBeGreaterThan(200)
    expect(strays(language, names, furtherCapital)).toEqual([])
  })

  test.each(['pl', 'uk'] as const)('what English says in the same words, %s does too', language => {
    const translated = new Map(of(language, dungeonCards).map(({ part, key, text }) => [`${part} ${key}`, text]))
    const first = new Map<string, string>()
    for (const { part, key, text } of of('en', dungeonCards)) {
      const said = translated.get(`${part} ${key}`) ?? ''
      expect(said, `${language} ${key}: ${text}`).toBe(first.get(text) ?? said)
      first.set(text, said)
    }
  })
})

describe('names that are put into a text', () => {
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
  ] as const)('stand in the nominative in %s: no preposition comes before them', (language, prepositions) => {
    const declined = new RegExp(`(?<!\\p{L})(${prepositions.join('|')}) [„«]?${slot}`, 'iu')
    expect(strays(language, of(language), declined)).toEqual([])
  })

  // The Brothers are one hero and several people: the verb goes with the noun.
  test.each(['pl', 'uk'] as const)('of heroes have a noun before them in %s where a verb follows', language => {
    expect(strays(language, of(language), /(^|[^„«])\{hero\} \p{L}/u)).toEqual([])
  })

  test.each([
    ['pl', /\{(name|target)\} (\p{L}+ )?\p{L}+(ł|(?<!wysy)ła|łem|łam)(?!\p{L})/u],
    ['uk', /\{(name|target)\} (\p{L}+ )?\p{L}{2,}(в|вся|ла|лася)(?!\p{L})/u],
  ] as const)('do in %s what they do in the present tense, which knows no gender', (language, past) => {
    expect(strays(language, of(language), past)).toEqual([])
  })
})

test('nobody is addressed twice: Polish says ty, Ukrainian ви', () => {
  expect(
    strays('pl', of('pl'), /(?<!\p{L})(Pan|Pani|Państwo|wy|wam|was|wasz\p{L}*)(?!\p{L})/u).filter(
      one => !/Cała wasza baza|Pan włości/.test(one),
    ),
  ).toEqual([])
  expect(
    strays('uk', of('uk'), /(?<!\p{L})(ти|тебе|тобі|твій|твоя|твоє|твої|твого|твоєї)(?!\p{L})/iu).filter(
      one => !/Обираю тебе/.test(one),
    ),
  ).toEqual([])
})

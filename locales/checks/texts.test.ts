import { describe, expect, test } from 'vitest'
import { texts } from '../all.ts'
import { glossary } from '../glossary/index.ts'
import { type Language, languages } from '../languages.ts'
import { type MessageSpec, messages } from '../messages.ts'
import { namespaces } from '../namespaces.ts'
import { type Message, type Piece, parse } from '../parse.ts'

interface Text {
  readonly language: Language
  readonly namespace: string
  readonly key: string
  readonly text: string
  readonly message: Message
}

const all: readonly Text[] = languages.flatMap(language =>
  namespaces.flatMap(namespace =>
    Object.entries(texts[language][namespace]).map(([key, text]) => ({
      language,
      namespace,
      key,
      text,
      message: parse(text, `${language}/${namespace}.json “${key}”`),
    })),
  ),
)
const english = all.filter(text => text.language === 'en')
const translationsOf = ({ namespace, key }: Text) =>
  all.filter(text => text.namespace === namespace && text.key === key)
const where = ({ language, namespace, key }: Text) => `${language}/${namespace}.json “${key}”`

type Placeholder = Extract<Piece, { readonly name: string }>

function placeholders(message: Message): Placeholder[] {
  return message.flatMap(piece => {
    if (typeof piece === 'string' || piece.kind === 'count') return []
    return 'cases' in piece ? [piece, ...[...piece.cases.values()].flatMap(placeholders)] : [piece]
  })
}

const namesIn = (message: Message) => [...new Set(placeholders(message).map(({ name }) => name))].sort()

describe('in all languages', () => {
  test('the same namespaces exist, and all are listed', () => {
    for (const language of languages) expect(Object.keys(texts[language])).toEqual(namespaces)
  })

  test.each(namespaces)('%s has the same keys in the same order', namespace => {
    for (const language of languages)
      expect(Object.keys(texts[language][namespace])).toEqual(Object.keys(texts.en[namespace]))
  })

  test('a message has the same placeholders', () => {
    for (const text of english)
      for (const translation of translationsOf(text))
        expect(namesIn(translation.message), where(translation)).toEqual(namesIn(text.message))
  })

  test('a text contains the same numbers', () => {
    const numbersIn = (text: string) => text.match(/\d+/g)?.sort() ?? []
    // Each plural form repeats the numbers of a message, and languages have different numbers of forms.
    const comparable = ({ text, message }: Text) =>
      namesIn(message).length > 0 ? [...new Set(numbersIn(text))] : numbersIn(text)
    for (const text of english)
      for (const translation of translationsOf(text))
        expect(comparable(translation), where(translation)).toEqual(comparable(text))
  })

  test('a key of several namespaces has the same text in each', () => {
    const textByKey = new Map<string, string>()
    for (const text of all) {
      const name = `${text.language} ${text.key}`
      expect(text.text, where(text)).toBe(textByKey.get(name) ?? text.text)
      textByKey.set(name, text.text)
    }
  })
})

test('a plural has exactly the categories of its language', () => {
  for (const text of all) {
    const { pluralCategories } = new Intl.PluralRules(text.language).resolvedOptions()
    for (const piece of placeholders(text.message)) {
      if (piece.kind !== 'plural') continue
      const categories = [...piece.cases.keys()].filter(selector => !selector.startsWith('='))
      expect(categories.sort(), where(text)).toEqual([...pluralCategories].sort())
    }
  }
})

test('the categories of Polish and Ukrainian are one, few, many and other', () => {
  for (const language of ['pl', 'uk'])
    expect(new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()).toEqual([
      'few',
      'many',
      'one',
      'other',
    ])
})

test('no text is empty, has stray spaces or typewriter quotes', () => {
  for (const text of all) expect(text.text, where(text)).toMatch(/^(?! )(?!.* {2})(?!.*['"]).+(?<! )$/)
})

test('texts use only letters of their language', () => {
  for (const text of all) {
    if (text.language === 'uk') expect(text.text, where(text)).not.toMatch(/[ыэъё]/i)
    if (text.language !== 'uk') expect(text.text, where(text)).not.toMatch(/\p{Script=Cyrillic}/u)
  }
})

describe('the message specs', () => {
  test('list exactly the arguments that the messages take', () => {
    const specs: Readonly<Record<string, MessageSpec>> = messages
    for (const text of english) {
      const args = specs[text.key]?.args ?? {}
      expect(Object.keys(args).sort(), where(text)).toEqual(namesIn(text.message))
      for (const piece of placeholders(text.message))
        if (piece.kind === 'number' || piece.kind === 'plural') expect(args[piece.name], where(text)).toBe('int')
    }
  })

  test('cite rules by id', () => {
    const cited = [...Object.values(messages), ...Object.values(glossary)].flatMap(spec =>
      'rules' in spec ? spec.rules : [],
    )
    expect(cited.length).toBeGreaterThan(0)
    for (const rule of cited) expect(rule).toMatch(/^(BM|NL|SB|OB)-\d+$/)
  })
})

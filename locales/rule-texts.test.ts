import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { translator } from './all.ts'
import { ruleTextsOf } from './checks/rule-pages.ts'

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g)?.sort() ?? []

describe.each([
  ['boss-monster', 237, 8],
  ['next-level', 56, 6],
  ['super-boss-monster', 343, 15],
  ['overboss', 188, 15],
] as const)('the rules of %s', (game, count, leastSections) => {
  const page = readFileSync(new URL(`../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const english = new Map(
    [...page.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*(?: \[[^\]]+\])? (.+)$/gm)].map(([, id = '', text = '']) => [id, text]),
  )
  // Sections with at least one rule before the next heading.
  const sections = [...page.matchAll(/^###? (\d+(?:\.\d+)?)\.? [^\n]+\n(?:(?!#).*\n)*?- \*\*[A-Z]{2}-/gm)].map(
    ([, number = '']) => number,
  )

  describe.each(['pl', 'uk'] as const)('in %s', language => {
    const texts = ruleTextsOf(language, game)

    test('have every rule of the rules page, in the same order', () => {
      expect(english.size).toBe(count)
      expect(Object.keys(texts.rules)).toEqual([...english.keys()])
    })

    test('have a title for every section with rules', () => {
      expect(sections.length).toBeGreaterThanOrEqual(leastSections)
      const titles = texts.sections
      expect(Object.keys(titles).sort()).toEqual([...sections].sort())
      for (const [number, title] of Object.entries(titles)) expect(title).toMatch(new RegExp(`^${number}\\.? .+`))
    })

    test('contain only numbers that the English rule contains', () => {
      for (const [id, text] of Object.entries(texts.rules)) {
        const known = numbersIn(english.get(id) ?? '')
        expect(
          numbersIn(text).filter(number => !known.includes(number)),
          id,
        ).toEqual([])
      }
    })

    test('are whole sentences without typewriter quotes', () => {
      for (const [id, text] of Object.entries(texts.rules)) expect(text, id).toMatch(/^[^'"]{9,}\.$/)
    })
  })

  test('contain the same numbers in Polish and Ukrainian', () => {
    const [polish, ukrainian] = [ruleTextsOf('pl', game), ruleTextsOf('uk', game)]
    for (const [id, text] of Object.entries(polish.rules))
      expect(numbersIn(ukrainian.rules[id] ?? ''), id).toEqual(numbersIn(text))
  })

  test('use only letters of their language', () => {
    const [polish, ukrainian] = [ruleTextsOf('pl', game), ruleTextsOf('uk', game)]
    for (const [id, text] of Object.entries(ukrainian.rules)) expect(text, id).not.toMatch(/[ыэъё]/i)
    for (const [id, text] of Object.entries(polish.rules)) expect(text, id).not.toMatch(/\p{Script=Cyrillic}/u)
  })
})

describe('the rules of the campaign levels of Overboss', () => {
  const page = readFileSync(new URL('../docs/rules/overboss.md', import.meta.url), 'utf8').split('\n')
  const ruleOf = (language: 'en' | 'pl' | 'uk', id: string): string =>
    language === 'en'
      ? (page.find(line => line.startsWith(`- **${id}**`)) ?? '')
      : (ruleTextsOf(language, 'overboss').rules[id] ?? '')

  test.each(['en', 'pl', 'uk'] as const)('name their objectives as the game does (%s, OB-167 to OB-172)', language => {
    const t = translator(language, 'overboss')
    for (const level of [1, 2, 3, 4, 5, 6])
      for (const number of [1, 2, 3])
        expect(ruleOf(language, `OB-${166 + level}`)).toContain(
          `(${number}) ${t.maybe(`objective:L${level}-${number}.name`)}: `,
        )
  })
})

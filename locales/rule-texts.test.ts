import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ruleTextsOf } from './checks/rule-pages.ts'

const numbersIn = (text: string): readonly string[] => text.match(/\d+/g)?.sort() ?? []

describe.each([
  ['boss-monster', 237, 8],
  ['next-level', 56, 6],
  ['super-boss-monster', 343, 15],
  ['overboss', 185, 15],
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

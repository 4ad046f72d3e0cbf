import { gameIds } from '@overlair/rules/game-ids'
import { describe, expect, test } from 'vitest'
import { gameOfRule } from './game-of-rule.ts'
import { inlines, marksOf, readRules, searchRules, translateRules } from './rule-text.ts'

const pages = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default', eager: true })
const markdown = (game: string): string => pages[`../../docs/rules/${game}.md`] ?? ''
const overboss = readRules(markdown('overboss'))

describe('the rules pages', () => {
  test.each(gameIds)('the rules page of %s becomes sections with all its rules', game => {
    const text = markdown(game)
    const ids = readRules(text).flatMap(section => section.rules.map(rule => rule.id))
    expect(ids).toEqual([...text.matchAll(/^- \*\*([A-Z]{2}-\d+)\*\*/gm)].map(([, id]) => id))
    expect(ids.length).toBeGreaterThan(20)
    for (const id of ids) expect(gameOfRule(id)).toBe(game)
  })

  test('a search finds a rule by its id and by words in any order', () => {
    const found = (query: string) => searchRules(overboss, query).flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(found('OB-41')).toContain('OB-41')
    expect(found('space empty place')).toContain('OB-41')
    expect(found('xylophone')).toEqual([])
    expect(found(' ')).toHaveLength(overboss.flatMap(({ rules }) => rules).length)
  })

  test('a translation replaces titles and texts; a text that it lacks stays English', () => {
    const [first] = translateRules(overboss, { sections: { 1: '1. Pojęcia' }, rules: { 'OB-1': 'Plansza gracza.' } })
    expect(first?.title).toBe('1. Pojęcia')
    expect(first?.rules[0]).toEqual({ id: 'OB-1', text: 'Plansza gracza. [book]' })
    expect(first?.rules[1]).toEqual(overboss[0]?.rules[1])
  })

  test('a translation has the sources of the English rule, not those that a reason mentions', () => {
    const superBossMonster = readRules(markdown('super-boss-monster'))
    const translated = translateRules(superBossMonster, {
      sections: {},
      rules: { 'SB-34': 'Liczą się karty.', 'SB-27': 'Wybór jest tajny.' },
    }).flatMap(({ rules }) => rules)
    expect(translated.find(({ id }) => id === 'SB-34')?.text).toBe('Liczą się karty. [ruling]')
    expect(translated.find(({ id }) => id === 'SB-27')?.text).toBe('Wybór jest tajny. [pl][ua][ruling]')
  })

  test.each(gameIds)('the marks of the rules page of %s are all known', game => {
    const texts = readRules(markdown(game)).flatMap(({ rules }) => rules.map(({ text }) => text))
    const unknown = texts.flatMap(inlines).filter(piece => piece.kind !== 'mark' && /\[\w/.test(piece.text))
    expect(unknown).toEqual([])
    expect(marksOf(readRules(markdown(game)))).toContain('ruling')
  })

  test('marks are split from the text', () => {
    expect(inlines('24 in [pl]; 28 in [ua].')).toEqual([
      { kind: 'plain', text: '24 in ' },
      { kind: 'mark', mark: 'pl' },
      { kind: 'plain', text: '; 28 in ' },
      { kind: 'mark', mark: 'ua' },
      { kind: 'plain', text: '.' },
    ])
    expect(inlines('[diff inside both editions]')).toEqual([{ kind: 'mark', mark: 'diff' }])
  })

  test('bold and italic pieces are split from plain text', () => {
    expect(inlines('with `a: "b"`')).toEqual([
      { kind: 'plain', text: 'with ' },
      { kind: 'code', text: 'a: "b"' },
    ])
    expect(inlines('A **map** is *not* a [list](x.md).')).toEqual([
      { kind: 'plain', text: 'A ' },
      { kind: 'strong', text: 'map' },
      { kind: 'plain', text: ' is ' },
      { kind: 'emphasis', text: 'not' },
      { kind: 'plain', text: ' a list.' },
    ])
  })
})

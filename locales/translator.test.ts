import { describe, expect, expectTypeOf, test } from 'vitest'
import { allKeys, translator } from './all.ts'
import { type Key, pickLanguage, type Translator } from './index.ts'

describe('a translator', () => {
  test('returns texts in its language', () => {
    expect(translator('en', 'overboss')('terrain:forest.name')).toBe('Forest')
    expect(translator('pl', 'overboss')('terrain:forest.name')).toBe('Las')
    expect(translator('uk', 'overboss')('terrain:forest.name')).toBe('Ліс')
    expect(translator('uk').language).toBe('uk')
  })

  test('fills in arguments', () => {
    const t = translator('pl', 'prompts')
    expect(t('turn.overboss', { turn: 3, total: 12 })).toBe('Tura 3 z 12')
    expect(t('over.tie.shared', { names: ['Ala', 'Ola', 'Ela'] })).toBe(
      'Wciąż remis. Wspólnie wygrywają Ala, Ola i Ela!',
    )
  })

  test('takes only keys of its namespaces, with exactly their arguments', () => {
    const t = translator('en', 'prompts')
    expectTypeOf(t<'action.skip'>).parameters.toEqualTypeOf<['action.skip']>()
    expectTypeOf(t<'turn.waitMany'>)
      .parameter(1)
      .toEqualTypeOf<{ readonly count: number; readonly names: readonly string[] }>()
    // @ts-expect-error a misspelt key
    expect(() => t('turn.yuors')).toThrow('no text “turn.yuors” (en)')
    // @ts-expect-error a key of a namespace that is not loaded
    expect(() => t('terrain:forest.name')).toThrow('no text “terrain:forest.name”')
    // @ts-expect-error an argument is missing
    expect(() => t('turn.wait')).toThrow('Message “turn.wait” (en) needs the argument “name”')
    // @ts-expect-error the argument must be a number
    expect(() => t('turn.round', { round: 'two' })).toThrow('needs a number for “round”, not "two"')
  })

  test('takes keys built from ids', () => {
    const t = translator('en', 'overboss')
    const terrains: ('cave' | 'swamp')[] = ['cave', 'swamp']
    expect(terrains.map(terrain => t(`terrain:${terrain}.name`))).toEqual(['Cave', 'Swamp'])
  })

  test('returns undefined for a text that a component does not have', () => {
    const t = translator('en', 'boss-monster')
    expect(t.maybe('hero:the-fool.text')).toMatch(/^Ignores treasure/)
    expect(t.maybe('hero:nobody.text')).toBeUndefined()
    expect(t.maybe('constructor')).toBeUndefined()
  })

  test('can be used where fewer namespaces are needed', () => {
    const title = (t: Translator<'overboss'>) => t('soloTitle:72.title')
    expect(title(translator('en'))).toBe('Vile One')
    expect(title(translator('en', 'overboss', 'cli'))).toBe('Vile One')
  })
})

test('allKeys lists the keys of all namespaces, each once', () => {
  const keys = allKeys()
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toEqual(
    expect.arrayContaining(['action.pass', 'terrain:forest.name', 'glossary:round.term'] satisfies Key[]),
  )
  expect(allKeys('cli').every(key => key.startsWith('cli.'))).toBe(true)
})

test('pickLanguage returns the first preferred language that we support', () => {
  expect(pickLanguage(['pl-PL', 'en'])).toBe('pl')
  expect(pickLanguage(['de', 'uk-UA', 'pl'])).toBe('uk')
  expect(pickLanguage(['uk_UA.UTF-8'])).toBe('uk')
  expect(pickLanguage(['C.UTF-8'])).toBe('en')
  expect(pickLanguage(['ukx', 'de'])).toBe('en')
  expect(pickLanguage([])).toBe('en')
})

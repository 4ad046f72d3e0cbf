import { readFileSync } from 'node:fs'
import { games } from '@overlair/rules'
import { type AnyGame, type RawOptions, randomBelow, randomSource, seal } from '@overlair/rules/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { dungeonTests } from '../rules/dungeon/testing/family.ts'
import type { FamilyTests } from '../rules/kernel/testing/family-tests.ts'
import { overbossTests } from '../rules/overboss/testing/family.ts'
import { dungeonFields, overbossFields, type Section } from './position-fields.ts'
import { positionsPage } from './positions.ts'

const page = readFileSync(new URL('../docs/positions.md', import.meta.url), 'utf8')

test('docs/positions.md is up to date; if not, run npm run positions', () => {
  expect(page).toBe(positionsPage(page))
})

test('a world can be dealt from every example, and it seals to the same bytes', () => {
  const examples = [...page.matchAll(/<!-- example [\w-]+ -->\n\n```json\n([\s\S]*?)```/g)].map(([, json]) =>
    JSON.parse(json!),
  )
  expect(examples.map(({ game }) => game)).toEqual(['super-boss-monster', 'boss-monster', 'overboss'])
  for (const position of examples) {
    const game: AnyGame = games.find(({ id }) => id === position.game)!
    expect(JSON.stringify(seal(game, game.deal(position, 'a world'), position.viewer))).toBe(JSON.stringify(position))
  }
})

const isPlace = (pattern: string, place: string): boolean => {
  const [words, given] = [pattern.split('.'), place.split('.')]
  return words.length === given.length && words.every((word, i) => word === '*' || word === given[i])
}
/** Names each field of each object in a value: “title of its section: field”, or “? place: field” if no section explains it. */
function* fieldsIn(sections: readonly Section[], value: unknown, place = ''): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* fieldsIn(sections, item, `${place}[]`)
  else if (value && typeof value === 'object') {
    const section = sections.find(({ at }) => at.some(pattern => isPlace(pattern, place)))
    for (const [key, inner] of Object.entries(value)) {
      const field = section && (key in section.fields ? key : '*' in section.fields ? '*' : undefined)
      yield field === undefined ? `? ${place}: ${key}` : `${section!.title}: ${field}`
      // Values of frames and choices explain themselves.
      if (section?.title !== 'Variables of a frame' && section?.title !== 'A choice')
        yield* fieldsIn(sections, inner, place === '' ? key : `${place}.${key}`)
    }
  }
}
/** Fields that one card sets, which hardly any random game plays. */
const rare = ['A lasting change: hero']
const titled = ({ title, fields }: Section): string[] =>
  Object.keys(fields)
    .map(field => `${title}: ${field}`)
    .filter(field => !rare.includes(field))
const MOST_ROUNDS = 8
/** All fields in positions along random games of all configurations. Plays more games as long as an explained field is missing. */
function fieldsPlayed({ configurations }: FamilyTests, sections: readonly Section[]): Set<string> {
  const found = new Set<string>()
  const explained = sections.flatMap(titled)
  for (let round = 0; round < MOST_ROUNDS && !explained.every(field => found.has(field)); round++)
    for (const { game, options, players } of configurations)
      for (const count of players) playOne(game, { ...options, players: count }, `fields ${round}`)
  return found

  function playOne(game: AnyGame, options: RawOptions, seed: string): void {
    const random = randomSource(seed)
    const state = game.setup(options, seed)
    for (let choices = 0; ; choices++) {
      const asks = game.asks(state)
      const isOver = asks.length === 0
      if (choices % 3 === 0 || isOver)
        for (const field of fieldsIn(sections, seal(game, state, asks[0]?.seat ?? 'spectator'))) found.add(field)
      if (isOver) return
      const ask = asks[randomBelow(random, asks.length)]!
      game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    }
  }
}

describe.each([
  { family: 'dungeon', tests: dungeonTests, sections: dungeonFields },
  { family: 'overboss', tests: overbossTests, sections: overbossFields },
])('the fields of a position ($family)', ({ tests, sections }) => {
  let found: ReadonlySet<string>
  beforeAll(() => {
    found = fieldsPlayed(tests, sections)
  })
  test('are all explained', () => {
    expect([...found].filter(field => field.startsWith('?'))).toEqual([])
  })
  test('are all there: the page explains no field that no position has', () => {
    expect(sections.flatMap(titled).filter(field => !found.has(field))).toEqual([])
  })
})

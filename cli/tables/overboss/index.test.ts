import { stripVTControlCharacters } from 'node:util'
import { languages } from '@overlair/locales'
import { type Ask, eventFor, randomBelow, randomSource } from '@overlair/rules/kernel'
import { type Choice, type Event, overboss, type View } from '@overlair/rules/overboss'
import { bossIds } from '@overlair/rules/overboss/model/boss-ids'
import { flags, monsterIds, terrainIds, tileIds, tokenIds } from '@overlair/rules/overboss/model/pieces'
import { beforeAll, describe, expect, test } from 'vitest'
import { createRenderContext } from '../../terminal/render-context.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { overlair } from '../../testing/run-cli.ts'
import { choiceNumbers } from './choices.ts'
import { overbossTable as table } from './index.ts'
import { columnNames, spaceName, tileInBox, tileMark, tokenInBox, tokenMark } from './names.ts'

const contextIn = (language: (typeof languages)[number], columns = 80): RenderContext =>
  createRenderContext(
    {
      out: () => {},
      err: () => {},
      columns: () => columns,
      rows: () => 24,
      screen: false,
      errorScreen: false,
      colours: false,
      languages: [],
      line: async () => undefined,
      close: () => {},
    },
    language,
    seat => seat === 0,
  )

interface Seen {
  readonly asks: Map<string, [Ask<Choice>, View]>
  readonly choices: Map<string, [Choice, View]>
  readonly events: Map<string, Event>
}
/** One of each kind that came up in random games with all options. */
const seen: Seen = { asks: new Map(), choices: new Map(), events: new Map() }
beforeAll(() => {
  const configurations = [
    { players: 2, bosses: true, commands: true, terrains: 'random' },
    { players: 4, bosses: true, commands: true, board: '4x4' },
    { players: 1, terrains: ['castle', 'cloud_island', 'desert', 'summoning_circle', 'volcano'] },
    ...bossIds.map(boss => ({ players: 1, boss, terrains: 'random' })),
  ]
  for (let seed = 0; seed < 400; seed++) {
    const state = overboss.setup(configurations[seed % configurations.length]!, seed)
    const source = randomSource(seed)
    for (let ask = overboss.asks(state)[0]; ask; ask = overboss.asks(state)[0]) {
      const { seat } = ask
      if (!seen.asks.has(ask.prompt) || seed % 50 === 0) {
        const view = overboss.view(state, seat)
        seen.asks.set(ask.prompt, [ask, view])
        for (const choice of ask.choices) seen.choices.set(Object.keys(choice).join(), [choice, view])
      }
      for (const event of overboss.apply(state, seat, ask.choices[randomBelow(source, ask.choices.length)]!))
        seen.events.set(event.event, eventFor(event, seat) as Event)
    }
  }
})

test('the random games bring up every prompt and nearly every event', () => {
  expect([...seen.asks.keys()].sort()).toEqual(
    [
      'circle',
      'command',
      'demolish',
      'discard-tokens',
      'draft',
      'end-turn',
      'exchange',
      'keep-boss',
      'keep-token',
      'move-token',
      'overthrow',
      'overthrow-against',
      'place',
      'portal',
      'portal-again',
      'replace',
      'settle',
      'slide',
      'spend-token',
      'take-token',
    ].sort(),
  )
  expect(seen.events.size).toBeGreaterThanOrEqual(25)
})

describe.each(languages)('in %s', language => {
  const context = contextIn(language)

  test('every prompt has its own text', () => {
    const texts = [...seen.asks.values()].map(([ask, view]) => table.prompt(ask, view, context))
    expect(new Set(texts).size).toBe(texts.length)
  })
  test('every choice has a text, and choices of one prompt differ', () => {
    for (const [choice, view] of seen.choices.values()) expect(table.choice(choice, view, context)[0]).not.toBe('')
    for (const [ask, view] of seen.asks.values()) {
      const texts = ask.choices.map(choice => table.choice(choice, view, context)[0])
      const same = texts.find((text, i) => texts.indexOf(text) !== i)
      // Two equal pairs of the market differ only in their number.
      if (
        ask.prompt !== 'draft' &&
        ask.prompt !== 'replace' &&
        ask.prompt !== 'take-token' &&
        ask.prompt !== 'exchange' &&
        ask.prompt !== 'circle'
      )
        expect(same, ask.prompt).toBeUndefined()
    }
  })
  test('every event has a text, except those that the table shows', () => {
    for (const event of seen.events.values()) {
      const text = table.event(event, context)
      if (event.event === 'turn-started' || event.event === 'market-filled') expect(text).toBeUndefined()
      else expect(text, event.event).toMatch(/\S/)
    }
  })
  test('small maps have different letters for each terrain and each monster', () => {
    const tiles = terrainIds.map(
      id => (id === 'graveyard' ? 'graveyard-1' : id === 'camp' ? 'camp-red' : id) as (typeof tileIds)[number],
    )
    const marks = tiles.map(tile => tileMark(tile, context))
    expect(new Set(marks).size).toBe(terrainIds.length)
    expect(new Set(monsterIds.map(id => tokenMark(`monster-${id}`, context))).size).toBe(monsterIds.length)
  })
  test('names fit into the boxes of a screen of 60 columns', () => {
    for (const tile of tileIds) expect(tileInBox(tile, 12, context)).not.toContain('…')
    for (const token of tokenIds.filter(id => /^(monster|miniboss)/.test(id)))
      expect(tokenInBox(token, 12, context)).not.toContain('…')
    expect(new Set(flags.map(flag => tileInBox(`camp-${flag}`, 12, context))).size).toBe(flags.length)
  })
})

test('a space has the name of its column and row', () => {
  expect([columnNames, spaceName('0,0'), spaceName('2,3'), spaceName('3,1')]).toEqual(['ABCD', 'A1', 'D3', 'B4'])
})
test('a place on the map has a number only if it has one choice', () => {
  const ask = (choices: readonly Choice[]): Ask<Choice> => ({ seat: 0, prompt: 'settle', why: 'OB-53', choices })
  const one = ask([{ settle: 'monster-orc', at: '0,0' }, { settle: 'monster-orc', at: '0,1' }, { portal: 'open' }])
  expect([...choiceNumbers(one)]).toEqual([
    ['0,0', 1],
    ['0,1', 2],
  ])
  const two = ask([
    { settle: 'monster-orc', at: '0,0' },
    { settle: 'monster-witch', at: '0,0' },
  ])
  expect([...choiceNumbers(two)]).toEqual([])
  expect([...choiceNumbers(null)]).toEqual([])
})
test('without colour codes, the output is the same', async () => {
  const line = 'play overboss --seed 1 --terrains random --bosses --commands'
  const plain = await overlair(line)
  const coloured = await overlair(line, { colours: true })
  expect(coloured.out).not.toBe(plain.out)
  expect(stripVTControlCharacters(coloured.out)).toBe(plain.out)
})

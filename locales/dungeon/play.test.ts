// Everything that is asked, chosen, told or lasts in games of every kind is said to people, without the ids of the rules.
import { bossMonster, type Choice, type Event, nextLevel, superBossMonster, type View } from '@overlair/rules/dungeon'
import { cardNames } from '@overlair/rules/dungeon/engine/card-registry'
import { eventFields } from '@overlair/rules/dungeon/model/event-fields'
import type { DungeonResult, RoundEffect } from '@overlair/rules/dungeon/model/state'
import { type Ask, eventFor, randomBelow, randomSource } from '@overlair/rules/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import {
  choiceText,
  eventText,
  promptText,
  resultText,
  roundEffectText,
  spaceText,
  type VisibleEvent,
} from './index.ts'

const variants = { choose: true, machinations: true, hard: true, revised: true }
const extras = { items: true, coins: true }
const tables = [
  [bossMonster, { players: 4 }],
  [bossMonster, { players: 2, ...variants }],
  [nextLevel, { players: 3, ...variants, classic: true }],
  [nextLevel, { players: 4, mixed: true, infiniteLives: true }],
  [superBossMonster, { players: 1 }],
  [superBossMonster, { players: 1, challenge: true }],
  [superBossMonster, { players: 3, ...extras }],
  [superBossMonster, { players: 5, ...extras, bossMonster: true, nextLevel: true }],
] as const

interface Met {
  readonly asks: Map<string, [Ask<Choice>, View]>
  readonly choices: Map<string, [Choice, View]>
  readonly events: Map<string, VisibleEvent>
  readonly lasting: Map<string, RoundEffect>
  readonly ends: Map<string, [View, DungeonResult]>
}
/** One of each kind. */
const met: Met = { asks: new Map(), choices: new Map(), events: new Map(), lasting: new Map(), ends: new Map() }
/** A choice of a minion is of another kind for each space. */
const kindOfChoice = (choice: Choice): string =>
  'minion' in choice ? `minion ${choice.minion}` : Object.keys(choice).join()
const tells = (event: object): event is VisibleEvent =>
  'event' in event && Object.hasOwn(eventFields, String(event.event))

beforeAll(() => {
  for (let seed = 0; seed < 96; seed++) {
    const [game, options] = tables[seed % tables.length]!
    const state = game.setup(options, seed)
    const source = randomSource(seed)
    for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) {
      const { seat, choices } = ask
      const fresh = choices.filter(choice => !met.choices.has(kindOfChoice(choice)))
      if (!met.asks.has(ask.prompt) || fresh.length > 0) {
        const view = game.view(state, seat)
        met.asks.set(ask.prompt, [ask, view])
        for (const choice of fresh) met.choices.set(kindOfChoice(choice), [choice, view])
        for (const change of view.lasting) met.lasting.set(change.effect, change)
      }
      for (const event of game.apply(state, seat, choices[randomBelow(source, choices.length)]!)) {
        const told = eventFor(event, seat)
        if (tells(told)) met.events.set(told.event, told)
        if (event.event === 'lasting') met.lasting.set(event.record.effect, event.record)
      }
    }
    const end = game.view(state, 0)
    if (end.result) met.ends.set(end.result.why, [end, end.result])
  }
})

test('the games bring up nearly everything there is', () => {
  expect(met.asks.size).toBeGreaterThanOrEqual(24)
  expect(met.choices.size).toBeGreaterThanOrEqual(36)
  expect(met.events.size).toBeGreaterThanOrEqual(60)
  expect(met.lasting.size).toBeGreaterThanOrEqual(14)
  expect(met.ends.size).toBeGreaterThanOrEqual(4)
})

const ids = new Set(
  (['room', 'spell', 'boss', 'hero', 'item'] as const).flatMap(cardNames).filter(id => id.includes('-')),
)
const silent: readonly Event['event'][] = ['active', 'passed', 'declared', 'resolved']

describe.each(languages)('in %s', language => {
  const words = { t: translator(language), name: (seat: number) => `${seat + 1}.` }
  const speaks = (text: string | undefined, of: string) => {
    expect(text, of).toMatch(/\S/)
    for (const word of text?.match(/[a-z]+(?:-[a-z]+)+/g) ?? []) expect(ids, `${of}: ${text}`).not.toContain(word)
    expect(text, of).not.toMatch(/[#~{}]|undefined|(?:BM|NL|SB)-\d/)
  }
  test('every question', () => {
    const questions = [...met.asks.values()].map(([ask, view]) => promptText(ask, view, words))
    for (const [i, prompt] of [...met.asks.keys()].entries()) speaks(questions[i], prompt)
  })
  test('every choice, and those of one question differ', () => {
    for (const [kind, [choice, view]] of met.choices) speaks(choiceText(choice, view, words).text, kind)
    for (const [ask, view] of met.asks.values()) {
      const said = ask.choices
        .filter(choice => !('build' in choice || 'room' in choice || 'hero' in choice))
        .map(choice => choiceText(choice, view, words).text)
      expect(new Set(said).size, `${ask.prompt}: ${said.join('; ')}`).toBe(said.length)
    }
  })
  test('what a minion does in every space (SB-132)', () => {
    for (const [choice] of met.choices.values())
      if ('minion' in choice) speaks(spaceText(choice.minion, words), choice.minion)
  })
  test('every event but those that everybody sees on the table', () => {
    for (const [kind, event] of met.events) {
      if (silent.includes(event.event)) expect(eventText(event, words)).toBeUndefined()
      else if (!(event.event === 'phase' && event.phase === 'over')) speaks(eventText(event, words), kind)
    }
  })
  test('everything that lasts until the end of the round (BM-135)', () => {
    for (const [effect, change] of met.lasting) speaks(roundEffectText(change, words), effect)
  })
  test('how the game has ended (BM-141, SB-216, SB-266)', () => {
    for (const [why, [view, result]] of met.ends) speaks(resultText(view, result, words).join(' '), why)
  })
})

// Every prompt, choice, event, round effect and result of random games has a text without ids of the rules.
import { bossMonster, type Choice, type Event, nextLevel, superBossMonster, type View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
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
const configurations = [
  [bossMonster, { players: 4 }],
  [bossMonster, { players: 2, ...variants }],
  [nextLevel, { players: 3, ...variants, classic: true }],
  [nextLevel, { players: 4, mixed: true, infiniteLives: true }],
  [superBossMonster, { players: 1 }],
  [superBossMonster, { players: 1, challenge: true }],
  [superBossMonster, { players: 3, ...extras }],
  [superBossMonster, { players: 5, ...extras, bossMonster: true, nextLevel: true }],
] as const

interface Seen {
  readonly asks: Map<string, [Ask<Choice>, View]>
  readonly choices: Map<string, [Choice, View]>
  readonly events: Map<string, VisibleEvent>
  readonly lasting: Map<string, RoundEffect>
  readonly ends: Map<string, [View, DungeonResult]>
}
/** One of each kind. */
const seen: Seen = { asks: new Map(), choices: new Map(), events: new Map(), lasting: new Map(), ends: new Map() }
/** Every action space counts as a kind of choice. */
const kindOfChoice = (choice: Choice): string =>
  'minion' in choice ? `minion ${choice.minion}` : Object.keys(choice).join()
const isEvent = (event: object): event is VisibleEvent =>
  'event' in event && Object.hasOwn(eventFields, String(event.event))

beforeAll(() => {
  for (let seed = 0; seed < 96; seed++) {
    const [game, options] = configurations[seed % configurations.length]!
    const state = game.setup(options, seed)
    const source = randomSource(seed)
    for (let ask = game.asks(state)[0]; ask; ask = game.asks(state)[0]) {
      const { seat, choices } = ask
      const newChoices = choices.filter(choice => !seen.choices.has(kindOfChoice(choice)))
      if (!seen.asks.has(ask.prompt) || newChoices.length > 0) {
        const view = game.view(state, seat)
        seen.asks.set(ask.prompt, [ask, view])
        for (const choice of newChoices) seen.choices.set(kindOfChoice(choice), [choice, view])
        for (const effect of view.lasting) seen.lasting.set(effect.effect, effect)
      }
      for (const event of game.apply(state, seat, choices[randomBelow(source, choices.length)]!)) {
        const visible = eventFor(event, seat)
        if (isEvent(visible)) seen.events.set(visible.event, visible)
        if (event.event === 'lasting') seen.lasting.set(event.record.effect, event.record)
      }
    }
    const end = game.view(state, 0)
    if (end.result) seen.ends.set(end.result.why, [end, end.result])
  }
})

test('the random games bring up nearly all kinds', () => {
  expect(seen.asks.size).toBeGreaterThanOrEqual(24)
  expect(seen.choices.size).toBeGreaterThanOrEqual(36)
  expect(seen.events.size).toBeGreaterThanOrEqual(60)
  expect(seen.lasting.size).toBeGreaterThanOrEqual(14)
  expect(seen.ends.size).toBeGreaterThanOrEqual(4)
})

const ids = new Set(
  (['room', 'spell', 'boss', 'hero', 'item'] as const)
    .flatMap(kind => shelf.namesOf(kind))
    .filter(id => id.includes('-')),
)
const silent: readonly Event['event'][] = ['active', 'passed', 'declared', 'resolved']

describe.each(languages)('in %s', language => {
  const context = { t: translator(language), name: (seat: number) => `${seat + 1}.` }
  const expectReadable = (text: string | undefined, what: string) => {
    expect(text, what).toMatch(/\S/)
    for (const word of text?.match(/[a-z]+(?:-[a-z]+)+/g) ?? []) expect(ids, `${what}: ${text}`).not.toContain(word)
    expect(text, what).not.toMatch(/[#~{}]|undefined|(?:BM|NL|SB)-\d/)
  }
  test('every prompt has a text', () => {
    for (const [prompt, [ask, view]] of seen.asks) expectReadable(promptText(ask, view, context), prompt)
  })
  test('every choice has a text, and choices of one prompt differ', () => {
    for (const [kind, [choice, view]] of seen.choices) expectReadable(choiceText(choice, view, context).text, kind)
    for (const [ask, view] of seen.asks.values()) {
      const choiceTexts = ask.choices
        .filter(choice => !('build' in choice || 'room' in choice || 'hero' in choice))
        .map(choice => choiceText(choice, view, context).text)
      expect(new Set(choiceTexts).size, `${ask.prompt}: ${choiceTexts.join('; ')}`).toBe(choiceTexts.length)
    }
  })
  test('every action space has a text (SB-132)', () => {
    for (const [choice] of seen.choices.values())
      if ('minion' in choice) expectReadable(spaceText(choice.minion, context), choice.minion)
  })
  test('every event has a text, except those that the table shows', () => {
    for (const [kind, event] of seen.events) {
      if (silent.includes(event.event)) expect(eventText(event, context)).toBeUndefined()
      else if (!(event.event === 'phase' && event.phase === 'over')) expectReadable(eventText(event, context), kind)
    }
  })
  test('every effect until the end of the round has a text (BM-135)', () => {
    for (const [kind, effect] of seen.lasting) expectReadable(roundEffectText(effect, context), kind)
  })
  test('every end of a game has a text (BM-141, SB-216, SB-266)', () => {
    for (const [why, [view, result]] of seen.ends) expectReadable(resultText(view, result, context).join(' '), why)
  })
})

// A spell is thought out before it is said aloud.
import { botInputFor, bots } from '@overlair/bots'
import { type Choice, superBossMonster as game, type View } from '@overlair/rules/dungeon'
import { appendChoice, type GameRecord, newRecord, randomSource } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import { beforeEach, expect, test } from 'vitest'
import { openMatch } from '../../../match/match-signals.ts'
import { setStops } from '../auto-pass/auto-pass.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { createSelection } from './selection.ts'
import { spot } from './spots.ts'

/** A game of bots up to the first question to seat 0 that is like this. */
function recordUntil(isIt: (choices: readonly Choice[], view: View) => boolean): GameRecord {
  for (let seed = 0; seed < 200; seed++) {
    let record = newRecord(game, { players: 3 }, seed)
    const state = game.setup(record.options, seed)
    const lots = randomSource(seed)
    const bot = bots.random(game)
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      if (ask.seat === 0 && ask.prompt === 'act' && isIt(ask.choices, game.view(state, 0))) return record
      const choice = bot(botInputFor(game, state, ask, lots)) as Choice
      game.apply(state, ask.seat, choice)
      record = appendChoice(record, ask.seat, choice)
    }
  }
  throw new Error('it never comes to this')
}
const casts = (choices: readonly Choice[], card: string): boolean =>
  choices.some(choice => 'cast' in choice && choice.cast === card)
function sitDown(record: GameRecord): DungeonMatch {
  const nobody = { kind: 'bot', name: 'Bot', level: 'random' } as const
  return openMatch({
    game,
    record,
    seats: [{ kind: 'person', name: 'Ada' }, nobody, nobody],
    autoAnswer: () => undefined,
    askBot: () => new Promise(() => {}),
    save: () => {},
  })
}
const at = (record: GameRecord) => {
  const match = sitDown(record)
  return { match, picks: createSelection(match, signal(true)), said: () => match.record.value.choices.length }
}
const freeze = recordUntil(choices => casts(choices, 'sbm-spell-freeze'))
const lootDrop = recordUntil(choices => casts(choices, 'sbm-spell-loot-drop') && choices.length > 2)
const inHand = (card: string) => spot.hand(card, 0)

beforeEach(() => setStops({ fullControl: false }))

test('a spell with a target is said aloud only once its target is chosen', () => {
  const { match, picks, said } = at(freeze)
  const before = said()
  picks.touch(inHand('sbm-spell-freeze'))
  expect([said(), picks.ask.value?.prompt, match.ask.value?.prompt]).toEqual([before, 'choose.room', 'act'])
  expect(picks.playSteps.value).toEqual([{ cast: 'sbm-spell-freeze' }])
  const [target] = picks.legalSpots.value
  picks.touch(target!)
  expect(match.record.value.choices.slice(before).map(({ choice }) => Object.keys(choice)[0])).toEqual(['cast', 'room'])
  expect(match.view.value.pending.at(-1)?.card).toBe('sbm-spell-freeze')
  expect(picks.playSteps.value).toEqual([])
})
test('before that it can be taken back, and nobody has heard of it', () => {
  const { match, picks, said } = at(freeze)
  const before = said()
  picks.touch(inHand('sbm-spell-freeze'))
  expect(picks.cancel()).toBe(true)
  expect([said(), picks.ask.value, picks.picked.value]).toEqual([before, match.ask.value, []])
  picks.touch(inHand('sbm-spell-freeze'))
  picks.touch(inHand('sbm-spell-freeze'))
  expect([said(), picks.playSteps.value]).toEqual([before, []])
})
test('a spell without a target waits for a second touch', () => {
  const { picks, said, match } = at(lootDrop)
  const before = said()
  picks.touch(inHand('sbm-spell-loot-drop'))
  expect([said(), picks.readyToConfirm.value]).toEqual([before, { cast: 'sbm-spell-loot-drop' }])
  picks.touch(inHand('sbm-spell-loot-drop'))
  expect(match.record.value.choices.slice(before).map(({ choice }) => choice)).toEqual([
    { cast: 'sbm-spell-loot-drop' },
  ])
})
test('another card can be taken up instead', () => {
  const { picks, said } = at(lootDrop)
  const before = said()
  picks.touch(inHand('sbm-spell-loot-drop'))
  const [other] = [...picks.alternativeSpots.value].filter(place => place !== inHand('sbm-spell-loot-drop'))
  picks.touch(other!)
  expect(said()).toBe(before)
  expect(picks.playSteps.value[0] ?? picks.picked.value[0]).not.toEqual({ cast: 'sbm-spell-loot-drop' })
  picks.choose({ pass: true })
  expect(said()).toBe(before + 1)
})
test('a spell that is carried to its target is cast at it, anywhere else it goes back', () => {
  const { picks, said } = at(freeze)
  const before = said()
  const card = inHand('sbm-spell-freeze')
  picks.startDrag(card)
  picks.drop(card, spot.seat(1))
  expect([said(), picks.playSteps.value]).toEqual([before, []])
  picks.startDrag(card)
  const [target] = picks.legalSpots.value
  picks.drop(card, target!)
  expect(said()).toBe(before + 2)
})
test('a price with a single answer pays itself', () => {
  const record = recordUntil(
    (choices, view) => choices.some(choice => isForge(choice)) && view.hand?.spells.length === 1,
  )
  const { picks, match, said } = at(record)
  const before = said()
  const forge = match.ask.value?.choices.find(isForge)
  picks.touch(spot.room(forge && 'use' in forge ? forge.use : ''))
  expect(picks.ask.value?.prompt).toBe('choose.ownRoom')
  const [room] = picks.legalSpots.value
  picks.touch(room!)
  const words = match.record.value.choices.slice(before).map(({ choice }) => Object.keys(choice)[0])
  expect(words).toEqual(['use', 'room', 'price'])
})
const isForge = (choice: Choice): boolean => 'use' in choice && choice.use.startsWith('sbm-room-mana-forge')

const beforePlacing = recordUntil(
  (choices, view) =>
    choices.length > 1 && view.phase === 'build' && view.active === 0 && (view.players[0]?.toPlace ?? 0) > 0,
)
const roomIn = (places: ReadonlySet<string>) => [...places].find(place => place.startsWith('hand:sbm-room'))
test('a room taken up before its turn is thought of only: put down again, one may still act', () => {
  const { match, picks, said } = at(beforePlacing)
  const [before, question] = [said(), match.ask.value]
  picks.touch(roomIn(picks.alternativeSpots.value) as never)
  expect([said(), picks.ask.value?.prompt]).toEqual([before, 'build.room'])
  expect([...picks.legalSpots.value].every(place => place.startsWith('place:'))).toBe(true)
  expect(picks.ask.value?.choices.every(choice => 'build' in choice)).toBe(true)
  expect(picks.cancel()).toBe(true)
  expect([said(), picks.ask.value, picks.picked.value]).toEqual([before, question, []])
  const room = roomIn(picks.alternativeSpots.value) as never
  picks.touch(room)
  picks.touch(room)
  expect([said(), picks.ask.value]).toEqual([before, question])
})
test('with its place one passes, and builds there as soon as one may', async () => {
  const { match, picks, said } = at(beforePlacing)
  const before = said()
  picks.touch(roomIn(picks.alternativeSpots.value) as never)
  const [place] = picks.legalSpots.value
  picks.touch(place!)
  expect(match.record.value.choices[before]?.choice).toEqual({ pass: true })
  await new Promise(resolve => setTimeout(resolve))
  const built = match.record.value.choices.slice(before).find(({ seat, choice }) => seat === 0 && 'build' in choice)
  expect(built).toBeDefined()
})

// Selecting, confirming, cancelling and dragging; plays reach the match only when they are complete.
import { botInputFor, bots } from '@overlair/bots'
import { dungeonAutoPass } from '@overlair/play/auto-pass/dungeon/index'
import type { Listener, SeatHandle } from '@overlair/play/match/contract'
import { openMatch } from '@overlair/play/match/match'
import { type Choice, superBossMonster as game, type View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { appendChoice, type GameRecord, type Intent, newRecord, randomSource } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hostMatch } from '../../../match/host.ts'
import { openTable } from '../../../match/table-match.ts'
import { setStops } from '../auto-pass/stops.ts'
import { spot } from './click-paths.ts'
import { intentOfCard, intentOfHero } from './intents.ts'
import { createSelection, type Selection } from './selection.ts'

vi.mock('../../../platform/i18n/say.ts', () => ({
  say: Object.assign((key: string) => key, { maybe: (key: string) => key }),
}))

/** Plays bot games and returns the record up to the first window of seat 0 that matches. */
function recordUntil(matches: (choices: readonly Choice[], view: View) => boolean): GameRecord {
  for (let seed = 0; seed < 200; seed++) {
    let record = newRecord(game, { players: 3 }, seed)
    const state = game.setup(record.options, seed)
    const random = randomSource(seed)
    const bot = bots.random(game)
    for (let [ask] = game.asks(state); ask; [ask] = game.asks(state)) {
      if (ask.seat === 0 && ask.prompt === 'act' && matches(ask.choices, game.view(state, 0))) return record
      const choice = bot(botInputFor(game, state, ask, random)) as Choice
      game.apply(state, ask.seat, choice)
      record = appendChoice(record, ask.seat, choice)
    }
  }
  throw new Error('no window of 200 games matches')
}
const casts = (choices: readonly Choice[], card: string): boolean =>
  choices.some(choice => 'cast' in choice && choice.cast === card)
const idleBot = { kind: 'bot', name: 'Bot', level: 'random' } as const
const matchOptions = (record: GameRecord) => ({
  ...dungeonAutoPass,
  game,
  record,
  seats: [{ kind: 'person', name: 'Ada' } as const, idleBot, idleBot],
  instructions: [{ fullControl: true }, null, null],
})
const openAt = (record: GameRecord) => {
  const { table: match, saved } = hostMatch({
    ...matchOptions(record),
    askBot: () => new Promise(() => {}),
    save: () => {},
  })
  const choices = () => saved().record.choices
  return { match, selection: createSelection(match, signal(true)), choices, choiceCount: () => choices().length }
}
const freeze = recordUntil(choices => casts(choices, 'sbm-spell-freeze'))
const lootDrop = recordUntil(choices => casts(choices, 'sbm-spell-loot-drop') && choices.length > 2)
const inHand = (card: string) => spot.hand(card, 0)

beforeEach(() => setStops({ fullControl: false }))

test('a spell with a target reaches the match only when its target is chosen', () => {
  const { match, selection, choices, choiceCount } = openAt(freeze)
  const before = choiceCount()
  selection.click(inHand('sbm-spell-freeze'))
  expect([choiceCount(), selection.ask.value?.prompt, match.ask.value?.prompt]).toEqual([before, 'choose.room', 'act'])
  expect(selection.playSteps.value).toEqual([{ cast: 'sbm-spell-freeze' }])
  const [target] = selection.legalSpots.value
  selection.click(target!)
  expect(
    choices()
      .slice(before)
      .map(({ choice }) => Object.keys(choice)[0]),
  ).toEqual(['cast', 'room'])
  expect(match.view.value.pending.at(-1)?.card).toBe('sbm-spell-freeze')
  expect(selection.playSteps.value).toEqual([])
})
test('until then the player can cancel it, and the match does not change', () => {
  const { match, selection, choiceCount } = openAt(freeze)
  const before = choiceCount()
  selection.click(inHand('sbm-spell-freeze'))
  expect(selection.cancel()).toBe(true)
  expect([choiceCount(), selection.ask.value, selection.selectedSpots.value]).toEqual([before, match.ask.value, []])
  selection.click(inHand('sbm-spell-freeze'))
  selection.click(inHand('sbm-spell-freeze'))
  expect([choiceCount(), selection.playSteps.value]).toEqual([before, []])
})
test('a spell without a target waits for a second click', () => {
  const { selection, choices, choiceCount } = openAt(lootDrop)
  const before = choiceCount()
  selection.click(inHand('sbm-spell-loot-drop'))
  expect([choiceCount(), selection.readyToConfirm.value]).toEqual([before, { cast: 'sbm-spell-loot-drop' }])
  selection.click(inHand('sbm-spell-loot-drop'))
  expect(
    choices()
      .slice(before)
      .map(({ choice }) => choice),
  ).toEqual([{ cast: 'sbm-spell-loot-drop' }])
})
test('the player can select another card instead', () => {
  const { selection, choiceCount } = openAt(lootDrop)
  const before = choiceCount()
  selection.click(inHand('sbm-spell-loot-drop'))
  const [other] = [...selection.alternativeSpots.value].filter(one => one !== inHand('sbm-spell-loot-drop'))
  selection.click(other!)
  expect(choiceCount()).toBe(before)
  expect(selection.playSteps.value[0] ?? selection.selectedSpots.value[0]).not.toEqual({ cast: 'sbm-spell-loot-drop' })
  selection.choose({ pass: true })
  expect(choiceCount()).toBe(before + 1)
})
test('a spell dropped on its target is cast at it; dropped anywhere else, it returns to the hand', () => {
  const { selection, choiceCount } = openAt(freeze)
  const before = choiceCount()
  const card = inHand('sbm-spell-freeze')
  selection.startDrag(card)
  selection.drop(card, spot.seat(1))
  expect([choiceCount(), selection.playSteps.value]).toEqual([before, []])
  selection.startDrag(card)
  const [target] = selection.legalSpots.value
  selection.drop(card, target!)
  expect(choiceCount()).toBe(before + 2)
})
test('a price with a single choice is paid automatically', () => {
  const record = recordUntil(
    (choices, view) => choices.some(choice => isForge(choice)) && view.hand?.spells.length === 1,
  )
  const { selection, match, choices, choiceCount } = openAt(record)
  const before = choiceCount()
  const forge = match.ask.value?.choices.find(isForge)
  selection.click(spot.room(forge && 'use' in forge ? forge.use : ''))
  expect(selection.ask.value?.prompt).toBe('choose.ownRoom')
  const [room] = selection.legalSpots.value
  selection.click(room!)
  const keys = choices()
    .slice(before)
    .map(({ choice }) => Object.keys(choice)[0])
  expect(keys).toEqual(['use', 'room', 'price'])
})
const isForge = (choice: Choice): boolean => 'use' in choice && choice.use.startsWith('sbm-room-mana-forge')

const beforePlacing = recordUntil(
  (choices, view) =>
    choices.length > 1 && view.phase === 'build' && view.active === 0 && (view.players[0]?.toPlace ?? 0) > 0,
)
const roomIn = (spots: ReadonlySet<string>) => [...spots].find(one => one.startsWith('hand:sbm-room'))
test('a room selected before the build prompt is only simulated; after a cancel the player may still act', () => {
  const { match, selection, choiceCount } = openAt(beforePlacing)
  const [before, ask] = [choiceCount(), match.ask.value]
  selection.click(roomIn(selection.alternativeSpots.value) as never)
  expect([choiceCount(), selection.ask.value?.prompt]).toEqual([before, 'build.room'])
  expect([...selection.legalSpots.value].every(one => one.startsWith('place:'))).toBe(true)
  expect(selection.ask.value?.choices.every(choice => 'build' in choice)).toBe(true)
  expect(selection.cancel()).toBe(true)
  expect([choiceCount(), selection.ask.value, selection.selectedSpots.value]).toEqual([before, ask, []])
  const room = roomIn(selection.alternativeSpots.value) as never
  selection.click(room)
  selection.click(room)
  expect([choiceCount(), selection.ask.value]).toEqual([before, ask])
})
test('choosing its place passes the window and builds the room as soon as the build prompt comes', async () => {
  const { selection, choices, choiceCount } = openAt(beforePlacing)
  const before = choiceCount()
  selection.click(roomIn(selection.alternativeSpots.value) as never)
  const [place] = selection.legalSpots.value
  selection.click(place!)
  expect(choices()[before]?.choice).toEqual({ pass: true })
  await new Promise(resolve => setTimeout(resolve))
  const built = choices()
    .slice(before)
    .find(({ seat, choice }) => seat === 0 && 'build' in choice)
  expect(built).toBeDefined()
})

describe('a selection survives when the same ask comes again, as after a lost connection', () => {
  /** A match whose position arrives as plain data. `comeAgain` sends it once more. */
  function openFarAway(record: GameRecord) {
    const match = openMatch<View, Choice>(matchOptions(record))
    const handle = match.seat(0)
    const listeners = new Set<Listener<Choice, View>>()
    const person: SeatHandle<View, Choice> = {
      ...handle,
      position: () => structuredClone(handle.position()),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const table = openTable({ people: [person], spectator: match.seat('spectator') }).match
    const ready = signal(true)
    const selection = createSelection(table, ready)
    const comeAgain = () => {
      ready.value = false
      for (const listener of listeners) listener({ position: person.position() })
      ready.value = true
    }
    const begun = () => [selection.selectedSpots.value, selection.playSteps.value, selection.ask.value]
    return { selection, comeAgain, begun }
  }
  test.each([
    ['of a room before the build prompt', beforePlacing, (spots: Selection) => roomIn(spots.alternativeSpots.value)],
    ['of a spell that needs a target', freeze, () => inHand('sbm-spell-freeze')],
    ['of a spell that waits for a second click', lootDrop, () => inHand('sbm-spell-loot-drop')],
  ] as const)('%s', (_, record, first) => {
    const { selection, comeAgain, begun } = openFarAway(record)
    selection.click(first(selection) as never)
    const before = begun()
    expect(before[0]).toHaveLength(1)
    comeAgain()
    expect(begun()).toEqual(before)
    expect(selection.cancel()).toBe(true)
    expect(selection.selectedSpots.value).toEqual([])
  })
})

describe('why the player cannot do something', () => {
  const reason = (selection: Selection, intent: Intent | undefined) => intent && selection.disabledReason(intent)
  /** An advanced room card of seat 0 that shares no treasure with a room of its dungeon. */
  const misfit = ({ hand, players }: View): string | undefined => {
    const treasure = players[0]!.dungeon.flatMap(({ card }) => (card ? shelf.roomFacts(card).treasure : []))
    return hand?.rooms.find(room => {
      const facts = shelf.roomFacts(room)
      return facts.advanced && !facts.treasure.some(one => treasure.includes(one))
    })
  }
  const beforeBuilding = recordUntil(
    (_, view) =>
      view.active === 0 &&
      view.phase === 'build' &&
      view.players[0]!.toPlace > 0 &&
      view.players[0]!.dungeon.length > 0 &&
      misfit(view) !== undefined,
  )

  test('before the own placement, a room card is judged as if the placement came now (SB-87)', () => {
    const { match, selection } = openAt(beforeBuilding)
    const card = misfit(match.view.value)!
    expect(match.ask.value?.prompt).toBe('act')
    expect(reason(selection, intentOfCard(card))).toEqual({ text: 'error.build.treasure', why: 'SB-87' })
  })
  test('during an uncommitted play, things that are no target of the spell', () => {
    const { match, selection } = openAt(freeze)
    selection.click(inHand('sbm-spell-freeze'))
    const hero = match.view.value.town[0]?.name ?? 'no hero'
    expect(reason(selection, intentOfHero(selection, hero))).toMatchObject({ why: 'sbm-spell-freeze' })
  })
  test('a thing that nothing asks for has no reason', () => {
    const { match, selection } = openAt(freeze)
    expect(match.ask.value?.prompt).toBe('act')
    expect(reason(selection, intentOfHero(selection, 'no hero'))).toBeUndefined()
  })
})

// Whole games, played back. The rules say what the table may show at each event.
import type { VisibleEvent } from '@overlair/locales/dungeon'
import { type Choice, type DungeonGame, nextLevel, superBossMonster, type View } from '@overlair/rules/dungeon'
import { newRecord, randomBelow, randomSource } from '@overlair/rules/kernel'
import { effect, signal } from '@preact/signals'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AskBot } from '../../../match/bot-worker-client.ts'
import { hostMatch } from '../../../match/host.ts'
import { updateSetting } from '../../../platform/settings/settings.ts'
import { eventDuration } from './event-presentation.ts'
import { createPlayback } from './playback.ts'
import { type ShownPosition, shownPositionOf } from './shown-position.ts'

// A test has no server that could load the texts.
vi.mock('@overlair/locales/dungeon', async importOriginal => ({
  ...(await importOriginal<object>()),
  eventText: ({ event }: VisibleEvent) => event,
}))
beforeAll(() => {
  vi.useFakeTimers()
  // The forecast waits for a paint. These tests paint nothing.
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => {})
  updateSetting('motion', 'full')
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const PERSON = 0
const anyOf = <T>(random: ReturnType<typeof randomSource>, choices: readonly T[]): T =>
  choices[randomBelow(random, choices.length)]!

/** A match and the same game beside it, which says what the person sees at each event. */
function openTestMatch(game: DungeonGame, players: number, seed: string) {
  const record = newRecord(game, { players }, seed)
  const state = game.setup(record.options, seed)
  const random = randomSource(seed)
  const askBot: AskBot = async ({ position }) => anyOf(random, position.own!.ask!.choices)
  const host = hostMatch<View, Choice>({
    game,
    record,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === PERSON ? { kind: 'person', name: 'Ada' } : { kind: 'bot', name: `Bot ${seat}`, level: 'random' },
    ),
    askBot,
    save: () => {},
  })
  /** By choice and event. */
  const moments: View[][] = []
  /** The choices with an event that takes time to show. */
  const slowChoices = new Set<number>()
  const match = host.table
  match.onStep(({ index }) => {
    const { seat, choice } = host.saved().record.choices[index]!
    const views: View[] = []
    const events = game.apply(state, seat, choice as Choice, () => views.push(game.view(state, PERSON)))
    moments.push(views)
    if (events.some(event => eventDuration(event) > 0)) slowChoices.add(index)
    return undefined
  })
  return { host, match, state, random, moments, slowChoices }
}

interface Shown {
  readonly position: ShownPosition | undefined
  /** Whether the table has shown no event of a choice that has events to show. */
  readonly early: boolean
  /** The view that the table shows, and the one that the rules expect. */
  readonly view: View
  readonly expected: View | undefined
}
/** Whether the person chooses only when the table has caught up. Otherwise the person plays on at once. */
type Pace = 'waits' | 'plays on'
/** Plays a random game to its end. Returns all that the table has shown, whenever Preact would have rendered it. */
async function playBack(game: DungeonGame, players: number, pace: Pace): Promise<readonly Shown[]> {
  const { host, match, state, random, moments, slowChoices } = openTestMatch(game, players, 'playback')
  const playback = createPlayback(match)
  const position = shownPositionOf(match)
  const shown: Shown[] = []
  let due = false
  const render = () => {
    due = false
    const at = position.peek()
    const expected = at ? moments[at.index]?.[at.events - 1] : game.view(state, PERSON)
    // Playback leaves choices out if too many wait.
    if (at) for (const index of slowChoices) if (index <= at.index) slowChoices.delete(index)
    shown.push({ position: at, early: !at && slowChoices.size > 0, view: { ...playback.view }, expected })
  }
  const stop = effect(() => {
    void { ...playback.view }
    if (!due) queueMicrotask(render)
    due = true
  })
  while (!match.result.value || !playback.ready.value) {
    const ask = pace === 'plays on' || playback.ready.value ? match.ask.value : undefined
    if (ask) match.choose(anyOf(random, ask.choices))
    await vi.advanceTimersByTimeAsync(50)
  }
  stop()
  playback.close()
  host.close()
  return shown
}

const games: readonly (readonly [string, DungeonGame, number, Pace])[] = [
  ['Super Boss Monster for four', superBossMonster, 4, 'waits'],
  ['Super Boss Monster alone, by a person who does not wait for playback', superBossMonster, 1, 'plays on'],
  ['The Next Level for two', nextLevel, 2, 'waits'],
]
describe.each(games)('%s', (_, game, players, pace) => {
  let shown: readonly Shown[] = []
  beforeAll(async () => {
    shown = await playBack(game, players, pace)
  })

  test('the table shows only what the rules say, at the event or after the choice', () => {
    for (const { position, view, expected } of shown) expect(view, JSON.stringify(position?.event)).toEqual(expected)
  })
  test('the table never shows the end of a choice before its events', () => {
    expect(shown.filter(({ early }) => early)).toEqual([])
  })
  test('the table shows many kinds of events, in their order', () => {
    const positions = shown.flatMap(({ position }) => position ?? [])
    const kinds = new Set(positions.map(({ event }) => event.event))
    expect([...kinds]).toEqual(
      expect.arrayContaining(['phase', 'arrived', 'placed', 'built', 'entered', 'damaged', 'killed', 'survived']),
    )
    const order = positions.map(({ index, events }) => index * 1000 + events)
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })
})

test('a player can skip the rest of a choice', async () => {
  const { host, match, random } = openTestMatch(superBossMonster, 1, 'skip')
  const playback = createPlayback(match)
  const position = shownPositionOf(match)
  while (!position.value) {
    match.choose(anyOf(random, match.ask.value!.choices))
    await vi.advanceTimersByTimeAsync(0)
  }
  const { index } = position.value
  playback.advance()
  await vi.advanceTimersByTimeAsync(0)
  expect(position.value?.index).not.toBe(index)
  playback.close()
  host.close()
})

/** A playback that gets choices of a game when the test sends them. */
async function openLatePlayback(tempo = signal(1)) {
  const { host, match, random } = openTestMatch(superBossMonster, 1, 'fast')
  type Listener = Parameters<typeof match.onStep>[0]
  const steps: Parameters<Listener>[0][] = []
  match.onStep(step => {
    steps.push(step)
    return undefined
  })
  while (!match.result.value) {
    if (match.ask.value) match.choose(anyOf(random, match.ask.value.choices))
    await vi.advanceTimersByTimeAsync(0)
  }
  let listener: Listener | undefined
  const playback = createPlayback({
    ...match,
    tempo,
    onStep(one) {
      listener = one
      return () => {}
    },
  })
  const send = (count: number) => {
    for (const step of steps.slice(0, count)) listener?.(step)
  }
  const close = () => {
    playback.close()
    host.close()
  }
  return { playback, send, close, length: steps.length }
}

test('choices that come faster than playback shows them do not leave the table behind', async () => {
  const { playback, send, length, close } = await openLatePlayback()
  // All choices of the game come at once, as after a long sleep of the page.
  send(length)
  expect(playback.ready.value).toBe(false)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(playback.ready.value).toBe(true)
  close()
})
test('a player who skips them is at the position of the match at once, and sees the next choices again', async () => {
  const { playback, send, close } = await openLatePlayback()
  send(20)
  playback.advance()
  await vi.advanceTimersByTimeAsync(0)
  expect(playback.ready.value).toBe(true)
  send(20)
  await vi.advanceTimersByTimeAsync(0)
  expect(playback.ready.value).toBe(false)
  close()
})
test('past choices are played back as many times faster as the table says, or not at all', async () => {
  const lasts = async (tempo: number) => {
    const { playback, send, close } = await openLatePlayback(signal(tempo))
    send(6)
    let milliseconds = 0
    for (; !playback.ready.value && milliseconds < 20_000; milliseconds += 50) await vi.advanceTimersByTimeAsync(50)
    close()
    return milliseconds
  }
  const [once, fourTimes] = [await lasts(1), await lasts(4)]
  expect(once).toBeGreaterThan(1000)
  expect(fourTimes / once).toBeCloseTo(0.25, 1)
  expect(await lasts(Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(50)
})
test('a player who leaves past choices out need not wait for the one that is shown', async () => {
  const tempo = signal(2)
  const { playback, send, close } = await openLatePlayback(tempo)
  send(20)
  await vi.advanceTimersByTimeAsync(100)
  expect(playback.ready.value).toBe(false)
  tempo.value = Number.POSITIVE_INFINITY
  await vi.advanceTimersByTimeAsync(0)
  expect(playback.ready.value).toBe(true)
  close()
})

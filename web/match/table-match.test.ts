// Tables of matches that run elsewhere: everything reaches them later, as copies of plain data.
import { lookaheadFrom, openSandbox } from '@overlair/play/lookahead'
import type { Match, SeatHandle, Update } from '@overlair/play/match/contract'
import { openMatch } from '@overlair/play/match/match'
import { type RaceView, race } from '@overlair/play/testing/race-game'
import { type Choice, IllegalChoice, newRecord, type Seat, type Viewer } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import { expect, test, vi } from 'vitest'
import { openTable } from './table-match.ts'

type RaceMatch = Match<RaceView, Choice>
type RaceHandle = SeatHandle<RaceView, Choice>

const sent = <T>(value: T): T => structuredClone(value)
/** A message needs a moment to arrive. */
const arrive = (message: () => void): void => void setTimeout(message, 1)

/** Handles as another device has them. All of them get a change before any listener hears of it. */
function remote(match: RaceMatch, seats: readonly Seat[]) {
  const handles = [...seats, 'spectator' as const].map(viewer => remoteHandle(match, viewer))
  match.onChange(() => queueMicrotask(() => handles.forEach(({ receive }) => void receive())))
  const [spectator, people] = [handles.at(-1)!.handle, handles.slice(0, -1).map(({ handle }) => handle)]
  return { spectator, people }
}
function remoteHandle(match: RaceMatch, viewer: Viewer) {
  const local = match.seat(viewer)
  const snapshot = () =>
    sent({
      position: local.position(),
      view: local.view(),
      log: local.log(),
      sealed: local.sealed(),
      record: local.record(),
      instructions: local.instructions(),
    })
  let known = snapshot()
  const listeners = new Set<(update: Update<Choice, RaceView>) => void>()
  const updates: Update<Choice, RaceView>[] = []
  local.subscribe(update => updates.push(sent(update)))
  const handle: RaceHandle = {
    game: race,
    viewer,
    options: local.options,
    position: () => known.position,
    view: () => known.view,
    sealed: () => known.sealed,
    log: () => known.log,
    record: () => known.record,
    lookahead: () => lookaheadFrom(race, known.sealed),
    sandbox: () => openSandbox(race, known.sealed),
    refusal: intent => openSandbox(race, known.sealed).refusal(Number(viewer), intent),
    choose: (choice, decision) => arrive(() => local.choose(sent(choice), decision)),
    undo: decision => arrive(() => local.undo(decision)),
    instructions: () => known.instructions,
    instruct: told => arrive(() => local.instruct(sent(told))),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  function receive(): void {
    const [latest, arrived] = [snapshot(), updates.splice(0)]
    arrive(() => {
      known = latest
      arrive(() => arrived.forEach(update => void listeners.forEach(listener => void listener(update))))
    })
  }
  return { handle, receive }
}

const person = { kind: 'person', name: 'Ola' } as const
const matchOf = (players: number, more: object = {}): RaceMatch =>
  openMatch<RaceView, Choice>({
    game: race,
    record: newRecord(race, { players }, 'a secret seed'),
    seats: Array.from({ length: players }, () => person),
    ...more,
  })
function openRemote(match: RaceMatch, ...seats: readonly Seat[]) {
  // The program elsewhere makes automatic answers at once.
  match.onChange(() => queueMicrotask(() => match.settle()))
  return openTable(remote(match, seats)).match
}

test('a table plays a match that runs elsewhere to its end', async () => {
  const match = matchOf(1)
  const table = openRemote(match, 0)
  const steps: unknown[] = []
  table.onStep(({ index, seat, events, moments }) => {
    steps.push([index, seat, events.length, moments.at(-1)?.at])
    return undefined
  })
  for (const choice of [{ colour: 'red' }, { step: 1 }, { step: 2 }, { step: 1 }]) {
    const { length } = table.log.value
    await vi.waitFor(() => expect(table.lookahead()?.after(choice).events).toHaveLength(1))
    table.choose(choice)
    expect([table.log.value.length, table.record.value]).toEqual([length, undefined])
    await vi.waitFor(() => expect(table.log.value.length).toBeGreaterThan(length))
  }
  await vi.waitFor(() => expect(table.result.value?.winners).toEqual([0]))
  expect(steps).toEqual([
    [0, 0, 1, [0]],
    [1, 0, 1, [1]],
    [2, 0, 1, [3]],
    [3, 0, 1, [4]],
    [4, 0, 1, [5]],
  ])
  expect(table.record.value).toEqual(match.record)
  expect(table.canUndo.value).toBe(false)
})

test('an ask that comes again stays the same object, so that a selection for it survives; one of a later decision does not', async () => {
  const match = matchOf(1)
  match.choose(0, { colour: 'red' }, 0)
  const handle = match.seat(0)
  const listeners = new Set<(update: Update<Choice, RaceView>) => void>()
  const copied: RaceHandle = {
    ...handle,
    position: () => sent(handle.position()),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const tell = () => listeners.forEach(listener => void listener({ position: copied.position() }))
  const table = openTable({ people: [copied], spectator: match.seat('spectator') }).match
  const before = table.ask.value
  tell()
  expect(copied.position().ask).not.toBe(before)
  expect(table.ask.value).toBe(before)
  match.choose(0, { step: 1 }, 1)
  tell()
  expect(table.ask.value).toEqual(before)
  expect(table.ask.value).not.toBe(before)
})

test('an undo reaches a match elsewhere once', async () => {
  const table = openRemote(matchOf(1), 0)
  table.choose({ colour: 'red' }, { step: 1 })
  await vi.waitFor(() => expect(table.view.value.at).toEqual([1]))
  expect([table.canUndo.value, table.undoState.value]).toEqual([true, 'at-once'])
  table.undo()
  await vi.waitFor(() => expect(table.view.value.at).toEqual([0]))
  expect(table.ask.value?.prompt).toBe('race')
})

test('choices follow each other, and the match may make one of them itself', async () => {
  const automatic = (_: unknown, { view }: { view(): RaceView }) => (view().at[0] === 1 ? { step: 1 } : undefined)
  const match = matchOf(1, { automatic })
  const table = openRemote(match, 0)
  table.choose({ colour: 'red' }, { step: 1 }, { step: 1 }, { step: 2 })
  await vi.waitFor(() => expect(table.view.value.at).toEqual([4]))
  expect(match.played.map(one => one.automatic)).toEqual([false, false, true, false])
})

test('choices that are no longer offered are dropped', async () => {
  const match = matchOf(2)
  const table = openRemote(match, 0)
  table.choose({ colour: 'red' }, { step: 1 })
  await vi.waitFor(() => expect(table.log.value.length + match.played.length).toBe(1))
  match.choose(1, { colour: 'blue' }, 0)
  await vi.waitFor(() => expect(table.ask.value?.prompt).toBe('race'))
  await new Promise(resolve => setTimeout(resolve, 10))
  expect(table.view.value.at).toEqual([0, 0])
})

test('a choice of a viewer who is not asked is refused', () => {
  const match = matchOf(2)
  match.choose(0, { colour: 'red' }, 0)
  const table = openTable({ people: [match.seat(0)], spectator: match.seat('spectator') }).match
  expect(() => table.choose({ colour: 'red' })).toThrow(IllegalChoice)
})

test('two people share a device although their match runs elsewhere', async () => {
  const match = matchOf(3)
  const table = openRemote(match, 0, 2)
  expect([table.nextPerson.value, table.viewer.value]).toEqual([0, 'spectator'])
  table.takeSeat()
  table.choose({ colour: 'red' })
  await vi.waitFor(() => expect(table.nextPerson.value).toBe(2))
  expect(table.ask.value).toBeUndefined()
  table.takeSeat()
  table.choose({ colour: 'blue' })
  match.choose(1, { colour: 'red' }, 0)
  await vi.waitFor(() => expect(table.nextPerson.value).toBe(0))
  expect(JSON.stringify([table.view.value, table.log.value])).not.toMatch(/red|blue/)
  table.takeSeat()
  expect(table.view.value.colour).toBe('red')
})

test('seats have the names of those who sit there now', () => {
  const match = matchOf(2)
  const table = openTable({ people: [match.seat(0)], spectator: match.seat('spectator') }).match
  match.occupy(1, { kind: 'empty' })
  expect(table.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ola'],
    ['empty', ''],
  ])
})

test('an undo that the others must allow is asked for, and not twice', () => {
  const match = matchOf(2)
  const handle = match.seat(0)
  const asked: number[] = []
  const person: RaceHandle = {
    ...handle,
    position: () => ({ ...handle.position(), undoable: undefined, undoableByConsent: 7 }),
    undo: decision => void asked.push(decision),
  }
  const isUndoAsked = signal(false)
  const handles = { people: [person], spectator: match.seat('spectator') }
  const table = openTable(handles, { isUndoAsked }).match
  expect([table.canUndo.value, table.undoState.value]).toEqual([false, 'by-consent'])
  table.undo()
  isUndoAsked.value = true
  expect(table.undoState.value).toBe('asked')
  table.undo()
  expect(asked).toEqual([7])
})

// Random games of all configurations, played through a match.
import {
  canonical,
  eventFor,
  type GameEvent,
  hashOf,
  newRecord,
  randomBelow,
  randomSource,
  replay,
  type Seat,
  type Viewer,
} from '@overlair/rules/kernel'
import { families } from '@overlair/rules/testing/families'
import { describe, expect, test } from 'vitest'
import type { Match, Step, Update } from './contract.ts'
import { openMatch } from './match.ts'
import { people } from './testing/open.ts'

const configurations = families.flatMap(family => family.configurations)
const undoEvery = 40
const hashOfMoments = (moments: readonly unknown[]): string => hashOf(JSON.stringify(moments))

/** Seats that are asked together keep their decisions while one of them answers. */
function expectNumbersKept(match: Match, answer: () => void, seat: Seat): void {
  const before = match.pending()
  answer()
  if (before.length === 1) return
  const others = before.filter(one => one.seat !== seat)
  expect(match.pending().map(({ seat, decision }) => [seat, decision])).toEqual(
    others.map(({ seat, decision }) => [seat, decision]),
  )
}

describe.each(configurations)('$name', ({ game, options, players }) => {
  test.each(players)('%i players: the match equals its record, and each log what its viewer may know', count => {
    const seats = people(...Array.from({ length: count }, (_, seat) => `Player ${seat + 1}`))
    const viewers: readonly Viewer[] = ['spectator', ...seats.keys()]
    const record = newRecord(game, { ...options, players: count }, `whole ${count}`)
    const match = openMatch({ game, record, seats })
    const steps = new Map<Viewer, readonly Step[]>(viewers.map(viewer => [viewer, []]))
    /** By choice: what the first player saw at its events. */
    let seen: readonly string[] = []
    let last: Update | undefined
    for (const viewer of viewers)
      match.seat(viewer).subscribe(({ position, step, moments, undoneTo }) => {
        last = { position }
        const known = steps.get(viewer)!
        steps.set(viewer, step ? [...known, step] : known.slice(0, undoneTo))
        expect(moments?.length).toBe(step?.events.length)
        if (viewer === 0) seen = moments ? [...seen, hashOfMoments(moments)] : seen.slice(0, undoneTo)
      })
    const random = randomSource('choices of a whole game')
    for (let turn = 1; match.result === undefined; turn++) {
      const asked = match.pending()
      const { seat, ask, decision, by } = asked[randomBelow(random, asked.length)]!
      const choice = ask.choices[randomBelow(random, ask.choices.length)]!
      const handle = match.seat(seat)
      expectNumbersKept(match, () => (by === 'match' ? match.answerFor(seat) : handle.choose(choice, decision)), seat)
      expect(last?.position.revision).toBe(match.seat('spectator').position().revision)
      const { undoable } = handle.position()
      if (turn % undoEvery === 0 && undoable !== undefined) handle.undo(undoable)
    }
    const events = new Map<Viewer, unknown[]>(viewers.map(viewer => [viewer, []]))
    const moments: unknown[][] = match.record.choices.map(() => [])
    const addEvents = (all: readonly GameEvent[]) => {
      for (const viewer of viewers) events.get(viewer)!.push(all.map(event => eventFor(event, viewer)))
    }
    const state = replay(
      game,
      match.record,
      step => addEvents(step.events),
      ({ state: now, index }) => moments[index]!.push(game.view(now, 0)),
    )
    expect(seen).toEqual(moments.map(hashOfMoments))
    expect(canonical(match.state)).toBe(canonical(state))
    for (const viewer of viewers) {
      const log = match.seat(viewer).log()
      expect(log.map(step => step.events)).toEqual(events.get(viewer))
      expect(steps.get(viewer)).toEqual(log)
      expect(match.seat(viewer).view()).toEqual(game.view(state, viewer))
    }
  })
})

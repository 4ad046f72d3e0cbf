// The stops of this device: which prompts its players want to see. They go to each match, which answers the others.
import {
  defaultInstructions,
  type Instructions,
  type PassEnd,
  readInstructions,
  type Stops as StopLevels,
  stopLevels,
  stopPoints,
} from '@overlair/play/auto-pass/dungeon/instructions'
import { startLongPass } from '@overlair/play/auto-pass/dungeon/passes'
import { isPerson } from '@overlair/play/seats'
import { isJsonObject, type JsonObject, type Seat } from '@overlair/rules/kernel'
import { effect, signal } from '@preact/signals'
import type { DungeonMatch } from '../model/dungeon-match.ts'

interface Stops extends StopLevels {
  /** The match asks every prompt, even one with a single choice. */
  readonly fullControl: boolean
  /** Playback waits for the player after each step of a hero. */
  readonly stepByStep: boolean
}

const KEY = 'overlair.stops'
/** Reads saved stops. Missing or invalid values get their defaults. */
function loadStops(): Stops {
  const saved = loadObject()
  const levels = { ...defaultInstructions.stops }
  for (const point of stopPoints) levels[point] = stopLevels.find(level => level === saved[point]) ?? levels[point]
  return { ...levels, fullControl: saved.fullControl === true, stepByStep: saved.stepByStep === true }
}
function loadObject(): JsonObject {
  try {
    const saved: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}')
    return isJsonObject(saved) ? saved : {}
  } catch {
    return {}
  }
}
export const stops = signal<Stops>(loadStops())
export function setStops(change: Partial<Stops>): void {
  stops.value = { ...stops.peek(), ...change }
}
effect(() => {
  const json = JSON.stringify(stops.value)
  try {
    globalThis.localStorage?.setItem(KEY, json)
  } catch {
    // Without storage, the next visit starts with the default stops.
  }
})

/** What the stops tell a match. */
export function instructionsAtStart(): Pick<Instructions, 'fullControl' | 'stops'> {
  const { fullControl, stepByStep: _, ...levels } = stops.peek()
  return { fullControl, stops: levels }
}
const tell = (match: DungeonMatch, seat: Seat, change: Partial<Instructions>): void =>
  match.instruct(seat, { ...readInstructions(match.instructions.peek()[seat]), ...change })

/** Changes the stops of this device, in a running match, too. Full control ends a long pass. */
export function changeStops(match: DungeonMatch, change: Partial<Stops>): void {
  setStops(change)
  const told = { ...instructionsAtStart(), ...(change.fullControl !== undefined && { longPass: null }) }
  for (const [seat, assignment] of match.seats.entries()) if (isPerson(assignment)) tell(match, seat, told)
  match.retry()
}

/** The viewer passes in every window until the round ends or the table changes. */
export function passUntil(match: DungeonMatch, until: PassEnd): void {
  const seat = match.viewer.peek()
  if (seat !== 'spectator') tell(match, seat, { longPass: startLongPass(match.view.peek(), until) })
}

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
import type { SeatHandle } from '@overlair/play/match/contract'
import { GameError, isJsonObject, type JsonObject } from '@overlair/rules/kernel'
import { effect, signal } from '@preact/signals'
import { deviceKeys } from '../../../platform/storage/device-keys.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'

interface Stops extends StopLevels {
  /** The match asks every prompt, even one with a single choice. */
  readonly fullControl: boolean
  /** Playback waits for the player after each step of a hero. */
  readonly stepByStep: boolean
}

const KEY = deviceKeys.stops
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
function instructionsOfStops(): Pick<Instructions, 'fullControl' | 'stops'> {
  const { fullControl, stepByStep: _, ...levels } = stops.peek()
  return { fullControl, stops: levels }
}
/** What a person of this device tells a match that opens. Passes that were saved with the match go on. */
export function instructionsAtStart(saved: unknown = null): Instructions {
  const before = readSaved(saved)
  const told = instructionsOfStops()
  return { ...before, ...told, longPass: before.fullControl === told.fullControl ? before.longPass : null }
}
function readSaved(saved: unknown): Instructions {
  try {
    return readInstructions(saved)
  } catch (error) {
    // Another version of the app has saved them.
    if (error instanceof GameError) return defaultInstructions
    throw error
  }
}
const tell = (handle: SeatHandle, change: Partial<Instructions>): void =>
  handle.instruct({ ...readInstructions(handle.instructions()), ...change })

/** Changes the stops of this device, in a running match, too. Full control ends a long pass. */
export function changeStops(match: DungeonMatch, change: Partial<Stops>): void {
  setStops(change)
  const told = { ...instructionsOfStops(), ...(change.fullControl !== undefined && { longPass: null }) }
  for (const person of match.people) tell(person, told)
}

/** The viewer passes in every window until the round ends or the table changes. */
export function passUntil(match: DungeonMatch, until: PassEnd): void {
  const person = match.people.find(({ viewer }) => viewer === match.viewer.peek())
  if (person) tell(person, { longPass: startLongPass(match.view.peek(), until) })
}

// What this device keeps for online play: the secret that proves who sits at a seat, and the last name and colour.
import { limits } from '@overlair/protocol/limits'
import { type SeatColour, seatColours } from '@overlair/protocol/table'
import { isJsonObject } from '@overlair/rules/kernel'
import { deviceKeys } from '../platform/storage/device-keys.ts'
import { SECRET } from './server.ts'

const ME = deviceKeys.me

export interface Me {
  /** Empty before the first table. */
  readonly name: string
  readonly colour: SeatColour
}

/** The storage may be denied or full: then everything lasts as long as the page. */
const inMemory = new Map<string, string>()
export function readFromDevice(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? inMemory.get(key)
  } catch {
    return inMemory.get(key)
  }
}
export function writeToDevice(key: string, value: string): void {
  inMemory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // It stays in memory.
  }
}

/** A word of 43 letters, digits, - and _ that nobody can guess. */
export const randomWord = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export function deviceSecret(): string {
  const known = readFromDevice(SECRET)
  if (known !== undefined && /^[\w-]{32,64}$/.test(known)) return known
  const secret = randomWord()
  replaceSecret(secret)
  return secret
}
/** From now on this device is the person of another secret. */
export const replaceSecret = (secret: string): void => writeToDevice(SECRET, secret)

export function rememberedMe(): Me {
  const [first] = seatColours
  try {
    const saved: unknown = JSON.parse(readFromDevice(ME) ?? '{}')
    if (!isJsonObject(saved)) return { name: '', colour: first }
    const name = typeof saved.name === 'string' ? saved.name.slice(0, limits.name) : ''
    return { name, colour: seatColours.find(colour => colour === saved.colour) ?? first }
  } catch {
    return { name: '', colour: first }
  }
}
export const rememberMe = (me: Me): void => writeToDevice(ME, JSON.stringify(me))

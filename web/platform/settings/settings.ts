// User settings. Stored in localStorage, because the app needs them before the first paint and IndexedDB answers later.
import { type Language, languages, pickLanguage } from '@overlair/locales'
import { effect, signal } from '@preact/signals'
import { deviceKeys } from '../storage/device-keys.ts'

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const
type Speed = (typeof speeds)[number]
export const motions = ['system', 'full', 'less'] as const
/** When a choice that ends a turn is made: after a pause, after a confirmation, or at once. */
export const turnEnds = ['after-pause', 'confirm', 'at-once'] as const
export const textSizes = [100, 125, 150, 200] as const

export interface Settings {
  readonly language: Language
  readonly muted: boolean
  /** 0 to 100. */
  readonly volume: number
  readonly speed: Speed
  readonly motion: (typeof motions)[number]
  /** Per cent. */
  readonly textSize: (typeof textSizes)[number]
  readonly plainFont: boolean
  readonly highContrast: boolean
  /** The screen stays on at a table. */
  readonly keepAwake: boolean
  readonly turnEnd: (typeof turnEnds)[number]
  /** Whether a table shows points before the player chooses. */
  readonly hints: boolean
}

const KEY = deviceKeys.settings

const oneOf = <T>(values: readonly T[], value: unknown, fallback: T): T => values.find(one => one === value) ?? fallback

/** Reads saved settings. Missing or invalid values get their defaults. */
export function readSettings(json: string | null, preferredLanguages: readonly string[]): Settings {
  const saved = parseObject(json)
  const volume = saved.volume
  return {
    language: oneOf(languages, saved.language, pickLanguage(preferredLanguages)),
    muted: saved.muted === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : 60,
    speed: oneOf(speeds, saved.speed, 'normal'),
    motion: oneOf(motions, saved.motion, 'system'),
    textSize: oneOf(textSizes, saved.textSize, 100),
    plainFont: saved.plainFont === true,
    highContrast: saved.highContrast === true,
    keepAwake: saved.keepAwake !== false,
    turnEnd: oneOf(turnEnds, saved.turnEnd, 'after-pause'),
    hints: saved.hints !== false,
  }
}
function parseObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? '{}')
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Accesses localStorage. Undefined if the device denies it or is full: then the settings are lost with the page. */
function tryStorage<T>(access: (storage: Storage) => T): T | undefined {
  try {
    return access(globalThis.localStorage)
  } catch {
    return undefined
  }
}

export const settings = signal<Settings>(
  readSettings(tryStorage(storage => storage.getItem(KEY)) ?? null, globalThis.navigator?.languages ?? []),
)

export function updateSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.peek(), [name]: value }
}

const durationFactors: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 }

/** Whether the settings or the system ask for less motion. */
export function reducesMotion(): boolean {
  const { motion } = settings.value
  return motion === 'less' || (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
}
/** Whether animations are off: for less motion, or for speed. */
const prefersReducedMotion = (): boolean => settings.value.speed === 'instant' || reducesMotion()

/** Returns the duration of an animation at the chosen speed, in milliseconds. 0 if animations are off. */
export const scaledDuration = (milliseconds: number): number =>
  prefersReducedMotion() ? 0 : milliseconds * durationFactors[settings.value.speed]

/** Saves the settings and applies them to the page, now and after every change. */
export function applySettings(): void {
  effect(() => {
    const current = settings.value
    tryStorage(storage => storage.setItem(KEY, JSON.stringify(current)))
    const { dataset, style } = document.documentElement
    style.setProperty('--text-scale', String(current.textSize / 100))
    style.setProperty('--animation-scale', String(durationFactors[current.speed]))
    dataset.motion = prefersReducedMotion() ? 'less' : 'full'
    dataset.font = current.plainFont ? 'plain' : 'pixel'
    dataset.contrast = current.highContrast ? 'high' : 'normal'
  })
}

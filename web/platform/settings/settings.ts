// What a person has set. Kept in localStorage, because it must be known before the first paint and IndexedDB answers later.
import { type Language, languages, pickLanguage } from '@overlair/locales'
import { effect, signal } from '@preact/signals'

export const speeds = ['slow', 'normal', 'fast', 'instant'] as const
type Speed = (typeof speeds)[number]
export const motions = ['system', 'full', 'less'] as const
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
}

const KEY = 'overlair.settings'

const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(one => one === value) ?? otherwise

/** Reads what was kept; whatever is missing or makes no sense is as it was at first. */
export function readSettings(kept: string | null, preferred: readonly string[]): Settings {
  const found = parsed(kept)
  const volume = found.volume
  return {
    language: oneOf(languages, found.language, pickLanguage(preferred)),
    muted: found.muted === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? Math.round(volume) : 60,
    speed: oneOf(speeds, found.speed, 'normal'),
    motion: oneOf(motions, found.motion, 'system'),
    textSize: oneOf(textSizes, found.textSize, 100),
    plainFont: found.plainFont === true,
    highContrast: found.highContrast === true,
  }
}
function parsed(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '{}')
    return value !== null && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}

/** What the device allows; one that denies it, or has no room left, forgets the settings with the page. */
function ifAllowed<T>(deed: (storage: Storage) => T): T | undefined {
  try {
    return deed(globalThis.localStorage)
  } catch {
    return undefined
  }
}

export const settings = signal<Settings>(
  readSettings(ifAllowed(storage => storage.getItem(KEY)) ?? null, globalThis.navigator?.languages ?? []),
)

export function updateSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.peek(), [name]: value }
}

const pace: Readonly<Record<Speed, number>> = { slow: 2, normal: 1, fast: 0.5, instant: 0 }

/** Whether things should stand still, by the setting or by the system. */
function prefersReducedMotion(): boolean {
  const { motion, speed } = settings.value
  return (
    motion === 'less' ||
    speed === 'instant' ||
    (motion === 'system' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  )
}

/** Milliseconds that an animation of this length takes at the chosen speed. */
export const scaledDuration = (milliseconds: number): number =>
  prefersReducedMotion() ? 0 : milliseconds * pace[settings.value.speed]

/** Keeps the settings and shows them on the page. */
export function applySettings(): void {
  effect(() => {
    const now = settings.value
    ifAllowed(storage => storage.setItem(KEY, JSON.stringify(now)))
    const { dataset, style } = document.documentElement
    style.setProperty('--text-scale', String(now.textSize / 100))
    style.setProperty('--animation-scale', String(pace[now.speed]))
    dataset.motion = prefersReducedMotion() ? 'less' : 'full'
    dataset.font = now.plainFont ? 'plain' : 'pixel'
    dataset.contrast = now.highContrast ? 'high' : 'normal'
  })
}

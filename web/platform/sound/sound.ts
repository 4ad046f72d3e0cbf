// Plays cues. The sound player loads after the first input, since browsers block sound until then. Loading is slow on a
// slow device and would delay a choice, so it waits until the browser is idle.
import { whenIdle } from '../browser/scheduling.ts'
import { settings } from '../settings/settings.ts'
import type { Cue } from './cues.ts'

let player: typeof import('./player.ts') | undefined
let hadInput = false
let loading = false

function load(): void {
  if (!hadInput || loading || isMuted()) return
  loading = true
  whenIdle(async () => {
    try {
      player = await import('./player.ts')
    } catch {
      // Without a sound player the app stays silent.
    }
  }, 2000)
}
const isMuted = (): boolean => settings.peek().muted || settings.peek().volume === 0

export function startSound(): void {
  const onFirstInput = () => {
    hadInput = true
    load()
  }
  for (const type of ['pointerdown', 'keydown'] as const)
    addEventListener(type, onFirstInput, { once: true, passive: true })
}

export function play(cue: Cue): void {
  if (isMuted()) return
  if (!player) return load()
  // At most -12 dB, so that no cue startles the player.
  player.playCue(cue, 0.25 * (settings.peek().volume / 100))
}

// Plays cues. The player is fetched at the first touch of the page: browsers keep sound off until then, and nobody waits for it.
import { settings } from '../storage/settings.ts'
import { type Cue, cues } from './cues.ts'

type Player = typeof import('zzfx')['ZZFX']
let player: Player | undefined
let loading = false

async function load(): Promise<void> {
  if (loading) return
  loading = true
  try {
    player = (await import('zzfx')).ZZFX
  } catch {
    // A device without sound plays on in silence.
  }
}

export function startSound(): void {
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, load, { once: true, passive: true })
}

export function play(cue: Cue): void {
  const { muted, volume } = settings.peek()
  if (!player || muted || volume === 0) return
  // -12 dB at most: cues accompany, they do not startle.
  player.volume = 0.25 * (volume / 100)
  void player.audioContext.resume()
  player.play(...cues[cue])
}

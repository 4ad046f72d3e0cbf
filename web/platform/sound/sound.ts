// Plays cues. The player is fetched after the first touch of the page: browsers keep sound off until then. To start it takes a slow
// device longer than a choice may take, so it starts when nothing else is done.
import { whenIdle } from '../browser/scheduling.ts'
import { settings } from '../settings/settings.ts'
import { type Cue, cues } from './cues.ts'

type Player = typeof import('zzfx')['ZZFX']
let player: Player | undefined
let touched = false
let loading = false

function load(): void {
  if (!touched || loading || isMuted()) return
  loading = true
  whenIdle(async () => {
    try {
      player = (await import('zzfx')).ZZFX
    } catch {
      // A device without sound plays on in silence.
    }
  }, 2000)
}
const isMuted = (): boolean => settings.peek().muted || settings.peek().volume === 0

export function startSound(): void {
  const onTouch = () => {
    touched = true
    load()
  }
  for (const kind of ['pointerdown', 'keydown'] as const) addEventListener(kind, onTouch, { once: true, passive: true })
}

export function play(cue: Cue): void {
  if (isMuted()) return
  if (!player) return load()
  // -12 dB at most: cues accompany, they do not startle.
  player.volume = 0.25 * (settings.peek().volume / 100)
  void player.audioContext.resume()
  player.play(...cues[cue])
}

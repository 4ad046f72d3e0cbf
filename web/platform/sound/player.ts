import { ZZFX } from 'zzfx'
import { type Cue, cues } from './cues.ts'

export function playCue(cue: Cue, volume: number): void {
  ZZFX.volume = volume
  void ZZFX.audioContext.resume()
  ZZFX.play(...cues[cue])
}

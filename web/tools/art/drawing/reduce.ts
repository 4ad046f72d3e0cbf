import { Canvas } from './canvas.ts'

const MOST = 256
type Tones = readonly [number, number, number, number]

/** A drawing with 256 colours at most, so that its file stays small: rare ones become the nearest of the frequent. */
export function reduced(drawing: Canvas): Canvas {
  const { data, width, height } = drawing
  const words = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = data[at + 3] === 0 ? 0 : words.getUint32(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const kept = [...counts]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, MOST)
    .map(([colour]) => colour)
  const tones = kept.map(tonesOf)
  const becomes = new Map<number, number>(kept.map(colour => [colour, colour]))
  const out = new Canvas(width, height)
  const written = new DataView(out.data.buffer)
  for (let at = 0; at < data.length; at += 4) {
    const colour = data[at + 3] === 0 ? 0 : words.getUint32(at)
    let near = becomes.get(colour)
    if (near === undefined) {
      near = kept[nearest(tonesOf(colour), tones)] ?? 0
      becomes.set(colour, near)
    }
    written.setUint32(at, near)
  }
  return out
}
const tonesOf = (c: number): Tones => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255, c & 255]
function nearest(to: Tones, tones: readonly Tones[]): number {
  const far = (one: Tones) => one.reduce((sum, tone, i) => sum + (tone - (to[i] ?? 0)) ** 2, 0)
  let best = 0
  tones.forEach((one, i) => {
    if (far(one) < far(tones[best] ?? one)) best = i
  })
  return best
}

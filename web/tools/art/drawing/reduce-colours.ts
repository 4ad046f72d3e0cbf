import { Canvas } from './canvas.ts'

const MAX_COLOURS = 256
type Channels = readonly [number, number, number, number]

/** Returns a copy with at most 256 colours, which gives a small file. The nearest frequent colour replaces each rare one. */
export function reduceColours(canvas: Canvas): Canvas {
  const { data, width, height } = canvas
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const counts = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const colour = data[at + 3] === 0 ? 0 : pixels.getUint32(at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const frequent = [...counts]
    .sort(([a, n], [b, m]) => m - n || a - b)
    .slice(0, MAX_COLOURS)
    .map(([colour]) => colour)
  const channels = frequent.map(channelsOf)
  const replacements = new Map<number, number>(frequent.map(colour => [colour, colour]))
  const out = new Canvas(width, height)
  const reduced = new DataView(out.data.buffer)
  for (let at = 0; at < data.length; at += 4) {
    const colour = data[at + 3] === 0 ? 0 : pixels.getUint32(at)
    let replacement = replacements.get(colour)
    if (replacement === undefined) {
      replacement = frequent[indexOfNearest(channelsOf(colour), channels)] ?? 0
      replacements.set(colour, replacement)
    }
    reduced.setUint32(at, replacement)
  }
  return out
}
const channelsOf = (c: number): Channels => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255, c & 255]
function indexOfNearest(colour: Channels, candidates: readonly Channels[]): number {
  const distance = (other: Channels) => other.reduce((sum, value, i) => sum + (value - (colour[i] ?? 0)) ** 2, 0)
  let best = 0
  candidates.forEach((candidate, i) => {
    if (distance(candidate) < distance(candidates[best] ?? candidate)) best = i
  })
  return best
}

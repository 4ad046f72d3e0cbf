// Encodes PNG files, with a palette if there are at most 256 colours. For pixel art that saves about two thirds of the size.
import { crc32, deflateSync } from 'node:zlib'
import type { Canvas } from './canvas.ts'

function chunk(type: string, body: Uint8Array): Buffer {
  const typeAndBody = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const out = Buffer.alloc(typeAndBody.length + 8)
  out.writeUInt32BE(body.length, 0)
  typeAndBody.copy(out, 4)
  out.writeUInt32BE(crc32(typeAndBody), typeAndBody.length + 4)
  return out
}

function header(width: number, height: number, colourType: 3 | 6): Buffer {
  const body = Buffer.alloc(13)
  body.writeUInt32BE(width, 0)
  body.writeUInt32BE(height, 4)
  body.set([8, colourType, 0, 0, 0], 8)
  return chunk('IHDR', body)
}

export function encodePng(canvas: Canvas): Buffer {
  const { width, height, data } = canvas
  const colours = new Map<number, number>()
  const indexes = new Uint8Array(width * height)
  const pixels = new DataView(data.buffer, data.byteOffset, data.byteLength)
  for (let i = 0; i < indexes.length; i++) {
    const colour = data[i * 4 + 3] === 0 ? 0 : pixels.getUint32(i * 4)
    if (!colours.has(colour)) colours.set(colour, colours.size)
    indexes[i] = colours.get(colour)!
  }
  const hasPalette = colours.size <= 256
  const stride = hasPalette ? width : width * 4
  const rows = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++)
    rows.set((hasPalette ? indexes : data).subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const tail = [chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', new Uint8Array())]
  if (!hasPalette) return Buffer.concat([signature, header(width, height, 6), ...tail])
  const palette = [...colours.keys()]
  const plte = Buffer.from(palette.flatMap(c => [c >>> 24, (c >>> 16) & 255, (c >>> 8) & 255]))
  const trns = Buffer.from(palette.map(c => c & 255))
  return Buffer.concat([signature, header(width, height, 3), chunk('PLTE', plte), chunk('tRNS', trns), ...tail])
}

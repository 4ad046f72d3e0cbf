// Parts of houses. Light falls from the top left.
import { bayer, type Canvas, type Colour, INK } from './canvas.ts'

/** Lit, plain and shaded. */
export type Shades = readonly [light: Colour, base: Colour, shade: Colour]
export const ROOFS = {
  red: ['#c9664e', '#8c3f42', '#642c3a'],
  blue: ['#6a8ad0', '#41588f', '#2c3b69'],
  slate: ['#8a7fa4', '#5b5174', '#413957'],
  gold: ['#f0c35a', '#b07f34', '#7a5428'],
  green: ['#7aa878', '#49704f', '#30503c'],
  straw: ['#d8ab64', '#9a7042', '#6e4c34'],
} as const satisfies Record<string, Shades>
export const PLASTER: Shades = ['#d4ae92', '#a8867a', '#7c6064']
export const STONE: Shades = ['#ada2be', '#766b8b', '#544b6a']
export const TIMBER: Shades = ['#a07050', '#6c4838', '#4b302c']
const PANE: Colour = '#ffcf6a'

/** A roof seen from the gable side. */
export function gable(
  out: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  [light, base, shade]: Shades,
): void {
  for (let j = 0; j < height; j++) {
    const half = Math.round(((width / 2) * (j + 1)) / height)
    const middle = x + Math.floor(width / 2)
    for (let i = -half; i < half; i++)
      out.set(
        middle + i,
        y + j,
        i === -half || i === half - 1 ? INK : i < 0 ? (j % 3 ? base : light) : j % 3 ? shade : base,
      )
  }
  out.rect(x - 1, y + height, width + 2, 1, INK)
}
export function block(
  out: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  [light, base, shade]: Shades,
): void {
  const side = width > 16 ? 3 : 2
  out.rect(x, y, width, height, INK).rect(x + 1, y, width - 2, height, base)
  out.rect(x + 1, y, side, height, light).rect(x + width - 1 - side, y, side, height, shade)
}
export function pane(out: Canvas, x: number, y: number, width = 4, height = 5, lit = true): void {
  out.rect(x - 1, y - 1, width + 2, height + 2, INK).rect(x, y, width, height, lit ? PANE : '#2b2140')
  if (lit) out.rect(x, y, width, 1, '#fff0b8').rect(x + Math.floor(width / 2), y, 1, height, '#8a5a2a')
}
export function door(
  out: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour = '#5a3522',
): void {
  out
    .rect(x - 1, y - 1, width + 2, height + 1, INK)
    .rect(x, y, width, height, colour)
    .rect(x, y, 1, height, '#8a5a3a')
  out.set(x + width - 2, y + Math.floor(height / 2), '#ffcf4a')
}

/** A hill with an opening, from the lower edge up. */
export function hill(out: Canvas, rough: () => number): void {
  const { width, height } = out
  const middle = width / 2
  for (let x = 0; x < width; x++) {
    const top = Math.round(height * 0.26 + (Math.abs(x - middle) / middle) ** 1.7 * height * 0.5 + rough() * 2)
    for (let y = top; y < height; y++)
      out.set(
        x,
        y,
        y === top
          ? '#8fa872'
          : y < top + 3
            ? '#4f6e46'
            : bayer(x, y) < 4
              ? '#5a5470'
              : x < middle
                ? '#4b4560'
                : '#3c364f',
      )
    out.set(x, top - 1, INK)
  }
}
/** An arched opening with its lower edge at the lower edge of the canvas. */
export function opening(out: Canvas, x: number, width: number, height: number, inside: Colour): void {
  const top = out.height - height
  out.rect(x, top + 2, width, height - 2, INK).rect(x + 2, top, width - 4, 2, INK)
  out.rect(x + 1, top + 3, width - 2, height - 3, inside).rect(x + 3, top + 1, width - 6, 2, inside)
}

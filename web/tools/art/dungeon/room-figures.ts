// The figures of rooms without their rooms, for halls: large and small.
import { Canvas } from '../drawing/canvas.ts'
import { drawStaging, type Staging } from '../staging/stage.ts'

interface Size {
  readonly width: number
  readonly height: number
  readonly figure: number
}
const LARGE: Size = { width: 76, height: 60, figure: 43 }
const SMALL: Size = { width: 44, height: 40, figure: 28 }

const drawn = (staging: Staging, { width, height, figure }: Size): Canvas =>
  drawStaging(new Canvas(width, height), staging, width / 2, height - 3, figure)

/** `figure-<card>`, 76 × 60, and `small-figure-<card>`, 44 × 40. The lower edge is three pixels below the floor line. */
export const roomFigures = (card: string, staging: Staging): Record<string, Canvas> => ({
  [`figure-${card}`]: drawn(staging, LARGE),
  [`small-figure-${card}`]: drawn(staging, SMALL),
})

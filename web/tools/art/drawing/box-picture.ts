import { type Canvas, INK } from './canvas.ts'

/** Size of a box picture. */
export const BOX = { width: 96, height: 112 }

/** Adds the light top edge and the dark bottom edge of a box. */
export const withEdges = (picture: Canvas): Canvas =>
  picture.rect(0, 0, BOX.width, 1, '#ffffff', 60).rect(0, BOX.height - 2, BOX.width, 2, INK, 150)

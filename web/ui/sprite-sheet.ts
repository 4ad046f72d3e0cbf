// Computes where each sprite is on its sheet. The art tool and the app compute the same, so the app needs only sizes and names.

/** Names of sprites of equal size, in their order on the sheet. */
export type SizeGroup = readonly [width: number, height: number, names: readonly string[]]
export type SpriteRect = readonly [left: number, top: number, width: number, height: number]

export const SHEET_WIDTH = 512
/** Empty pixels between sprites, so that neighbours do not bleed in at fractional screen densities. */
const GAP = 2

/** Fills rows from left to right. Within a row the first sprite is the tallest, so the groups must begin with the tallest. */
export function placeSprites(groups: readonly SizeGroup[]): ReadonlyMap<string, SpriteRect> {
  const rects = new Map<string, SpriteRect>()
  let left = 0
  let top = 0
  let rowHeight = 0
  for (const [width, height, names] of groups)
    for (const name of names) {
      if (left + width > SHEET_WIDTH) {
        left = 0
        top += rowHeight + GAP
        rowHeight = 0
      }
      rects.set(name, [left, top, width, height])
      left += width + GAP
      rowHeight = Math.max(rowHeight, height)
    }
  return rects
}

export const sheetHeight = (rects: ReadonlyMap<string, SpriteRect>): number =>
  Math.max(...[...rects.values()].map(([, top, , height]) => top + height))

/** Size and position of a sprite as a background, in whole screen pixels per pixel of the art. */
export const spriteStyle = ([left, top, width, height]: SpriteRect, sheet: number, scale: number) => ({
  width: `${width * scale}px`,
  height: `${height * scale}px`,
  backgroundPosition: `${-left * scale}px ${-top * scale}px`,
  backgroundSize: `${SHEET_WIDTH * scale}px ${sheet * scale}px`,
})

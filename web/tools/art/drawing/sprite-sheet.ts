import { placeSprites, SHEET_WIDTH, type SizeGroup, sheetHeight } from '../../../ui/sprite-sheet.ts'
import { Canvas } from './canvas.ts'

type Drawings = Readonly<Record<string, Canvas>>

/** Groups drawings by their size, the tallest first. */
export function groupBySize(drawings: Drawings): SizeGroup[] {
  const bySize = Map.groupBy(Object.keys(drawings).sort(), name => `${drawings[name]!.width} ${drawings[name]!.height}`)
  return [...bySize.values()]
    .map((names): SizeGroup => [drawings[names[0]!]!.width, drawings[names[0]!]!.height, names])
    .sort(([width, height], [otherWidth, otherHeight]) => otherHeight - height || otherWidth - width)
}

/** Draws all sprites on one sheet, where `placeSprites` expects them. */
export function drawSheet(drawings: Drawings): Canvas {
  const rects = placeSprites(groupBySize(drawings))
  const sheet = new Canvas(SHEET_WIDTH, sheetHeight(rects))
  for (const [name, [left, top]] of rects) sheet.draw(drawings[name]!, left, top)
  return sheet
}

// Draws all sprites and writes them into the folders that the app imports: `npm run art -w web`. Deterministic, without a network.
import { mkdirSync, writeFileSync } from 'node:fs'
import type { SizeGroup } from '../../ui/sprite-sheet.ts'
import { appIcon } from './app-icon.ts'
import { withEdges } from './drawing/box-picture.ts'
import { Canvas } from './drawing/canvas.ts'
import type { SheetArt } from './drawing/family-art.ts'
import { wall } from './drawing/materials.ts'
import { encodePng } from './drawing/png.ts'
import { reduceColours } from './drawing/reduce-colours.ts'
import { iconsInUse } from './drawing/silhouettes.ts'
import { drawSheet, groupBySize } from './drawing/sprite-sheet.ts'
import { families } from './families.ts'

const sprites = new URL('../../sprites/', import.meta.url)
const icons = new URL('../../public/icons/', import.meta.url)
mkdirSync(new URL('scene/', sprites), { recursive: true })
mkdirSync(icons, { recursive: true })

for (const { sheets, boxPictures, strips } of families) {
  for (const sheet of sheets) writeSheet(sheet)
  for (const [game, draw] of Object.entries(boxPictures))
    writeFileSync(new URL(`box-${game}.png`, sprites), encodePng(withEdges(draw())))
  for (const [name, draw] of Object.entries(strips))
    writeFileSync(new URL(`scene/${name}.png`, sprites), encodePng(draw()))
}
writeFileSync(new URL('wall.png', sprites), encodePng(wall(48, 48, 'violet', 'page', 0)))

const icon = appIcon()
writeFileSync(new URL('icon-192.png', icons), encodePng(icon.scaled(3)))
writeFileSync(new URL('icon-512.png', icons), encodePng(icon.scaled(8)))
writeFileSync(new URL('favicon.png', icons), encodePng(icon))
/** A launcher may crop a fifth at each side of a maskable icon, so the drawing has a wide margin. */
const maskable = new Canvas(104, 104, '#120d1f').draw(icon, 20, 20)
writeFileSync(new URL('icon-maskable.png', icons), encodePng(maskable.scaled(5)))

console.log(`All sheets are cut from ${iconsInUse().length} icons.`)

function writeSheet({ name, sprites: draw, namesAs, reduced }: SheetArt): void {
  const drawings = draw()
  const sheet = drawSheet(drawings)
  writeFileSync(new URL(`${name}.png`, sprites), encodePng(reduced ? reduceColours(sheet) : sheet))
  if (namesAs) writeFileSync(new URL(`${name}.sheet.ts`, sprites), namesFile(name, namesAs, groupBySize(drawings)))
  console.log(`${name}: ${Object.keys(drawings).length} sprites on ${sheet.width} × ${sheet.height}`)
}

function namesFile(sheet: string, exportName: string, groups: readonly SizeGroup[]): string {
  const lines = groups.map(([width, height, names]) => {
    const oneLine = `  [${width}, ${height}, [${names.map(name => `'${name}'`).join(', ')}]],`
    if (oneLine.length <= 120) return oneLine
    return `  [\n    ${width},\n    ${height},\n    [\n${names.map(name => `      '${name}',`).join('\n')}\n    ],\n  ],`
  })
  return `// Written by tools/art/build.ts: width, height and names of the sprites on ${sheet}.png.\nexport const ${exportName} = [\n${lines.join('\n')}\n] as const\n`
}

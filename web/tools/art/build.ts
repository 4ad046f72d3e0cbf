// Draws everything and writes it where the app imports it. The same every time, without a network: `npm run art -w web`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { boxes as cardBoxes } from '@overlair/rules/dungeon/cards/load-boxes'
import { appIcon, boxes } from './box-pictures.ts'
import { Canvas } from './drawing/canvas.ts'
import { png } from './drawing/png.ts'
import { reduced } from './drawing/reduce.ts'
import { iconsInUse } from './drawing/silhouettes.ts'
import { type Place, packed } from './drawing/sprite-sheet.ts'
import { wall } from './drawing/walls.ts'
import { boxSprites, signSprites } from './dungeon/index.ts'
import { overbossSprites } from './overboss/index.ts'

const sprites = new URL('../../sprites/', import.meta.url)
const icons = new URL('../../public/icons/', import.meta.url)
mkdirSync(sprites, { recursive: true })
mkdirSync(icons, { recursive: true })

const overboss = overbossSprites()
const { sheet, places } = packed(overboss)
writeFileSync(new URL('overboss.png', sprites), png(sheet))
writePlaces('overboss', 'overbossPlaces', places)
for (const box of cardBoxes) writeSheet(box, boxSprites(box))
writeSheet('symbols', signSprites())

for (const [game, picture] of Object.entries(boxes())) writeFileSync(new URL(`box-${game}.png`, sprites), png(picture))
writeFileSync(new URL('wall.png', sprites), png(wall(48, 48, 'violet', 'page', 0)))

const icon = appIcon()
writeFileSync(new URL('icon-192.png', icons), png(icon.scaled(3)))
writeFileSync(new URL('icon-512.png', icons), png(icon.scaled(8)))
writeFileSync(new URL('favicon.png', icons), png(icon))
/** Maskable icons may lose a fifth at each side: the drawing stands inside a wide margin. */
const masked = new Canvas(104, 104, '#120d1f').lay(icon, 20, 20)
writeFileSync(new URL('icon-maskable.png', icons), png(masked.scaled(5)))

console.log(
  `${Object.keys(overboss).length} sprites of Overboss on ${sheet.width} × ${sheet.height}, all sheets cut from ${iconsInUse().length} icons`,
)

function writeSheet(name: string, drawings: Readonly<Record<string, Canvas>>): void {
  const { sheet, places } = packed(drawings)
  const drawing = reduced(sheet)
  writeFileSync(new URL(`${name}.png`, sprites), png(drawing))
  writePlaces(name, 'places', places)
}
function writePlaces(name: string, called: string, places: Readonly<Record<string, Place>>): void {
  const rows = Object.keys(places)
    .sort()
    .map(one => `  ${/^\w+$/.test(one) ? one : `'${one}'`}: [${places[one]!.join(', ')}],`)
  writeFileSync(
    new URL(`${name}.sheet.ts`, sprites),
    `// Written by tools/art/build.ts: left, top, width and height of each sprite on ${name}.png.\nexport const ${called} = {\n${rows.join('\n')}\n} as const\n`,
  )
}

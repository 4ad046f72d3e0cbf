// Draws all sprites and icons and writes them to the folders from which the app imports them: `npm run art -w web`. The output is
// deterministic and needs no network.
import { mkdirSync, writeFileSync } from 'node:fs'
import { boxes as cardBoxes } from '@overlair/rules/dungeon/cards/load-boxes'
import { appIcon, boxPictures } from './box-pictures.ts'
import { Canvas } from './drawing/canvas.ts'
import { encodePng } from './drawing/png.ts'
import { reduceColours } from './drawing/reduce-colours.ts'
import { iconsInUse } from './drawing/silhouettes.ts'
import { packSprites, type SpriteRect } from './drawing/sprite-sheet.ts'
import { wall } from './drawing/walls.ts'
import { boxSprites, symbolSprites } from './dungeon/index.ts'
import { overbossSprites } from './overboss/index.ts'

const sprites = new URL('../../sprites/', import.meta.url)
const icons = new URL('../../public/icons/', import.meta.url)
mkdirSync(sprites, { recursive: true })
mkdirSync(icons, { recursive: true })

const overboss = overbossSprites()
const { sheet, rects } = packSprites(overboss)
writeFileSync(new URL('overboss.png', sprites), encodePng(sheet))
writeRects('overboss', 'overbossPlaces', rects)
for (const box of cardBoxes) writeSheet(box, boxSprites(box))
writeSheet('symbols', symbolSprites())

for (const [game, picture] of Object.entries(boxPictures()))
  writeFileSync(new URL(`box-${game}.png`, sprites), encodePng(picture))
writeFileSync(new URL('wall.png', sprites), encodePng(wall(48, 48, 'violet', 'page', 0)))

const icon = appIcon()
writeFileSync(new URL('icon-192.png', icons), encodePng(icon.scaled(3)))
writeFileSync(new URL('icon-512.png', icons), encodePng(icon.scaled(8)))
writeFileSync(new URL('favicon.png', icons), encodePng(icon))
/** A launcher may crop a fifth at each side of a maskable icon, so the drawing has a wide margin. */
const maskable = new Canvas(104, 104, '#120d1f').draw(icon, 20, 20)
writeFileSync(new URL('icon-maskable.png', icons), encodePng(maskable.scaled(5)))

console.log(
  `${Object.keys(overboss).length} sprites of Overboss on ${sheet.width} × ${sheet.height}, all sheets use ${iconsInUse().length} icons`,
)

function writeSheet(name: string, drawings: Readonly<Record<string, Canvas>>): void {
  const { sheet, rects } = packSprites(drawings)
  writeFileSync(new URL(`${name}.png`, sprites), encodePng(reduceColours(sheet)))
  writeRects(name, 'places', rects)
}
function writeRects(name: string, constant: string, rects: Readonly<Record<string, SpriteRect>>): void {
  const rows = Object.keys(rects)
    .sort()
    .map(key => `  ${/^\w+$/.test(key) ? key : `'${key}'`}: [${rects[key]!.join(', ')}],`)
  writeFileSync(
    new URL(`${name}.sheet.ts`, sprites),
    `// Written by tools/art/build.ts: left, top, width and height of each sprite on ${name}.png.\nexport const ${constant} = {\n${rows.join('\n')}\n} as const\n`,
  )
}

// Draws docs/pictures/layers.svg: the layers of ARCHITECTURE.md with the imports between them.
// Run it with `npm run map`. A test fails if the picture is out of date.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { importsBetweenParts, type Layers, reachableFrom, readLayers } from './check-layers.ts'
import { type Import, readImports, root } from './source-imports.ts'

export const mapFile = join(root, 'docs/pictures/layers.svg')

const box = { height: 28, gap: 12, letter: 7.2, padding: 12 }
const column = { gap: 46 }
const panel = { title: 34, padding: 18, gap: 16 }

interface Box {
  readonly part: string
  readonly x: number
  readonly y: number
  readonly width: number
}
interface Panel {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/** The imports between parts of a folder, without those that follow from others: a → c if a → b → c. */
function directTargets(one: Layers, imports: readonly Import[]): Map<string, Set<string>> {
  const targets = new Map<string, Set<string>>()
  for (const { importer, imported } of importsBetweenParts(one, imports))
    if (importer.part !== imported.part)
      targets.set(importer.part, (targets.get(importer.part) ?? new Set()).add(imported.part))
  const isIndirect = (from: string, to: string): boolean =>
    [...(targets.get(from) ?? [])].some(via => via !== to && reachableFrom(via, targets).has(to))
  return new Map([...targets].map(([from, all]) => [from, new Set([...all].filter(to => !isIndirect(from, to)))]))
}

function layOut({ layers }: Layers): readonly Box[] {
  const tallest = Math.max(...layers.map(parts => parts.length))
  let x = panel.padding
  return layers.flatMap(parts => {
    const width = Math.max(...parts.map(part => labelOf(part).length)) * box.letter + 2 * box.padding
    const top = panel.title + ((tallest - parts.length) * (box.height + box.gap)) / 2
    const boxes = parts.map((part, i) => ({ part, x, y: top + i * (box.height + box.gap), width }))
    x = round(x + width + column.gap)
    return boxes
  })
}
const labelOf = (part: string): string => (part === '*' ? 'own files' : part)

const escapeText = (text: string): string => text.replaceAll('<', '&lt;')

function drawPanel(one: Layers, imports: readonly Import[]): Panel {
  const boxes = layOut(one)
  const boxOf = new Map(boxes.map(each => [each.part, each]))
  const lines = [...directTargets(one, imports)].flatMap(([from, targets]) =>
    [...targets].map(to => drawArrow(boxOf.get(from)!, boxOf.get(to)!)),
  )
  const drawn = boxes.map(
    ({ part, x, y, width }) =>
      `<rect class="box" x="${x}" y="${y}" width="${round(width)}" height="${box.height}" rx="4"/>` +
      `<text x="${round(x + width / 2)}" y="${y + 18}">${escapeText(labelOf(part))}</text>`,
  )
  const title = `<text class="title" x="${panel.padding}" y="22">${one.folder === '' ? 'packages' : `${one.folder}/`}</text>`
  return {
    svg: [title, ...lines, ...drawn].join('\n'),
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + panel.padding,
    height: Math.max(...boxes.map(({ y }) => y + box.height)) + panel.padding,
  }
}

/** From the left side of the importer to the right side of the imported part. */
function drawArrow(importer: Box, imported: Box): string {
  const [startX, startY] = [importer.x, importer.y + box.height / 2]
  const [endX, endY] = [imported.x + imported.width + 3, imported.y + box.height / 2]
  const bend = Math.min(40, (startX - endX) / 2)
  const points = [startX, startY, startX - bend, startY, endX + bend, endY, endX, endY].map(round)
  return `<path class="arrow" d="M${points[0]} ${points[1]}C${points[2]} ${points[3]} ${points[4]} ${points[5]} ${points[6]} ${points[7]}"/>`
}
const round = (number: number): number => Math.round(number * 10) / 10

const style = `
  .back { fill: #14121f }
  .panel { fill: #1d1a2b; stroke: #3a3454 }
  .box { fill: #2b2640; stroke: #7d6fb3 }
  .arrow { fill: none; stroke: #c9a24b; stroke-width: 1.2; marker-end: url(#head) }
  text { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #efe9ff; text-anchor: middle }
  .title { font-size: 14px; font-weight: bold; fill: #e8c26a; text-anchor: start }`

export function drawMap(declared: readonly Layers[], imports: readonly Import[]): string {
  const panels = declared.map(one => drawPanel(one, imports))
  const width = round(Math.max(...panels.map(one => one.width)) + 2 * panel.gap)
  let y = panel.gap
  const drawn = panels.map(one => {
    const at = y
    y += one.height + panel.gap
    const frame = `<rect class="panel" width="${width - 2 * panel.gap}" height="${one.height}" rx="6"/>`
    return `<g transform="translate(${panel.gap} ${at})">\n${frame}\n${one.svg}\n</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img">`,
    '<title>Folders by layer; an arrow points from the importing folder to the imported one</title>',
    `<style>${style}\n</style>`,
    '<defs><marker id="head" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" orient="auto"><path d="M0 0L6 3L0 6z" fill="#c9a24b"/></marker></defs>',
    `<rect class="back" width="${width}" height="${y}"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(mapFile, drawMap(readLayers(), readImports().imports))
}

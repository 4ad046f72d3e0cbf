// Checks the imports of the repository against the layers that ARCHITECTURE.md declares.
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type Import, isTestCode, root } from './source-imports.ts'

/** The layers of one folder, lowest first. Parts of the same layer do not import each other. */
export interface Layers {
  /** Empty for the root of the repository. */
  readonly folder: string
  /** Folders below `folder`: `engine`, `cards/<box>` for any folder in `cards/`, `*` for files directly in `folder`. */
  readonly layers: readonly (readonly string[])[]
}

/** More sources than this, and a folder has probably more than one purpose. */
export const fullFolder = 22

/** Code for developers, which may use test code. */
const isTool = (file: string): boolean => /^(scripts|bench|web\/tools)\//.test(file)

/** Reads the code block below the heading “Layers”: `rules/overboss  model ← scoring, moves ← bosses`. */
export function readLayers(page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')): readonly Layers[] {
  const block = /^## Layers\n.*?^```\n(.*?)\n```/ms.exec(page)?.[1]
  if (block === undefined) throw new Error('ARCHITECTURE.md has no code block below “## Layers”')
  return block.split('\n').map(line => {
    const [, folder, order] = /^(\S+)\s+(.*)$/.exec(line) ?? []
    if (folder === undefined || order === undefined) throw new Error(`cannot read the layers in “${line}”`)
    const layers = order.split('←').map(layer => layer.split(',').map(part => part.trim()))
    return { folder: folder === '.' ? '' : folder, layers }
  })
}

/** Where a file is in the layers of a folder. */
interface Place {
  readonly layer: number
  /** As declared: `cards/<box>`. */
  readonly part: string
  /** The actual folder: `cards/items`. */
  readonly path: string
}

/** Undefined if no part of the folder contains the file. The longest declared path wins. */
function placeOf({ folder, layers }: Layers, file: string): Place | undefined {
  const below = folder === '' ? file : file.slice(folder.length + 1)
  const places = layers.flatMap((parts, layer) =>
    parts.flatMap(part => {
      const pattern = part === '*' ? '(?=[^/]+$)' : `${part.replace(/<\w+>/g, '[^/]+')}(?=/)`
      const [path] = new RegExp(`^${pattern}`).exec(below) ?? []
      return path === undefined ? [] : [{ layer, part, path }]
    }),
  )
  const gaps = ({ part }: Place): number => part.split('<').length
  return places.sort((a, b) => b.path.length - a.path.length || gaps(a) - gaps(b))[0]
}

const isIn = (folder: string, file: string): boolean => folder === '' || file.startsWith(`${folder}/`)
const sourcesOnly = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ from, to }) => !isTestCode(from) && !isTestCode(to))

/** Imports that point to a higher layer, or to another part of the same layer. */
export const importsAgainstLayers = (declared: readonly Layers[], imports: readonly Import[]): string[] =>
  declared.flatMap(one =>
    importsBetweenParts(one, imports)
      .filter(({ importer, imported }) => imported.layer >= importer.layer)
      .map(({ from, to }) => `${from} → ${to}`),
  )

interface ImportBetweenParts extends Import {
  readonly importer: Place
  readonly imported: Place
}
export const importsBetweenParts = (one: Layers, imports: readonly Import[]): ImportBetweenParts[] =>
  sourcesOnly(imports)
    .filter(({ from, to }) => isIn(one.folder, from) && isIn(one.folder, to))
    .flatMap(({ from, to }) => {
      const [importer, imported] = [placeOf(one, from), placeOf(one, to)]
      return importer && imported && importer.path !== imported.path ? [{ from, to, importer, imported }] : []
    })

/** Source files of a layered folder that belong to none of its parts. */
export const filesWithoutLayer = (declared: readonly Layers[], files: readonly string[]): string[] =>
  declared.flatMap(one =>
    files.filter(file => isIn(one.folder, file) && !isTestCode(file) && placeOf(one, file) === undefined),
  )

/** Folders that import each other, directly or through others. Each cycle is a sorted list of folders. */
export function folderCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>()
  for (const { from, to } of sourcesOnly(imports)) {
    const [importer, imported] = [posix.dirname(from), posix.dirname(to)]
    if (importer === imported) continue
    targets.set(importer, (targets.get(importer) ?? new Set()).add(imported))
  }
  const reachable = new Map([...targets.keys()].map(folder => [folder, reachableFrom(folder, targets)]))
  const cycles = [...reachable]
    .filter(([folder, reached]) => reached.has(folder))
    .map(([folder, reached]) => [...reached].filter(other => reachable.get(other)?.has(folder)).sort())
  return [...new Map(cycles.map(cycle => [cycle.join(' '), cycle])).values()]
}
export function reachableFrom(start: string, targets: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(targets.get(start) ?? [])]
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    if (reached.has(folder)) continue
    reached.add(folder)
    waiting.push(...(targets.get(folder) ?? []))
  }
  return reached
}

/** Folders with more than `fullFolder` sources, style sheets included. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const file of files)
    if (!isTestCode(file)) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > fullFolder).map(([folder, count]) => `${folder}: ${count}`)
}

/** Sources of the product that import test code. */
export const importsOfTestCode = (imports: readonly Import[]): string[] =>
  imports
    .filter(({ from, to }) => !isTestCode(from) && isTestCode(to) && !isTool(from))
    .map(({ from, to }) => `${from} → ${to}`)

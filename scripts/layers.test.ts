import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  filesWithoutLayer,
  folderCycles,
  fullFolder,
  fullFolders,
  importsAgainstLayers,
  importsOfTestCode,
  readLayers,
} from './check-layers.ts'
import { drawMap, mapFile } from './draw-layers.ts'
import { readImports } from './source-imports.ts'

const { files, imports } = readImports()
const declared = readLayers()

describe('the repository', () => {
  test('no two folders import each other, directly or through others', () => {
    expect(folderCycles(imports)).toEqual([])
  })
  test('every import points to a lower layer of ARCHITECTURE.md', () => {
    expect(importsAgainstLayers(declared, imports)).toEqual([])
  })
  test('every source of a layered folder belongs to a layer', () => {
    expect(filesWithoutLayer(declared, files)).toEqual([])
  })
  test(`no folder has more than ${fullFolder} sources`, () => {
    expect(fullFolders(files)).toEqual([])
  })
  test('no source of the product imports test code', () => {
    expect(importsOfTestCode(imports)).toEqual([])
  })
  test('the map in ARCHITECTURE.md shows the current imports: npm run map draws it', () => {
    expect(readFileSync(mapFile, 'utf8')).toBe(drawMap(declared, imports))
  })
})

describe('the checks', () => {
  const layers = readLayers('## Layers\n\n```\nweb  ui, model ← games/<family> ← *\n```')

  test('find a cycle through three folders', () => {
    const cycle = [
      { from: 'a/1.ts', to: 'b/1.ts' },
      { from: 'b/2.ts', to: 'c/1.ts' },
      { from: 'c/2.ts', to: 'a/2.ts' },
      { from: 'c/2.ts', to: 'd/1.ts' },
    ]
    expect(folderCycles(cycle)).toEqual([['a', 'b', 'c']])
    expect(folderCycles(cycle.slice(1))).toEqual([])
  })
  test('find an import that points upwards, also out of a folder that fills a gap', () => {
    const imports = [
      { from: 'web/ui/button.tsx', to: 'web/games/overboss/index.ts' },
      { from: 'web/games/overboss/index.ts', to: 'web/ui/button.tsx' },
      { from: 'web/main.ts', to: 'web/games/overboss/index.ts' },
    ]
    expect(importsAgainstLayers(layers, imports)).toEqual(['web/ui/button.tsx → web/games/overboss/index.ts'])
  })
  test('find an import between two parts of one layer', () => {
    const imports = [{ from: 'web/ui/button.tsx', to: 'web/model/state.ts' }]
    expect(importsAgainstLayers(layers, imports)).toEqual(['web/ui/button.tsx → web/model/state.ts'])
  })
  test('find a folder that is in no layer', () => {
    expect(filesWithoutLayer(layers, ['web/pages/home.tsx', 'web/main.ts', 'web/ui/button.tsx'])).toEqual([
      'web/pages/home.tsx',
    ])
  })
  test('find a folder that is too full, without its tests', () => {
    const many = Array.from({ length: fullFolder }, (_, i) => `a/${i}.ts`)
    expect(fullFolders([...many, 'a/1.test.ts'])).toEqual([])
    expect(fullFolders([...many, 'a/more.css'])).toEqual([`a: ${fullFolder + 1}`])
  })
  test('find a source that imports test code, but allow tools and tests to do so', () => {
    const imports = ['web/ui/button.tsx', 'web/tools/bench.ts', 'web/ui/button.test.ts'].map(from => ({
      from,
      to: 'web/ui/testing/press.ts',
    }))
    expect(importsOfTestCode(imports)).toEqual(['web/ui/button.tsx → web/ui/testing/press.ts'])
  })
  test('refuse a page without layers', () => {
    expect(() => readLayers('# Architecture')).toThrow('no code block below “## Layers”')
  })
})

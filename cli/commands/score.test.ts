import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { workedExample } from '@overlair/rules/overboss/testing/worked-example'
import { describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'

const file = join(mkdtempSync(join(tmpdir(), 'overlair-')), 'boards.json')
const score = (boards: unknown, ...flags: readonly string[]) => {
  writeFileSync(file, typeof boards === 'string' ? boards : JSON.stringify({ format: 'overboss-boards/1', boards }))
  return overlair(['score', file, ...flags])
}

describe('overlair score', () => {
  test('--json prints the worked example’s eleven sub-scores, key for key (OB-101)', async () => {
    const { code, out } = await score([workedExample], '--json')
    expect(code).toBe(0)
    expect(out).toBe(`{
 "boards": [
  {
   "id": "worked-example",
   "tiles": {
    "forest": 10,
    "cave": 3,
    "graveyardPrinted": 3,
    "graveyardBonus": 2,
    "swamp": 5,
    "camp": 1,
    "castle": 0,
    "cloud_island": 0,
    "desert": 0,
    "summoning_circle": 0,
    "volcano": 0,
    "dungeon": 4
   },
   "tilesTotal": 28,
   "minibosses": 2,
   "crystals": 4,
   "matching": 3,
   "bands": 9,
   "tokensTotal": 18,
   "boss": 0,
   "total": 46
  }
 ]
}
`)
  })
  test('scores the example in docs/, which is the worked example', async () => {
    const example = fileURLToPath(new URL('../../docs/examples/overboss-boards.json', import.meta.url))
    expect(JSON.parse(readFileSync(example, 'utf8'))).toEqual({ format: 'overboss-boards/1', boards: [workedExample] })
    expect((await overlair(['score', example])).out).toMatch(/ {2}Total +46\n$/)
  })
  test('prints the board and every line of the score', async () => {
    const { out } = await score([workedExample])
    expect(out).toContain(' 1 ▲ Cave             │ Camp, yellow     │ Forest           │ Forest           ≈\n')
    expect(out).toContain('   ▲ Kobold ≡         │ Kobold ≡         │ Kobold ✓≡        │ Froggie          ≈\n')
    expect(out).toContain('    Forest                10  OB-78  10 = C1 D1 A2 D2\n')
    expect(out).toContain('    Swamp                  5  OB-84  2 = B2; 3 = B3\n')
    expect(out).toContain('    Crystals               4  OB-99  4 = Forest crystal C1 D1 A2 D2\n')
    expect(out).toContain('    Bands                  9  OB-93  5 = A1 B1 C1; 2 = A2 A3; 2 = B1 B2\n')
    expect(out).toMatch(/ {2}Total +46\n$/)
  })
  test('prints the boss and the points of its goal (OB-128)', async () => {
    const { out } = await score([{ ...workedExample, boss: 'kirax' }])
    expect(out).toContain('worked-example · Kirax')
    expect(out).toMatch(/ {4}Boss card +6 {2}OB-128 {2}6 = Forest crystal Used portal Used portal\n/)
    expect(out).toMatch(/ {2}Total +52\n$/)
  })
  test('uses the language of --lang', async () => {
    expect((await score([workedExample], '--lang', 'pl')).out).toMatch(/ {2}Suma +46\n$/)
    expect((await score([workedExample], '--lang', 'uk')).out).toMatch(/ {2}Разом +46\n$/)
  })
  test('for an impossible board, prints only an error with board and cell (OB-46)', async () => {
    const cells = workedExample.cells.map(cell =>
      cell.terrain === 'dungeon' ? { ...cell, token: 'monster-orc' } : cell,
    )
    expect(await score([workedExample, { ...workedExample, id: 'second', cells }], '--json')).toEqual({
      code: 2,
      out: '',
      err: 'overlair: board “second”, cell 1,2: no token lies on a dungeon, but monster-orc does (OB-46)\n',
    })
  })
  test('rejects a file that is not a boards file', async () => {
    expect(await score('{"format": 1')).toMatchObject({
      code: 2,
      err: `overlair: ${file} is not JSON: line 1, column 13: unexpected end of file\n`,
    })
    expect(await score('{"format": 1}')).toMatchObject({
      code: 2,
      err: 'overlair: this is not a file of boards: “format” is 1, not "overboss-boards/1"\n',
    })
  })
  test.each([
    ['score', 'score needs a file; see overlair score --help'],
    ['score a b', 'score takes one file; remove “b”'],
    ['score none.json', 'cannot read none.json: no such file'],
    ['score x --yaml', 'score has no option --yaml; possible: --json, --lang, --help'],
  ])('%s is rejected', async (line, message) => {
    expect(await overlair(line)).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })
})

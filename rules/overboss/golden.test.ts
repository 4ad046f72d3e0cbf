import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type GoldenRecord, goldenDifference, makeGolden } from '../kernel/testing/golden.ts'
import { goldenModes } from './golden/modes.ts'
import { overboss } from './index.ts'

const folder = new URL('./golden/', import.meta.url)
const golden = (mode: string): GoldenRecord => JSON.parse(readFileSync(new URL(`${mode}.json`, folder), 'utf8'))

describe('golden records of Overboss', () => {
  test('every mode has a record, and every record has a mode', () => {
    const files = readdirSync(folder).filter(file => file.endsWith('.json'))
    expect(files.sort()).toEqual(
      Object.keys(goldenModes)
        .map(mode => `${mode}.json`)
        .sort(),
    )
  })
  test.each(Object.keys(goldenModes))('%s still leads to the same states', mode => {
    expect(golden(mode).options).toEqual(goldenModes[mode])
    expect(goldenDifference([overboss], golden(mode))).toBeUndefined()
  })
  test('the comparison finds a changed state', () => {
    const record = makeGolden(overboss, { players: 2 }, 'noticed')
    const hashes = record.hashes.with(5, 'changed')
    expect(goldenDifference([overboss], { ...record, hashes })).toBe('choice 5 leads to another state')
  })
})

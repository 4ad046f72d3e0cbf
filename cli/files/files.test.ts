import { existsSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesUnder, readJson, writeText } from './files.ts'

const folder = mkdtempSync(join(tmpdir(), 'overlair-'))
const file = join(folder, 'file.json')
const json = (text: string | Uint8Array) => {
  writeFileSync(file, text)
  return () => readJson(file)
}

describe('a file that is read', () => {
  test('is JSON', () => {
    expect(json('{"a": [1]}')()).toEqual({ a: [1] })
    expect(json('null')()).toBeNull()
  })
  test('is named when it cannot be read, with the reason', () => {
    expect(() => readJson(join(folder, 'none.json'))).toThrow(`cannot read ${folder}/none.json: there is no such file`)
    expect(() => readJson(folder)).toThrow(`cannot read ${folder}: it is a folder`)
  })
  test('may begin with a byte order mark', () => {
    expect(json('\ufeff{"a": 1}')()).toEqual({ a: 1 })
  })
  test('is text in UTF-8', () => {
    expect(json(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))).toThrow(`cannot read ${file}: it is not a text in UTF-8`)
  })
  test('has a size that can be read', () => {
    const huge = json('')
    truncateSync(file, 65 * 1024 * 1024)
    expect(huge).toThrow(`cannot read ${file}: it is larger than 64 MB`)
  })
  test.skipIf(!existsSync('/dev/zero'))('has an end', () => {
    expect(() => readJson('/dev/zero')).toThrow('cannot read /dev/zero: it is larger than 64 MB')
  })
  test('may hold a text of any length, whole or broken', () => {
    for (const text of ['a'.repeat(20_000_000), '\\n'.repeat(10_000_000)]) {
      expect(json(`{"a": "${text}"}`)()).toEqual({ a: JSON.parse(`"${text}"`) })
      expect(json(`{"a": "${text}`)).toThrow(`line 1, column ${text.length + 8}: it ends too early`)
    }
  })
  test('has a bottom, whole or broken; brackets in strings do not count', () => {
    const message = `${file} cannot be used: more than 100 lists and objects stand inside each other`
    expect(json('['.repeat(200_000))).toThrow(message)
    expect(json('{"a":'.repeat(101) + '1'.padEnd(102, '}'))).toThrow(message)
    expect(json(`${'['.repeat(100)}"\\"${'['.repeat(100)}"${']'.repeat(100)}`)).not.toThrow()
  })
  const broken: readonly (readonly [string, string])[] = [
    ['{"a": 1,}', 'line 1, column 9: unexpected "}"'],
    ['{\n "a": 1\n "b": 2}', 'line 3, column 2: unexpected "\\""'],
    ['[1, 2', 'line 1, column 6: it ends too early'],
    ['', 'line 1, column 1: it ends too early'],
    ['{\n  a: 1}', 'line 2, column 3: unexpected "a"'],
    ['nul', 'line 1, column 4: it ends too early'],
    ['{"a": "b}', 'line 1, column 10: it ends too early'],
    ['hello', 'line 1, column 1: unexpected "h"'],
    ['[1,]', 'line 1, column 4: unexpected "]"'],
    ['{} {}', 'line 1, column 4: unexpected "{"'],
    ['{"a" 1}', 'line 1, column 6: unexpected "1"'],
    ['["\\x"]', 'line 1, column 3: unexpected "\\\\"'],
    ['[1 2]', 'line 1, column 4: unexpected "2"'],
    ['["\\u12g4"]', 'line 1, column 3: unexpected "\\\\"'],
    ['"a\nb"', 'line 1, column 3: unexpected "\\n"'],
    ['[truth]', 'line 1, column 5: unexpected "t"'],
    ['01', 'line 1, column 2: unexpected "1"'],
  ]
  test.each(broken)('%j is told with its place', (text, place) => {
    expect(json(text)).toThrow(`${file} is not JSON: ${place}`)
  })
})

test('the files under a folder are listed; what cannot be looked into is told', () => {
  writeFileSync(file, '')
  expect(filesUnder(folder)).toContain(file)
  expect(filesUnder(file)).toBeUndefined()
  expect(() => filesUnder(join(file, 'inside'))).toThrow('a part of its path is no folder')
})

describe('a file that is written', () => {
  test('holds the text', () => {
    expect(writeText(file, 'text')).toBeUndefined()
    expect(readFileSync(file, 'utf8')).toBe('text')
  })
  test('cannot be a folder, nor lie where there is none', () => {
    expect(writeText(folder, 'text')).toBe('it is a folder')
    expect(writeText(join(folder, 'none', 'file'), 'text')).toBe(`there is no folder ${folder}/none`)
    expect(writeText(join(file, 'inside'), 'text')).toBe('a part of its path is no folder')
  })
})

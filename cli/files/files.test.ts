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

describe('reading a file', () => {
  test('returns JSON data', () => {
    expect(json('{"a": [1]}')()).toEqual({ a: [1] })
    expect(json('null')()).toBeNull()
  })
  test('fails with the name of the file and the reason', () => {
    expect(() => readJson(join(folder, 'none.json'))).toThrow(`cannot read ${folder}/none.json: no such file`)
    expect(() => readJson(folder)).toThrow(`cannot read ${folder}: it is a folder`)
  })
  test('accepts a byte order mark', () => {
    expect(json('\ufeff{"a": 1}')()).toEqual({ a: 1 })
  })
  test('rejects text that is not UTF-8', () => {
    expect(json(Uint8Array.of(0x22, 0xff, 0xfe, 0x22))).toThrow(`cannot read ${file}: it is not UTF-8 text`)
  })
  test('rejects files over the size limit', () => {
    const huge = json('')
    truncateSync(file, 65 * 1024 * 1024)
    expect(huge).toThrow(`cannot read ${file}: it is larger than 64 MB`)
  })
  test.skipIf(!existsSync('/dev/zero'))('rejects a device that never ends', () => {
    expect(() => readJson('/dev/zero')).toThrow('cannot read /dev/zero: it is larger than 64 MB')
  })
  test('handles long strings, in valid and in malformed JSON', () => {
    for (const text of ['a'.repeat(20_000_000), '\\n'.repeat(10_000_000)]) {
      expect(json(`{"a": "${text}"}`)()).toEqual({ a: JSON.parse(`"${text}"`) })
      expect(json(`{"a": "${text}`)).toThrow(`line 1, column ${text.length + 8}: unexpected end of file`)
    }
  })
  test('rejects deep nesting, in valid and in malformed JSON; brackets in strings do not count', () => {
    const message = `cannot use ${file}: it has more than 100 levels of lists and objects`
    expect(json('['.repeat(200_000))).toThrow(message)
    expect(json('{"a":'.repeat(101) + '1'.padEnd(102, '}'))).toThrow(message)
    expect(json(`${'['.repeat(100)}"\\"${'['.repeat(100)}"${']'.repeat(100)}`)).not.toThrow()
  })
  const malformed: readonly (readonly [string, string])[] = [
    ['{"a": 1,}', 'line 1, column 9: unexpected "}"'],
    ['{\n "a": 1\n "b": 2}', 'line 3, column 2: unexpected "\\""'],
    ['[1, 2', 'line 1, column 6: unexpected end of file'],
    ['', 'line 1, column 1: unexpected end of file'],
    ['{\n  a: 1}', 'line 2, column 3: unexpected "a"'],
    ['nul', 'line 1, column 4: unexpected end of file'],
    ['{"a": "b}', 'line 1, column 10: unexpected end of file'],
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
  test.each(malformed)('the error for %j has line and column', (text, problem) => {
    expect(json(text)).toThrow(`${file} is not JSON: ${problem}`)
  })
})

test('filesUnder lists the files below a folder and fails for an unreadable path', () => {
  writeFileSync(file, '')
  expect(filesUnder(folder)).toContain(file)
  expect(filesUnder(file)).toBeUndefined()
  expect(() => filesUnder(join(file, 'inside'))).toThrow('part of its path is not a folder')
})

describe('writing a file', () => {
  test('stores the text', () => {
    expect(writeText(file, 'text')).toBeUndefined()
    expect(readFileSync(file, 'utf8')).toBe('text')
  })
  test('returns the reason if the path is a folder or its folder does not exist', () => {
    expect(writeText(folder, 'text')).toBe('it is a folder')
    expect(writeText(join(folder, 'none', 'file'), 'text')).toBe(`the folder ${folder}/none does not exist`)
    expect(writeText(join(file, 'inside'), 'text')).toBe('part of its path is not a folder')
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { overlair } from '../testing/run-cli.ts'

const good = `game: overboss
scenarios:
  - name: A player begins with a draft
    rules: [OB-38]
    given: { players: 2 }
    then: { asked: { P1: draft } }
`
const bad = good.replace('P1: draft', 'P2: draft').replace('A player', 'The second player')

describe('overlair scenario', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'scenario-'))
    writeFileSync(join(folder, 'good.yaml'), good)
    writeFileSync(join(folder, 'bad.yml'), bad)
    writeFileSync(join(folder, 'notes.txt'), 'not a scenario')
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('counts the scenarios that passed', async () => {
    expect(await overlair(`scenario ${folder}/good.yaml`)).toEqual({ code: 0, out: '1 passed, 0 failed\n', err: '' })
  })
  test('prints each failure with its position and exits with 1', async () => {
    expect(await overlair(`scenario ${folder}`)).toEqual({
      code: 1,
      out: [
        'The second player begins with a draft (OB-38)',
        `  ${folder}/bad.yml:6:20: asked: expected P2, found P1: draft (OB-40)`,
        '1 passed, 1 failed',
        '',
      ].join('\n'),
      err: '',
    })
  })
  test('takes a file with any name; a file that is not a scenario counts as failed', async () => {
    const { code, out } = await overlair(`scenario ${folder}/notes.txt ${folder}/good.yaml`)
    expect(code).toBe(1)
    expect(out).toBe(
      [
        `${folder}/notes.txt`,
        `  ${folder}/notes.txt:1:1: a scenario file: expected keys with values, found "not a scenario"`,
        '1 passed, 1 failed',
        '',
      ].join('\n'),
    )
  })
  test.each([
    ['', 'scenario needs a file or a folder; see overlair scenario --help'],
    ['nowhere', 'no such file or folder: “nowhere”'],
    ['cli/testing', 'no scenario files (.yaml or .yml) in cli/testing'],
    ['--seed 3', 'scenario has no option --seed; possible: --help'],
  ])('scenario %s is rejected', async (args, message) => {
    expect(await overlair(`scenario ${args}`.trim())).toEqual({ code: 2, out: '', err: `overlair: ${message}\n` })
  })
})

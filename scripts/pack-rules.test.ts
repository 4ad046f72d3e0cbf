import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packRules } from './pack-rules.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'overlair-pack-'))
const [, example] = /```js\n(.*?)```/s.exec(readFileSync(join(root, 'rules/README.md'), 'utf8'))!

beforeAll(() => {
  const tarball = packRules(folder)
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: folder, stdio: 'pipe' })
  writeFileSync(join(folder, 'play.js'), example!)
})
afterAll(() => rmSync(folder, { recursive: true }))

const typeErrors = (): string => {
  const options = ['--noEmit', '--checkJs', '--strict', '--module', 'nodenext', '--target', 'es2024', '--types', '']
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), [...options, 'play.js'], { cwd: folder, encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('the example of the README plays a game with the packed rules', () => {
  const output = execFileSync('node', ['play.js'], { cwd: folder, encoding: 'utf8' })
  expect(output).toContain('tile-placed (OB-41)')
  expect(output).toMatch(/winners: \[ \d/)
})
test('the packed rules have types: the example is correct, and a wrong choice is an error', () => {
  expect(typeErrors()).toBe('')
  writeFileSync(join(folder, 'play.js'), example!.replace('ask.seat', "'first'"))
  expect(typeErrors()).toContain("'string' is not assignable to parameter of type 'number'")
})

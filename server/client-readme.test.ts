// The examples of client/README.md run, one after the other, at a real server.
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { answerForBot } from '@overlair/bots/answer'
import { expect, test } from 'vitest'
import { startServer } from './server.ts'
import { readConfig } from './settings/config.ts'

const repository = path.join(import.meta.dirname, '..')
const page = readFileSync(path.join(repository, 'client/README.md'), 'utf8')

test('the examples run', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'overlair-readme-'))
  const server = await startServer(readConfig({ PORT: '0', DATA: data, LOG_LEVEL: 'silent' }), { answerForBot })
  const code = [...page.matchAll(/```js\n(.*?)```/gs)].map(([, block]) => block).join('\n')
  // A program finds the packages of the repository only inside it.
  const folder = path.join(repository, 'node_modules/.cache')
  mkdirSync(folder, { recursive: true })
  const program = path.join(mkdtempSync(path.join(folder, 'readme-')), 'program.mjs')
  writeFileSync(program, `${code.replace('http://127.0.0.1:4040/', server.url)}\nconnection.close()\n`)
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program])
  expect(stderr).toBe('')
  for (const line of ['lobby 1', 'running 1', '0 choose kept', '0 undo kept']) expect(stdout).toContain(line)
  await server.close()
  rmSync(path.dirname(program), { recursive: true })
})

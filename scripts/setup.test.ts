// What setup says about Node, and that it knows the platforms of package.json.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodeAdvice, withNode } from './node-advice.mjs'
import { root } from './source-imports.ts'

test('npm installs Node for the platforms that setup names, and the lockfile has no host', () => {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(optionalDependencies)).toEqual(withNode.map(platform => `node-${platform}`))
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8')
  for (const name of Object.keys(optionalDependencies)) expect(lockfile).toContain(`"node_modules/${name}"`)
  expect(lockfile).not.toMatch(/"resolved": "http/)
})
test.each([
  ['linux-arm64', 'run npm install --include=optional'],
  ['darwin-arm64', 'npm has none for darwin-arm64: install it from https://nodejs.org'],
  ['linux-riscv64', 'npm has none for linux-riscv64'],
  ['win32-x64', 'supported are Linux and macOS'],
])('on %s it says what to do', (platform, advice) => {
  expect(nodeAdvice('overlair', 24, 'v18.1.0', platform)).toContain(advice)
  expect(nodeAdvice('overlair', 24, undefined, platform)).toContain('needs Node 24 or newer; found none.')
})

test.each(['start', 'bench:web'])('npm run %s goes on with the Node that setup has installed', script => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const folder = mkdtempSync(join(tmpdir(), 'overlair-setup-'))
  const [system, installed] = ['system', 'installed'].map(name => join(folder, name))
  for (const bin of [system!, installed!]) mkdirSync(bin)
  const program = (bin: string, text: string) => {
    writeFileSync(join(bin, 'node'), `#!/bin/sh\n${text}\n`)
    chmodSync(join(bin, 'node'), 0o755)
  }
  program(folder, 'echo "installed: $*"')
  // The old Node runs setup, which installs the new one.
  program(system!, `echo "old: $*"; /bin/mv ${folder}/node ${installed}/node`)
  const { stdout } = spawnSync('/bin/sh', ['-c', scripts[script]], {
    encoding: 'utf8',
    env: { PATH: `${installed}:${system}` },
  })
  const [first, ...more] = stdout.trim().split('\n')
  expect(first).toBe('old: scripts/setup.mjs')
  expect(more.length).toBeGreaterThan(0)
  for (const line of more) expect(line).toMatch(/^installed: /)
})

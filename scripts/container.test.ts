// What Dockerfile and compose files name exists: docker itself does not run in the tests.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './source-imports.ts'
import { settingNames } from './testing/setting-names.ts'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ')
const { workspaces } = JSON.parse(read('package.json'))
/** Made by the build. */
const built = ['web/dist/', '']

test('every file that the image copies exists', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?:--from=\w+ )?(.*) \S+$/gm)].flatMap(([, files]) => files!.split(' '))
  const sources = copied.map(file => file.replace(/^\/overlair\//, ''))
  expect(sources.length).toBeGreaterThan(20)
  expect(sources.filter(file => !built.includes(file) && !existsSync(join(root, file)))).toEqual([])
  const [, program] = /^CMD \["node", "(.*)"\]$/m.exec(dockerfile)!
  expect(existsSync(join(root, program!))).toBe(true)
})
test('npm finds every workspace in the image', () => {
  for (const workspace of workspaces) expect(dockerfile).toContain(` /overlair/${workspace}/package.json`)
})
test('the image has all sources that the server and its commands import', () => {
  for (const folder of ['server', 'cli']) {
    const { dependencies } = JSON.parse(read(`${folder}/package.json`))
    const needed = Object.keys(dependencies).flatMap(name => /^@overlair\/(.*)/.exec(name)?.[1] ?? [])
    for (const source of [folder, ...needed]) expect(dockerfile).toContain(`\nCOPY ${source}/ ${source}/\n`)
  }
})
test('the settings that image and compose file set exist', () => {
  const [, set] = /^ENV (.*)$/m.exec(dockerfile)!
  const ofImage = set!.split(' ').map(pair => pair.split('=')[0]!)
  const { services } = parse(read('compose.yaml'))
  const ofCompose = Object.keys(services.overlair.environment)
  expect([...ofImage, ...ofCompose].filter(name => !settingNames().includes(name))).toEqual(['NODE_ENV'])
  const { subnet } = parse(read('compose.yaml')).networks.default.ipam.config[0]
  expect(services.overlair.environment.TRUSTED_PROXIES).toBe(subnet)
})
test('the image runs as no root, and asks an address of the server for its health', () => {
  expect(dockerfile).toMatch(/\nUSER node\n(?:.|\n)*\nCMD/)
  expect(read('server/http/app.ts')).toContain("http.get('/api/ready'")
  expect(dockerfile).toContain('/api/ready')
})
test('the data of a developer are not in the image', () => {
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', 'data', '**/node_modules']))
})

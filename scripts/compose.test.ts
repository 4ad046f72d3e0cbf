// The files for docker compose name settings that exist, and hosts and files that they declare.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../server/settings/config.ts'
import { repositoryFiles, root } from './source-imports.ts'

interface Service {
  readonly build?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes?: Readonly<Record<string, unknown>>
}
const files = repositoryFiles(/^compose.*\.yaml$/).map(file => {
  const compose: Compose = parse(readFileSync(join(root, file), 'utf8'), { merge: true })
  return { file, ...compose, servers: Object.values(compose.services).filter(service => service.build === '.') }
})
/** With variables of the operator filled in. */
const filled = (text: string): string => text.replaceAll(/\$\{[^}]*\}/g, 'example')

test('there is one for a cluster', () => {
  expect(files.map(({ file }) => file)).toContain('compose.cluster.yaml')
})
test.each(files)('$file: the server knows all settings, and takes their values', ({ servers }) => {
  expect(servers.length).toBeGreaterThan(0)
  for (const { environment = {} } of servers) {
    const read = new Set<string>()
    const settings = new Proxy(
      Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)])),
      {
        get(target, name) {
          read.add(String(name))
          return Reflect.get(target, name)
        },
      },
    )
    readConfig(settings)
    expect(Object.keys(environment).filter(name => !read.has(name))).toEqual([])
  }
})
test.each(files)('$file: all hosts, volumes and files exist', ({ services, volumes = {} }) => {
  const names = Object.keys(services)
  for (const { environment = {}, volumes: mounted = [], depends_on = [] } of Object.values(services)) {
    expect(names).toEqual(expect.arrayContaining(Array.isArray(depends_on) ? depends_on : Object.keys(depends_on)))
    for (const value of Object.values(environment)) {
      const host = /^(?:postgres|redis):\/\/(?:[^@]*@)?([^:/]+)/.exec(filled(value))?.[1]
      if (host !== undefined) expect(names).toContain(host)
    }
    for (const [source = ''] of mounted.map(volume => volume.split(':')))
      expect(source.startsWith('.') ? existsSync(join(root, source)) : Object.hasOwn(volumes, source)).toBe(true)
  }
})
test('the proxy of a cluster leads to its processes, and they trust it', () => {
  const { services, servers } = files.find(({ file }) => file === 'compose.cluster.yaml')!
  const caddyfile = readFileSync(join(root, 'compose.cluster.caddyfile'), 'utf8')
  const upstreams = /reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ')
  const processes = Object.keys(services).filter(name => services[name]!.build === '.')
  const { port } = readConfig({})
  expect(upstreams).toEqual(processes.map(name => `${name}:${port}`))
  const text = readFileSync(join(root, 'compose.cluster.yaml'), 'utf8')
  const proxyAddress = /ipv4_address: (\S+)/.exec(text)?.[1]
  for (const { environment } of servers) expect(environment?.TRUSTED_PROXIES).toBe(proxyAddress)
})

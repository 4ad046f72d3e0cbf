// Vite plugin that builds the service worker and passes it the list of all files of the app.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'

function publicFiles(folder: string, subfolder = ''): string[] {
  return readdirSync(join(folder, subfolder), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? publicFiles(folder, join(subfolder, entry.name)) : [join(subfolder, entry.name)],
  )
}

export function precache(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'overlair-precache',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const hash = createHash('sha256')
        const files = ['']
        for (const [name, file] of Object.entries(bundle)) {
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source)
          if (name !== 'index.html') files.push(name)
        }
        for (const name of publicFiles(config.publicDir)) {
          hash.update(name).update(readFileSync(join(config.publicDir, name)))
          files.push(name)
        }
        const source = await buildServiceWorker({ version: hash.digest('hex').slice(0, 12), files: files.sort() })
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source })
      },
    },
  }
}

async function buildServiceWorker(app: {
  readonly version: string
  readonly files: readonly string[]
}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { APP: JSON.stringify(app) },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: join(import.meta.dirname, '../../platform/offline/service-worker.ts'),
        output: { format: 'es' },
      },
    },
  })
  const output = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  const chunk = output.find(file => file.type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
  return chunk.code
}

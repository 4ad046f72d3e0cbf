// Vite plugin. By default Vite builds a worker as a separate app with copies of all its imports. This plugin makes the worker
// another entry of the app, so that page and worker share chunks, above all the rules, through the HTTP cache.
import type { Plugin, Rolldown } from 'vite'

const WORKER_URL = /new URL\('(\.[^']+\.worker\.ts)', import\.meta\.url\)/

/** Returns the chunks that may run in a worker: its entries and their direct and indirect imports. */
function workerChunkNames(bundle: Rolldown.OutputBundle, entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries)
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const next of [...file.imports, ...file.dynamicImports]) found.add(next)
  }
  return found
}

export function workerChunks(): Plugin {
  const emitted: string[] = []
  let inWorker: ReadonlySet<string> = new Set()
  return {
    name: 'overlair-worker-chunks',
    apply: 'build',
    // Must run before Vite's own worker plugin.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Preloading needs a document, which a worker does not have.
          resolveDependencies: (_, dependencies, { hostId }) => (inWorker.has(hostId) ? [] : dependencies),
        },
      },
    }),
    transform: {
      filter: { code: WORKER_URL },
      handler(code, importer) {
        return code.replace(WORKER_URL, (_, id: string) => {
          const chunk = this.emitFile({ type: 'chunk', id, importer })
          emitted.push(chunk)
          return `import.meta.ROLLUP_FILE_URL_${chunk}`
        })
      },
    },
    generateBundle(_, bundle) {
      inWorker = workerChunkNames(
        bundle,
        emitted.map(chunk => this.getFileName(chunk)),
      )
    },
  }
}

// Vite builds a worker as an app of its own, with a copy of all that it imports. Here it becomes one more entry of this app: what
// the page has fetched already, the rules above all, the worker has from the cache.
import type { Plugin, Rolldown } from 'vite'

const ADDRESS = /new URL\('(\.[^']+\.worker\.ts)', import\.meta\.url\)/

/** Everything that may run in a worker: its entry, and whatever that imports. */
function runsInWorker(bundle: Rolldown.OutputBundle, entries: readonly string[]): ReadonlySet<string> {
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
    // Before Vite sees the worker.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Preloading needs a document, which a worker has not.
          resolveDependencies: (_, dependencies, { hostId }) => (inWorker.has(hostId) ? [] : dependencies),
        },
      },
    }),
    transform: {
      filter: { code: ADDRESS },
      handler(code, importer) {
        return code.replace(ADDRESS, (_, id: string) => {
          const chunk = this.emitFile({ type: 'chunk', id, importer })
          emitted.push(chunk)
          return `import.meta.ROLLUP_FILE_URL_${chunk}`
        })
      },
    },
    generateBundle(_, bundle) {
      inWorker = runsInWorker(
        bundle,
        emitted.map(chunk => this.getFileName(chunk)),
      )
    },
  }
}

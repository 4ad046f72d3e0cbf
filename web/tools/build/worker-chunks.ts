// Vite plugin. By default Vite builds a worker as a separate app with copies of all its imports. This plugin makes the worker
// another entry of the app, so that page and worker share chunks, above all the rules, through the HTTP cache.
import type { Plugin, Rolldown } from 'vite'

const WORKER_URL = /new URL\('(\.[^']+\.worker\.ts)', import\.meta\.url\)/

/** Returns some chunks and their direct and indirect imports. */
function withImports(
  bundle: Rolldown.OutputBundle,
  entries: readonly string[],
  importsOf: (chunk: Rolldown.OutputChunk) => readonly string[],
): ReadonlySet<string> {
  const found = new Set(entries)
  for (const name of found) {
    const file = bundle[name]
    if (file?.type === 'chunk') for (const next of importsOf(file)) found.add(next)
  }
  return found
}

export function workerChunks(): Plugin {
  const emitted: string[] = []
  let inWorker: ReadonlySet<string> = new Set()
  let loadedWith: (chunk: string) => ReadonlySet<string> = () => new Set()
  return {
    name: 'overlair-worker-chunks',
    apply: 'build',
    // Must run before Vite's own worker plugin.
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // Preloading needs a document, which a worker does not have. A chunk that loads another already has its own imports.
          resolveDependencies(_, dependencies, { hostId }) {
            if (inWorker.has(hostId)) return []
            const loaded = loadedWith(hostId)
            return dependencies.filter(one => !loaded.has(one))
          },
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
      const workers = emitted.map(chunk => this.getFileName(chunk))
      inWorker = withImports(bundle, workers, ({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      loadedWith = chunk => withImports(bundle, [chunk], ({ imports }) => imports)
    },
  }
}

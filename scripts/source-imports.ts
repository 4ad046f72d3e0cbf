// Reads which source file of the repository imports which other one.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export interface Import {
  readonly from: string
  readonly to: string
}

/** Test code may import anything and is not counted as a source. */
export const isTestCode = (file: string): boolean =>
  /\.(test|spec|matrix)\.ts$|(^|\/)(testing|golden|corpus|e2e|docs\/examples)\//.test(file)

/** The files that Git tracks or would track and whose name matches, as paths below the root with forward slashes. */
export const repositoryFiles = (name: RegExp): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(file => name.test(file) && existsSync(posix.join(root, file)))

/** Static, type, dynamic and CSS imports, and files named by `new URL('…', import.meta.url)`, such as workers. */
const importPattern =
  /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]|new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url|@import\s+['"]([^'"]+)['"]/g

const workspacePrefix = '@overlair/'

/** The file behind a specifier. Undefined for packages, generated files and files that are not code. */
function resolve(from: string, specifier: string, files: ReadonlySet<string>): string | undefined {
  if (specifier.startsWith(workspacePrefix)) {
    const path = specifier.slice(workspacePrefix.length)
    return [`${path}/index.ts`, `${path}.ts`].find(file => files.has(file))
  }
  const path = posix.join(posix.dirname(from), specifier)
  return specifier.startsWith('.') && files.has(path) ? path : undefined
}

export function readImports(): { readonly files: readonly string[]; readonly imports: readonly Import[] } {
  const files = repositoryFiles(/\.(ts|tsx|mjs|css)$/)
  const known = new Set(files)
  const imports = files.flatMap(from => {
    const text = readFileSync(posix.join(root, from), 'utf8')
    return [...text.matchAll(importPattern)].flatMap(([, imported, url, css]) => {
      const to = resolve(from, imported ?? url ?? css ?? '', known)
      return to === undefined ? [] : [{ from, to }]
    })
  })
  return { files, imports }
}

// Packs the rules as an npm package of plain JavaScript with type declarations: `npm run pack`.
// The workspace itself cannot be packed as it is: Node does not strip types below node_modules.
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** `./index.ts` → `{ types: './index.d.ts', default: './index.js' }`. */
const builtExport = (source: string) => ({
  types: source.replace(/\.ts$/, '.d.ts'),
  default: source.replace(/\.ts$/, '.js'),
})

/** Writes the tarball to `folder` and returns its path. */
export function packRules(folder: string): string {
  const built = mkdtempSync(join(tmpdir(), 'overlair-rules-'))
  const config = join(root, 'rules/tsconfig.pack.json')
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', config, '--outDir', built], { stdio: 'inherit' })

  const { name, version, type, exports } = JSON.parse(readFileSync(join(root, 'rules/package.json'), 'utf8'))
  const { license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const builtExports = Object.entries<string>(exports).map(([path, source]) => [path, builtExport(source)])
  const manifest = { name, version, license, type, exports: Object.fromEntries(builtExports) }
  writeFileSync(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['LICENSE', 'NOTICE', 'rules/README.md'])
    copyFileSync(join(root, file), join(built, file.split('/').at(-1)!))

  mkdirSync(folder, { recursive: true })
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: built, encoding: 'utf8' }),
  )
  rmSync(built, { recursive: true })
  return join(folder, packed.filename)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(packRules(join(root, 'dist')))

// Cuts the fonts of the app from their packages: `npm run fonts -w web`. Deterministic, without a network.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fontFiles } from './subsets.ts'

const folder = new URL('../../fonts/', import.meta.url)
mkdirSync(folder, { recursive: true })
for (const { name, build } of fontFiles) {
  const file = await build()
  writeFileSync(new URL(name, folder), file)
  console.log(`${name}: ${(file.length / 1000).toFixed(1)} kB`)
}

// Plays the games that docs/balance.md speaks of, and writes their figures into it.
//   npm run balance
// A block of the page that begins with <!-- overlair simulate … --> and ends with <!-- end --> holds what that command reports.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const pagePath = fileURLToPath(new URL('../docs/balance.md', import.meta.url))
const overlair = fileURLToPath(new URL('../cli/overlair.mjs', import.meta.url))
const blocks = /(<!-- overlair (simulate [^\n]*) -->\n)[\s\S]*?(<!-- end -->)/g

/** The tables of a run, without the lines before them, which tell how long it took. */
function reported(command: string): string {
  console.log(`overlair ${command}`)
  const args = [overlair, ...command.split(' '), '--report', 'markdown', '--lang', 'en', '--workers']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`overlair ${command} failed: ${stderr}`)
  return stdout.slice(stdout.indexOf('\n\n') + 2)
}

const page = readFileSync(pagePath, 'utf8')
writeFileSync(
  pagePath,
  page.replace(blocks, (_, begin: string, command: string, end: string) => `${begin}\n${reported(command)}\n${end}`),
)

// Adds the example of docs/add-a-game.md to a copy of the repository.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Copies the repository with the example game to a temporary folder and returns the folder. */
export function addExampleGame(): string {
  const copy = mkdtempSync(join(tmpdir(), 'overlair-added-game-'))
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const file of files.toString().split('\0').filter(Boolean))
    cpSync(join(root, file), join(copy, file), { recursive: true })
  linkPackages(copy)
  cpSync(join(root, 'docs/examples/pebbles'), copy, { recursive: true })
  registerGame(copy)
  return copy
}

/** Links the installed packages. The packages of the repository itself point into the copy. */
function linkPackages(copy: string): void {
  const target = join(copy, 'node_modules')
  mkdirSync(join(target, '@overlair'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@overlair') symlinkSync(join(root, 'node_modules', name), join(target, name))
  for (const name of readdirSync(join(root, 'node_modules/@overlair')))
    symlinkSync(join(copy, name), join(target, '@overlair', name))
}

/** Applies the diff of the page: a file name, then lines that exist (` `), are removed (`-`) or are added after these (`+`). */
function registerGame(copy: string): void {
  const page = readFileSync(join(root, 'docs/add-a-game.md'), 'utf8')
  const [, diff = ''] = /```diff\n(.*?)```/s.exec(page) ?? []
  let file = ''
  let lines: string[] = []
  let at = -1
  const save = () => {
    if (file !== '') writeFileSync(file, lines.join('\n'))
  }
  for (const row of diff.split('\n').filter(Boolean)) {
    const text = row.slice(1)
    if (row.startsWith('+')) lines.splice(++at, 0, text)
    else if (row.startsWith(' ') || row.startsWith('-')) {
      at = lines.indexOf(text)
      if (at < 0) throw new Error(`docs/add-a-game.md: ${file} has no line “${text}”`)
      if (row.startsWith('-')) lines.splice(at--, 1)
    } else {
      save()
      file = join(copy, row)
      mkdirSync(dirname(file), { recursive: true })
      lines = readFileSync(file, 'utf8').split('\n')
    }
  }
  save()
}

// Links, files, folders and commands in the documents exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../cli/commands/index.ts'
import { repositoryFiles, root } from './source-imports.ts'

/** Of the repository: not those that tests or a running server write. */
const folders = [...new Set(repositoryFiles(/\//).flatMap(file => (file.startsWith('.') ? [] : file.split('/')[0]!)))]
const pages = repositoryFiles(/\.md$/).map(file => {
  const text = readFileSync(join(root, file), 'utf8')
  return {
    file,
    text,
    code: [...text.matchAll(/`([^`\n]+)`|```\n(.*?)```/gs)].map(([, inline, block]) => inline ?? block!),
  }
})
const scriptsOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {})

/** Returns the anchor of a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading!))

/** Returns the links of a page without a target. */
function deadLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  return links.filter(link => {
    if (/^https?:/.test(link)) return false
    const [path = '', heading] = link.split('#')
    const file = path === '' ? join(root, page) : join(root, dirname(page), path)
    return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading))
  })
}
test.each(pages)('every link of $file has a target', ({ file, text }) => {
  expect(deadLinks(file, text)).toEqual([])
})

const path = new RegExp(`(?<![\\w./-])(?:${folders.join('|')})/[\\w./*<>{},-]*`, 'g')
/** For a path with a placeholder (`cards/<box>/`), checks the part before the placeholder. */
function exists(named: string): boolean {
  const [fixedPart = ''] = named.split(/[<*{]/)
  const file = join(root, fixedPart)
  if (existsSync(file)) return true
  // `docs/decisions/0002` is short for the file whose name begins like this.
  return (
    existsSync(dirname(file)) && readdirSync(dirname(file)).some(name => join(dirname(file), name).startsWith(file))
  )
}
test.each(pages)('every file and folder in $file exists', ({ code }) => {
  const named = code.flatMap(snippet => snippet.match(path) ?? []).map(found => found.replace(/[.,]$/, ''))
  expect(named.filter(file => !exists(file))).toEqual([])
})

test.each(pages)('every command in $file exists', ({ code }) => {
  const unknown = code.flatMap(snippet => {
    const scripts = [...snippet.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)]
    const overlair = [...snippet.matchAll(/(?:npx |\$ )overlair ([a-z]+)/g)]
    return [
      ...scripts.filter(([, script, folder = '.']) => !scriptsOf(folder).includes(script!)),
      ...overlair.filter(([, name]) => !commands.some(command => command.name === name)),
    ].map(([match]) => match)
  })
  expect(unknown).toEqual([])
})

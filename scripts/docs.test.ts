// What the pages for readers of the code name, exists: links, files, folders and commands.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { commands } from '../cli/commands/index.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = readdirSync(root, { withFileTypes: true })
  .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
  .map(({ name }) => name)
const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' }).map(name => join('docs', name))
const readmes = folders.map(folder => join(folder, 'README.md')).filter(file => existsSync(join(root, file)))
const pages = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...readmes, ...guides.filter(isPage)].map(file => {
  const text = readFileSync(join(root, file), 'utf8')
  return {
    file,
    text,
    spoken: [...text.matchAll(/`([^`\n]+)`|```\n(.*?)```/gs)].map(([, word, block]) => word ?? block!),
  }
})
function isPage(file: string): boolean {
  return file.endsWith('.md')
}
const scriptsOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {})

/** The anchor under which a heading is found. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchor(heading!))

/** The links of a page that lead nowhere. */
function deadLinks(page: string, text: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link!)
  return links.filter(link => {
    if (/^https?:/.test(link)) return false
    const [path = '', heading] = link.split('#')
    const file = path === '' ? join(root, page) : join(root, dirname(page), path)
    return !existsSync(file) || (heading !== undefined && !anchorsOf(file).includes(heading))
  })
}
test.each(pages)('every link of $file leads somewhere', ({ file, text }) => {
  expect(deadLinks(file, text)).toEqual([])
})

const path = new RegExp(`(?<![\\w./-])(?:${folders.join('|')})/[\\w./*<>{},-]*`, 'g')
/** A path with a gap in it (`cards/<box>/`) is as true as what stands before the gap. */
function exists(named: string): boolean {
  const [solid = ''] = named.split(/[<*{]/)
  const file = join(root, solid)
  if (existsSync(file)) return true
  // `docs/decisions/0002` is short for the one file that begins like this.
  return (
    existsSync(dirname(file)) && readdirSync(dirname(file)).some(name => join(dirname(file), name).startsWith(file))
  )
}
test.each(pages)('every file and folder that $file names is there', ({ spoken }) => {
  const named = spoken.flatMap(words => words.match(path) ?? []).map(found => found.replace(/[.,]$/, ''))
  expect(named.filter(one => !exists(one))).toEqual([])
})

test.each(pages)('every command that $file names can be run', ({ spoken }) => {
  const unknown = spoken.flatMap(words => {
    const scripts = [...words.matchAll(/npm run ([\w:-]+)(?: -w (\w+))?/g)]
    const overlair = [...words.matchAll(/(?:npx |\$ )overlair ([a-z]+)/g)]
    return [
      ...scripts.filter(([, script, folder = '.']) => !scriptsOf(folder).includes(script!)),
      ...overlair.filter(([, name]) => !commands.some(command => command.name === name)),
    ].map(([said]) => said)
  })
  expect(unknown).toEqual([])
})

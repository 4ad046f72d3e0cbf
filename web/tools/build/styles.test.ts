// Style sheets and code must agree on names: neither TypeScript nor the browser reports a wrong one.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const web = `${import.meta.dirname}/../..`
function textOf(pattern: string, without?: RegExp): string {
  const files = globSync(pattern, { cwd: web, exclude: ['dist/**', 'node_modules/**', 'test-results/**'] })
  return files
    .filter(file => !without?.test(file))
    .map(file => readFileSync(`${web}/${file}`, 'utf8'))
    .join('\n')
}
const css = textOf('**/*.css').replaceAll(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '')
const code = textOf('**/*.{ts,tsx,html}', /^(e2e|tools)\/|\.test\.ts$|\.sheet\.ts$/)
const specs = textOf('{e2e,tools/bench}/**/*.ts')

const uniqueMatches = (text: string, pattern: RegExp): readonly string[] => [
  ...new Set(Array.from(text.matchAll(pattern), match => match[1] ?? '')),
]
const selectors = Array.from(css.matchAll(/([^{};]+)\{/g), match => match[1] ?? '').filter(one => !one.includes('@'))
const styledClasses = uniqueMatches(selectors.join('\n'), /\.([a-z][\w-]*)/g)
/** All words of the code that could be a class name, and beginnings of computed ones: `dm-walker--` of `dm-walker--${end}`. */
const words = new Set(code.match(/(?<![\w-])[a-z][\w-]*(?![\w-])/g))
const isUsed = (name: string): boolean => words.has(name) || words.has(name.replace(/--[^-].*$/, '--'))

test('code uses every class that has a rule', () => {
  expect(styledClasses.filter(name => !isUsed(name))).toEqual([])
})

test('every class in a class attribute has a rule', () => {
  const classes = uniqueMatches(code, /(?<![\w-])class="([^"]*)"/g).flatMap(names => names.split(' '))
  expect([...new Set(classes)].filter(name => !styledClasses.includes(name))).toEqual([])
})

test('code and browser tests select elements only by classes that code sets', () => {
  const calls = /(?:locator|closest|matches|querySelector(?:All)?(?:<\w+>)?|find|focus)\(\s*(['`"].*?['`"])\s*[,)]/g
  const selected = uniqueMatches(uniqueMatches(code + specs, calls).join('\n'), /\.([a-z][\w-]*)/g)
  expect(selected.filter(name => !isUsed(name))).toEqual([])
})

test('every custom property is set and read', () => {
  const set = uniqueMatches(`${css}\n${code}`, /(?<![\w-])(--[a-z][\w-]*)['"]?(?:\s*:|,)/g)
  const read = uniqueMatches(`${css}\n${code}`, /(?:var\(|getPropertyValue\(')(--[a-z][\w-]*)/g)
  expect(read.filter(name => !set.includes(name) && name !== '--seat-')).toEqual([])
  expect(set.filter(name => !read.includes(name) && !/^--seat-\d$/.test(name))).toEqual([])
})

test('media queries name their widths and heights (web/ui/styles/breakpoints.ts)', () => {
  const conditions = uniqueMatches(css, /@media([^{]+)/g)
  expect(conditions.filter(one => /width|height/.test(one))).toEqual([])
})

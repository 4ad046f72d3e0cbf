// The browser tests find elements by roles and attributes, never by CSS classes. web/README.md documents every attribute.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => ending.test(name) && !/(^|\/)(node_modules|dist|test-results)\//.test(name))
    .map(name => ({ file: join(folder, name), code: readFileSync(join(root, folder, name), 'utf8') }))
const specs = [...filesIn('web/e2e', /\.ts$/), ...filesIn('web/tools/bench', /\.ts$/)]

const comment = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`
const literal = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|${'`'}(?:\\.|[^${'`'}\\])*${'`'}`
const commentOrLiteral = new RegExp(`${comment}|${literal}`, 'g')

const tags =
  'a|aside|b|button|dd|dialog|div|dl|dt|em|fieldset|footer|form|h[1-6]|header|input|label|li|main|nav|ol|option|p|section|select|small|span|svg|table|tbody|td|tfoot|th|thead|tr|ul'
const startOfSelector = String.raw`(?:^|[\s,>+~(])`
/** `.name` at the start of a selector, after a tag, an id or a pseudo-class, or after a closing bracket; `[class…`. */
const classSelector = new RegExp(
  String.raw`(?:${startOfSelector}(?:(?:${tags})|[\w-]*#[\w-]+|[\w-]*:[\w-]+)?|[\])])\.[a-z_][\w-]*|\[class\b|^class$`,
  'i',
)
const classApi = /\b(?:classList|className|getElementsByClassName|toHaveClass|toContainClass)\b/g

/** Literals of TypeScript code that select by class, and names of functions that read classes. Comments do not count. */
function classUses(code: string): readonly string[] {
  const parts = [...code.matchAll(commentOrLiteral)].map(([part]) => part).filter(part => !/^\/[/*]/.test(part))
  const literals = parts.map(part => part.slice(1, -1).replace(/\$\{[^{}]*\}/g, 'x'))
  const names = code.replace(commentOrLiteral, '').match(classApi) ?? []
  return [...literals.filter(text => classSelector.test(text)), ...names]
}

describe('the search for class selectors', () => {
  test.each([
    "page.locator('.dm-hand')",
    "page.locator('main .dm-hand .dm-spot')",
    'page.locator("dialog > .facts")',
    "page.locator('li.dm-place')",
    "page.locator('ul > li.dm-place')",
    "page.locator('[data-legal].dm-room')",
    "page.locator('[data-legal]:is(.dm-room, button)')",
    "page.locator('button:not(:has(.dm-card))')",
    "page.locator('#main.page')",
    "page.locator('button:focus.gold')",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
    'page.locator(`.dm [data-spot="${spot}"]`)',
    "page.locator('[class*=dm]')",
    "element.getAttribute('class')",
    "element.classList.contains('x')",
    "expect(locator).toHaveClass('x')",
  ])('finds %s', code => {
    expect(classUses(code)).not.toEqual([])
  })
  test.each([
    'page.locator(\'[data-part="table"] [data-legal]:visible, main > button\')',
    "page.getByText('Games end. Then they are over.')",
    "import { test } from './support/test.ts'",
    "page.route('**/assets/web-*.json', route => route.abort())",
    "defineConfig(suite, { testMatch: '*.matrix.ts' })",
    "localStorage.getItem('overlair.settings')",
    "// Not '.dm-hand', which is a class.",
  ])('accepts %s', code => {
    expect(classUses(code)).toEqual([])
  })
})

test.each(specs)('$file selects nothing by class', ({ code }) => {
  expect(classUses(code)).toEqual([])
})

const readme = readFileSync(join(root, 'web/README.md'), 'utf8')
const chapter = /^## Attributes for the coach and the tests\n(.*?)^## /ms.exec(readme)?.[1] ?? ''
/** `data-part="log"` for the attributes with a fixed set of values, `data-spot` for the others. */
const attributesIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/data-(?:part|coach|state)="[\w-]+"|data-[a-z]+(?:-[a-z]+)*/g)].map(([name]) => name)),
]
const documented = new Set(attributesIn(chapter))
const codeWithoutComments = specs.map(({ code }) => code.replace(new RegExp(comment, 'g'), '')).join('\n')

test('web/README.md documents every attribute that the browser tests use', () => {
  expect(attributesIn(codeWithoutComments).filter(attribute => !documented.has(attribute))).toEqual([])
})

const appLines = filesIn('web', /\.tsx?$/)
  .filter(({ file }) => !/^web\/(?:e2e|tools)\/|\.test\.ts$/.test(file))
  .flatMap(({ code }) => code.split('\n'))
const named = [...documented].flatMap(attribute => {
  const [, name, value] = /^data-(part|coach)="(.+)"$/.exec(attribute) ?? []
  return name === undefined || value === undefined ? [] : [{ name, value }]
})
test.each(named)('the app sets data-$name="$value"', ({ name, value }) => {
  const setsIt = new RegExp(`\\b${name}\\b.*['"]${value}['"]`)
  expect(appLines.some(line => setsIt.test(line))).toBe(true)
})

// Writes the generated blocks of docs/positions.md: example positions of fixed games, and tables of all fields.
// Run it with `npm run positions`. A test fails if the page is out of date. The text around the blocks is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { bossMonster, superBossMonster } from '../rules/dungeon/index.ts'
import {
  type AnyGame,
  type RawOptions,
  randomBelow,
  randomSource,
  type SealedPosition,
  seal,
} from '../rules/kernel/index.ts'
import { overboss } from '../rules/overboss/index.ts'
import { dungeonFields, overbossFields, type Section } from './position-fields.ts'

const pageFile = new URL('../docs/positions.md', import.meta.url)
const blocks = /(<!-- ((?:example|fields) [\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g

/** The position of seat 1 in a random game, after this many choices. */
function positionOf(game: AnyGame, options: RawOptions, choices: number): SealedPosition {
  const random = randomSource('positions')
  const state = game.setup(options, 'positions')
  for (let made = 0; made < choices; made++) {
    const [ask] = game.asks(state)
    if (!ask) throw new Error(`the game of the example is over after ${made} choices`)
    game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
  }
  return seal(game, state, 1)
}
const examples: { readonly [name: string]: () => SealedPosition } = {
  'super-boss-monster': () => positionOf(superBossMonster, { players: 2 }, 52),
  'boss-monster': () => positionOf(bossMonster, { players: 2 }, 37),
  overboss: () => positionOf(overboss, { players: 2, bosses: true }, 11),
}
const fields: { readonly [family: string]: readonly Section[] } = { dungeon: dungeonFields, overboss: overbossFields }

const WIDTH = 130
const isPlain = (value: unknown): boolean => value === null || typeof value !== 'object'
/** Puts as many texts on a line as fit. */
function filled(texts: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const line = lines.at(-1)
    if (line !== undefined && line.length + text.length + 2 <= width) lines[lines.length - 1] = `${line}, ${text}`
    else lines.push(text)
  }
  return lines
}
/** JSON in which everything that fits stands on one line. */
function readable(value: unknown, indent = ''): string {
  const line = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']')
  if (isPlain(value) || indent.length + line.length <= WIDTH) return line
  const inner = `${indent}  `
  const isList = Array.isArray(value)
  const [open, close] = isList ? '[]' : '{}'
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value ?? {})
  const texts = entries.map(([key, item]) => `${isList ? '' : `${JSON.stringify(key)}: `}${readable(item, inner)}`)
  const lines = entries.every(([, item]) => isPlain(item)) ? filled(texts, WIDTH - inner.length) : texts
  return `${open}\n${lines.map(item => inner + item).join(',\n')}\n${indent}${close}`
}
const example = (name: string): string => `\`\`\`json\n${readable(examples[name]!())}\n\`\`\``

const placesOf = ({ at }: Section): string =>
  at[0] === '' ? '' : `At ${at.map(place => `\`${place}\``).join(', ')}.\n\n`
const table = (section: Section): string =>
  [
    `#### ${section.title}\n\n${placesOf(section)}| field | meaning |\n| --- | --- |`,
    ...Object.entries(section.fields).map(([field, meaning]) => `| \`${field}\` | ${meaning} |`),
  ].join('\n')
const tables = (family: string): string => fields[family]!.map(table).join('\n\n')

/** Returns the page with all its generated blocks written again. */
export const positionsPage = (page: string): string =>
  page.replace(blocks, (_, begin: string, block: string, end: string) => {
    const [kind, name = ''] = block.split(' ')
    return `${begin}\n${kind === 'example' ? example(name) : tables(name)}\n\n${end}`
  })

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(pageFile, positionsPage(readFileSync(pageFile, 'utf8')))

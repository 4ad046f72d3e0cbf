import { readdirSync, readFileSync } from 'node:fs'
import { shelf } from '@overlair/rules/dungeon'
import { expect, test } from 'vitest'

const boxes = ['boss-monster', 'next-level', 'super-boss-monster', 'crash-landing', 'coin-cards']
/** Card declarations, their art, and tests. Requests to a server have words of their own: “pause”. */
const mayNameCards = /(^|\/)(node_modules|dist|cards|art|e2e|testing|online)\/|\.(test|spec)\.tsx?$/

function* codeIn(part: string): Generator<readonly [file: string, code: string]> {
  const folder = new URL(`../${part}/`, import.meta.url)
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(tsx?|mjs)$/.test(file) || mayNameCards.test(file)) continue
    const comments = /\/\/.*$|\/\*[\s\S]*?\*\//gm
    yield [`${part}/${file}`, readFileSync(new URL(file, folder), 'utf8').replace(comments, '')]
  }
}

test('only card declarations, art and tests contain card names', () => {
  const cards = boxes.flatMap(box => {
    const { bosses, rooms, spells, heroes } = shelf.boxOf(box)
    return [...bosses, ...rooms, ...spells, ...heroes]
  })
  const files = ['rules/dungeon', 'play', 'bots', 'cli', 'web', 'locales'].flatMap(part => [...codeIn(part)])
  expect(files.length).toBeGreaterThan(200)
  const named = files.flatMap(([file, code]) =>
    cards.filter(card => code.includes(`'${card}'`)).map(card => `${file}: ${card}`),
  )
  expect(named).toEqual([])
})

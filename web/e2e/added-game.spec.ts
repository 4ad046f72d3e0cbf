// The steps of docs/add-a-game.md, carried out in a copy of the repository.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addExampleGame } from './support/example-game.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })

let copy = ''
test.beforeAll(() => {
  copy = addExampleGame()
})
test.afterAll(() => rmSync(copy, { recursive: true, force: true }))

const run = (command: string, args: readonly string[], input = ''): string =>
  execFileSync(join(copy, 'node_modules/.bin', command), args, { cwd: copy, encoding: 'utf8', input })
const overlair = (args: readonly string[], input?: string): string => run('node', ['cli/overlair.mjs', ...args], input)

test('a game that is added as the guide says has correct types', () => {
  test.setTimeout(120_000)
  expect(run('tsc', ['-b'])).toBe('')
})

test('the terminal lists the added game, simulates it and plays it', () => {
  expect(overlair(['games'])).toContain('pebbles')
  expect(overlair(['simulate', 'pebbles', '--games', '3', '--bots', 'random,greedy'])).toContain('3 of 3 games')
  expect(overlair(['play', 'pebbles', '--lang', 'pl', '--seed', '1'], '1\n1\n1\n')).toContain('Zalicytuj kamykiem')
})

test('the app offers the added game, and a person can play it to the end', async ({ page }) => {
  test.setTimeout(180_000)
  run('vite', ['build', 'web', '--config', 'web/vite.config.ts', '--logLevel', 'error'])
  const server = spawn(join(copy, 'node_modules/.bin/node'), ['server/main.ts'], {
    cwd: copy,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', DATA: join(copy, 'data') },
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const [address = ''] = /http:\S+/.exec(String(line)) ?? []
    await page.goto(address)
    await page
      .getByRole('link', { name: /Pebbles/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Start' }).click()
    const prompt = page.locator('[data-coach="prompt"]')
    const over = page.getByText('The game is over.')
    await expect(prompt).toBeVisible()
    for (let round = 0; round < 3 && !(await over.isVisible()); round++)
      await prompt.getByRole('button').first().click()
    await expect(over).toBeVisible()
    await page.goto(`${address}rules/pebbles`)
    await expect(page.getByText('Every player secretly bids one of two pebbles.')).toBeVisible()
  } finally {
    server.kill()
  }
})

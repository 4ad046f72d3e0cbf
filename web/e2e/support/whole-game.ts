// One whole game of a dungeon game, from the dialog to the result, and what must hold of it afterwards.
import type { Way } from './dungeon-input.ts'
import { begin, expectFits, expectResult, untilOver } from './dungeon-table.ts'
import { watchForErrors } from './page-checks.ts'
import { replayed } from './records.ts'
import { expect, type Locator, type Page } from './test.ts'

export interface WholeGame {
  readonly game: 'boss-monster' | 'next-level' | 'super-boss-monster'
  readonly players: number
  readonly way: Way
  /** What is switched on in the dialog, by its English name. */
  readonly on: readonly string[]
}

const start: Readonly<Record<Way, (button: Locator) => Promise<void>>> = {
  mouse: button => button.click(),
  keys: button => button.press('Enter'),
  touch: button => button.tap(),
}

export async function playWhole(page: Page, { game, players, way, on }: WholeGame): Promise<void> {
  const errors = watchForErrors(page)
  await begin(page, game, { players, on, start: start[way] })
  const { questions, touches } = await untilOver(page, way)
  await expectResult(page)
  await expectFits(page)
  if (way === 'keys') await expect(page.locator('.dm-results :focus, .after-game :focus')).toHaveCount(1)
  await expectKept(page, questions)
  expect(errors).toEqual([])
  console.log(`${touches} touches`)
}

/** The game is on the device, and the rules lead through it to its end; whoever was asked had a choice. */
async function expectKept(page: Page, questions: readonly number[]): Promise<void> {
  const { over, answers, result } = await replayed(page, 0)
  expect(over).toBe(true)
  expect(result).toBeDefined()
  expect(questions.length).toBeGreaterThan(5)
  expect(questions.map(index => answers[index] ?? 0).filter(count => count < 2)).toEqual([])
}

// Plays one whole dungeon game, from the form to the results, and checks the saved match.
import { afterGame, type Press } from './controls.ts'
import type { InputMethod } from './dungeon-input.ts'
import { expectResults, expectTableFits, playToEnd, results, startGame } from './dungeon-table.ts'
import { collectErrors } from './page-checks.ts'
import { replayMatch } from './records.ts'
import { expect, type Page } from './test.ts'

export interface WholeGame {
  readonly game: 'boss-monster' | 'next-level' | 'super-boss-monster'
  readonly players: number
  readonly input: InputMethod
  /** Switches to turn on in the form, by their English names. */
  readonly on: readonly string[]
}

const pressBy: Readonly<Record<InputMethod, Press>> = {
  mouse: button => button.click(),
  keyboard: button => button.press('Enter'),
  touch: button => button.tap(),
}

export async function playWholeGame(page: Page, { game, players, input, on }: WholeGame): Promise<void> {
  const errors = collectErrors(page)
  await startGame(page, game, { players, on, pressStart: pressBy[input] })
  const { promptsAt, actions } = await playToEnd(page, input)
  await expectResults(page)
  await expectTableFits(page)
  if (input === 'keyboard')
    await expect(results(page).locator(':focus').or(afterGame(page).locator(':focus'))).toHaveCount(1)
  await expectSaved(page, promptsAt)
  expect(errors).toEqual([])
  console.log(`${actions} actions`)
}

/** The match is saved as finished, the rules replay it to a result, and each prompt had at least two choices. */
async function expectSaved(page: Page, promptsAt: readonly number[]): Promise<void> {
  const { over, choiceCounts, result } = await replayMatch(page, 0)
  expect(over).toBe(true)
  expect(result).toBeDefined()
  expect(promptsAt.length).toBeGreaterThan(5)
  expect(promptsAt.map(index => choiceCounts[index] ?? 0).filter(count => count < 2)).toEqual([])
}

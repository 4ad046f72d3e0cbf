import { playActions, startOverboss } from './support/overboss-table.ts'
import { presetInstantPlay } from './support/storage.ts'
import { expect, test } from './support/test.ts'

test('a button keeps the focus when it is disabled', async ({ page }) => {
  await presetInstantPlay(page)
  await startOverboss(page)
  await playActions(page, 1)
  const undo = page.getByRole('button', { name: 'Undo' }).first()
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toBeFocused()
})

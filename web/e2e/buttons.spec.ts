import { playNow, playOn, quiet } from './support/play.ts'
import { expect, test } from './support/test.ts'

test('a button that can be used no more keeps the focus', async ({ page }) => {
  await quiet(page)
  await playNow(page)
  await playOn(page, 1)
  const undo = page.getByRole('button', { name: 'Undo' }).first()
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toBeFocused()
})

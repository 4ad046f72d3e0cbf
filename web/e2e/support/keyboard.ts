// Drives pages by keyboard alone: nothing gets the focus in another way than by a key.
import { afterPaint } from './controls.ts'
import { expect, type Locator, type Page } from './test.ts'

const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate(one => one === document.activeElement, undefined, { timeout: 5000 }).catch(() => false)

/** Presses Tab until the element has the focus. The browser shows where the focus is. */
export async function tabTo(element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab', most = 120): Promise<void> {
  await expect(element).toBeVisible()
  const { keyboard } = element.page()
  for (let presses = 0; !(await hasFocus(element)); presses++) {
    expect(presses, `presses of ${key} to ${element}`).toBeLessThan(most)
    await keyboard.press(key)
  }
  await expect(element.and(element.page().locator(':focus-visible'))).toHaveCount(1)
}
/** Tabs to a control and presses a key there. */
export async function pressAt(element: Locator, key = 'Enter'): Promise<void> {
  await tabTo(element)
  await element.page().keyboard.press(key)
}

/** Presses F6 until the focus is in this part of an online table. */
export async function goTo(part: Locator): Promise<void> {
  await expect(part).toBeVisible()
  const focused = part.locator(':focus').first()
  for (let presses = 0; !(await focused.isVisible()); presses++) {
    expect(presses, `presses of F6 to ${part}`).toBeLessThan(5)
    await part.page().keyboard.press('F6')
  }
}
export const table = (page: Page): Locator => page.locator('[data-part="table"]')
/** The toolbar of a table begins with the chat, or with undo at home. */
export const toolbar = (page: Page): Locator => page.getByRole('banner')

/** Chooses a value of a list. */
export async function chooseFrom(list: Locator, value: string): Promise<void> {
  await tabTo(list)
  await list.page().keyboard.press('Home')
  for (let presses = 0; (await list.inputValue()) !== value; presses++) {
    expect(presses, `presses to ${value}`).toBeLessThan(12)
    await list.page().keyboard.press('ArrowDown')
    await afterPaint(list.page())
  }
}
/** Chooses one of some radio buttons. */
export async function chooseRadio(group: Locator, name: string): Promise<void> {
  const wanted = group.getByRole('radio', { name, exact: true })
  await tabTo(group.getByRole('radio', { checked: true }))
  for (let presses = 0; !(await wanted.isChecked()); presses++) {
    expect(presses, `presses to ${name}`).toBeLessThan(12)
    await group.page().keyboard.press('ArrowRight')
    await afterPaint(group.page())
  }
}

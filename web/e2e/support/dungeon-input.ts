// Plays a dungeon table by mouse, keyboard or touch: finds the next action in the page and performs it.
import { expect, type Page } from './test.ts'

export const inputMethods = ['mouse', 'keyboard', 'touch'] as const
export type InputMethod = (typeof inputMethods)[number]

/** The next action, as found in the page. */
export interface NextAction {
  /** Changes with every action: page load, number of saved choices, prompt and selected spots. */
  readonly key: string
  readonly savedChoices: number
  /** How many pixels the page is wider than the screen. */
  readonly overflow: number
  /** A spot of the table, or the last button of the prompt. */
  readonly target: { readonly spot: string } | 'button' | 'over'
  /** The number key of a playable card in the hand. Undefined while a play is uncommitted. */
  readonly card: number | undefined
}

/** Runs in the page. Returns false if there is no action, or if its key is still `lastKey`: the last action has not changed the table yet. */
function findAction(lastKey: string): NextAction | false {
  const isOver = document.querySelector('[data-part="results"]') !== null
  const prompt = document.querySelector('[data-coach="prompt"][data-state="asks"]')
  if (!isOver && prompt === null) return false
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const visible = (selector: string) => all(selector).filter(element => element.checkVisibility())
  const { savedChoices } = window
  const selected = all('[data-spot][aria-pressed="true"]').map(({ dataset }) => dataset.spot)
  const key = [performance.timeOrigin, savedChoices, prompt?.textContent, ...selected].join(' ')
  if (!isOver && key === lastKey) return false
  const { scrollWidth, clientWidth } = document.documentElement
  const canCancel = all('[data-coach="prompt"] kbd').some(({ textContent }) => textContent === 'Esc')
  const card =
    all('[data-coach="hand"] [data-spot]').findIndex(spot => spot.matches('[data-legal], [data-alternative]')) + 1
  const action = (target: NextAction['target']): NextAction => ({
    key,
    savedChoices,
    overflow: scrollWidth - clientWidth,
    target,
    card: canCancel || card === 0 || card > 9 ? undefined : card,
  })
  if (isOver) return action('over')
  // First a spot of the dungeon shown at full size, then a card in the hand, then any legal spot. If there is none: pass.
  // After a selection has begun, only legal spots continue it.
  const spot =
    visible('[data-part="dungeon"] [data-legal]').at(0) ??
    visible(
      canCancel ? '[data-part="table"] [data-legal]' : '[data-coach="hand"] :is([data-legal], [data-alternative])',
    ).at(-1) ??
    visible('[data-part="table"] [data-legal]').at(-1)
  if (spot?.dataset.spot !== undefined) return action({ spot: spot.dataset.spot })
  return visible('[data-coach="prompt"] [data-part="buttons"] button').length > 0 && action('button')
}

/** The key of the last action on each page. */
const lastKeys = new WeakMap<Page, string>()

/** Waits for the first action after the last one. */
export async function nextAction(page: Page): Promise<NextAction> {
  const found = await page.waitForFunction(findAction, lastKeys.get(page) ?? '', { timeout: 90_000 })
  const action = await found.jsonValue()
  if (!action) throw new Error('no action found')
  return action
}

/** The first action after the last one. False if there is none at the moment. */
export const actionNow = (page: Page): Promise<NextAction | false> =>
  page.evaluate(findAction, lastKeys.get(page) ?? '')

/** Performs an action. Does nothing if the game is over. */
export async function performAction(page: Page, action: NextAction, input: InputMethod): Promise<void> {
  const { key, target } = action
  if (target === 'over') return
  lastKeys.set(page, key)
  if (input === 'keyboard') return pressKey(page, action)
  const element =
    target === 'button'
      ? page.locator('[data-coach="prompt"] [data-part="buttons"] button:visible').last()
      : page
          .locator(`[data-part="table"] [data-spot='${target.spot}']:is([data-legal], [data-alternative]):visible`)
          .last()
  const at = { position: await element.evaluate(uncoveredPoint) }
  await (input === 'touch' ? element.tap(at) : element.click(at))
}

/**
 * Runs in the page. Scrolls to an element and returns a point of it that no other element covers: cards of a full hand overlap, and
 * bars lie over the scrolling page.
 */
function uncoveredPoint(element: Element): { readonly x: number; readonly y: number } {
  const fractions = [0.5, 0.1, 0.9, 0.25, 0.75]
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const x of fractions.map(fraction => fraction * width))
      for (const y of fractions.map(fraction => fraction * height))
        if (element.contains(document.elementFromPoint(left + x, top + y))) return { x, y }
  }
  throw new Error(`another element covers ${element.outerHTML.slice(0, 200)}`)
}

/** Presses Enter on the focused element, which must be legal. For every third choice, presses the number of a card instead. */
async function pressKey(page: Page, { savedChoices, card }: NextAction): Promise<void> {
  const focused = page.locator(
    '[data-part="table"] :is([data-legal], [data-legal] button, [data-coach="prompt"] button:not([data-spot])):focus',
  )
  await expect(focused, 'the focus is on nothing that the player can choose').toHaveCount(1)
  await page.keyboard.press(card !== undefined && savedChoices % 3 === 2 ? String(card) : 'Enter')
}

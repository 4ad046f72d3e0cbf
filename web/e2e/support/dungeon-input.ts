// How the browser tests touch a table of a dungeon game: they look for the next thing to do, once, and do it in one of three ways.
import { expect, type Page } from './test.ts'

export const ways = ['mouse', 'keys', 'touch'] as const
export type Way = (typeof ways)[number]

/** What somebody sees who looks for the next thing to do. */
export interface Seen {
  /** Every touch changes it: the page, how many choices have been kept, what is said and what is picked. */
  readonly moment: string
  readonly choices: number
  /** How far something sticks out sideways. */
  readonly beyond: number
  /** A spot of the table, or the last button of the prompt. */
  readonly touch: { readonly spot: string } | 'button' | 'over'
  /** The number of a card that could be played, unless one is being played already. */
  readonly card: number | undefined
}

/** In the page: what is to be done; false while there is nothing new since `before`. */
function lookForMore(before: string): Seen | false {
  const over = document.querySelector('.dm-results') !== null
  const prompt = document.querySelector('.dm-prompt--asks')
  if (!over && prompt === null) return false
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const inSight = (selector: string) => all(selector).filter(one => one.checkVisibility())
  const choices = window.choicesKept
  const picked = all('.is-selected').map(({ dataset }) => dataset.spot)
  const moment = [performance.timeOrigin, choices, prompt?.textContent, ...picked].join(' ')
  if (!over && moment === before) return false
  const { scrollWidth, clientWidth } = document.documentElement
  const isUnderway = all('.dm-prompt kbd').some(({ textContent }) => textContent === 'Esc')
  const card = all('.dm-hand .dm-spot').findIndex(one => one.matches('.is-legal, .is-alternative')) + 1
  const seen = (touch: Seen['touch']): Seen => ({
    moment,
    choices,
    beyond: scrollWidth - clientWidth,
    touch,
    card: isUnderway || card === 0 || card > 9 ? undefined : card,
  })
  if (over) return seen('over')
  // Goes on with what is picked, plays cards of the hand, takes what glows, else passes.
  const spot =
    inSight('.dm-dungeon [data-legal]').at(0) ??
    inSight(isUnderway ? '.dm [data-legal]' : '.dm-hand .is-legal, .dm-hand .is-alternative').at(-1) ??
    inSight('.dm [data-legal]').at(-1)
  if (spot?.dataset.spot !== undefined) return seen({ spot: spot.dataset.spot })
  return inSight('.dm-prompt__buttons .button').length > 0 && seen('button')
}

/** When each page was touched last. */
const touched = new WeakMap<Page, string>()

/** Waits until there is something to do that was not there at the last touch. */
export async function nextToDo(page: Page): Promise<Seen> {
  const found = await page.waitForFunction(lookForMore, touched.get(page) ?? '', { timeout: 90_000 })
  const seen = await found.jsonValue()
  if (!seen) throw new Error('nothing to do')
  return seen
}

/** Does it. */
export async function touch(page: Page, seen: Seen, way: Way): Promise<void> {
  const { moment, touch: what } = seen
  if (what === 'over') return
  touched.set(page, moment)
  if (way === 'keys') return press(page, seen)
  const place =
    what === 'button'
      ? page.locator('.dm-prompt__buttons .button:visible').last()
      : page.locator(`.dm [data-spot='${what.spot}']:is([data-legal], .is-alternative):visible`).last()
  const seenAt = { position: await place.evaluate(whereItIsSeen) }
  await (way === 'touch' ? place.tap(seenAt) : place.click(seenAt))
}

/** In the page: where something can be touched. Cards of a full hand lie half under their neighbours, and bars over what scrolls. */
function whereItIsSeen(element: Element): { readonly x: number; readonly y: number } {
  const parts = [0.5, 0.1, 0.9, 0.25, 0.75]
  for (const block of ['nearest', 'center'] as const) {
    element.scrollIntoView({ block, behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    for (const x of parts.map(part => part * width))
      for (const y of parts.map(part => part * height))
        if (element.contains(document.elementFromPoint(left + x, top + y))) return { x, y }
  }
  throw new Error(`covered by something else: ${element.outerHTML.slice(0, 200)}`)
}

/** The focus waits on something that the question offers. That is taken, or now and then a card by its number. */
async function press(page: Page, { choices, card }: Seen): Promise<void> {
  const offered = page.locator('.dm :is([data-legal], [data-legal] .button, .dm-prompt .button):focus')
  await expect(offered, 'the focus is lost').toHaveCount(1)
  await page.keyboard.press(card !== undefined && choices % 3 === 2 ? String(card) : 'Enter')
}

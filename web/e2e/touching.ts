// How the browser tests touch a table of a dungeon game: they look for the next thing to do, once, and do it in one of three ways.
import { expect, type Page } from './test.ts'

export const ways = ['mouse', 'keys', 'touch'] as const
export type Way = (typeof ways)[number]

/** What somebody sees who looks for the next thing to do. */
export interface Seen {
  /** Every touch changes it: the page, how many choices have been kept, what is picked or thought out. */
  readonly moment: string
  readonly choices: number
  /** How far something sticks out sideways. */
  readonly beyond: number
  /** A spot of the table, or the last button of the prompt. */
  readonly touch: { readonly spot: string } | 'button' | 'over'
}

/** In the page: what is to be done; false while there is nothing new since `before`. */
function lookForMore(before: string): Seen | false {
  const over = document.querySelector('.dm-results') !== null
  if (!over && document.querySelector('.dm-prompt--asks') === null) return false
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const inSight = (selector: string) => all(selector).filter(one => one.checkVisibility())
  const choices = window.choicesKept
  const picked = all('.dm-picked').map(({ dataset }) => dataset.spot)
  const steps = all('.dm-steps').map(({ textContent }) => textContent)
  const underway = [...picked, ...steps]
  const moment = [performance.timeOrigin, choices, ...underway].join(' ')
  if (!over && moment === before) return false
  const { scrollWidth, clientWidth } = document.documentElement
  const seen = (touch: Seen['touch']): Seen => ({ moment, choices, beyond: scrollWidth - clientWidth, touch })
  if (over) return seen('over')
  // Goes on with what is picked, plays cards of the hand, takes what glows, else passes.
  const spot =
    inSight('.dm-dungeon [data-legal]').at(0) ??
    inSight(underway.length > 0 ? '.dm [data-legal]' : '.dm-hand .dm-legal, .dm-hand .dm-other').at(-1) ??
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
export async function touch(page: Page, { moment, choices, touch: what }: Seen, way: Way): Promise<void> {
  if (what === 'over') return
  touched.set(page, moment)
  if (way === 'keys') return press(page, choices)
  const place =
    what === 'button'
      ? page.locator('.dm-prompt__buttons .button:visible').last()
      : page.locator(`.dm [data-spot='${what.spot}']:is([data-legal], .dm-other):visible`).last()
  // Cards of a full hand lie half under their neighbours: they are touched where they are seen.
  const position = what !== 'button' && what.spot.startsWith('hand:') ? { position: { x: 24, y: 60 } } : {}
  await (way === 'touch' ? place.tap(position) : place.click(position))
}

/** The focus waits on something that the question offers. That is taken, or now and then a card by its number. */
async function press(page: Page, choices: number): Promise<void> {
  const offered = page.locator('.dm :is([data-legal], [data-legal] .button, .dm-prompt .button):focus')
  await expect(offered, 'the focus is lost').toHaveCount(1)
  const card = await page.locator('.dm-hand').evaluateAll(([hand]) => {
    const underway = document.querySelector('.dm-picked, .dm-steps') !== null
    const cards = underway ? [] : [...(hand?.querySelectorAll('.dm-spot') ?? [])]
    return cards.findIndex(one => one.matches('.dm-legal, .dm-other')) + 1
  })
  const byNumber = choices % 3 === 2 && card > 0 && card <= 9
  await page.keyboard.press(byNumber ? String(card) : 'Enter')
}

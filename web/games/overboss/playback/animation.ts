// Animates events one after the other: pieces fly from their old place to the new one. The table already shows the final
// position; until its event is due, an animation holds each piece at its old place.
import type { Event } from '@overlair/rules/overboss'
import { scaledDuration } from '../../../platform/settings/settings.ts'
import type { Cue } from '../../../platform/sound/cues.ts'
import { play } from '../../../platform/sound/sound.ts'
import { announce } from '../../../ui/announcements.ts'
import { type Spot, spotOf } from '../input/click-paths.ts'
import { eventText, isOverbossEvent } from '../model/event-text.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'
import { DomSnapshot } from './dom-snapshot.ts'

const cues: Partial<Readonly<Record<Event['event'], Cue>>> = {
  drafted: 'tile.draft',
  'tile-placed': 'tile.place',
  'token-placed': 'token.place',
  'token-stashed': 'token.place',
  'volcano-erupted': 'volcano',
  'portal-opened': 'portal',
  'token-moved': 'portal',
  'tokens-swapped': 'portal',
  'token-discarded': 'token.lost',
  'tokens-exchanged': 'token.place',
  'token-kept': 'token.place',
  'boss-revealed': 'reveal',
  'command-activated': 'command',
  'tile-slid': 'tile.draft',
  'tile-demolished': 'token.lost',
  'tiles-overthrown': 'command',
  'pair-discarded': 'tile.draft',
}
/** Milliseconds at normal speed. */
const durations: Partial<Readonly<Record<Event['event'], number>>> = {
  drafted: 260,
  'tile-placed': 380,
  'token-placed': 300,
  'token-stashed': 300,
  'volcano-erupted': 640,
  'portal-opened': 300,
  'token-moved': 420,
  'tokens-swapped': 420,
  'token-discarded': 320,
  'tokens-exchanged': 420,
  'token-kept': 300,
  'boss-revealed': 700,
  'command-activated': 520,
  'tile-slid': 420,
  'tile-demolished': 560,
  'tiles-overthrown': 560,
  'pair-discarded': 320,
  'market-tiles-discarded': 300,
  'market-tokens-discarded': 300,
  'market-filled': 160,
}

interface DraftedRects {
  readonly tile?: DOMRect | undefined
  readonly token?: DOMRect | undefined
}
type Fly = (element: Element | undefined, from: DOMRect | undefined, timing: Timing) => void
interface Timing {
  readonly delay: number
  readonly duration: number
}

/** Milliseconds of an event. */
type Lasts = (event: Event) => number

export function attachAnimation(root: HTMLElement, match: OverbossMatch): () => void {
  /** Market position of the last drafted pair. The pieces of opponents fly from there, since their hands are not shown. */
  let drafted: DraftedRects = {}
  return match.onStep(({ events }) => {
    const overbossEvents = events.filter(isOverbossEvent)
    const tempo = match.tempo.peek()
    if (tempo === 1) announceEvents(overbossEvents, match)
    const lasts: Lasts = ({ event }) => scaledDuration(durations[event] ?? 0) / tempo
    const total = overbossEvents.reduce((sum, event) => sum + lasts(event), 0)
    if (total === 0) {
      const firstCue = overbossEvents.map(({ event }) => cues[event]).find(cue => cue !== undefined)
      if (firstCue) play(firstCue)
      return undefined
    }
    const before = new DomSnapshot(root)
    const draft = overbossEvents.find(event => event.event === 'drafted')
    if (draft)
      drafted = { tile: before.rect(`slot:${draft.from} tile`), token: before.rect(`slot:${draft.from} token`) }
    return show(root, before, overbossEvents, lasts, drafted)
  })
}

/** Announces the events to screen readers and plays the sounds of a new turn and of the end. */
function announceEvents(events: readonly Event[], match: OverbossMatch): void {
  const lines = events.map(event => eventText(event, match)).filter(Boolean)
  if (lines.length > 0) announce(lines.join(' '))
  const over = events.find(event => event.event === 'game-over')
  const viewer = match.viewer.peek()
  if (over) play(viewer === 'spectator' || over.winners.includes(viewer) ? 'win' : 'lose')
  else if (events.some(event => event.event === 'turn-started' && event.seat === viewer)) play('your.turn')
}

const afterTwoFrames = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

async function show(
  root: HTMLElement,
  before: DomSnapshot,
  events: readonly Event[],
  lasts: Lasts,
  drafted: DraftedRects,
): Promise<void> {
  const vanishing = events.flatMap(event => vanishingPieces(event, before))
  await afterTwoFrames()
  let delay = 0
  for (const event of events) {
    const duration = lasts(event)
    const cue = cues[event.event]
    if (cue) setTimeout(() => play(cue), delay)
    if (duration > 0) animate(root, before, event, { delay, duration }, drafted)
    for (const { copy, event: cause } of vanishing) if (cause === event) vanish(copy, root, { delay, duration })
    delay += duration
  }
  await new Promise(resolve => setTimeout(resolve, delay))
  for (const { copy } of vanishing) copy.remove()
}

interface VanishingPiece {
  readonly copy: HTMLElement
  readonly event: Event
}
/** Copies the pieces that this event removes from the table. */
function vanishingPieces(event: Event, before: DomSnapshot): VanishingPiece[] {
  const keys =
    event.event === 'volcano-erupted'
      ? event.destroyed.map(([cell]) => `${spotOf.space(event.seat, cell)} token`)
      : event.event === 'token-discarded' && event.from !== 'stash'
        ? [`${spotOf.space(event.seat, event.from)} token`]
        : event.event === 'tile-demolished'
          ? [`${spotOf.space(event.seat, event.at)} tile`, `${spotOf.space(event.seat, event.at)} token`]
          : event.event === 'pair-discarded'
            ? [`slot:${event.from} tile`, `slot:${event.from} token`]
            : []
  return keys.flatMap(key => {
    const copy = before.copy(key)
    return copy ? [{ copy, event }] : []
  })
}
function vanish(copy: HTMLElement, root: HTMLElement, { delay, duration }: Timing): void {
  const pile = root.querySelector(
    copy.classList.contains('ob-piece--token') ? '[data-pile="bag"]' : '[data-pile="discard"]',
  )
  const [from, to] = [copy.getBoundingClientRect(), pile?.getBoundingClientRect()]
  const target =
    to && to.width > 0 ? `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(0.3)` : 'scale(0.2)'
  copy.animate(
    [
      { transform: 'none', opacity: 1, filter: 'none' },
      { transform: 'scale(1.15)', opacity: 1, filter: 'brightness(2)', offset: 0.25 },
      { transform: target, opacity: 0, filter: 'brightness(1)' },
    ],
    { delay, duration, fill: 'both', easing: 'ease-in' },
  )
}

/** Moves an element from its old place to its current one. */
const fly: Fly = (element, from, { delay, duration }) => {
  if (!element || !from) return
  const to = element.getBoundingClientRect()
  if (to.width === 0) return
  const shift = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`
  element.animate(
    [
      { transform: shift, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    {
      delay,
      duration,
      fill: 'backwards',
      easing: 'cubic-bezier(0.3, 0.9, 0.3, 1)',
    },
  )
}
const appear = (element: Element | undefined, { delay, duration }: Timing): void => {
  element?.animate(
    [
      { opacity: 0, transform: 'translateY(-12px)' },
      { opacity: 1, transform: 'none' },
    ],
    { delay, duration, fill: 'backwards', easing: 'steps(4, end)' },
  )
}
const shake = (element: Element | undefined, { delay, duration }: Timing): void => {
  element?.animate(
    [0, 3, -3, 2, -2, 0].map(x => ({ transform: `translate(${x}px, ${-x / 2}px)` })),
    { delay, duration: duration * 0.6 },
  )
}
const glow = (element: Element | undefined, { delay, duration }: Timing): void => {
  element?.animate([{ filter: 'none' }, { filter: 'brightness(2.2)', offset: 0.3 }, { filter: 'none' }], {
    delay,
    duration,
    easing: 'steps(6, end)',
  })
}

function animate(root: HTMLElement, before: DomSnapshot, event: Event, timing: Timing, drafted: DraftedRects): void {
  /** Returns the largest matching element: a map may be shown large in the middle and small at the side. */
  const find = (key: Spot | string, inside = ''): Element | undefined => {
    const selector = key.startsWith('slot:') ? `[data-slot="${key.slice(5)}"]` : `[data-spot="${key}"]`
    const all = [...root.querySelectorAll(`${selector} ${inside}`.trim())]
    return all.toSorted((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0]
  }
  const rectBefore = (key: string) => before.rect(key)
  const space = (seat: number, cell: string) => spotOf.space(seat, cell)
  switch (event.event) {
    case 'drafted':
      for (const piece of root.querySelectorAll('.ob-hand .ob-piece--tile'))
        fly(piece, rectBefore(`slot:${event.from} tile`), timing)
      for (const piece of root.querySelectorAll('.ob-hand .ob-piece--token'))
        fly(piece, rectBefore(`slot:${event.from} token`), timing)
      return
    case 'tile-placed': {
      const source = rectBefore(`${spotOf.hand(event.tile)} tile`) ?? drafted.tile
      return fly(find(space(event.seat, event.at), '.ob-piece--tile'), source, timing)
    }
    case 'token-placed': {
      const source = event.from === 'draft' ? drafted.token : rectBefore(`stash-${event.seat}`)
      const held = rectBefore(`${spotOf.hand(event.token)} token`) ?? rectBefore(`${spotOf.stash(event.token)} token`)
      return fly(find(space(event.seat, event.at), '.ob-piece--token'), held ?? source, timing)
    }
    case 'token-stashed': {
      const piles = [...root.querySelectorAll(`[data-pile="stash-${event.seat}"] .ob-piece--token`)]
      return fly(piles.at(-1), rectBefore(`${spotOf.hand(event.token)} token`), timing)
    }
    case 'volcano-erupted':
      glow(find(space(event.seat, event.at)), timing)
      return shake(root.querySelector('.ob-map__field') ?? undefined, timing)
    case 'token-moved':
      return fly(
        find(space(event.seat, event.to), '.ob-piece--token'),
        rectBefore(`${space(event.seat, event.from)} token`),
        timing,
      )
    case 'tokens-swapped': {
      const [one, two] = event.at
      fly(find(space(event.seat, one), '.ob-piece--token'), rectBefore(`${space(event.seat, two)} token`), timing)
      return fly(
        find(space(event.seat, two), '.ob-piece--token'),
        rectBefore(`${space(event.seat, one)} token`),
        timing,
      )
    }
    case 'tokens-exchanged':
      if (event.from !== 'stash')
        fly(find(space(event.seat, event.from), '.ob-piece--token'), rectBefore(`slot:${event.slot} token`), timing)
      return fly(
        find(`slot:${event.slot}`, '.ob-piece--token'),
        event.from === 'stash'
          ? rectBefore(`stash-${event.seat}`)
          : rectBefore(`${space(event.seat, event.from)} token`),
        timing,
      )
    case 'tile-slid':
      fly(
        find(space(event.seat, event.to), '.ob-piece--tile'),
        rectBefore(`${space(event.seat, event.from)} tile`),
        timing,
      )
      return fly(
        find(space(event.seat, event.to), '.ob-piece--token'),
        rectBefore(`${space(event.seat, event.from)} token`),
        timing,
      )
    case 'tiles-overthrown': {
      const [one, two] = [space(event.seats[0], event.at[0]), space(event.seats[1], event.at[1])]
      fly(find(one, '.ob-piece--tile'), rectBefore(`${two} tile`), timing)
      return fly(find(two, '.ob-piece--tile'), rectBefore(`${one} tile`), timing)
    }
    case 'tile-demolished':
      return shake(root.querySelector('.ob-map__field') ?? undefined, timing)
    case 'boss-revealed':
      return glow(root.querySelector(`[data-pile="boss-${event.seat}"]`) ?? undefined, timing)
    case 'command-activated':
      return glow(find(spotOf.card(event.command)), timing)
    case 'market-filled':
      return appear(find(`slot:${event.slot}`, '.ob-pair__art'), timing)
  }
}

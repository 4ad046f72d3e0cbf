// Shows what happened: pieces fly from where they lay to where they lie, one event after the other. The table already
// stands as it will; each piece is only held back at its old place until its time has come.
import type { Event } from '@overlair/rules/overboss'
import { scaledDuration } from '../../../platform/settings/settings.ts'
import type { Cue } from '../../../platform/sound/cues.ts'
import { play } from '../../../platform/sound/sound.ts'
import { announce } from '../../../ui/announcements.ts'
import { type Spot, spot } from '../input/spots.ts'
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
const lengths: Partial<Readonly<Record<Event['event'], number>>> = {
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

interface Drafted {
  readonly tile?: DOMRect | undefined
  readonly token?: DOMRect | undefined
}
type Fly = (element: Element | undefined, from: DOMRect | undefined, time: Time) => void
interface Time {
  readonly delay: number
  readonly duration: number
}

export function attachAnimation(root: HTMLElement, match: OverbossMatch): () => void {
  /** Where the pair lay that was drafted last: the hands of others are not shown, their pieces come from the market. */
  let drafted: Drafted = {}
  return match.onStep(({ events }) => {
    const happened = events.filter(isOverbossEvent)
    announceEvents(happened, match)
    const total = happened.reduce((sum, { event }) => sum + scaledDuration(lengths[event] ?? 0), 0)
    if (total === 0) {
      const loudest = happened.map(({ event }) => cues[event]).find(cue => cue !== undefined)
      if (loudest) play(loudest)
      return undefined
    }
    const before = new DomSnapshot(root)
    const draft = happened.find(event => event.event === 'drafted')
    if (draft) drafted = { tile: before.box(`slot:${draft.from} tile`), token: before.box(`slot:${draft.from} token`) }
    return show(root, before, happened, drafted)
  })
}

/** Speaks of it to those who listen. What oneself has chosen is known. */
function announceEvents(events: readonly Event[], match: OverbossMatch): void {
  const lines = events.map(event => eventText(event, match)).filter(Boolean)
  if (lines.length > 0) announce(lines.join(' '))
  const over = events.find(event => event.event === 'game-over')
  const viewer = match.viewer.peek()
  if (over) play(viewer === 'spectator' || over.winners.includes(viewer) ? 'win' : 'lose')
  else if (events.some(event => event.event === 'turn-started' && event.seat === viewer)) play('your.turn')
}

const drawn = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

async function show(root: HTMLElement, before: DomSnapshot, events: readonly Event[], drafted: Drafted): Promise<void> {
  const gone = events.flatMap(event => vanishing(event, before))
  await drawn()
  let delay = 0
  for (const event of events) {
    const duration = scaledDuration(lengths[event.event] ?? 0)
    const cue = cues[event.event]
    if (cue) setTimeout(() => play(cue), delay)
    if (duration > 0) animate(root, before, event, { delay, duration }, drafted)
    for (const { copy, of } of gone) if (of === event) vanish(copy, root, { delay, duration })
    delay += duration
  }
  await new Promise(resolve => setTimeout(resolve, delay))
  for (const { copy } of gone) copy.remove()
}

interface Vanishing {
  readonly copy: HTMLElement
  readonly of: Event
}
/** Copies of what will no longer be there. */
function vanishing(event: Event, before: DomSnapshot): Vanishing[] {
  const keys =
    event.event === 'volcano-erupted'
      ? event.destroyed.map(([cell]) => `${spot.space(event.seat, cell)} token`)
      : event.event === 'token-discarded' && event.from !== 'stash'
        ? [`${spot.space(event.seat, event.from)} token`]
        : event.event === 'tile-demolished'
          ? [`${spot.space(event.seat, event.at)} tile`, `${spot.space(event.seat, event.at)} token`]
          : event.event === 'pair-discarded'
            ? [`slot:${event.from} tile`, `slot:${event.from} token`]
            : []
  return keys.flatMap(key => {
    const copy = before.copy(key)
    return copy ? [{ copy, of: event }] : []
  })
}
function vanish(copy: HTMLElement, root: HTMLElement, { delay, duration }: Time): void {
  const pile = root.querySelector(
    copy.classList.contains('ob-piece--token') ? '[data-pile="bag"]' : '[data-pile="discard"]',
  )
  const [from, to] = [copy.getBoundingClientRect(), pile?.getBoundingClientRect()]
  const path =
    to && to.width > 0 ? `translate(${to.left - from.left}px, ${to.top - from.top}px) scale(0.3)` : 'scale(0.2)'
  copy.animate(
    [
      { transform: 'none', opacity: 1, filter: 'none' },
      { transform: 'scale(1.15)', opacity: 1, filter: 'brightness(2)', offset: 0.25 },
      { transform: path, opacity: 0, filter: 'brightness(1)' },
    ],
    { delay, duration, fill: 'both', easing: 'ease-in' },
  )
}

/** From its old place to the one where it now lies. */
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
const appear = (element: Element | undefined, { delay, duration }: Time): void => {
  element?.animate(
    [
      { opacity: 0, transform: 'translateY(-12px)' },
      { opacity: 1, transform: 'none' },
    ],
    { delay, duration, fill: 'backwards', easing: 'steps(4, end)' },
  )
}
const shake = (element: Element | undefined, { delay, duration }: Time): void => {
  element?.animate(
    [0, 3, -3, 2, -2, 0].map(x => ({ transform: `translate(${x}px, ${-x / 2}px)` })),
    { delay, duration: duration * 0.6 },
  )
}
const glow = (element: Element | undefined, { delay, duration }: Time): void => {
  element?.animate([{ filter: 'none' }, { filter: 'brightness(2.2)', offset: 0.3 }, { filter: 'none' }], {
    delay,
    duration,
    easing: 'steps(6, end)',
  })
}

function animate(root: HTMLElement, before: DomSnapshot, event: Event, time: Time, drafted: Drafted): void {
  /** The largest one that is shown: a map may lie in the middle and be small at the side. */
  const find = (place: Spot | string, inside = ''): Element | undefined => {
    const name = place.startsWith('slot:') ? `[data-slot="${place.slice(5)}"]` : `[data-spot="${place}"]`
    const all = [...root.querySelectorAll(`${name} ${inside}`.trim())]
    return all.toSorted((a, b) => b.getBoundingClientRect().width - a.getBoundingClientRect().width)[0]
  }
  const at = (place: string) => before.box(place)
  const space = (seat: number, cell: string) => spot.space(seat, cell)
  switch (event.event) {
    case 'drafted':
      for (const piece of root.querySelectorAll('.ob-hand .ob-piece--tile'))
        fly(piece, at(`slot:${event.from} tile`), time)
      for (const piece of root.querySelectorAll('.ob-hand .ob-piece--token'))
        fly(piece, at(`slot:${event.from} token`), time)
      return
    case 'tile-placed': {
      const source = at(`${spot.hand(event.tile)} tile`) ?? drafted.tile
      return fly(find(space(event.seat, event.at), '.ob-piece--tile'), source, time)
    }
    case 'token-placed': {
      const source = event.from === 'draft' ? drafted.token : at(`stash-${event.seat}`)
      const held = at(`${spot.hand(event.token)} token`) ?? at(`${spot.stash(event.token)} token`)
      return fly(find(space(event.seat, event.at), '.ob-piece--token'), held ?? source, time)
    }
    case 'token-stashed': {
      const piles = [...root.querySelectorAll(`[data-pile="stash-${event.seat}"] .ob-piece--token`)]
      return fly(piles.at(-1), at(`${spot.hand(event.token)} token`), time)
    }
    case 'volcano-erupted':
      glow(find(space(event.seat, event.at)), time)
      return shake(root.querySelector('.ob-map__field') ?? undefined, time)
    case 'token-moved':
      return fly(
        find(space(event.seat, event.to), '.ob-piece--token'),
        at(`${space(event.seat, event.from)} token`),
        time,
      )
    case 'tokens-swapped': {
      const [one, two] = event.at
      fly(find(space(event.seat, one), '.ob-piece--token'), at(`${space(event.seat, two)} token`), time)
      return fly(find(space(event.seat, two), '.ob-piece--token'), at(`${space(event.seat, one)} token`), time)
    }
    case 'tokens-exchanged':
      if (event.from !== 'stash')
        fly(find(space(event.seat, event.from), '.ob-piece--token'), at(`slot:${event.slot} token`), time)
      return fly(
        find(`slot:${event.slot}`, '.ob-piece--token'),
        event.from === 'stash' ? at(`stash-${event.seat}`) : at(`${space(event.seat, event.from)} token`),
        time,
      )
    case 'tile-slid':
      fly(find(space(event.seat, event.to), '.ob-piece--tile'), at(`${space(event.seat, event.from)} tile`), time)
      return fly(
        find(space(event.seat, event.to), '.ob-piece--token'),
        at(`${space(event.seat, event.from)} token`),
        time,
      )
    case 'tiles-overthrown': {
      const [one, two] = [space(event.seats[0], event.at[0]), space(event.seats[1], event.at[1])]
      fly(find(one, '.ob-piece--tile'), at(`${two} tile`), time)
      return fly(find(two, '.ob-piece--tile'), at(`${one} tile`), time)
    }
    case 'tile-demolished':
      return shake(root.querySelector('.ob-map__field') ?? undefined, time)
    case 'boss-revealed':
      return glow(root.querySelector(`[data-pile="boss-${event.seat}"]`) ?? undefined, time)
    case 'command-activated':
      return glow(find(spot.card(event.command)), time)
    case 'market-filled':
      return appear(find(`slot:${event.slot}`, '.ob-pair__art'), time)
  }
}

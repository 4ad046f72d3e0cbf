// What the player at this table has picked up. It only ever offers what the ask offers.
import type { Choice, View } from '@overlair/rules/dungeon'
import { pass, passes } from '@overlair/rules/dungeon/choices'
import type { Ask } from '@overlair/rules/kernel'
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { choiceAt, waysOn } from '../ways.ts'
import type { DungeonMatch } from './match.ts'
import { cardInHand, type Spot, type Way, waysOf } from './spots.ts'
import { remember } from './stops.ts'

export interface Picks {
  readonly match: DungeonMatch
  /** What is asked, once everything before it has been shown. */
  readonly ask: ReadonlySignal<Ask<Choice> | undefined>
  /** What has been touched so far on the way to a choice. */
  readonly picked: ReadonlySignal<readonly Spot[]>
  /** What can be touched next. */
  readonly live: ReadonlySignal<ReadonlySet<Spot>>
  /** What could be picked instead. */
  readonly instead: ReadonlySignal<ReadonlySet<Spot>>
  touch(place: Spot): void
  canTouch(place: Spot): boolean
  /** Takes a card up to carry it somewhere: what that alone would not choose yet is picked. */
  lift(place: Spot): void
  /** Carries a card to a place: to build there, or to cast at it. Anywhere else it goes back. */
  carry(from: Spot, to: Spot | undefined): void
  choose(choice: Choice): void
  /** Puts down what was picked, or takes the last choice back. False when there is nothing to put down. */
  putDown(): boolean
  close(): void
}

export function openPicks(match: DungeonMatch, ready: ReadonlySignal<boolean>): Picks {
  const ask = computed(() => (ready.value ? match.ask.value : undefined))
  const ways = computed<readonly Way[]>(() => {
    const asked = ask.value
    const view = match.view.value
    return asked ? asked.choices.flatMap(choice => waysOf(choice, asked, view)) : []
  })
  /** Picks belong to one ask: with the next one they are gone, but for a room that was picked ahead of its turn. */
  const picks = signal<{ readonly of: unknown; readonly spots: readonly Spot[] }>({ of: undefined, spots: [] })
  const planned = signal<readonly Spot[]>([])
  const picked = computed<readonly Spot[]>(() => {
    const { of, spots } = picks.value
    if (of === ask.value && spots.length > 0) return spots
    const plan = planned.value.slice(0, 1)
    return of !== ask.value && plan.length > 0 && waysOn(ways.value, plan).length > 0 ? plan : []
  })
  const live = computed(() => {
    const next = waysOn(ways.value, picked.value).map(way => way.spots[picked.value.length])
    return new Set(next.filter(place => place !== undefined))
  })
  const ahead = computed(() => roomsAhead(ask.value, match.view.value))
  const instead = computed(() => {
    const first = ways.value.map(way => way.spots[0]).filter(place => place !== undefined)
    return new Set([...first, ...ahead.value].filter(place => !live.value.has(place)))
  })
  const reset = (spots: readonly Spot[] = []) => {
    picks.value = { of: ask.peek(), spots }
    planned.value = []
  }
  const choose = (choice: Choice) => {
    const asked = ask.peek()
    if (asked && passes(choice)) remember(asked, match.view.peek())
    reset()
    match.choose(choice)
  }
  const isAhead = (place: Spot) => !live.peek().has(place) && ahead.peek().has(place)
  const touch = (place: Spot) => {
    const before = picked.peek()
    if (before.at(-1) === place && !live.peek().has(place)) return reset()
    if (isAhead(place)) {
      choose(pass)
      planned.value = [place]
      return
    }
    const next = live.peek().has(place) ? [...before, place] : instead.peek().has(place) ? [place] : undefined
    if (!next) return
    const choice = choiceAt(ways.peek(), next)
    if (choice) choose(choice)
    else reset(next)
  }
  /** What was carried to its place ahead of its turn is done as soon as it may be. */
  const stopFollowing = effect(() => {
    const choice = planned.value.length > 0 && ask.value ? choiceAt(ways.value, planned.value) : undefined
    if (choice) queueMicrotask(() => choose(choice))
  })
  return {
    match,
    ask,
    picked,
    live,
    instead,
    choose,
    touch,
    canTouch: place => live.peek().has(place) || instead.peek().has(place) || picked.peek().includes(place),
    lift(place) {
      const alone = choiceAt(ways.peek(), [place])
      if (!alone && !isAhead(place) && !picked.peek().includes(place)) touch(place)
    },
    carry(from, to) {
      if (to === undefined || to === from) return reset()
      if (isAhead(from)) {
        choose(pass)
        planned.value = [from, to]
        return
      }
      const alone = choiceAt(ways.peek(), [from])
      if (!alone) return live.peek().has(to) ? touch(to) : reset()
      if (!choiceAt(aimsAfter(match, alone), [to])) return
      choose(alone)
      planned.value = [to]
    },
    close: stopFollowing,
    putDown() {
      if (picked.peek().length > 0) {
        reset()
        return true
      }
      if (!match.canUndo.peek()) return false
      match.undo()
      return true
    },
  }
}

/** What a card that is cast could be aimed at. */
function aimsAfter(match: DungeonMatch, choice: Choice): readonly Way[] {
  const then = match.imagine()?.after(choice)
  const asked = then?.ask
  return asked ? asked.choices.flatMap(one => waysOf(one, asked, then.view())) : []
}

/** Before placing one may act. Whoever takes up a room instead has nothing to say there: the room waits in the hand. */
function roomsAhead(ask: Ask<Choice> | undefined, view: View): ReadonlySet<Spot> {
  const mine = ask !== undefined && ask.prompt === 'act' && view.phase === 'build' && view.active === ask.seat
  if (!mine || (view.players[ask.seat]?.toPlace ?? 0) === 0) return new Set()
  const copies = new Map<string, number>()
  return new Set(
    (view.hand?.rooms ?? []).map((card): Spot => {
      const copy = copies.get(card) ?? 0
      copies.set(card, copy + 1)
      return `hand:${card}/${copy}`
    }),
  )
}

/** The card that is picked up. */
export const pickedCard = (picks: Picks): string | undefined => {
  const [first] = picks.picked.value
  return first && cardInHand(first)
}

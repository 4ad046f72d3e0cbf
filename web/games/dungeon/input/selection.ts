// What the player at this table has picked up. It only ever offers what the ask offers.
import type { Choice, View } from '@overlair/rules/dungeon'
import { isPass, pass } from '@overlair/rules/dungeon/model/choices'
import { type Ask, IllegalChoice } from '@overlair/rules/kernel'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import { rememberPass } from '../auto-pass/auto-pass.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardInHand, clickPathsOf, type DungeonPath, type Spot } from './spots.ts'
import { extendPlay, isDeclaration, type UncommittedPlay } from './uncommitted-play.ts'

export interface Selection {
  readonly match: DungeonMatch
  /** What is asked, once everything before it has been shown; of what is being announced, its next step. */
  readonly ask: ReadonlySignal<Ask<Choice> | undefined>
  /** The table as it would be after the steps of what is being announced. */
  readonly view: ReadonlySignal<View>
  /** The steps of what is being announced. */
  readonly playSteps: ReadonlySignal<readonly Choice[]>
  /** What has all it needs and only waits for a nod. */
  readonly readyToConfirm: ReadonlySignal<Choice | undefined>
  /** What has been touched so far on the way to a choice. */
  readonly picked: ReadonlySignal<readonly Spot[]>
  /** What can be touched next. */
  readonly legalSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** What could be picked instead. */
  readonly alternativeSpots: ReadonlySignal<ReadonlySet<Spot>>
  /** How a place stands in this. Who has read it is told when it changes for this place. */
  spotState(place: Spot): SpotState | undefined
  touch(place: Spot): void
  canTouch(place: Spot): boolean
  /** Takes a card up to carry it somewhere: what that alone would not choose yet is picked. */
  startDrag(place: Spot): void
  /** Carries a card to a place: to build there, or to cast at it. Anywhere else it goes back. */
  drop(from: Spot, to: Spot | undefined): void
  choose(choice: Choice): void
  /** Says aloud what is settled. */
  confirm(): void
  /** Puts down what was picked or is being announced, or takes the last choice back. False when there is nothing to put down. */
  cancel(): boolean
  close(): void
}

/** To be touched next, touched already, or to be picked instead. */
type SpotState = 'legal' | 'picked' | 'other'

interface Picked {
  readonly of: Ask<Choice> | undefined
  readonly spots: readonly Spot[]
}

export function createSelection(match: DungeonMatch, ready: ReadonlySignal<boolean>): Selection {
  const asked = computed(() => (ready.value ? match.ask.value : undefined))
  /** What is being announced, with what was touched for it. It belongs to one ask. */
  const begun = signal<(UncommittedPlay & { readonly spots: readonly Spot[] }) | undefined>(undefined)
  const announcing = computed(() => (begun.value?.to === asked.value ? begun.value : undefined))
  const readyToConfirm = computed(() => {
    const now = announcing.value
    return now && !now.ask ? now.choices[0] : undefined
  })
  /** Where a room that is taken up before its turn can go, should nobody do anything before. */
  const placing = computed(() => placingAhead(asked.value, match))
  /** The question that is left aside while such a room looks for its place. */
  const aside = signal<Ask<Choice> | undefined>(undefined)
  const isPlacingAhead = computed(() => aside.value !== undefined && aside.value === asked.value)
  const ask = computed(() => announcing.value?.ask ?? (isPlacingAhead.value ? placing.value : asked.value))
  const view = computed(() => (announcing.value?.ask ? announcing.value.then.view() : match.view.value))
  const waysTo = (question: Ask<Choice> | undefined, table: View): readonly DungeonPath[] =>
    question ? question.choices.flatMap(choice => clickPathsOf(choice, question, table)) : []
  const ways = computed(() => waysTo(ask.value, view.value))
  /** Picks belong to one ask: with the next one they are gone, but for a room that was picked ahead of its turn. */
  const picks = signal<Picked>({ of: undefined, spots: [] })
  const planned = signal<readonly Spot[]>([])
  /** On the way to the next choice. */
  const onTheWay = computed<readonly Spot[]>(() => {
    const { of, spots } = picks.value
    if (of === ask.value && spots.length > 0) return spots
    const plan = planned.value.slice(0, 1)
    return of !== ask.value && plan.length > 0 && pathsContinuing(ways.value, plan).length > 0 ? plan : []
  })
  const picked = computed(() => [...(announcing.value?.spots ?? []), ...onTheWay.value])
  const legalSpots = computed<ReadonlySet<Spot>>(() => {
    if (readyToConfirm.value) return new Set(announcing.value?.spots.slice(0, 1))
    const next = pathsContinuing(ways.value, onTheWay.value).map(way => way.spots[onTheWay.value.length])
    return new Set(next.filter(place => place !== undefined))
  })
  const ahead = computed(() => new Set(waysTo(placing.value, match.view.value).map(way => way.spots[0])))
  const alternativeSpots = computed(() => {
    const first = waysTo(asked.value, match.view.value).map(way => way.spots[0])
    const all = [...first, ...ahead.value].filter(place => place !== undefined)
    return new Set(all.filter(place => !legalSpots.value.has(place) && announcing.value?.spots[0] !== place))
  })
  const standings = new Map<Spot, ReadonlySignal<SpotState | undefined>>()
  const standingOf = (place: Spot) =>
    computed<SpotState | undefined>(() => {
      if (legalSpots.value.has(place)) return 'legal'
      if (picked.value.includes(place)) return 'picked'
      return alternativeSpots.value.has(place) ? 'other' : undefined
    })
  const reset = (spots: readonly Spot[] = []) => {
    picks.value = { of: ask.peek(), spots }
    planned.value = []
  }
  const putBack = () =>
    batch(() => {
      begun.value = undefined
      aside.value = undefined
      reset()
    })
  const sayAloud = (choices: readonly Choice[]) => {
    const [first] = choices
    const question = asked.peek()
    if (question && first && isPass(first)) rememberPass(question, match.view.peek())
    putBack()
    try {
      for (const choice of choices) match.choose(choice)
    } catch (problem) {
      // A price that was paid brought something about: what was thought out for after it is asked again.
      if (!(problem instanceof IllegalChoice)) throw problem
    }
  }
  /** Makes a choice. What is announced is thought out first; what needs no more than itself waits for a nod. */
  const choose = (choice: Choice, spots: readonly Spot[] = []) => {
    const before = readyToConfirm.peek() ? undefined : announcing.peek()
    const question = asked.peek()
    const now = before?.then ?? (isDeclaration(choice) ? match.lookahead() : undefined)
    if (!question || !now) return sayAloud([choice])
    const next = extendPlay(question, now, before?.choices ?? [], choice)
    if (!next.ask && before) return sayAloud(next.choices)
    batch(() => {
      begun.value = { ...next, spots: [...(before?.spots ?? []), ...spots] }
      reset()
    })
  }
  const confirm = () => {
    const now = announcing.peek()
    if (now && !now.ask) sayAloud(now.choices)
  }
  const isAhead = (place: Spot) => !legalSpots.peek().has(place) && ahead.peek().has(place)
  const takeUpAhead = (place: Spot) =>
    batch(() => {
      putBack()
      aside.value = asked.peek()
      reset([place])
    })
  const touch = (place: Spot) => {
    if (readyToConfirm.peek() && legalSpots.peek().has(place)) return confirm()
    const before = onTheWay.peek()
    const isLive = legalSpots.peek().has(place)
    if (before.at(-1) === place && !isLive) return isPlacingAhead.peek() ? putBack() : reset()
    if (isAhead(place)) return takeUpAhead(place)
    if (!isLive && !alternativeSpots.peek().has(place)) {
      if (picked.peek().includes(place)) begun.value = undefined
      return
    }
    if (!isLive) putBack()
    const next = isLive ? [...before, place] : [place]
    const choice = choiceForPath(ways.peek(), next)
    if (choice && isPlacingAhead.peek()) {
      sayAloud([pass])
      planned.value = next
    } else if (choice) choose(choice, next)
    else reset(next)
  }
  /** What has its place ahead of its turn is done as soon as it may be. */
  const stopFollowing = effect(() => {
    const choice = planned.value.length > 0 && ask.value ? choiceForPath(ways.value, planned.value) : undefined
    if (choice) queueMicrotask(() => sayAloud([choice]))
  })
  return {
    match,
    ask,
    view,
    playSteps: computed(() => announcing.value?.choices ?? []),
    readyToConfirm,
    picked,
    legalSpots,
    alternativeSpots,
    spotState(place) {
      const known = standings.get(place) ?? standingOf(place)
      standings.set(place, known)
      return known.value
    },
    choose,
    confirm,
    touch,
    canTouch: place =>
      legalSpots.peek().has(place) || alternativeSpots.peek().has(place) || picked.peek().includes(place),
    startDrag(place) {
      const alone = choiceForPath(ways.peek(), [place])
      const wouldChoose = alone !== undefined && !isDeclaration(alone)
      if (!wouldChoose && !picked.peek().includes(place)) touch(place)
    },
    drop(from, to) {
      if (to === undefined || to === from) return putBack()
      if (legalSpots.peek().has(to) && picked.peek().includes(from)) touch(to)
      else putBack()
    },
    close: stopFollowing,
    cancel() {
      if (picked.peek().length > 0 || announcing.peek()) {
        putBack()
        return true
      }
      if (!match.canUndo.peek()) return false
      match.undo()
      return true
    },
  }
}

/** Before placing one may act. Whoever takes up a room instead has nothing to say there: the question where to place it, as it will come. */
function placingAhead(ask: Ask<Choice> | undefined, match: DungeonMatch): Ask<Choice> | undefined {
  const view = match.view.peek()
  const mine = ask !== undefined && ask.prompt === 'act' && view.phase === 'build' && view.active === ask.seat
  if (!mine || (view.players[ask.seat]?.toPlace ?? 0) === 0) return undefined
  const trial = match.sandbox()
  for (;;) {
    const [next] = trial.asks()
    // Whoever plays a dungeon game in their head is asked what the dungeon games ask.
    if (next?.seat === ask.seat && next.prompt === 'build.room') return onlyBuilding(next as Ask<Choice>)
    const letsGo = next?.choices.find(choice => isPass(choice as Choice))
    if (!next || !letsGo) return undefined
    trial.apply(next.seat, letsGo)
  }
}
const onlyBuilding = (ask: Ask<Choice>): Ask<Choice> => ({
  ...ask,
  choices: ask.choices.filter(choice => 'build' in choice),
})

/** The card that is picked up. */
export const selectedCard = (picks: Selection): string | undefined => {
  const [first] = picks.picked.value
  return first && cardInHand(first)
}

// Shows what happened, one event after the other. The match is ahead of the table while it does; what is shown is the table
// as it was, brought up to date event by event.
import { eventText, type VisibleEvent } from '@overlair/locales/dungeon'
import type { Event, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { scaledDuration } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { splitIntoSignals } from '../../../table/view-signals.ts'
import { announce } from '../../../ui/announcements.ts'
import { stops } from '../auto-pass/auto-pass.ts'
import { createForecast } from '../forecast/forecast.ts'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { textContextOf } from '../model/texts.ts'
import { eventDuration, eventSound } from './event-timing.ts'
import { type HeroWalk, nextWalk } from './hero-walk.ts'
import { shownPositionOf } from './shown-position.ts'
import { applyEvent } from './view-reducer.ts'

export interface Playback {
  /** The table as it is shown, each part of it to be followed by itself. */
  readonly view: View
  readonly walk: ReadonlySignal<HeroWalk | undefined>
  /** What is foretold of the heroes, as the table was before anything of this was shown. */
  readonly forecast: ReadonlySignal<Forecast>
  /** The hero whose way is looked at. */
  readonly hoveredHero: Signal<string | undefined>
  /** What is being shown, in words, and the card it is about. */
  readonly currentEvent: ReadonlySignal<Scene | undefined>
  /** Whether everything that happened has been shown. */
  readonly ready: ReadonlySignal<boolean>
  /** Waits for a nod before it goes on. */
  readonly waitsForStep: ReadonlySignal<boolean>
  /** Goes on: to the next step, or to the end when nothing waits. */
  advance(): void
  close(): void
}
interface Scene {
  readonly event: VisibleEvent
  readonly text: string
}

export function createPlayback(match: DungeonMatch): Playback {
  let before = match.view.peek()
  let now = before
  const stopFollowing = effect(() => {
    const view = match.view.value
    before = now
    now = view
  })
  const behind = shownPositionOf(match)
  behind.value = undefined
  const walk = signal<HeroWalk | undefined>(undefined)
  const currentEvent = signal<Scene | undefined>(undefined)
  let nod: (() => void) | undefined
  const waitsForStep = signal(false)
  let hurried = false

  const pause = (milliseconds: number) =>
    new Promise<void>(done => {
      if (hurried || milliseconds === 0) return done()
      const timer = setTimeout(done, milliseconds)
      nod = () => {
        clearTimeout(timer)
        done()
      }
    })
  const waitForNod = () =>
    new Promise<void>(done => {
      if (hurried) return done()
      waitsForStep.value = true
      nod = () => {
        waitsForStep.value = false
        done()
      }
    })

  async function show(index: number, events: readonly VisibleEvent[], from: View, final: View): Promise<void> {
    hurried = false
    behind.value = { view: from, index, events: 0 }
    for (const [i, event] of events.entries()) {
      const text = eventText(event, textContextOf(match))
      const length = scaledDuration(eventDuration(event))
      const stepping = stops.peek().stepByStep && isStep(event)
      const table = behind.peek()?.view ?? from
      // Who comes or goes is found where it stood before.
      walk.value = nextWalk(walk.peek(), event, table)
      behind.value = { view: applyEvent(table, event, final), index, events: i + 1 }
      if (length === 0 && !stepping) continue
      if (text !== undefined) currentEvent.value = { event, text }
      const cue = eventSound(event)
      if (cue && !hurried) play(cue)
      await pause(length)
      if (stepping) await waitForNod()
    }
    behind.value = undefined
    walk.value = undefined
    currentEvent.value = undefined
    nod = undefined
  }

  /** One after the other, also when somebody makes several choices at once. */
  let shownSoFar = Promise.resolve()
  const stopSteps = match.onStep(({ index, events }) => {
    const happened = events.filter(isDungeonEvent)
    announceEvents(happened, match)
    const moving = happened.some(
      event => scaledDuration(eventDuration(event)) > 0 || (stops.peek().stepByStep && isStep(event)),
    )
    if (moving) {
      const [from, final] = [before, match.view.peek()]
      shownSoFar = shownSoFar.then(() => show(index, happened, from, final))
      return shownSoFar
    }
    const cue = happened.map(eventSound).find(one => one !== undefined)
    if (cue) play(cue)
    return undefined
  })
  const ready = computed(() => behind.value === undefined)
  const foretelling = createForecast(match, ready)
  return {
    view: splitIntoSignals(computed(() => behind.value?.view ?? match.view.value)),
    walk,
    forecast: foretelling.foretold,
    hoveredHero: signal(undefined),
    currentEvent,
    ready,
    waitsForStep,
    advance() {
      if (!waitsForStep.peek()) hurried = true
      nod?.()
    },
    close() {
      stopSteps()
      stopFollowing()
      foretelling.close()
      hurried = true
      nod?.()
    },
  }
}

const isStep = ({ event }: Event): boolean =>
  event === 'entered' || event === 'damaged' || event === 'killed' || event === 'survived'

/** Speaks of it to those who listen; of one's own heroes and of the end at once. */
function announceEvents(events: readonly VisibleEvent[], match: DungeonMatch): void {
  const viewer = match.viewer.peek()
  const said = (urgent: boolean) =>
    events
      .filter(event => isUrgent(event, viewer) === urgent)
      .map(event => eventText(event, textContextOf(match)))
      .filter(text => text !== undefined)
      .join(' ')
  const [calm, urgent] = [said(false), said(true)]
  if (calm !== '') announce(calm)
  if (urgent !== '') announce(urgent, 'assertive')
  const over = events.find(event => event.event === 'over')
  if (over) play(viewer === 'spectator' || over.winners.includes(viewer) ? 'win' : 'lose')
}
const isUrgent = (event: VisibleEvent, viewer: unknown): boolean =>
  event.event === 'over' || ((event.event === 'killed' || event.event === 'survived') && event.seat === viewer)

// Shows the events of the match one by one. Meanwhile the match is ahead of the table. The table starts from the view before
// the choice and applies each event to it.
import { eventText, type VisibleEvent } from '@overlair/locales/dungeon'
import type { Event, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { scaledDuration } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { splitIntoSignals } from '../../../table/view-signals.ts'
import { announce } from '../../../ui/announcements.ts'
import { stops } from '../auto-pass/stops.ts'
import { createForecast } from '../forecast/forecast.ts'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { textContextOf } from '../model/texts.ts'
import { eventDuration, eventSound } from './event-presentation.ts'
import { shownPositionOf } from './shown-position.ts'
import { applyEvent } from './view-reducer.ts'
import { type HeroWalk, nextWalk } from './walk-reducer.ts'

export interface Playback {
  /** The shown view. A component that reads one part re-renders only when that part changes. */
  readonly view: View
  readonly walk: ReadonlySignal<HeroWalk | undefined>
  /** The forecast for the last view that playback has shown completely. */
  readonly forecast: ReadonlySignal<Forecast>
  /** The hero under the pointer, whose path the rooms show. */
  readonly hoveredHero: Signal<string | undefined>
  readonly currentEvent: ReadonlySignal<ShownEvent | undefined>
  /** Whether playback has caught up with the match. */
  readonly ready: ReadonlySignal<boolean>
  /** Whether playback waits for the player before the next step of a hero. */
  readonly waitsForStep: ReadonlySignal<boolean>
  /** Continues with the next step, or skips to the end if playback is not waiting for a step. */
  advance(): void
  close(): void
}
interface ShownEvent {
  readonly event: VisibleEvent
  readonly text: string
}

export function createPlayback(match: DungeonMatch): Playback {
  let previousView = match.view.peek()
  let latestView = previousView
  const stopTrackingViews = effect(() => {
    const view = match.view.value
    previousView = latestView
    latestView = view
  })
  const position = shownPositionOf(match)
  position.value = undefined
  const walk = signal<HeroWalk | undefined>(undefined)
  const currentEvent = signal<ShownEvent | undefined>(undefined)
  /** Ends the current pause. */
  let resume: (() => void) | undefined
  const waitsForStep = signal(false)
  /** The player skips the rest of these events. */
  let skipping = false

  const pause = (milliseconds: number) =>
    new Promise<void>(done => {
      if (skipping || milliseconds === 0) return done()
      const timer = setTimeout(done, milliseconds)
      resume = () => {
        clearTimeout(timer)
        done()
      }
    })
  const waitForStep = () =>
    new Promise<void>(done => {
      if (skipping) return done()
      waitsForStep.value = true
      resume = () => {
        waitsForStep.value = false
        done()
      }
    })

  async function show(index: number, events: readonly VisibleEvent[], from: View, final: View): Promise<void> {
    skipping = false
    position.value = { view: from, index, events: 0 }
    for (const [i, event] of events.entries()) {
      const text = eventText(event, textContextOf(match))
      const duration = scaledDuration(eventDuration(event))
      const isManualStep = stops.peek().stepByStep && isStep(event)
      const shown = position.peek()?.view ?? from
      // `nextWalk` needs the view before the event: there the hero is still in its old place.
      walk.value = nextWalk(walk.peek(), event, shown)
      position.value = { view: applyEvent(shown, event, final), index, events: i + 1 }
      if (duration === 0 && !isManualStep) continue
      if (text !== undefined) currentEvent.value = { event, text }
      const cue = eventSound(event)
      if (cue && !skipping) play(cue)
      await pause(duration)
      if (isManualStep) await waitForStep()
    }
    position.value = undefined
    walk.value = undefined
    currentEvent.value = undefined
    resume = undefined
  }

  /** Resolves when playback has shown the events of all choices so far. The events of the next choice follow. */
  let queue = Promise.resolve()
  const stopSteps = match.onStep(({ index, events }) => {
    const dungeonEvents = events.filter(isDungeonEvent)
    announceEvents(dungeonEvents, match)
    const takesTime = dungeonEvents.some(
      event => scaledDuration(eventDuration(event)) > 0 || (stops.peek().stepByStep && isStep(event)),
    )
    if (takesTime) {
      const [from, final] = [previousView, match.view.peek()]
      queue = queue.then(() => show(index, dungeonEvents, from, final))
      return queue
    }
    const cue = dungeonEvents.map(eventSound).find(sound => sound !== undefined)
    if (cue) play(cue)
    return undefined
  })
  const ready = computed(() => position.value === undefined)
  const forecastSignal = createForecast(match, ready)
  return {
    view: splitIntoSignals(computed(() => position.value?.view ?? match.view.value)),
    walk,
    forecast: forecastSignal.forecast,
    hoveredHero: signal(undefined),
    currentEvent,
    ready,
    waitsForStep,
    advance() {
      if (!waitsForStep.peek()) skipping = true
      resume?.()
    },
    close() {
      stopSteps()
      stopTrackingViews()
      forecastSignal.close()
      skipping = true
      resume?.()
    },
  }
}

const isStep = ({ event }: Event): boolean =>
  event === 'entered' || event === 'damaged' || event === 'killed' || event === 'survived'

/** Announces events to screen readers. The end of the game and the fate of the viewer's heroes interrupt other messages. */
function announceEvents(events: readonly VisibleEvent[], match: DungeonMatch): void {
  const viewer = match.viewer.peek()
  const textOf = (urgent: boolean) =>
    events
      .filter(event => isUrgent(event, viewer) === urgent)
      .map(event => eventText(event, textContextOf(match)))
      .filter(text => text !== undefined)
      .join(' ')
  const [calm, urgent] = [textOf(false), textOf(true)]
  if (calm !== '') announce(calm)
  if (urgent !== '') announce(urgent, 'assertive')
  const over = events.find(event => event.event === 'over')
  if (over) play(viewer === 'spectator' || over.winners.includes(viewer) ? 'win' : 'lose')
}
const isUrgent = (event: VisibleEvent, viewer: unknown): boolean =>
  event.event === 'over' || ((event.event === 'killed' || event.event === 'survived') && event.seat === viewer)

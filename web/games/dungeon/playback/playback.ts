// Shows the events of the match one by one. Meanwhile the match is ahead of the table. The rules say what the viewer sees at each
// event; playback only decides how long it stays.
import { eventText, type VisibleEvent } from '@overlair/locales/dungeon'
import type { Event, View } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { scaledDuration } from '../../../platform/settings/settings.ts'
import { play } from '../../../platform/sound/sound.ts'
import { Backlog } from '../../../table/backlog.ts'
import { splitIntoSignals } from '../../../table/view-signals.ts'
import { announce } from '../../../ui/announcements.ts'
import { stops } from '../auto-pass/stops.ts'
import { createForecast } from '../forecast/forecast.ts'
import { type DungeonMatch, isDungeonEvent } from '../model/dungeon-match.ts'
import { textContextOf } from '../model/texts.ts'
import { type DyingHero, dyingHeroAt } from './dying-hero.ts'
import { eventDuration, eventSound } from './event-presentation.ts'
import { type HeroWalk, walkAt, walkIn } from './hero-walk.ts'
import { positionsIn, type ShownPosition, shownPositionOf } from './shown-position.ts'

export interface Playback {
  /** The shown view. A component that reads one part re-renders only when that part changes. */
  readonly view: View
  /** The hero in a room, or the one whose walk the shown event ends. */
  readonly walk: ReadonlySignal<HeroWalk | undefined>
  /** The hero that the shown event kills in town or at an entrance. */
  readonly dyingHero: ReadonlySignal<DyingHero | undefined>
  /** The forecast for the last view that playback has shown completely. */
  readonly forecast: ReadonlySignal<Forecast>
  /** The hero under the pointer, whose path the rooms show. */
  readonly hoveredHero: Signal<string | undefined>
  /** The text of the last shown event that has one. Undefined if playback has caught up. */
  readonly currentText: ReadonlySignal<string | undefined>
  /** Whether playback has caught up with the match. */
  readonly ready: ReadonlySignal<boolean>
  /** Whether playback waits for the player before the next step of a hero. */
  readonly waitsForStep: ReadonlySignal<boolean>
  /** Continues with the next step. If playback is not waiting for a step, skips everything up to the position of the match. */
  advance(): void
  close(): void
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
  const currentText = signal<string | undefined>(undefined)
  /** Ends the current pause. */
  let resume: (() => void) | undefined
  const waitsForStep = signal(false)
  /** Whether the rest of these events is left out. */
  let skipping = false
  /** The player has skipped everything that waits, also the events of choices that follow. */
  let skipsAll = false
  let closed = false
  const backlog = new Backlog()

  const pause = (milliseconds: number) =>
    new Promise<void>(done => {
      const timer = setTimeout(done, milliseconds)
      resume = () => {
        clearTimeout(timer)
        done()
      }
    })
  const waitForStep = () =>
    new Promise<void>(done => {
      waitsForStep.value = true
      resume = () => {
        waitsForStep.value = false
        done()
      }
    })

  const isPast = () => match.tempo.peek() !== 1
  function skipAll(): void {
    skipsAll = running !== undefined
    skipping = true
    resume?.()
  }

  async function show(positions: readonly ShownPosition[]): Promise<void> {
    skipping = closed || skipsAll || (backlog.isTooLong && !stops.peek().stepByStep)
    for (const shown of positions) {
      if (skipping) return
      const text = eventText(shown.event, textContextOf(match))
      batch(() => {
        position.value = shown
        currentText.value = text ?? currentText.peek()
      })
      const cue = eventSound(shown.event)
      if (cue) play(cue)
      await pause(backlog.pace(scaledDuration(eventDuration(shown.event))) / match.tempo.peek())
      if (waitsAfter(shown.event) && !skipping && !isPast()) await waitForStep()
    }
  }
  function afterBacklog(running: Promise<void>, positions: readonly ShownPosition[]): Promise<void> {
    const time = positions.reduce((sum, { event }) => sum + scaledDuration(eventDuration(event)), 0)
    backlog.add(time)
    return running.then(() => {
      backlog.remove(time)
      return show(positions)
    })
  }
  function catchUp(): void {
    resume = undefined
    skipsAll = false
    batch(() => {
      position.value = undefined
      currentText.value = undefined
    })
  }

  /** The playback of all choices so far. Undefined if playback has caught up. The events of the next choice follow. */
  let running: Promise<void> | undefined
  const stopSteps = match.onStep(step => {
    const events = step.events.filter(isDungeonEvent)
    if (!isPast()) announceEvents(events, match)
    const positions = positionsIn(step, previousView, takesTime)
    if (!running && positions.length === 0) {
      const cue = events.map(eventSound).find(sound => sound !== undefined)
      if (cue) play(cue)
      return undefined
    }
    // The first position is shown at once: the table must not render the end of the choice before it.
    const shown = (running ? afterBacklog(running, positions) : show(positions)).then(() => {
      if (running !== shown) return
      running = undefined
      catchUp()
    })
    running = shown
    return shown
  })
  const stopLeavingOut = effect(() => {
    if (match.tempo.value === Number.POSITIVE_INFINITY) skipAll()
  })
  const view = splitIntoSignals(computed(() => position.value?.view ?? match.view.value))
  const ready = computed(() => position.value === undefined)
  const forecastSignal = createForecast(match, ready)
  return {
    view,
    walk: computed(() => (position.value ? walkAt(position.value) : walkIn(view))),
    dyingHero: computed(() => position.value && dyingHeroAt(position.value)),
    forecast: forecastSignal.forecast,
    hoveredHero: signal(undefined),
    currentText,
    ready,
    waitsForStep,
    advance() {
      if (waitsForStep.peek()) resume?.()
      else skipAll()
    },
    close() {
      closed = true
      stopSteps()
      stopTrackingViews()
      stopLeavingOut()
      forecastSignal.close()
      skipAll()
    },
  }
}

/** Whether playback waits for the player after this event: step by step through a dungeon. */
const waitsAfter = (event: Event): boolean => stops.peek().stepByStep && isStep(event)
const takesTime = (event: Event): boolean => scaledDuration(eventDuration(event)) > 0 || waitsAfter(event)
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

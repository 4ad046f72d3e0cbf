// Shows what happened, one event after the other. The match is ahead of the table while it does; what is shown is the table
// as it was, brought up to date event by event.
import { eventText, type Seen } from '@overlair/locales/dungeon'
import type { Event, View } from '@overlair/rules/dungeon'
import type { Foretold } from '@overlair/rules/dungeon/foretelling'
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { announce } from '../../design/announce.ts'
import { play } from '../../sound/sound.ts'
import { paced } from '../../storage/settings.ts'
import { inParts } from '../in-parts.ts'
import { behindOf } from './behind.ts'
import { cueOf, lengthOf } from './cues.ts'
import { openForetelling } from './foretold.ts'
import { type DungeonMatch, isDungeonEvent } from './match.ts'
import { wordsOf } from './names.ts'
import { stops } from './stops.ts'
import { unfolded } from './unfolding.ts'
import { type Walk, walkOn } from './walking.ts'

export interface Stage {
  /** The table as it is shown, each part of it to be followed by itself. */
  readonly view: View
  readonly walk: ReadonlySignal<Walk | undefined>
  /** What is foretold of the heroes, as the table was before anything of this was shown. */
  readonly foretold: ReadonlySignal<Foretold>
  /** The hero whose way is looked at. */
  readonly watched: Signal<string | undefined>
  /** What is being shown, in words, and the card it is about. */
  readonly scene: ReadonlySignal<Scene | undefined>
  /** Whether everything that happened has been shown. */
  readonly ready: ReadonlySignal<boolean>
  /** Waits for a nod before it goes on. */
  readonly waits: ReadonlySignal<boolean>
  /** Goes on: to the next step, or to the end when nothing waits. */
  next(): void
  close(): void
}
interface Scene {
  readonly event: Seen
  readonly text: string
}

export function openStage(match: DungeonMatch): Stage {
  let before = match.view.peek()
  let now = before
  const stopFollowing = effect(() => {
    const view = match.view.value
    before = now
    now = view
  })
  const behind = behindOf(match)
  behind.value = undefined
  const walk = signal<Walk | undefined>(undefined)
  const scene = signal<Scene | undefined>(undefined)
  let nod: (() => void) | undefined
  const waits = signal(false)
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
      waits.value = true
      nod = () => {
        waits.value = false
        done()
      }
    })

  async function show(index: number, events: readonly Seen[], from: View, final: View): Promise<void> {
    hurried = false
    behind.value = { view: from, index, events: 0 }
    for (const [i, event] of events.entries()) {
      const text = eventText(event, wordsOf(match))
      const length = paced(lengthOf(event))
      const stepping = stops.peek().stepByStep && isStep(event)
      const table = behind.peek()?.view ?? from
      // Who comes or goes is found where it stood before.
      walk.value = walkOn(walk.peek(), event, table)
      behind.value = { view: unfolded(table, event, final), index, events: i + 1 }
      if (length === 0 && !stepping) continue
      if (text !== undefined) scene.value = { event, text }
      const cue = cueOf(event)
      if (cue && !hurried) play(cue)
      await pause(length)
      if (stepping) await waitForNod()
    }
    behind.value = undefined
    walk.value = undefined
    scene.value = undefined
    nod = undefined
  }

  /** One after the other, also when somebody makes several choices at once. */
  let shownSoFar = Promise.resolve()
  const stopSteps = match.onStep(({ index, events }) => {
    const happened = events.filter(isDungeonEvent)
    speak(happened, match)
    const moving = happened.some(event => paced(lengthOf(event)) > 0 || (stops.peek().stepByStep && isStep(event)))
    if (moving) {
      const [from, final] = [before, match.view.peek()]
      shownSoFar = shownSoFar.then(() => show(index, happened, from, final))
      return shownSoFar
    }
    const cue = happened.map(cueOf).find(one => one !== undefined)
    if (cue) play(cue)
    return undefined
  })
  const ready = computed(() => behind.value === undefined)
  const foretelling = openForetelling(match, ready)
  return {
    view: inParts(computed(() => behind.value?.view ?? match.view.value)),
    walk,
    foretold: foretelling.foretold,
    watched: signal(undefined),
    scene,
    ready,
    waits,
    next() {
      if (!waits.peek()) hurried = true
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
function speak(events: readonly Seen[], match: DungeonMatch): void {
  const viewer = match.viewer.peek()
  const said = (urgent: boolean) =>
    events
      .filter(event => isUrgent(event, viewer) === urgent)
      .map(event => eventText(event, wordsOf(match)))
      .filter(text => text !== undefined)
      .join(' ')
  const [calm, urgent] = [said(false), said(true)]
  if (calm !== '') announce(calm)
  if (urgent !== '') announce(urgent, 'assertive')
  const over = events.find(event => event.event === 'over')
  if (over) play(viewer === 'spectator' || over.winners.includes(viewer) ? 'win' : 'lose')
}
const isUrgent = (event: Seen, viewer: unknown): boolean =>
  event.event === 'over' || ((event.event === 'killed' || event.event === 'survived') && event.seat === viewer)

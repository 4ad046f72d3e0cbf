// The choices of one batch, with the positions in its course.
import type { Step } from '@overlair/play/match/contract'
import { PatchMisfit } from '@overlair/play/patch'
import type { PublicStep, StepsMessage } from '@overlair/protocol/messages'
import type { Viewer } from '@overlair/rules/kernel'
import type { RemotePosition } from './remote-position.ts'

export interface PlayedStep {
  readonly step: PublicStep
  /** The number of its first event in the batch. */
  readonly first: number
  /** The position at each event. */
  readonly moments: readonly RemotePosition[]
  readonly after: RemotePosition
}
export interface PlayedBatch {
  readonly steps: readonly PlayedStep[]
  readonly end: RemotePosition
}

/** Plays a batch on the position before it. Undefined if the message does not fit this position. */
export function playedBatch(message: StepsMessage, before: RemotePosition): PlayedBatch | undefined {
  if (message.from !== before.revision) return undefined
  let at = before
  let event = 0
  try {
    const steps = message.steps.map((step, i): PlayedStep => {
      at = at.atStep(message.from + i + 1, message, message.steps[i + 1]?.seat)
      const first = event
      const moments = step.events.map(() => {
        at = at.atEvent(event++, message)
        return at
      })
      return { step, first, moments, after: at }
    })
    const end = at.atEnd(message)
    return end.agreesWith(message) ? { steps, end } : undefined
  } catch (error) {
    if (error instanceof PatchMisfit) return undefined
    throw error
  }
}

/** A step as this viewer may know it. `first` is the number of its first event in the batch. */
export function stepFor(viewer: Viewer, { seats }: StepsMessage, step: PublicStep, first: number): Step {
  const own = viewer === 'spectator' ? undefined : seats[viewer]
  return {
    ...step,
    choice: own?.choices?.[step.index],
    events: step.events.map((event, i) => ({ ...event, ...own?.facts?.[first + i] })),
  }
}

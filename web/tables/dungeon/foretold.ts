// What the rules foretell of the heroes at the table. It is found out after the table is drawn, so that nobody waits for it.
import { type Foretold, foretell } from '@overlair/rules/dungeon/foretelling'
import type { State } from '@overlair/rules/dungeon/state'
import type { Viewer } from '@overlair/rules/kernel'
import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Trial } from '../../match/imagining.ts'
import { kept } from '../in-parts.ts'
import { afterPicture } from '../later.tsx'
import type { DungeonMatch } from './match.ts'

const nothing: Foretold = { lures: {}, fates: {}, visits: {} }

/** Whoever plays a dungeon game in their head does so in states of the dungeon games. */
export const foretellIn = ({ position }: Trial, viewer: Viewer): Foretold => foretell(position as State, viewer)

export interface Foretelling {
  /** As the table was when everything that happened had been shown. */
  readonly foretold: ReadonlySignal<Foretold>
  close(): void
}
export function openForetelling(match: DungeonMatch, ready: ReadonlySignal<boolean>): Foretelling {
  const foretold = signal(nothing)
  let forget = () => {}
  const stop = effect(() => {
    const { viewer } = match.view.value
    forget()
    if (!ready.value) return
    forget = afterPicture(() => {
      foretold.value = kept(foretold.peek(), foretellIn(match.tryOut(), viewer))
    })
  })
  return {
    foretold,
    close() {
      stop()
      forget()
    },
  }
}

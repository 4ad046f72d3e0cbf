// A hero that dies in town or at an entrance. The view of that moment no longer has it, so playback draws it where it stood.
import type { HeroView, View } from '@overlair/rules/dungeon'
import type { ReadonlySignal } from '@preact/signals'
import { walkIn } from './hero-walk.ts'
import type { ShownPosition } from './shown-position.ts'

export interface DyingHero {
  readonly hero: string
  /** The view of the moment before. */
  readonly before: View
}

/** Returns the hero that an event kills outside of the rooms. */
export const dyingHeroAt = ({ event, before }: Pick<ShownPosition, 'event' | 'before'>): DyingHero | undefined =>
  event.event === 'killed' && walkIn(before)?.hero !== event.hero ? { hero: event.hero, before } : undefined

interface ShownView {
  readonly view: View
  readonly dyingHero: ReadonlySignal<DyingHero | undefined>
}
/** Returns a list of heroes of the shown view, with the hero that dies now at its old place. */
export function withDyingHero(
  { view, dyingHero }: ShownView,
  heroesIn: (view: View) => readonly HeroView[],
): readonly HeroView[] {
  const dying = dyingHero.value
  const before = dying ? heroesIn(dying.before) : []
  return before.some(({ name }) => name === dying?.hero) ? before : heroesIn(view)
}

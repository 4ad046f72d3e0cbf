import type { HeroView, View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { withDyingHero } from '../playback/dying-hero.ts'
import type { Playback } from '../playback/playback.ts'

/**
 * The heroes at the entrance of a dungeon, with the one inside: there the player finds its fate and can choose it as a target. While
 * playback shows its walk, the hero is in its room only.
 */
export function heroesAtEntrance(playback: Playback, seat: Seat): readonly HeroView[] {
  const { ready, walk } = playback
  const walks = !ready.value && walk.value?.seat === seat
  return withDyingHero(playback, ({ players }: View) => {
    const { walker = null, entrance = [] } = players[seat] ?? {}
    return walker && !walks ? [walker, ...entrance] : entrance
  })
}

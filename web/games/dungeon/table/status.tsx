import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { shownPositionOf } from '../playback/shown-position.ts'
import { PhaseBar } from './phase-bar.tsx'

/** The round, and which variants are played. */
export function Status({ match }: { readonly match: DungeonMatch }) {
  const behind = shownPositionOf(match).value
  const view = behind?.view ?? match.view.value
  const over = match.result.value !== undefined && !behind
  const { round, variants, sets, board } = view
  const wishes = [
    ...(variants.choose && !board ? [say('variant.choose')] : []),
    ...(variants.machinations ? [say('variant.machinations')] : []),
    ...(variants.hard ? [say('variant.hard')] : []),
    ...(variants.classic ? [say('variant.classic')] : []),
    ...(variants.infiniteLives ? [say('variant.infiniteLives')] : []),
    ...(variants.challenge ? [say('dm.wish.challenge')] : []),
    ...(board ? addedTo(sets) : sets.length > 1 ? [say('dm.wish.mixed')] : []),
  ]
  return (
    <span class="dm-status">
      <span class="dm-status__round">
        {over ? say('dm.over') : round === 0 ? say('phase.setup') : say('turn.round', { round })}
      </span>
      {!over && <PhaseBar view={view} />}
      <span class="dm-status__options">{wishes.join(' · ')}</span>
    </span>
  )
}

/** What takes part beside Super Boss Monster itself. */
const addedTo = (sets: readonly string[]): readonly string[] =>
  added.filter(([set]) => sets.includes(set)).map(([, wish]) => say(`dm.wish.${wish}`))
const added = [
  ['boss-monster', 'bossMonster'],
  ['next-level', 'nextLevel'],
  ['crash-landing', 'crashLanding'],
  ['items', 'items'],
  ['coin-cards', 'coins'],
] as const

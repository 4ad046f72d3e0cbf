import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { shownPositionOf } from '../playback/shown-position.ts'
import { PhaseBar } from './phase-bar.tsx'

/** Round, phase, variants and boxes of the match. */
export function Status({ match }: { readonly match: DungeonMatch }) {
  const position = shownPositionOf(match).value
  const view = position?.view ?? match.view.value
  const over = match.result.value !== undefined && !position
  const { round, variants, sets, board } = view
  const optionNames = [
    ...(variants.choose && !board ? [say('variant.choose')] : []),
    ...(variants.machinations ? [say('variant.machinations')] : []),
    ...(variants.hard ? [say('variant.hard')] : []),
    ...(variants.classic ? [say('variant.classic')] : []),
    ...(variants.infiniteLives ? [say('variant.infiniteLives')] : []),
    ...(variants.challenge ? [say('dm.wish.challenge')] : []),
    ...(board ? addedBoxNames(sets) : sets.length > 1 ? [say('dm.wish.mixed')] : []),
  ]
  return (
    <span class="dm-status">
      <span class="dm-status__round" data-part="round">
        {over ? say('dm.over') : round === 0 ? say('phase.setup') : say('turn.round', { round })}
      </span>
      {!over && <PhaseBar view={view} />}
      <span class="dm-status__options" data-part="variants">
        {optionNames.join(' · ')}
      </span>
    </span>
  )
}

/** The boxes that the match uses besides Super Boss Monster. */
const addedBoxNames = (sets: readonly string[]): readonly string[] =>
  addableBoxes.filter(([set]) => sets.includes(set)).map(([, option]) => say(`dm.wish.${option}`))
const addableBoxes = [
  ['boss-monster', 'bossMonster'],
  ['next-level', 'nextLevel'],
  ['crash-landing', 'crashLanding'],
  ['items', 'items'],
  ['coin-cards', 'coins'],
] as const

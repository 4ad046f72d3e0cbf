import type { View } from '@overlair/rules/dungeon'
import { phasesOf } from '@overlair/rules/dungeon/engine/rulesets'
import { say } from '../../../platform/i18n/say.ts'
import './phase-bar.css'

/** The phases of the round, with the current one marked. */
export const PhaseBar = ({ view }: { readonly view: View }) => (
  <span class="dm-phase-bar">
    {phasesOf(view.game).map(phase => (
      <span
        key={phase}
        class={view.phase === phase ? 'dm-phase-bar__current' : undefined}
        data-part={view.phase === phase ? 'current-phase' : undefined}
        aria-hidden={view.phase !== phase}
      >
        {say.maybe(phase === 'adventure' && view.board ? 'dm.phase.adventure.super' : `dm.phase.${phase}`) ?? phase}
      </span>
    ))}
  </span>
)

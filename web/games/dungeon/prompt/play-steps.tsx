import { choiceText } from '@overlair/locales/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { textContextOf } from '../model/texts.ts'
import './play-steps.css'

/** What was chosen so far for the card that is being announced: the card, its targets, its price. */
export function PlaySteps({ picks }: { readonly picks: Selection }) {
  const steps = picks.playSteps.value
  if (steps.length === 0) return null
  const view = picks.view.value
  const words = textContextOf(picks.match)
  return (
    <ol class="dm-play-steps" aria-label={say('dm.steps')}>
      {steps.map((choice, i) => (
        <li key={i}>{choiceText(choice, view, words).text}</li>
      ))}
    </ol>
  )
}

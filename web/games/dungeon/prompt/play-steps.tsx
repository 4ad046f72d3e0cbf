import { choiceText } from '@overlair/locales/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import type { Selection } from '../input/selection.ts'
import { textContextOf } from '../model/texts.ts'
import './play-steps.css'

/** The choices of the uncommitted play so far: the card, its targets, its price. */
export function PlaySteps({ selection }: { readonly selection: Selection }) {
  const steps = selection.playSteps.value
  if (steps.length === 0) return null
  const view = selection.view.value
  const context = textContextOf(selection.match)
  return (
    <ol class="dm-play-steps" aria-label={say('dm.steps')}>
      {steps.map((choice, i) => (
        <li key={i}>{choiceText(choice, view, context).text}</li>
      ))}
    </ol>
  )
}

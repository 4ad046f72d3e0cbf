import { choiceText } from '@overlair/locales/dungeon'
import { say } from '../../words/words.ts'
import { wordsOf } from './names.ts'
import type { Picks } from './picks.ts'
import './steps.css'

/** What was chosen so far for the card that is being announced: the card, its targets, its price. */
export function Steps({ picks }: { readonly picks: Picks }) {
  const steps = picks.steps.value
  if (steps.length === 0) return null
  const view = picks.view.value
  const words = wordsOf(picks.match)
  return (
    <ol class="dm-steps" aria-label={say('dm.steps')}>
      {steps.map((choice, i) => (
        <li key={i}>{choiceText(choice, view, words).text}</li>
      ))}
    </ol>
  )
}

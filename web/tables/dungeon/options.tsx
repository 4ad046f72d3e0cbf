import { choiceText } from '@overlair/locales/dungeon'
import type { Choice } from '@overlair/rules/dungeon'
import { passes } from '@overlair/rules/dungeon/choices'
import type { Ask } from '@overlair/rules/kernel'
import { Button } from '../../design/parts.tsx'
import { letterOf } from '../../match/seats.ts'
import { say } from '../../words/words.ts'
import { Sign } from './art.tsx'
import { Card } from './card.tsx'
import { cardLabel } from './facts.ts'
import { wordsOf } from './names.ts'
import type { Picks } from './picks.ts'
import { spot } from './spots.ts'
import { Spotted } from './spotted.tsx'
import type { Stage } from './stage.ts'
import { SummonedTo } from './super/summoned-to.tsx'

interface OptionsProps {
  readonly picks: Picks
  readonly stage: Stage
  readonly ask: Ask<Choice>
}
/** Choices that lie nowhere on the table: cards of piles and decks as cards, the rest as buttons. */
export function Options({ picks, stage, ask }: OptionsProps) {
  const { match, live } = picks
  const view = picks.view.value
  const words = wordsOf(match)
  const offered = ask.choices.filter(choice => !passes(choice) && live.value.has(spot.option(choice)))
  const players = ask.choices.filter(choice => 'player' in choice)
  if (offered.length === 0 && players.length === 0) return null
  const worded = offered.map(choice => ({ choice, said: choiceText(choice, view, words) }))
  const cards = worded.flatMap(({ choice, said: { card, text } }) =>
    card === undefined ? [] : [{ choice, card, text }],
  )
  const others = worded.filter(({ said }) => said.card === undefined)
  return (
    <>
      {cards.length > 0 && (
        <ul class="dm-options">
          {cards.map(({ choice, card, text }) => (
            <li key={JSON.stringify(choice)}>
              <Spotted picks={picks} spots={[spot.option(choice)]} card={card} label={`${text}. ${cardLabel(card)}`}>
                <Card card={card} />
              </Spotted>
            </li>
          ))}
        </ul>
      )}
      <div class="dm-prompt__buttons">
        {players.map(
          choice =>
            'player' in choice && (
              <span key={choice.player} data-spot={spot.option(choice)} data-legal="">
                <Button onClick={() => picks.choose(choice)}>
                  <span class="seat" style={{ background: `var(--p${choice.player + 1})` }} aria-hidden="true">
                    {letterOf(picks.match.seats, choice.player)}
                  </span>
                  {words.name(choice.player)}
                  <SummonedTo view={view} foretold={stage.foretold.value} ask={ask} seat={choice.player} />
                </Button>
              </span>
            ),
        )}
        {others.map(({ choice, said }) => (
          <span key={JSON.stringify(choice)} data-spot={spot.option(choice)} data-legal="">
            <Button look={'accept' in choice ? 'gold' : 'plain'} onClick={() => picks.touch(spot.option(choice))}>
              {'treasure' in choice && <Sign sign={choice.treasure} />}
              {said.text}
              {'accept' in choice && <kbd class="dm-key">{say('dm.key.enter')}</kbd>}
            </Button>
          </span>
        ))}
      </div>
    </>
  )
}

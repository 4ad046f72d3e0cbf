import { choiceText } from '@overlair/locales/dungeon'
import { seatInitial } from '@overlair/play/seats'
import type { Choice } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { GameSymbol } from '../card/sprite.tsx'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { cardLabel } from '../model/card-facts.ts'
import { textContextOf } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { SummonForecast } from './summon-forecast.tsx'

interface OptionsProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly ask: Ask<Choice>
}
/** Choices that lie nowhere on the table: cards of piles and decks as cards, the rest as buttons. */
export function ChoiceList({ picks, stage, ask }: OptionsProps) {
  const { match, legalSpots: live } = picks
  const view = picks.view.value
  const words = textContextOf(match)
  const offered = ask.choices.filter(choice => !isPass(choice) && live.value.has(spot.option(choice)))
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
        <ul class="dm-choice-cards">
          {cards.map(({ choice, card, text }) => (
            <li key={JSON.stringify(choice)}>
              <SpotButton picks={picks} spots={[spot.option(choice)]} card={card} label={`${text}. ${cardLabel(card)}`}>
                <Card card={card} />
              </SpotButton>
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
                  <span
                    class="seat-badge"
                    style={{ background: `var(--seat-${choice.player + 1})` }}
                    aria-hidden="true"
                  >
                    {seatInitial(picks.match.seats, choice.player)}
                  </span>
                  {words.name(choice.player)}
                  <SummonForecast view={view} foretold={stage.forecast.value} ask={ask} seat={choice.player} />
                </Button>
              </span>
            ),
        )}
        {others.map(({ choice, said }) => (
          <span key={JSON.stringify(choice)} data-spot={spot.option(choice)} data-legal="">
            <Button variant={'accept' in choice ? 'gold' : 'plain'} onClick={() => picks.touch(spot.option(choice))}>
              {'treasure' in choice && <GameSymbol sign={choice.treasure} />}
              {said.text}
              {'accept' in choice && <kbd class="dm-key-hint">{say('dm.key.enter')}</kbd>}
            </Button>
          </span>
        ))}
      </div>
    </>
  )
}

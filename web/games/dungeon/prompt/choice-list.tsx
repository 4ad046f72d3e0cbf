import { choiceText } from '@overlair/locales/dungeon'
import { seatInitial } from '@overlair/play/seats'
import type { Choice } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { GameSymbol } from '../card/sprite.tsx'
import { spot } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { textContextOf } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { SummonForecast } from './summon-forecast.tsx'

interface ChoiceListProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly ask: Ask<Choice>
}
/** Choices without a spot on the table: cards from piles and decks as cards, the rest as buttons. */
export function ChoiceList({ selection, playback, ask }: ChoiceListProps) {
  const { match, legalSpots } = selection
  const view = selection.view.value
  const context = textContextOf(match)
  const offered = ask.choices.filter(choice => !isPass(choice) && legalSpots.value.has(spot.option(choice)))
  const players = ask.choices.filter(choice => 'player' in choice)
  if (offered.length === 0 && players.length === 0) return null
  const labelled = offered.map(choice => ({ choice, ...choiceText(choice, view, context) }))
  const cards = labelled.flatMap(({ choice, card, text }) => (card === undefined ? [] : [{ choice, card, text }]))
  const others = labelled.filter(({ card }) => card === undefined)
  return (
    <>
      {cards.length > 0 && (
        <ul class="dm-choice-cards">
          {cards.map(({ choice, card, text }) => (
            <li key={JSON.stringify(choice)}>
              <SpotButton
                selection={selection}
                spots={[spot.option(choice)]}
                card={card}
                label={`${text}. ${cardLabel(card)}`}
              >
                <Card card={card} />
              </SpotButton>
            </li>
          ))}
        </ul>
      )}
      <div class="dm-prompt__buttons" data-part="buttons">
        {players.map(
          choice =>
            'player' in choice && (
              <span key={choice.player} data-spot={spot.option(choice)} data-legal="">
                <Button onClick={() => selection.choose(choice)}>
                  <span
                    class="seat-badge"
                    style={{ background: `var(--seat-${choice.player + 1})` }}
                    aria-hidden="true"
                  >
                    {seatInitial(selection.match.seats, choice.player)}
                  </span>
                  {context.name(choice.player)}
                  <SummonForecast view={view} forecast={playback.forecast.value} ask={ask} seat={choice.player} />
                </Button>
              </span>
            ),
        )}
        {others.map(({ choice, text }) => (
          <span key={JSON.stringify(choice)} data-spot={spot.option(choice)} data-legal="">
            <Button
              variant={'accept' in choice ? 'gold' : 'plain'}
              onClick={() => selection.click(spot.option(choice))}
            >
              {'treasure' in choice && <GameSymbol symbol={choice.treasure} />}
              {text}
              {'accept' in choice && <kbd class="dm-key-hint">{say('dm.key.enter')}</kbd>}
            </Button>
          </span>
        ))}
      </div>
    </>
  )
}

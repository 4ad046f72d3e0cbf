import { passText } from '@overlair/locales/overboss'
import type { Choice } from '@overlair/rules/overboss'
import { useComputed } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { BotTrouble } from '../../../table/bot-error.tsx'
import { Button } from '../../../ui/index.ts'
import { hoveredPreview, type Selection } from '../input/selection.ts'
import { parseSpaceSpot, spot } from '../input/spots.ts'
import { signed, tileName, tokenName } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'
import { promptWithHint } from './prompt-text.ts'
import './prompt.css'

/** What is asked now, what lies in the hand, and every choice that has no place on the table. */
export function Prompt({ hand }: { readonly hand: Selection }) {
  const { match } = hand
  const ask = match.ask.value
  if (match.result.value) return null
  if (!ask)
    return (
      <section class="ob-prompt ob-prompt--wait pixel-border" aria-label={say('web.ob.prompt')} data-coach="prompt">
        <p class="ob-prompt__text" role="status">
          {match.waitingFor.value.map(seat => say('turn.other', { name: match.seats[seat]?.name ?? '' })).join(' ')}
        </p>
        <BotTrouble match={hand.match} />
      </section>
    )
  const { title, more } = promptWithHint(ask, match.view.value, hand.picked.value)
  return (
    <section class="ob-prompt pixel-border" aria-label={say('web.ob.prompt')} data-coach="prompt">
      <DraftedPieces hand={hand} />
      <p class="ob-prompt__text" role="status">
        <b>{title}</b>
        {more && <span class="ob-prompt__hint">{more} </span>}
        <Rule id={ask.why} />
      </p>
      <ScoreChange hand={hand} />
      <div class="ob-prompt__buttons">
        <Buttons hand={hand} choices={ask.choices} />
      </div>
      <BotTrouble match={hand.match} />
    </section>
  )
}

/** The total of now and after what is looked at, where the score sheet is out of sight. */
function ScoreChange({ hand }: { readonly hand: Selection }) {
  const seat = hand.match.ask.value?.seat ?? 0
  const now = hand.match.view.value.players[seat]?.score.total
  const after = useComputed(() => hoveredPreview(hand)?.sheet.total).value
  return (
    <p class="ob-prompt__score display-font" aria-hidden="true">
      {now}
      {after !== undefined && after !== now && <span class="ob-prompt__score-after">{after}</span>}
    </p>
  )
}

/** Pieces that wait for their place; with several, the one to place next is picked here. */
function DraftedPieces({ hand }: { readonly hand: Selection }) {
  const { inHand, viewer } = hand.match.view.value
  if (!inHand || inHand.seat !== viewer) return null
  const tile = inHand.tile && { piece: inHand.tile, name: tileName(inHand.tile), picture: <Tile tile={inHand.tile} /> }
  const tokens = inHand.tokens.map(piece => ({ piece, name: tokenName(piece), picture: <Token token={piece} /> }))
  return (
    <div class="ob-hand" data-pile="hand">
      {(tile ? [tile, ...tokens] : tokens).map(({ piece, name, picture }, i) => {
        const place = spot.hand(piece)
        const usable = hand.live.value.has(place) || hand.instead.value.has(place) || hand.picked.value.includes(place)
        return usable ? (
          <button
            key={i}
            type="button"
            class={`ob-hand__piece${hand.live.value.has(place) ? ' is-legal' : ''}`}
            data-spot={place}
            data-legal={hand.live.value.has(place) ? '' : undefined}
            aria-pressed={hand.picked.value.includes(place)}
            aria-label={name}
            onClick={() => hand.picked.value.includes(place) || hand.touch(place)}
          >
            {picture}
          </button>
        ) : (
          <span key={i} class="ob-hand__piece" data-spot={place}>
            {picture}
          </span>
        )
      })}
    </div>
  )
}

interface ButtonsProps {
  readonly hand: Selection
  readonly choices: readonly Choice[]
}
function Buttons({ hand, choices }: ButtonsProps) {
  const { match } = hand
  const pass = choices.find(choice => 'pass' in choice)
  const aimed = hand.tappedSpot.value
  const outlook = aimed && hand.previewOf(aimed)
  const onlyPass =
    choices.length <= 2 && choices.every(choice => 'pass' in choice || 'portal' in choice || 'reveal' in choice)
  return (
    <>
      {pickedByHand(hand) && (
        <Button variant="quiet" onClick={() => hand.cancel()}>
          {say('action.cancel')}
          <kbd class="ob-key-hint">Esc</kbd>
        </Button>
      )}
      {!pickedByHand(hand) && match.canUndo.value && choices.some(choice => 'place' in choice) && (
        <Button variant="quiet" onClick={() => hand.cancel()}>
          {say('web.ob.otherPair')}
          <kbd class="ob-key-hint">Esc</kbd>
        </Button>
      )}
      {pass && 'pass' in pass && (
        <span data-spot={spot.button('pass')} data-legal="">
          <Button variant={onlyPass ? 'gold' : 'plain'} onClick={() => hand.touch(spot.button('pass'))}>
            {passText(pass, { t: say })}
            <kbd class="ob-key-hint">E</kbd>
          </Button>
        </span>
      )}
      {aimed && (
        <Button variant="gold" onClick={() => hand.touch(aimed)}>
          {say('web.ob.here')} {outlook ? signed(outlook.gain) : ''}
        </Button>
      )}
    </>
  )
}

/** Whether something was picked by the player, and not only taken up by itself. */
const pickedByHand = (hand: Selection): boolean =>
  hand.picked.value.some(place => parseSpaceSpot(place) || place.startsWith('market:'))

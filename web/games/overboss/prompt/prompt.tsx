import { passText } from '@overlair/locales/overboss'
import type { Choice } from '@overlair/rules/overboss'
import { useComputed } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { BotError } from '../../../table/bot-error.tsx'
import { Button } from '../../../ui/index.ts'
import { parseSpaceSpot, spotOf } from '../input/click-paths.ts'
import { HOLD } from '../input/held-choice.ts'
import { hoveredPreview, type Selection } from '../input/selection.ts'
import { signed, tileName, tokenName } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'
import { promptWithHint } from './prompt-text.ts'
import './prompt.css'

/** The current prompt, the drafted pieces, and buttons for the choices that have no spot on the table. */
export function Prompt({ selection }: { readonly selection: Selection }) {
  const { match } = selection
  const ask = match.ask.value
  if (match.result.value) return null
  if (!ask)
    return (
      <section class="ob-prompt ob-prompt--wait pixel-border" aria-label={say('web.ob.prompt')} data-coach="prompt">
        <p class="ob-prompt__text" role="status">
          {match.waitingFor.value.map(seat => say('turn.other', { name: match.seats[seat]?.name ?? '' })).join(' ')}
        </p>
        <BotError match={selection.match} />
      </section>
    )
  if (selection.held.choice.value) return <HeldTurn selection={selection} />
  const { title, hint } = promptWithHint(ask, match.view.value, selection.selectedSpots.value)
  return (
    <section class="ob-prompt pixel-border" aria-label={say('web.ob.prompt')} data-coach="prompt">
      <DraftedPieces selection={selection} />
      <p class="ob-prompt__text" role="status">
        <b>{title}</b>
        {hint && <span class="ob-prompt__hint">{hint} </span>}
        <Rule id={ask.why} />
      </p>
      <ScoreChange selection={selection} />
      <div class="ob-prompt__buttons">
        <Buttons selection={selection} choices={ask.choices} />
      </div>
      <BotError match={selection.match} />
    </section>
  )
}

/** Asks whether the turn may end: the choice that ends it can still be taken back. */
function HeldTurn({ selection }: { readonly selection: Selection }) {
  const { held } = selection
  return (
    <section class="ob-prompt pixel-border" aria-label={say('web.ob.prompt')} data-coach="prompt" data-state="held">
      <p class="ob-prompt__text" role="status">
        <b>{say('web.ob.held')}</b>
        <span class="ob-prompt__hint">{say('web.ob.held.text')}</span>
      </p>
      <ScoreChange selection={selection} />
      <div class="ob-prompt__buttons">
        <Button variant="quiet" onClick={() => selection.cancel()}>
          {say('web.ob.takeBack')}
          <kbd class="ob-key-hint">Esc</kbd>
        </Button>
        <span data-legal="" class="ob-prompt__end">
          <Button variant="gold" onClick={() => held.confirm()}>
            {say('web.ob.endTurn')}
            <kbd class="ob-key-hint">E</kbd>
          </Button>
          {held.hasTimer.value && (
            <i class="ob-prompt__clock" style={{ animationDuration: `${HOLD}ms` }} aria-hidden="true" />
          )}
        </span>
      </div>
    </section>
  )
}

/** The current total and the total after the hovered choice, for screens that hide the score sheet. */
function ScoreChange({ selection }: { readonly selection: Selection }) {
  const seat = selection.match.ask.value?.seat ?? 0
  const now = selection.match.view.value.players[seat]?.score.total
  const after = useComputed(() => hoveredPreview(selection)?.sheet.total).value
  return (
    <p class="ob-prompt__score display-font" aria-hidden="true">
      <span class="ob-prompt__you">{say('web.ob.you')}</span> {now}
      {after !== undefined && after !== now && <span class="ob-prompt__score-after">{after}</span>}
    </p>
  )
}

/** Drafted pieces that are not placed yet. If there are several, the player selects the next one here. */
function DraftedPieces({ selection }: { readonly selection: Selection }) {
  const { inHand, viewer } = selection.match.view.value
  if (!inHand || inHand.seat !== viewer) return null
  const tile = inHand.tile && { piece: inHand.tile, name: tileName(inHand.tile), picture: <Tile tile={inHand.tile} /> }
  const tokens = inHand.tokens.map(piece => ({ piece, name: tokenName(piece), picture: <Token token={piece} /> }))
  return (
    <div class="ob-hand" data-pile="hand">
      {(tile ? [tile, ...tokens] : tokens).map(({ piece, name, picture }, i) => {
        const spot = spotOf.hand(piece)
        const isLegal = selection.legalSpots.value.has(spot)
        const isSelected = selection.selectedSpots.value.includes(spot)
        const isUsable = isLegal || isSelected || selection.alternativeSpots.value.has(spot)
        return isUsable ? (
          <button
            key={i}
            type="button"
            class={`ob-hand__piece${isLegal ? ' is-legal' : ''}`}
            data-spot={spot}
            data-legal={isLegal ? '' : undefined}
            aria-pressed={isSelected}
            aria-label={name}
            onClick={() => isSelected || selection.click(spot)}
          >
            {picture}
          </button>
        ) : (
          <span key={i} class="ob-hand__piece" data-spot={spot}>
            {picture}
          </span>
        )
      })}
    </div>
  )
}

interface ButtonsProps {
  readonly selection: Selection
  readonly choices: readonly Choice[]
}
function Buttons({ selection, choices }: ButtonsProps) {
  const { match } = selection
  const pass = choices.find(choice => 'pass' in choice)
  const tapped = selection.tappedSpot.value
  const preview = tapped && selection.previewOf(tapped)
  const onlyPass =
    choices.length <= 2 && choices.every(choice => 'pass' in choice || 'portal' in choice || 'reveal' in choice)
  return (
    <>
      {selectedByPlayer(selection) && (
        <Button variant="quiet" onClick={() => selection.cancel()}>
          {say('action.cancel')}
          <kbd class="ob-key-hint">Esc</kbd>
        </Button>
      )}
      {!selectedByPlayer(selection) && match.canUndo.value && choices.some(choice => 'place' in choice) && (
        <Button variant="quiet" onClick={() => selection.cancel()}>
          {say('web.ob.otherPair')}
          <kbd class="ob-key-hint">Esc</kbd>
        </Button>
      )}
      {pass && 'pass' in pass && (
        <span data-spot={spotOf.button('pass')} data-legal="">
          <Button variant={onlyPass ? 'gold' : 'plain'} onClick={() => selection.click(spotOf.button('pass'))}>
            {passText(pass, { t: say })}
            <kbd class="ob-key-hint">E</kbd>
          </Button>
        </span>
      )}
      {tapped && (
        <Button variant="gold" onClick={() => selection.click(tapped)}>
          {say('web.ob.here')} {preview ? signed(preview.gain) : ''}
        </Button>
      )}
    </>
  )
}

/** Whether the player selected a spot, apart from the spot that the table selects automatically. */
const selectedByPlayer = (selection: Selection): boolean =>
  selection.selectedSpots.value.some(spot => parseSpaceSpot(spot) || spot.startsWith('market:'))

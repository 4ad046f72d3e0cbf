import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../../../platform/browser/scheduling.ts'
import { say } from '../../../platform/i18n/say.ts'
import { settings } from '../../../platform/settings/settings.ts'
import { spotOf } from '../input/click-paths.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { ScorePreview } from '../input/score-preview.ts'
import type { Selection } from '../input/selection.ts'
import { Scenery } from '../land/scenery.tsx'
import { signed, tileName, tokenName } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'
import './market.css'

/** Returns the slot of the pair that the viewer drafted in this turn and has not placed yet. */
function draftedFrom(selection: Selection): number | undefined {
  const { inHand, viewer } = selection.match.view.value
  const prompt = selection.match.ask.value?.prompt
  if (!inHand || inHand.seat !== viewer || (prompt !== 'place' && prompt !== 'settle')) return undefined
  const lastDraft = selection.match.log.value.findLast(({ event }) => event.event === 'drafted')?.event
  return lastDraft && 'from' in lastDraft && typeof lastDraft.from === 'number' ? lastDraft.from : undefined
}

export function Market({ selection }: { readonly selection: Selection }) {
  const { market } = selection.match.view.value
  const draftedSlot = draftedFrom(selection)
  const leaving = leavingSlot(selection)
  return (
    <section class="ob-market" aria-labelledby="ob-market">
      <h2 id="ob-market" class="visually-hidden">
        {say('web.ob.market')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is not a fieldset. */}
      <div class="ob-market__pairs" role="group" aria-labelledby="ob-market" data-coach="market">
        {market.map((_, slot) => (
          <Pair key={slot} selection={selection} slot={slot} drafted={slot === draftedSlot} leaves={slot === leaving} />
        ))}
      </div>
      <span class="ob-market__road" aria-hidden="true" />
    </section>
  )
}

/**
 * The slot whose pair leaves the market at the end of this turn of a solo game (OB-148): the farthest one that is left. Undefined while
 * the player may still take it.
 */
function leavingSlot({ match }: Selection): number | undefined {
  const { market, players, turn, viewer } = match.view.value
  if (players.length > 1 || turn.seat !== viewer) return undefined
  const farthest = market.findLastIndex(({ tile }) => tile !== null)
  return farthest < 0 ? undefined : farthest
}

interface PairProps {
  readonly selection: Selection
  readonly slot: number
  readonly drafted: boolean
  /** Whether the pair leaves the market at the end of the turn, if nobody takes it. */
  readonly leaves: boolean
}
function Pair({ selection, slot, drafted, leaves }: PairProps) {
  const view = selection.match.view.value
  const held = drafted ? view.inHand : null
  const offered = view.market[slot]
  const tile = held?.tile ?? offered?.tile ?? null
  const token = offered?.token ?? (held ? (held.tokens[0] ?? null) : null)
  const pairSpot = spotOf.slot(slot)
  const tokenSpot = spotOf.market(slot)
  const tokenOnly = selection.legalSpots.value.has(tokenSpot) || selection.alternativeSpots.value.has(tokenSpot)
  const spot = tokenOnly ? tokenSpot : pairSpot
  const isLegal = selection.legalSpots.value.has(spot)
  const isSelected = drafted || selection.selectedSpots.value.includes(spot)
  const best = useBestPreview(selection, slot)
  const canSwap =
    view.inHand?.tile !== undefined && selection.match.ask.value?.prompt === 'place' && selection.match.canUndo.value
  const names = [...(tile ? [tileName(tile)] : []), ...(token ? [tokenName(token)] : [])]
  const click = () => {
    if (!isLegal && !isSelected && canSwap && offered?.tile) selection.cancel()
    selection.click(spot)
  }
  const isUsable = isLegal || selection.alternativeSpots.value.has(spot) || (canSwap && offered?.tile && !drafted)
  return (
    <button
      type="button"
      class={[
        'ob-pair pixel-border',
        isLegal && 'is-legal',
        isSelected && 'is-selected',
        tokenOnly && 'ob-pair--token',
        !isUsable && !isSelected && 'ob-pair--disabled',
      ]
        .filter(Boolean)
        .join(' ')}
      data-spot={drafted && tile ? spotOf.hand(tile) : spot}
      data-slot={slot}
      data-legal={isLegal ? '' : undefined}
      aria-pressed={isSelected}
      aria-disabled={!isUsable}
      tabIndex={slot === 0 ? 0 : -1}
      onClick={click}
      {...hoverHandlers(selection, pairSpot)}
    >
      <Scenery name="awning" class="ob-pair__awning" />
      <span class="ob-pair__art">
        {tile ? <Tile tile={tile} /> : <span class="ob-pair__gap" />}
        {token && <Token token={token} />}
      </span>
      <span class="ob-pair__text">
        <b>{tile && !tokenOnly ? tileName(tile) : token ? tokenName(token) : say('web.ob.taken')}</b>
        {tile && token && !tokenOnly && <span>+ {tokenName(token)}</span>}
        {drafted ? (
          <em class="ob-pair__best">{say('web.ob.inHand')}</em>
        ) : (
          // The line stays when it is empty, so that the map below does not move when a turn starts or ends.
          <em class={`ob-pair__best${best && best.sure < 0 ? ' ob-pair__best--loss' : ''}`}>
            {best && settings.value.hints && <Gains {...best} />}
          </em>
        )}
      </span>
      {leaves && !drafted && <span class="ob-pair__leaves">{say('web.ob.leaves')}</span>}
      <Scenery name="wheel" class="ob-pair__wheel" />
      <Scenery name="wheel" class="ob-pair__wheel ob-pair__wheel--right" />
      <kbd class="ob-key-hint">{slot + 1}</kbd>
      <span class="visually-hidden">{names.length === 0 ? '' : say('web.ob.slot', { n: slot + 1 })}</span>
    </button>
  )
}

/** Points on the best space of a pair: those that are certain, and those that later moves can take away. */
const Gains = ({ sure, maybe }: Pick<ScorePreview, 'sure' | 'maybe'>) => (
  <>
    <span>{say('web.ob.sure', { points: signed(sure) })}</span>
    {maybe !== 0 && <span class="ob-pair__maybe">{say('web.ob.maybe', { points: signed(maybe) })}</span>}
  </>
)

/** Milliseconds after which the preview is computed even if the browser is busy. */
const IDLE_TIMEOUT = 100
/** Returns the preview of a pair on its best space. Undefined until the browser was idle: the computation must not delay rendering. */
function useBestPreview(selection: Selection, slot: number): ScorePreview | undefined {
  const ask = selection.match.ask.value
  const computed = useSignal<{ readonly ask: unknown; readonly preview: ScorePreview | undefined }>({
    ask: undefined,
    preview: undefined,
  })
  const isOffered = useComputed(() => selection.legalSpots.value.has(spotOf.slot(slot)))
  useEffect(() => {
    if (!isOffered.value) return
    return whenIdle(() => {
      computed.value = { ask, preview: selection.previewOf(spotOf.slot(slot)) }
    }, IDLE_TIMEOUT)
  }, [ask, isOffered.value])
  return computed.value.ask === ask && isOffered.value ? computed.value.preview : undefined
}

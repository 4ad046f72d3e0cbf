import { useComputed, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../../../platform/browser/scheduling.ts'
import { say } from '../../../platform/i18n/say.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { signed, tileName, tokenName } from '../model/texts.ts'
import { Tile, Token } from '../pieces/piece.tsx'
import './market.css'

/** The slot from which what lies in the hand was taken in this turn. */
function draftedFrom(hand: Selection): number | undefined {
  const { inHand, viewer } = hand.match.view.value
  const prompt = hand.match.ask.value?.prompt
  if (!inHand || inHand.seat !== viewer || (prompt !== 'place' && prompt !== 'settle')) return undefined
  const drafted = hand.match.log.value.findLast(({ event }) => event.event === 'drafted')?.event
  return drafted && 'from' in drafted && typeof drafted.from === 'number' ? drafted.from : undefined
}

export function Market({ hand }: { readonly hand: Selection }) {
  const { market } = hand.match.view.value
  const taken = draftedFrom(hand)
  return (
    <section aria-labelledby="ob-market">
      <h2 id="ob-market" class="visually-hidden">
        {say('web.ob.market')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons is no fieldset. */}
      <div class="ob-market__pairs" role="group" aria-labelledby="ob-market" data-coach="market">
        {market.map((_, slot) => (
          <Pair key={slot} hand={hand} slot={slot} taken={slot === taken} />
        ))}
      </div>
    </section>
  )
}

interface PairProps {
  readonly hand: Selection
  readonly slot: number
  readonly taken: boolean
}
function Pair({ hand, slot, taken }: PairProps) {
  const view = hand.match.view.value
  const held = taken ? view.inHand : null
  const lying = view.market[slot]
  const tile = held?.tile ?? lying?.tile ?? null
  const token = lying?.token ?? (held ? (held.tokens[0] ?? null) : null)
  const pair = spot.slot(slot)
  const alone = spot.market(slot)
  const place = hand.live.value.has(alone) || hand.instead.value.has(alone) ? alone : pair
  const tokenOnly = place === alone
  const live = hand.live.value.has(place)
  const picked = taken || hand.picked.value.includes(place)
  const best = useBest(hand, slot)
  const swappable =
    view.inHand?.tile !== undefined && hand.match.ask.value?.prompt === 'place' && hand.match.canUndo.value
  const names = [...(tile ? [tileName(tile)] : []), ...(token ? [tokenName(token)] : [])]
  const click = () => {
    if (!live && !picked && swappable && lying?.tile) hand.cancel()
    hand.touch(place)
  }
  const usable = live || hand.instead.value.has(place) || (swappable && lying?.tile && !taken)
  return (
    <button
      type="button"
      class={[
        'ob-pair pixel-border',
        live && 'is-legal',
        picked && 'is-selected',
        tokenOnly && 'ob-pair--token',
        !usable && !picked && 'ob-pair--disabled',
      ]
        .filter(Boolean)
        .join(' ')}
      data-spot={taken && tile ? spot.hand(tile) : place}
      data-slot={slot}
      data-legal={live ? '' : undefined}
      aria-pressed={picked}
      aria-disabled={!usable}
      tabIndex={slot === 0 ? 0 : -1}
      onClick={click}
      {...hoverHandlers(hand, pair)}
    >
      <span class="ob-pair__art">
        {tile ? <Tile tile={tile} /> : <span class="ob-pair__gap" />}
        {token && <Token token={token} />}
      </span>
      <span class="ob-pair__text">
        <b>{tile && !tokenOnly ? tileName(tile) : token ? tokenName(token) : say('web.ob.taken')}</b>
        {tile && token && !tokenOnly && <span>+ {tokenName(token)}</span>}
        {taken ? (
          <em class="ob-pair__best">{say('web.ob.inHand')}</em>
        ) : (
          // Empty it keeps its line: the map below must not move whenever a turn comes or goes.
          <em class={`ob-pair__best${best !== undefined && best < 0 ? ' ob-pair__best--loss' : ''}`}>
            {best !== undefined && say('web.ob.best', { points: signed(best) })}
          </em>
        )}
      </span>
      <kbd class="ob-key-hint">{slot + 1}</kbd>
      <span class="visually-hidden">{names.length === 0 ? '' : say('web.ob.slot', { n: slot + 1 })}</span>
    </button>
  )
}

/** Milliseconds after which it is found all the same. */
const PATIENCE = 100
/** What a pair would bring at its best space. Found when the browser has time: nobody waits for it. */
function useBest(hand: Selection, slot: number): number | undefined {
  const ask = hand.match.ask.value
  const found = useSignal<{ readonly of: unknown; readonly points: number | undefined }>({
    of: undefined,
    points: undefined,
  })
  const offered = useComputed(() => hand.live.value.has(spot.slot(slot)))
  useEffect(() => {
    if (!offered.value) return
    return whenIdle(() => {
      found.value = { of: ask, points: hand.previewOf(spot.slot(slot))?.gain }
    }, PATIENCE)
  }, [ask, offered.value])
  return found.value.of === ask && offered.value ? found.value.points : undefined
}

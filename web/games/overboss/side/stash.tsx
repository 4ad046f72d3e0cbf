import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import type { TokenId } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { Selection } from '../input/selection.ts'
import { spot } from '../input/spots.ts'
import { tokenName } from '../model/texts.ts'
import { Token } from '../pieces/piece.tsx'

interface StashProps {
  readonly hand: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
}
export function Stash({ hand, seat, own }: StashProps) {
  const player = hand.match.view.value.players[seat]
  if (!player) return null
  const portal = spot.button('portal')
  return (
    <section
      class="ob-stash panel pixel-border"
      aria-label={say('web.ob.stash')}
      data-pile={`stash-${seat}`}
      data-coach={seat === own ? 'stash' : undefined}
    >
      <h2 class="ob__label">{say('web.ob.stash')}</h2>
      {player.stash.length === 0 && <p class="ob__faint">{say('web.ob.stashEmpty')}</p>}
      <ul class="ob-stash__list">
        {player.stash.map((token, i) => (
          <Stashed key={`${token} ${i}`} hand={hand} token={token} worth={worthOf(token, player)} own={seat === own} />
        ))}
      </ul>
      {hand.live.value.has(portal) || hand.instead.value.has(portal) ? (
        <div data-spot={portal} data-legal="">
          <Button wide onClick={() => hand.touch(portal)}>
            {say('web.ob.usePortal')}
            <kbd class="ob-key-hint">P</kbd>
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** What a token brings where it lies, by the score sheet; what it would do, in words. */
function worthOf(token: string, { score }: View['players'][number]): string {
  if (token === 'portal') return say('web.ob.portalActive')
  if (token === 'portal-used') return say('web.ob.portalUsed')
  const parts = score.lines.flatMap(({ parts }) => parts.filter(part => part.stash?.some(one => one === token)))
  const points = parts.reduce((sum, part) => sum + (part.stash?.length === 1 ? part.points : 0), 0)
  return token.startsWith('crystal') ? say('web.ob.points', { n: points }) : say('web.ob.waits')
}

interface StashedProps {
  readonly hand: Selection
  readonly token: TokenId
  readonly worth: string
  readonly own: boolean
}
function Stashed({ hand, token, worth, own }: StashedProps) {
  const place = spot.stash(token)
  const live = own && hand.live.value.has(place)
  const instead = own && hand.instead.value.has(place)
  const picked = own && hand.picked.value.includes(place)
  const inside = (
    <>
      <Token token={token} />
      <span>
        {token.startsWith('portal') ? say('portal:portal.name') : tokenName(token)}
        <b>{worth}</b>
      </span>
    </>
  )
  return (
    <li>
      {live || instead || picked ? (
        <button
          type="button"
          class={`ob-stash__token${live || instead ? ' is-legal' : ''}${picked ? ' is-selected' : ''}`}
          data-spot={place}
          data-legal={live || instead ? '' : undefined}
          aria-pressed={picked}
          onClick={() => hand.touch(place)}
          {...hoverHandlers(hand, place)}
        >
          {inside}
        </button>
      ) : (
        <span class="ob-stash__token" data-spot={own ? place : undefined}>
          {inside}
        </span>
      )}
    </li>
  )
}

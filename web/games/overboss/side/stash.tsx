import type { Seat } from '@overlair/rules/kernel'
import type { View } from '@overlair/rules/overboss'
import type { TokenId } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { spotOf } from '../input/click-paths.ts'
import { hoverHandlers } from '../input/hover.ts'
import type { Selection } from '../input/selection.ts'
import { tokenName } from '../model/texts.ts'
import { Token } from '../pieces/piece.tsx'

interface StashProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
}
export function Stash({ selection, seat, own }: StashProps) {
  const player = selection.match.view.value.players[seat]
  if (!player) return null
  const portalSpot = spotOf.button('portal')
  return (
    <section
      class="ob-stash ob-sign"
      aria-label={say('web.ob.stash')}
      data-pile={`stash-${seat}`}
      data-coach={seat === own ? 'stash' : undefined}
    >
      <h2 class="ob-sign__title">{say('web.ob.stash')}</h2>
      {player.stash.length === 0 && <p class="ob__faint">{say('web.ob.stashEmpty')}</p>}
      <ul class="ob-stash__list">
        {player.stash.map((token, i) => (
          <StashedToken
            key={`${token} ${i}`}
            selection={selection}
            token={token}
            value={valueText(token, player)}
            own={seat === own}
          />
        ))}
      </ul>
      {selection.legalSpots.value.has(portalSpot) || selection.alternativeSpots.value.has(portalSpot) ? (
        <div data-spot={portalSpot} data-legal="">
          <Button wide onClick={() => selection.click(portalSpot)}>
            {say('web.ob.usePortal')}
            <kbd class="ob-key-hint">P</kbd>
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Points of a crystal by the score sheet; for other tokens, a text about their state. */
function valueText(token: string, { score }: View['players'][number]): string {
  if (token === 'portal') return say('web.ob.portalActive')
  if (token === 'portal-used') return say('web.ob.portalUsed')
  const parts = score.lines.flatMap(({ parts }) => parts.filter(part => part.stash?.some(one => one === token)))
  const points = parts.reduce((sum, part) => sum + (part.stash?.length === 1 ? part.points : 0), 0)
  return token.startsWith('crystal') ? say('web.ob.points', { n: points }) : say('web.ob.waits')
}

interface StashedTokenProps {
  readonly selection: Selection
  readonly token: TokenId
  readonly value: string
  readonly own: boolean
}
function StashedToken({ selection, token, value, own }: StashedTokenProps) {
  const spot = spotOf.stash(token)
  const isClickable = own && (selection.legalSpots.value.has(spot) || selection.alternativeSpots.value.has(spot))
  const isSelected = own && selection.selectedSpots.value.includes(spot)
  const content = (
    <>
      <Token token={token} />
      <span>
        {token.startsWith('portal') ? say('portal:portal.name') : tokenName(token)}
        <b>{value}</b>
      </span>
    </>
  )
  return (
    <li>
      {isClickable || isSelected ? (
        <button
          type="button"
          class={`ob-stash__token${isClickable ? ' is-legal' : ''}${isSelected ? ' is-selected' : ''}`}
          data-spot={spot}
          data-legal={isClickable ? '' : undefined}
          aria-pressed={isSelected}
          onClick={() => selection.click(spot)}
          {...hoverHandlers(selection, spot)}
        >
          {content}
        </button>
      ) : (
        <span class="ob-stash__token" data-spot={own ? spot : undefined}>
          {content}
        </span>
      )}
    </li>
  )
}

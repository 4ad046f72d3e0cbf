import { seatInitial } from '@overlair/play/seats'
import type { EffectView, View } from '@overlair/rules/dungeon'
import { resolutionOrderOf } from '@overlair/rules/dungeon/engine/rulesets'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { cardFactsOf } from '../model/card-facts.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName, cardOfId } from '../model/texts.ts'
import { Responders } from './responders.tsx'
import './pending-effects.css'

/** Declared effects that are not resolved yet: card, player, targets, and which one resolves next. */
export function PendingEffects({ match, view }: { readonly match: DungeonMatch; readonly view: View }) {
  if (view.pending.length === 0) return null
  const effects = inOrder(view)
  return (
    <section class="dm-pending" aria-label={say('dm.pending')} data-part="pending">
      <h2 class="dm-label">{say('dm.pending')}</h2>
      <ol>
        {effects.map((effect, i) => (
          <li key={effect.effect} class="dm-effect" data-card={cardOfId(effect.card)}>
            <Sprite name={cardFactsOf(effect.card)?.sprite ?? ''} />
            <span class="dm-effect__text">
              <b>{cardName(effect.card)}</b>
              <span>
                <span class="seat-badge" style={{ background: `var(--seat-${effect.seat + 1})` }} aria-hidden="true">
                  {seatInitial(match.seats, effect.seat)}
                </span>
                {match.seats[effect.seat]?.name}
                {targetText(effect, match)}
              </span>
              {i === 0 && <em>{say('dm.pending.next')}</em>}
            </span>
          </li>
        ))}
      </ol>
      <Responders match={match} view={view} />
    </section>
  )
}

/** The order of resolution: the last effect first (SB-117), or the active player's first and then in XP order (BM-50 to BM-53). */
function inOrder({ game, pending, active, order }: View): readonly EffectView[] {
  if (resolutionOrderOf(game) === 'last-in-first-out') return pending.toReversed()
  const rank = (seat: number) => (seat === active ? -1 : order.indexOf(seat))
  return pending.toSorted((a, b) => rank(a.seat) - rank(b.seat))
}

function targetText({ targets }: EffectView, match: DungeonMatch): string {
  const names = Object.entries(targets).map(([kind, target]) => {
    if (kind === 'player') return match.seats[Number(target)]?.name ?? ''
    if (kind === 'treasure') return say.maybe(`treasure.${target}`) ?? ''
    if (kind === 'kind') return ''
    return cardName(String(target))
  })
  const target = names.filter(name => name !== '').join(', ')
  return target === '' ? '' : ` · ${say('dm.pending.at', { target })}`
}

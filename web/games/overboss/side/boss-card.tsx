import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Button } from '../../../ui/index.ts'
import { spotOf } from '../input/click-paths.ts'
import type { Selection } from '../input/selection.ts'
import { bossGoal, bossName } from '../model/texts.ts'
import { Piece } from '../pieces/piece.tsx'

interface BossCardProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly own: Seat | undefined
}
/** The boss card of a player. Only its owner sees a face-down card. */
export function BossCard({ selection, seat, own }: BossCardProps) {
  const player = selection.match.view.value.players[seat]
  if (!player || player.boss === null) return null
  const { boss, revealed } = player
  const revealSpot = spotOf.button('reveal')
  const canReveal =
    seat === own && (selection.legalSpots.value.has(revealSpot) || selection.alternativeSpots.value.has(revealSpot))
  const points = player.score.lines.find(({ line }) => line === 'boss')?.points
  const title = revealed ? say('web.ob.bossShown') : seat === own ? say('web.ob.yourBoss') : say('web.ob.bossHidden')
  return (
    <section class="ob-boss ob-sign" aria-label={title} data-pile={`boss-${seat}`}>
      <h2 class="ob-sign__title">{title}</h2>
      {boss === 'hidden' ? (
        <Piece name="tile-back" />
      ) : (
        <>
          <div class="ob-boss__head">
            <Piece name={`boss-${boss}`} />
            <p>
              <b>{bossName(boss)}</b>
              {points !== undefined && say('web.ob.pointsNow', { n: points })}
            </p>
          </div>
          <p class="ob-boss__text">{bossGoal(boss, selection.match.view.value.options.board)}</p>
          {!revealed && (
            <p class="ob-boss__text">
              <b>{say('web.ob.once')}</b> {say.maybe(`boss:${boss}.reveal`)}
            </p>
          )}
          {canReveal && (
            <div data-spot={revealSpot} data-legal="">
              <Button wide onClick={() => selection.click(revealSpot)}>
                {say('web.ob.reveal')}
                <kbd class="ob-key-hint">B</kbd>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}

import { isGameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import type { GameModule } from '../../games/index.ts'
import type { Match } from '../../match/match-signals.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { createMatch } from '../../session/local-matches.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import './after-game.css'

interface AfterGameProps {
  readonly id: string
  readonly match: Match
  readonly atHand: GameModule
  readonly inCampaign: boolean
}
/** The game is over: what it means beyond the table, and the ways on. */
export function AfterGame({ id, match, atHand, inCampaign }: AfterGameProps) {
  const { game, ScoreReport: After } = atHand
  const starting = useSignal(false)
  const tell = useReportError()
  const again = () => {
    starting.value = true
    createMatch(atHand, match.seats, match.record.peek().options).then(
      next => navigate({ page: 'table', match: next }),
      tell,
    )
  }
  return (
    <section class="after-game" aria-label={say('web.after')}>
      {After && <After match={match} id={id} />}
      {inCampaign ? (
        <>
          <p>{say('solo.toSheet.text')}</p>
          <div class="row">
            <ButtonLink variant="gold" to={{ page: 'campaign' }}>
              {say('solo.toSheet')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <div class="row">
          <Button variant="gold" disabledReason={starting.value ? say('web.loading') : undefined} onClick={again}>
            {say('web.after.again')}
          </Button>
          <ButtonLink to={{ page: 'new', game: isGameId(game.id) ? game.id : 'overboss' }}>
            {say('web.after.other')}
          </ButtonLink>
          <a class="button button--quiet" href={`${hrefOf({ page: 'replay' })}#m=${encodeURIComponent(id)}`}>
            {say('web.after.replay')}
          </a>
        </div>
      )}
    </section>
  )
}

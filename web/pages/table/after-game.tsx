import { useSignal } from '@preact/signals'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { hrefOf } from '../../platform/routing/routes.ts'
import { createMatch } from '../../session/create-match.ts'
import { useSaveFinished } from '../../session/statistics/save-when-over.ts'
import { Button, ButtonLink } from '../../ui/index.ts'
import './after-game.css'

interface AfterGameProps {
  readonly id: string
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
  readonly inCampaign: boolean
}
/** The score report below a finished match, and buttons for a rematch, another game and the replay. */
export function AfterGame({ id, match, playable, inCampaign }: AfterGameProps) {
  const { ScoreReport } = playable
  const starting = useSignal(false)
  useSaveFinished(id, match)
  const reportError = useReportError()
  const startRematch = () => {
    starting.value = true
    createMatch(playable, match.seats, match.options).then(
      next => navigate({ page: 'table', match: next }),
      reportError,
    )
  }
  return (
    <section class="after-game" aria-label={say('web.after')}>
      {ScoreReport && <ScoreReport match={match} id={id} />}
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
          <Button
            variant="gold"
            disabledReason={starting.value ? say('web.loading') : undefined}
            onClick={startRematch}
          >
            {say('web.after.again')}
          </Button>
          <ButtonLink to={{ page: 'new', game: playable.id }}>{say('web.after.other')}</ButtonLink>
          <a class="button button--quiet" href={`${hrefOf({ page: 'replay' })}#m=${encodeURIComponent(id)}`}>
            {say('web.after.replay')}
          </a>
          <ButtonLink variant="quiet" to={{ page: 'statistics' }}>
            {say('web.statistics')}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

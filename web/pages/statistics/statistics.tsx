// Statistics of the finished games of this device.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useReportError } from '../../platform/browser/use-report-error.ts'
import { say } from '../../platform/i18n/say.ts'
import { collectFinished } from '../../session/statistics/finished.ts'
import { type Summary, summarise } from '../../session/statistics/summary.ts'
import { ButtonLink, Panel } from '../../ui/index.ts'
import { PointsPanel } from './points-panel.tsx'
import { BotsTable, GamesTable, Highlights } from './tables.tsx'

export const title = () => say('web.statistics')

export function Page() {
  const summary = useSignal<Summary | undefined>(undefined)
  const reportError = useReportError()
  useEffect(() => {
    collectFinished().then(games => {
      summary.value = summarise(games)
    }, reportError)
  }, [])
  const current = summary.value
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.statistics')}</h1>
      <p class="page__lead">{say('own.stats.lead')}</p>
      {!current && <p role="status">{say('web.loading')}</p>}
      {current?.all.games === 0 && (
        <Panel>
          <p>{say('own.stats.none')}</p>
          <div class="row">
            <ButtonLink variant="gold" to={{ page: 'home' }}>
              {say('web.home.choose')}
            </ButtonLink>
          </div>
        </Panel>
      )}
      {current && current.all.games > 0 && (
        <>
          <Highlights summary={current} />
          <Panel title={say('own.stats.games')}>
            <GamesTable rows={current.rows} />
          </Panel>
          {current.points.length > 0 && <PointsPanel points={current.points} />}
          {current.bots.length > 0 && (
            <Panel title={say('own.stats.bots')}>
              <BotsTable bots={current.bots} />
            </Panel>
          )}
          <p class="field__hint">{say('own.stats.how')}</p>
        </>
      )}
    </main>
  )
}

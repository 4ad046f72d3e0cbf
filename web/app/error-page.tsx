import { say } from '../platform/i18n/say.ts'
import { Button, ButtonLink } from '../ui/index.ts'

interface TroubleProps {
  readonly problem: unknown
  readonly title?: string
  readonly onRetry?: () => void
}
/** Something went wrong: what it was, and three ways on. */
export const ErrorPage = ({ problem, title, onRetry: again }: TroubleProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{title ?? say('web.trouble.title')}</h1>
    <p class="page__lead">{say('web.trouble.text')}</p>
    <p class="panel pixel-border">
      <code>{problem instanceof Error ? problem.message : String(problem)}</code>
    </p>
    <div class="row">
      {again && (
        <Button variant="gold" onClick={again}>
          {say('web.trouble.again')}
        </Button>
      )}
      <Button variant="quiet" onClick={() => location.reload()}>
        {say('web.trouble.reload')}
      </Button>
      <ButtonLink variant="quiet" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
    </div>
  </main>
)

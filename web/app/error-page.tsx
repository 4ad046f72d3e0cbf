import { say } from '../platform/i18n/say.ts'
import { storageUnavailable } from '../platform/storage/database.ts'
import { Button, ButtonLink } from '../ui/index.ts'

interface ErrorPageProps {
  readonly error: unknown
  readonly onRetry?: () => void
}
/** Shows the message of an error, with buttons to retry, to reload and to go home. */
export const ErrorPage = ({ error, onRetry }: ErrorPageProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{say('web.trouble.title')}</h1>
    <p class="page__lead">{say(storageUnavailable.value ? 'web.trouble.unsaved' : 'web.trouble.text')}</p>
    <p class="panel pixel-border">
      <code>{error instanceof Error ? error.message : String(error)}</code>
    </p>
    <div class="row">
      {onRetry && (
        <Button variant="gold" onClick={onRetry}>
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

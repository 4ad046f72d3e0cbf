import { Button, ButtonLink } from '../design/parts.tsx'
import { say } from '../words/words.ts'

interface TroubleProps {
  readonly problem: unknown
  readonly title?: string
  readonly again?: () => void
}
/** Something went wrong: what it was, and three ways on. */
export const Trouble = ({ problem, title, again }: TroubleProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{title ?? say('web.trouble.title')}</h1>
    <p class="page__lead">{say('web.trouble.text')}</p>
    <p class="panel px">
      <code>{problem instanceof Error ? problem.message : String(problem)}</code>
    </p>
    <div class="row">
      {again && (
        <Button look="gold" onClick={again}>
          {say('web.trouble.again')}
        </Button>
      )}
      <Button look="quiet" onClick={() => location.reload()}>
        {say('web.trouble.reload')}
      </Button>
      <ButtonLink look="quiet" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
    </div>
  </main>
)

import type { ComponentChildren } from 'preact'
import { say } from '../../platform/i18n/say.ts'
import { ButtonLink } from '../../ui/index.ts'

interface NoticePageProps {
  readonly title: string
  readonly text: string
  readonly detail?: string
  readonly children?: ComponentChildren
}
export const NoticePage = ({ title, text, detail, children }: NoticePageProps) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{title}</h1>
    <p class="page__lead" role="status">
      {text}
    </p>
    {detail !== undefined && (
      <p class="panel pixel-border">
        <code>{detail}</code>
      </p>
    )}
    <div class="row">
      <ButtonLink variant="gold" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
      {children}
    </div>
  </main>
)

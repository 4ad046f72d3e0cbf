import { say } from '../platform/i18n/say.ts'
import type { RouteTo } from '../platform/routing/routes.ts'
import { ButtonLink } from '../ui/index.ts'

type NotFoundRoute = RouteTo<'notFound'>
export const title = () => say('web.lost.title')

export const Page = ({ route }: { readonly route: NotFoundRoute }) => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{say('web.lost.title')}</h1>
    <p class="page__lead">{say('web.lost.text', { address: route.path })}</p>
    <div class="row">
      <ButtonLink variant="gold" to={{ page: 'home' }}>
        {say('web.home')}
      </ButtonLink>
    </div>
  </main>
)

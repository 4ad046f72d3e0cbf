import { lazy } from '../../platform/browser/lazy.tsx'
import { say } from '../../platform/i18n/say.ts'
import type { RouteTo } from '../../platform/routing/routes.ts'
import { LocalMatchLoader, MatchPage } from './match-page.tsx'

const AfterGame = lazy(() => import('./after-game.tsx').then(module => module.AfterGame))

type TableRoute = RouteTo<'table'>
export const title = () => say('web.table')

export const Page = ({ route: { match: id } }: { readonly route: TableRoute }) => (
  <LocalMatchLoader key={id} id={id}>
    {(match, playable) => {
      const inCampaign = playable.isCampaign?.(match) ?? false
      const exit = inCampaign
        ? ({ to: { page: 'campaign' }, name: say('solo.campaign') } as const)
        : ({ to: { page: 'home' }, name: say('web.home') } as const)
      return (
        <MatchPage
          match={match}
          playable={playable}
          exit={exit}
          after={match.result.value && <AfterGame id={id} match={match} playable={playable} inCampaign={inCampaign} />}
        />
      )
    }}
  </LocalMatchLoader>
)

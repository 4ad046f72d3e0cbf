// The menu of the toolbar above every table.
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import { appUpdate } from '../../platform/browser/app-update.ts'
import { say } from '../../platform/i18n/say.ts'
import { hrefOf, type Route } from '../../platform/routing/routes.ts'
import { Button, ButtonLink, Dialog } from '../../ui/index.ts'
import { CopyScenario } from '../scenario/copy-scenario.tsx'

interface ToolbarMenuProps {
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
  /** Target and label of the link that leaves the table. */
  readonly exit: { readonly to: Route; readonly name: string }
  readonly onClose: () => void
}
export const ToolbarMenu = ({ match, playable, exit, onClose }: ToolbarMenuProps) => (
  <Dialog title={say('web.tools.menu')} onClose={onClose}>
    <div class="toolbar__menu">
      <ButtonLink variant="gold" to={exit.to}>
        {exit.name}
      </ButtonLink>
      {(
        [{ page: 'rules', game: playable.id }, { page: 'cards', game: playable.id }, { page: 'settings' }] as const
      ).map(to => (
        <a key={to.page} class="button" href={hrefOf(to)}>
          {say(`web.${to.page}`)}
        </a>
      ))}
      {appUpdate.value && <Button onClick={appUpdate.value}>{say('web.update.take')}</Button>}
      <CopyScenario match={match} playable={playable} />
    </div>
    <p>{say('web.tools.kept')}</p>
    <p>{say('web.tools.keys')}</p>
  </Dialog>
)

import { type GameId, gameIds } from '@overlair/rules/game-ids'
import { gameTitle } from '../game-module/game-title.ts'
import { say } from '../platform/i18n/say.ts'
import { hrefOf } from '../platform/routing/routes.ts'
import './game-links.css'

interface GameLinksProps {
  readonly page: 'rules' | 'cards'
  readonly at: GameId
}
/** Links from the rules or cards of one game to those of the others. */
export const GameLinks = ({ page, at }: GameLinksProps) => (
  <nav class="game-links" aria-label={say('web.home.choose')}>
    {gameIds.map(game => (
      <a key={game} href={hrefOf({ page, game })} aria-current={game === at ? 'page' : undefined}>
        {gameTitle(game)}
      </a>
    ))}
  </nav>
)

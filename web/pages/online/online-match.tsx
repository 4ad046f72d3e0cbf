import type { TableMessage } from '@overlair/protocol/messages'
import { useEffect } from 'preact/hooks'
import type { PlayableGame } from '../../game-module/game-module.ts'
import type { AnyTableMatch } from '../../match/table-match.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { coloursAt, paintSeats } from '../../online/seat-colours.ts'
import { lazy } from '../../platform/browser/lazy.tsx'
import { say } from '../../platform/i18n/say.ts'
import { HandOver, MatchPage } from '../table/match-page.tsx'
import { OnlineFrame, OnlineTools } from './frame/online-frame.tsx'

const AfterOnlineGame = lazy(() =>
  import('../after-online/after-online-game.tsx').then(module => module.AfterOnlineGame),
)

interface OnlineMatchProps {
  readonly table: OnlineTable
  readonly match: AnyTableMatch
  readonly playable: PlayableGame
  readonly message: TableMessage
}
/** The game at an online table. The table of the game is the same as at home. */
export function OnlineMatch({ table, match, playable, message }: OnlineMatchProps) {
  const at = { table, match, message }
  const { seats } = message.table
  useEffect(() => paintSeats(seats), [coloursAt(seats).join(' ')])
  if (match.nextPerson.value !== undefined)
    return (
      <>
        <OnlineFrame {...at} />
        <HandOver match={match} />
      </>
    )
  return (
    <MatchPage
      match={match}
      playable={playable}
      exit={{ to: { page: 'home' }, name: say('online.leave') }}
      tools={<OnlineTools {...at} />}
      frame={<OnlineFrame {...at} />}
      after={match.result.value && <AfterOnlineGame {...at} />}
    />
  )
}

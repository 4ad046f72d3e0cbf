// A table on the server: the lobby, then the game, then its result.
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { type OnlineTable, openOnlineTable, shownTable } from '../../online/online-table.ts'
import { refusalText } from '../../online/refusal-text.ts'
import { serverStatus } from '../../online/server-connection.ts'
import { say } from '../../platform/i18n/say.ts'
import type { RouteTo } from '../../platform/routing/routes.ts'
import { Button } from '../../ui/index.ts'
import { Lobby } from '../lobby/lobby.tsx'
import { NoticePage } from '../table/notice-page.tsx'
import { ConnectionSign } from './connection-sign.tsx'
import { Chat, ChatButton } from './frame/chat.tsx'
import { OnlineMatch } from './online-match.tsx'
import { useTableNews } from './table-news.ts'

type OnlineRoute = RouteTo<'online'>

export function title(): string {
  const table = shownTable.value
  const game = table?.playable.value
  const name = game ? say('online.titleOf', { game: gameTitle(game.id) }) : say('online.title')
  return table?.isMyTurn.value ? `● ${say('online.yourTurn')} · ${name}` : name
}

export const Page = ({ route: { table: id } }: { readonly route: OnlineRoute }) => <TableLoader key={id} id={id} />

function TableLoader({ id }: { readonly id: string }) {
  const table = useSignal<OnlineTable | undefined>(undefined)
  useEffect(() => {
    const opened = openOnlineTable(id)
    table.value = opened
    return () => opened.close()
  }, [])
  return table.value ? (
    <AtTable table={table.value} />
  ) : (
    <NoticePage title={say('online.title')} text={say('online.opening')} />
  )
}

function AtTable({ table }: { readonly table: OnlineTable }) {
  useTableNews(table)
  const { message, playable, match, failure } = table
  if (serverStatus.value === 'refused')
    return (
      <NoticePage title={say('online.failed.title')} text={say('online.tooOld')}>
        <Button variant="gold" onClick={() => location.reload()}>
          {say('web.trouble.reload')}
        </Button>
      </NoticePage>
    )
  if (failure.value) return <NoticePage title={say('online.failed.title')} text={refusalText(failure.value)} />
  if (!message.value || !playable.value)
    return (
      <NoticePage
        title={say('online.title')}
        text={say(serverStatus.value === 'open' ? 'online.opening' : 'online.connecting')}
      />
    )
  if (message.value.table.status === 'stopped')
    return <NoticePage title={say('online.stopped.title')} text={say('online.stopped.text')} />
  if (match.value)
    return <OnlineMatch table={table} match={match.value} playable={playable.value} message={message.value} />
  const { status, settings } = message.value.table
  if (status !== 'lobby') {
    const isLate = table.mySeats.value.length === 0 && settings.spectatorDelay > 0
    const text = isLate ? say('online.watch.wait', { n: settings.spectatorDelay }) : say('online.opening')
    return <NoticePage title={say('online.title')} text={text} />
  }
  return (
    <Lobby
      table={table}
      playable={playable.value}
      message={message.value}
      sign={<ConnectionSign />}
      chatButton={<ChatButton table={table} />}
      chat={<Chat table={table} message={message.value} />}
    />
  )
}

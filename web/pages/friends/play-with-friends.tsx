// Ways to an online table: open one, or enter the code of a friend. Everything that talks to the server is loaded on demand.
import type { TableId } from '@overlair/protocol/table'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { introductoryGame } from '../../game-module/introductory-game.ts'
import { gameModules } from '../../games/index.ts'
import type { NewTable } from '../../online/find-table.ts'
import { findServer, hasServer } from '../../online/server.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { toast } from '../../ui/announcements.ts'
import { HomeSprite } from '../../ui/home-sprite.tsx'
import { Button } from '../../ui/index.ts'
import { EnterCode } from './enter-code.tsx'
import './play-with-friends.css'

/** Opens the lobby of a table. Tells the player if the server refuses. */
async function enterLobby(find: () => Promise<TableId>): Promise<void> {
  try {
    navigate({ page: 'online', table: await find() })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const { loadRefusalText } = await import('../../online/refusal-text.ts')
    toast(say('web.online.failed', { reason: await loadRefusalText(error) }), { problem: true })
  }
}
/** A table for friends has at least two seats. */
async function openTable({ players, ...table }: NewTable): Promise<TableId> {
  const { createTable } = await import('../../online/find-table.ts')
  return createTable({ ...table, players: Math.max(2, players) })
}

/** On the home page: a new table, or the code of a friend. */
export function PlayWithFriends() {
  const id = useId()
  useEffect(() => void findServer(), [])
  if (hasServer.value === undefined) return <div class="friends" />
  return (
    <section class="friends" aria-labelledby={id}>
      <h2 class="friends__title" id={id}>
        {say('web.online.play')}
      </h2>
      {hasServer.value && <HomeSprite name="seat-back" part="friends__seat" />}
      {hasServer.value ? (
        <>
          <OpenTable />
          <EnterCode />
        </>
      ) : (
        <p>{say('web.online.noServer')}</p>
      )}
    </section>
  )
}

function OpenTable() {
  const id = useId()
  const game = useSignal<GameId>(introductoryGame)
  const opening = useSignal(false)
  const open = async () => {
    opening.value = true
    const { min } = gameModules[game.value].players
    await enterLobby(() => openTable({ game: game.value, options: {}, players: min, people: [''] }))
    opening.value = false
  }
  return (
    <div class="friends__open">
      <label class="visually-hidden" for={id}>
        {say('web.online.game')}
      </label>
      <select
        class="input"
        id={id}
        value={game.value}
        onChange={event => {
          game.value = gameIds.find(one => one === event.currentTarget.value) ?? game.value
        }}
      >
        {gameIds.map(one => (
          <option key={one} value={one}>
            {gameTitle(one)}
          </option>
        ))}
      </select>
      <Button wide disabledReason={opening.value ? say('web.loading') : undefined} onClick={() => void open()}>
        {say('web.online.open')}
      </Button>
    </div>
  )
}

interface TableForFriendsProps extends NewTable {
  /** Why a game cannot begin with these options yet. */
  readonly disabledReason: string | undefined
}
/** Opens a table with the chosen options. Not shown without a server. */
export function TableForFriends({ disabledReason, ...table }: TableForFriendsProps) {
  useEffect(() => void findServer(), [])
  if (!hasServer.value) return null
  return (
    <Button wide disabledReason={disabledReason} onClick={() => void enterLobby(() => openTable(table))}>
      {say('web.online.play')}
    </Button>
  )
}

// Ways to an online table: open one, or enter the code of a friend. Everything that talks to the server is loaded on demand.
import type { TableId } from '@overlair/protocol/table'
import { type GameId, gameIds } from '@overlair/rules/game-ids'
import type { RawOptions } from '@overlair/rules/kernel'
import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { introductoryGame } from '../../game-module/introductory-game.ts'
import { gameModules } from '../../games/index.ts'
import { findServer, hasServer } from '../../online/server.ts'
import { say } from '../../platform/i18n/say.ts'
import { navigate } from '../../platform/routing/router.ts'
import { toast } from '../../ui/announcements.ts'
import { Button, Panel } from '../../ui/index.ts'
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
async function openTable(game: GameId, options: RawOptions, players: number): Promise<TableId> {
  const { createTable } = await import('../../online/find-table.ts')
  return createTable(game, options, Math.max(2, players))
}

export function PlayWithFriends() {
  useEffect(() => void findServer(), [])
  if (hasServer.value === undefined) return null
  return (
    <Panel title={say('web.online.play')}>
      {hasServer.value ? (
        <div class="friends">
          <p class="friends__text">{say('web.online.text')}</p>
          <OpenTable />
          <EnterCode />
        </div>
      ) : (
        <p class="friends__text">{say('web.online.noServer')}</p>
      )}
    </Panel>
  )
}

function OpenTable() {
  const id = useId()
  const game = useSignal<GameId>(introductoryGame)
  const opening = useSignal(false)
  const open = async () => {
    opening.value = true
    await enterLobby(() => openTable(game.value, {}, gameModules[game.value].players.min))
    opening.value = false
  }
  return (
    <div class="field">
      <label class="field__name" for={id}>
        {say('web.online.game')}
      </label>
      <div class="friends__line">
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
        <Button
          variant="gold"
          disabledReason={opening.value ? say('web.loading') : undefined}
          onClick={() => void open()}
        >
          {say('web.online.open')}
        </Button>
      </div>
    </div>
  )
}

function EnterCode() {
  const id = useId()
  const code = useSignal('')
  const problem = useSignal<string | undefined>(undefined)
  const join = async () => {
    const { findTable } = await import('../../online/find-table.ts')
    try {
      navigate({ page: 'online', table: await findTable(code.value) })
    } catch {
      problem.value = say('web.online.badCode')
    }
  }
  const missing = code.value.trim().length < 6 ? say('web.online.noCode') : undefined
  return (
    <form
      class="field"
      onSubmit={event => {
        event.preventDefault()
        if (missing === undefined) void join()
      }}
    >
      <label class="field__name" for={id}>
        {say('web.online.code')}
      </label>
      <div class="friends__line">
        <input
          class="input"
          id={id}
          value={code.value}
          maxLength={200}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-describedby={`${id}-problem`}
          onInput={event => {
            code.value = event.currentTarget.value
            problem.value = undefined
          }}
        />
        <Button disabledReason={missing} onClick={() => void join()}>
          {say('web.online.join')}
        </Button>
      </div>
      <p id={`${id}-problem`} class="friends__problem" role="status">
        {problem.value}
      </p>
    </form>
  )
}

interface TableForFriendsProps {
  readonly game: GameId
  readonly options: RawOptions
  readonly players: number
  /** Why a game cannot begin with these options yet. */
  readonly disabledReason: string | undefined
}
/** Opens a table with the chosen options. Not shown without a server. */
export function TableForFriends({ game, options, players, disabledReason }: TableForFriendsProps) {
  useEffect(() => void findServer(), [])
  if (!hasServer.value) return null
  return (
    <Button
      wide
      disabledReason={disabledReason}
      onClick={() => void enterLobby(() => openTable(game, options, players))}
    >
      {say('web.online.play')}
    </Button>
  )
}

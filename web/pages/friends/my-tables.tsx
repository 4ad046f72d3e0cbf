import type { MyTable } from '@overlair/protocol/table'
import { isGameId } from '@overlair/rules/game-ids'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameTitle } from '../../game-module/game-title.ts'
import { listMyTables } from '../../online/my-tables.ts'
import { momentText } from '../../online/time-text.ts'
import { say } from '../../platform/i18n/say.ts'
import { Button, ButtonLink, Panel } from '../../ui/index.ts'
import './my-tables.css'

/** Number of tables on the page until the player asks for all. */
const SHORT_LIST = 3

/** The online tables of this person. Absent if there are none. */
export function MyTables() {
  const tables = useSignal<readonly MyTable[]>([])
  const all = useSignal(false)
  useEffect(() => {
    const refresh = () => {
      if (document.hidden) return
      listMyTables().then(
        found => {
          tables.value = found
        },
        () => {
          // The list stays as it was.
        },
      )
    }
    refresh()
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [])
  if (tables.value.length === 0) return null
  const shown = all.value ? tables.value : tables.value.slice(0, SHORT_LIST)
  const more = tables.value.length - shown.length
  return (
    <Panel gold={tables.value.some(({ yourTurn }) => yourTurn)} title={say('lobby.tables')}>
      <ul class="stack">
        {shown.map(table => (
          <Row key={table.table} table={table} />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="quiet"
          onClick={() => {
            all.value = true
          }}
        >
          {say('lobby.tables.more', { n: more })}
        </Button>
      )}
    </Panel>
  )
}

function Row({ table }: { readonly table: MyTable }) {
  const { game, yourTurn, touched } = table
  const title = isGameId(game) ? gameTitle(game) : game
  return (
    <li class="my-table" data-part="my-table" data-state={yourTurn ? 'your-turn' : table.status}>
      <div class="my-table__text">
        <strong>{title}</strong>
        <span class={yourTurn ? 'my-table__turn' : undefined}>{statusText(table)}</span>
        <span class="my-table__details">
          {othersText(table)} · {momentText(touched)}
        </span>
      </div>
      <ButtonLink variant={yourTurn ? 'gold' : 'plain'} to={{ page: 'online', table: table.table }}>
        {say(yourTurn ? 'lobby.tables.resume' : 'lobby.tables.look')}
        <span class="visually-hidden"> {title}</span>
      </ButtonLink>
    </li>
  )
}

function statusText({ status, yourTurn, seats }: MyTable): string {
  switch (status) {
    case 'lobby':
      return say('lobby.tables.lobby', { n: seats.filter(({ kind }) => kind === 'open').length })
    case 'running':
      return say(yourTurn ? 'lobby.tables.yourTurn' : 'lobby.tables.waiting')
    case 'over':
    case 'stopped':
      return say(`lobby.tables.${status}`)
  }
}

/** The other people by name, and how many bots there are. */
function othersText({ seats, mine }: MyTable): string {
  const people = seats.flatMap(({ kind, name }, i) =>
    kind === 'person' && name !== undefined && !mine.includes(i) ? [name] : [],
  )
  const bots = seats.filter(({ kind }) => kind === 'bot').length
  const others = [...people, ...(bots > 0 ? [say('lobby.tables.bots', { n: bots })] : [])]
  return others.length > 0 ? others.join(', ') : say('lobby.tables.alone')
}

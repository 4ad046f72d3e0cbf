// People with raw clients at a table, and a clock that tests move.
import type { TableId } from '@overlair/protocol/table'
import { seatColours } from '@overlair/protocol/table'
import type { Limits } from '../connections/limits.ts'
import type { Surroundings } from '../tables/services.ts'
import { type Lab, openLab } from './lab.ts'
import { RawClient } from './raw-client.ts'

export interface Scene {
  readonly lab: Lab
  readonly clock: { now: number }
  /** Logs a device in. */
  person(name: string): Promise<RawClient>
}
export async function openScene(changes: Partial<Surroundings> = {}, limits?: Limits): Promise<Scene> {
  const clock = { now: 1_800_000_000_000 }
  const lab = await openLab({ now: () => clock.now, ...changes }, limits)
  return {
    lab,
    clock,
    async person(name) {
      const client = new RawClient(lab, name)
      await client.hello()
      return client
    },
  }
}

export async function createTable(host: RawClient, players: number, game = 'overboss'): Promise<TableId> {
  const fields = {
    key: `${host.name}-${game}-${players}`,
    game,
    options: {},
    players,
    name: host.name,
    colour: 'red',
  } as const
  const table = String((await host.request('create', fields)).table)
  await host.request('enter', { table })
  return table
}
/** Takes a seat under the name of the client. */
export async function sitDown(client: RawClient, table: TableId, seat: number, name = client.name): Promise<void> {
  await client.request('enter', { table })
  await client.request('sit', { table, seat, name, colour: seatColours[seat]! })
}
/** Makes choices for all persons, by their clients, until the game is over or so many are made. */
export async function playOn(
  lab: Lab,
  table: TableId,
  clients: readonly RawClient[],
  choices = Number.POSITIVE_INFINITY,
) {
  const online = await lab.directory.find(table)
  for (let made = 0; made < choices; made++) {
    await online.written
    const next = online.match!.match.pending().find(({ by }) => by === 'person')
    if (!next) {
      if (online.match!.isOver) return
      await new Promise(resolve => setTimeout(resolve, 1))
      continue
    }
    const { seat, decision, ask } = next
    const at = online.table.seats[seat]!
    const client = at.kind === 'person' ? clients.find(({ person }) => person === at.person) : undefined
    if (!client) throw new Error(`seat ${seat} waits for a person who is not here`)
    await client.request('choose', { table, seat, decision, choice: ask.choices[0]! })
  }
}

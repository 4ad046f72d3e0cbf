// Tables of a lab with people and bots.
import type { RemoteTable } from '@overlair/client/remote-table'
import type { Compressed } from '@overlair/protocol/compressed'
import type { WholeLog } from '@overlair/protocol/messages'
import type { Choice } from '@overlair/rules/kernel'
import { gameOf } from '../tables/services.ts'
import { decompressed } from './decompressed.ts'
import type { Device, Lab } from './lab.ts'

export type Place = readonly [Device, RemoteTable]

/** A discreet table may answer forty times in a row by itself, with a pause each, and the machine may be busy. */
const LONGEST_WAIT = 30_000

export async function until(holds: () => boolean, event: string): Promise<void> {
  for (const end = Date.now() + LONGEST_WAIT; Date.now() < end; ) {
    if (holds()) return
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  throw new Error(`never: ${event}`)
}

/** Seats people at a table, one device each, the first one as host. */
async function seated(lab: Lab, game: string, players: number, options = {}): Promise<readonly Place[]> {
  const devices = Array.from({ length: players }, (_, i) => lab.connect(`device-${i}`))
  const host = await devices[0]!.create(game, options, players, 'Person 0')
  const id = host.table!.id
  const places: Place[] = [[devices[0]!, host]]
  for (let seat = 1; seat < players; seat++) {
    const table = await devices[seat]!.enter(id)
    const colour = (['red', 'blue', 'green', 'yellow'] as const)[seat]!
    await table.ask('sit', { seat, name: `Person ${seat}`, colour })
    places.push([devices[seat]!, table])
  }
  return places
}
/** Seats people and starts the game. Resolves when all have its position. */
export async function started(lab: Lab, game: string, players: number, options = {}): Promise<readonly Place[]> {
  const places = await seated(lab, game, players, options)
  await places[0]![1].ask('start', {})
  await until(() => places.every(([, table], seat) => table.seat(seat) !== undefined), 'all have the position')
  return places
}
/** A person at seat 0 who has started a game against bots. */
export async function startedAgainstBots(lab: Lab, game: string, bots: number, level = 'random'): Promise<Place> {
  const device = lab.connect('alone')
  const table = await device.create(game, {}, bots + 1, 'Ola')
  for (let seat = 1; seat <= bots; seat++) await table.ask('seat', { seat, to: { kind: 'bot', level } })
  await table.ask('start', {})
  await until(() => table.seat(0) !== undefined, 'the position')
  return [device, table]
}

/** All choices so far, as the server tells the person of a client. */
export async function logOf(table: RemoteTable): Promise<WholeLog> {
  const { game, ...rest } = table.table!
  return decompressed((await table.ask('log', {})) as Compressed, gameOf(game), rest)
}

export interface Decision {
  readonly seat: number
  readonly decision: number
  readonly choices: readonly Choice[]
}
/** What a client is asked for its seat. */
export function askedOf(table: RemoteTable, seat: number): Decision | undefined {
  const { ask, decision } = table.seat(seat)?.position() ?? {}
  return ask && decision !== undefined ? { seat, decision, choices: ask.choices } : undefined
}
/** The first decision that any of these people must make. */
export async function nextDecision(places: readonly Place[]): Promise<Decision & { readonly table: RemoteTable }> {
  let found: (Decision & { readonly table: RemoteTable }) | undefined
  await until(() => {
    for (const [seat, [, table]] of places.entries()) {
      const asked = askedOf(table, seat)
      if (asked) found = { ...asked, table }
    }
    return found !== undefined
  }, 'a person is asked')
  return found!
}
/** Resolves with the code of the refusal, or undefined. */
export async function codeOf(asking: Promise<unknown>): Promise<string | undefined> {
  try {
    await asking
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
/** Makes a choice. Resolves with the code of the refusal, or undefined. */
export function choose(
  { seat, decision, choices, table }: Decision & { readonly table: RemoteTable },
  choice = choices[0]!,
): Promise<string | undefined> {
  return codeOf(table.ask('choose', { seat, choice: choice as never, decision }))
}
/** The next choice of these people. Resolves when all have seen it. */
export async function play(places: readonly Place[], count = 1): Promise<void> {
  for (let i = 0; i < count; i++) {
    const next = await nextDecision(places)
    const { revision } = next.table.seat(next.seat)!.position()
    const refused = await choose(next)
    if (refused !== undefined) throw new Error(`a choice was refused: ${refused}`)
    await until(
      () => places.every(([, table], seat) => table.seat(seat)!.position().revision > revision),
      'all see the choice',
    )
  }
}

/** Plays until one of these people can take the last choice back. Returns the way to do it. Resolves when all have seen it. */
export async function playUntilUndoable(places: readonly Place[]): Promise<() => Promise<void>> {
  for (;;) {
    await play(places)
    for (const [seat, [, table]] of places.entries()) {
      const { undoable, revision } = table.seat(seat)!.position()
      if (undoable === undefined) continue
      return async () => {
        await table.ask('undo', { seat, decision: undoable })
        const isSeen = () => places.every(([, one], i) => one.seat(i)!.position().revision > revision)
        await until(isSeen, 'all see the undo')
      }
    }
  }
}

// What the requests of a person do at a table.
import { randomBytes } from 'node:crypto'
import { isBotLevel } from '@overlair/bots/levels'
import type { RequestOf, TableRequest } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import { GameError } from '@overlair/rules/kernel'
import type { Directory } from './directory.ts'
import type { OnlineTable } from './online-table.ts'
import { pastOf } from './past.ts'
import { type IssuedCode, issueCode } from './requests/codes.ts'
import { changeSeat, configure, pause, sit, start } from './requests/lobby.ts'
import { lostSeat, passHostOn } from './requests/lost-seats.ts'
import { rematchOf } from './requests/rematch.ts'
import { resign, substitute } from './requests/substitutes.ts'
import type { RequestResult } from './tables.ts'

/** The last invitation to each open table. All its people see the same code, until it is about to expire. */
const invitations = new WeakMap<OnlineTable, Promise<IssuedCode>>()
const INVITATION_LEFT = 24 * 3600_000

async function invitation({ services }: Directory, online: OnlineTable): Promise<IssuedCode> {
  const last = await invitations.get(online)?.catch(() => undefined)
  if (last && last.expires - services.now() > INVITATION_LEFT) return last
  const issued = issueCode(services, 'invitation', { table: online.table.id })
  invitations.set(online, issued)
  return issued
}

/** Throws GameError or an error of the storage, and then has changed nothing. */
export async function carryOut(
  directory: Directory,
  online: OnlineTable,
  person: PersonId,
  request: TableRequest,
): Promise<RequestResult> {
  switch (request.do) {
    case 'invite':
      return { ...(await invitation(directory, online)) }
    case 'sit':
      await online.change(table => sit(table, person, request))
      return {}
    case 'seat':
      await online.change(table => changeSeat(table, person, request, isBotLevel))
      return {}
    case 'move':
      return move(online, person, request)
    case 'configure':
      await online.change(table => configure(table, person, request, directory.gameOf(table.game)))
      return {}
    case 'host':
      await online.change(table => passHostOn(table, person, request.seat, online))
      return {}
    case 'start': {
      const seed = randomBytes(24).toString('base64url')
      await online.change(table => start(table, person, directory.gameOf(table.game), seed))
      return {}
    }
    case 'pause':
      await online.change(table => pause(table, person, request))
      return {}
    case 'substitute':
      await online.change(table => {
        const { absentSince, now } = online
        return substitute(table, person, request, { isLevel: isBotLevel, absentSince, now })
      })
      return {}
    case 'resign':
      await online.change(table => resign(table, person, request))
      online.note({ kind: 'resigned', seat: request.seat })
      return {}
    case 'choose':
      return choose(online, person, request)
    case 'undo':
      return (await online.undo(person, request.seat, request.decision)) ? { asked: true } : {}
    case 'answerUndo':
      await online.answerUndo(person, request.allow)
      return {}
    case 'reissue': {
      const target = lostSeat(online.table, person, request.seat, online)
      return { ...(await issueCode(directory.services, 'seat', target)) }
    }
    case 'rematch':
      return { table: await openRematch(directory, online, person) }
    case 'instruct':
      await online.instruct(person, request.seat, request.instructions)
      return {}
    case 'log':
      return { steps: await online.log(person, request.seat) }
    case 'replay':
      return { ...(await pastOf(directory.services, online, person, request.from)) }
    case 'say':
      online.say(person, {
        ...(request.text !== undefined && { text: request.text }),
        ...(request.phrase !== undefined && { phrase: request.phrase }),
      })
      return {}
  }
}

/** Opens the table of the next game, or finds it. */
async function openRematch(directory: Directory, online: OnlineTable, person: PersonId): Promise<TableId> {
  const { id, created, seats } = rematchOf(online.table, person, online.absentSince)
  if (online.rematch === undefined) {
    await directory.write(id, created, seats)
    await online.change(() => (online.rematch === undefined ? [{ kind: 'rematch', table: id }] : []))
  }
  return id
}

/** Moves a person to another seat, or lets the others see that the person wants to. */
async function move(online: OnlineTable, person: PersonId, request: RequestOf<'move'>): Promise<RequestResult> {
  let hasMoved = false
  await online.change(table => {
    const entries = online.swaps.move(table, person, request)
    hasMoved = entries.length > 0
    return entries
  })
  if (!hasMoved) online.showTable()
  return hasMoved || request.seat === request.to ? {} : { asked: true }
}

async function choose(
  online: OnlineTable,
  person: PersonId,
  { seat, choice, decision }: RequestOf<'choose'>,
): Promise<RequestResult> {
  try {
    await online.choose(person, seat, choice, decision)
    return {}
  } catch (error) {
    if (!(error instanceof GameError && error.code === 'already-made')) throw error
    // The client sent it again because it had heard nothing. It may still be on its way to the disk.
    await online.written
    if (online.isClosed) throw error
    return { repeated: true }
  }
}

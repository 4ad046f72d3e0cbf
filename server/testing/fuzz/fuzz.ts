// Sends messages that nobody should send to running tables of all games. Throws if the server breaks, changes what the sender may not
// change, or does not answer.
import assert from 'node:assert/strict'
import { defaultSettings } from '@overlair/protocol/table'
import { gameIds } from '@overlair/rules/game-ids'
import { stateHash } from '@overlair/rules/kernel'
import { type Lab, openLab } from '../lab.ts'
import { RawClient } from '../raw-client.ts'
import { below, choiceOf, hostile, oneOf, type Target } from './hostile.ts'

export interface FuzzReport {
  readonly refused: number
  readonly done: number
  /** Messages that changed a game: legal choices of the people at its table. */
  readonly changed: number
  readonly games: number
}
interface People {
  readonly host: RawClient
  readonly guest: RawClient
  /** They have no seat, or have not even logged in. */
  readonly others: readonly RawClient[]
}

async function openTarget(lab: Lab, { host, guest, others }: People, game: string, key: string): Promise<Target> {
  const seated = { name: 'Host', colour: 'red' } as const
  const created = await host.ask({ id: 'x', do: 'create', key, game, options: {}, players: 2, ...seated })
  const id = created.ok ? String(created.result.table) : ''
  for (const person of [host, guest, ...others]) await person.ask({ id: 'x', do: 'enter', table: id })
  const settings = { ...defaultSettings, pace: 'brisk' } as const
  await host.ask({ id: 'x', do: 'configure', table: id, settings })
  await guest.ask({ id: 'x', do: 'sit', table: id, seat: 1, name: 'Guest', colour: 'blue' })
  const started = await host.ask({ id: 'x', do: 'start', table: id })
  assert(started.ok, 'the game starts')
  return { id, online: await lab.directory.find(id), sent: [] }
}
async function leave({ host, guest, others }: People, table: string): Promise<void> {
  for (const person of [host, guest, ...others]) await person.ask({ id: 'x', do: 'leave', table })
}
const hashOfTable = ({ online: { table, match } }: Target): string => {
  const { revision, paused, seats } = match!.match
  return stateHash([table, revision, paused, seats, [0, 1].map(seat => match!.match.seat(seat).instructions())])
}
const hashOfState = ({ online }: Target): string => stateHash(online.match?.match.state)

export async function fuzz(messages: number): Promise<FuzzReport> {
  const lab = await openLab()
  const clients = ['host', 'guest', 'spectator', 'stranger', 'nobody'].map(name => new RawClient(lab, name))
  const [host, guest, spectator, stranger, nobody] = clients as [RawClient, RawClient, RawClient, RawClient, RawClient]
  for (const person of [host, guest, spectator, stranger]) await person.hello()
  const people = { host, guest, others: [spectator] }
  let games = 0
  const open = (game: string) => openTarget(lab, people, game, `fuzz-${games++}`)
  const targets: Target[] = []
  for (const game of gameIds) targets.push(await open(game))
  const hashes = () => ({ tables: targets.map(hashOfTable).join(), states: targets.map(hashOfState).join() })

  const seen = { refused: 0, done: 0, changed: 0 }
  let before = hashes()
  for (let n = 0; n < messages; n++) {
    const at = below(targets.length)
    const target = targets[at]!
    const seat = below(2)
    const legal = choiceOf(target, seat, 0)
    let [sender, text] = [oneOf([host, guest, spectator, stranger, nobody]), hostile(target, seat)]
    if (legal && below(3) === 0) {
      text = JSON.stringify({ id: 'x', ...legal })
      if (below(2) === 0) {
        sender = seat === 0 ? host : guest
        target.sent.push(text)
      }
    }
    const { replies } = sender
    const reply = await sender.send(text)
    const said = `${sender.name}: ${text.slice(0, 300)}`
    assert.equal(sender.replies, replies + 1, `one reply: ${said}`)
    const after = hashes()
    if (reply.ok) seen.done++
    else {
      seen.refused++
      const { code, message } = reply.refused
      assert.match(code, /^[a-z-]+$/, said)
      assert.notEqual(code, 'failed', said)
      assert.notEqual(message, '', said)
    }
    const mayChange = reply.ok && (sender === host || sender === guest)
    if (!mayChange) assert.deepEqual(after, before, said)
    if (after.states !== before.states) seen.changed++
    before = after
    if (target.online.table.status === 'over') {
      await leave(people, target.id)
      targets[at] = await open(gameIds[at]!)
      before = hashes()
    }
  }
  assert.deepEqual(lab.errors, [])
  await lab.close()
  return { ...seen, games }
}

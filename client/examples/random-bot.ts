// A bot that takes a free seat and makes random choices: node client/examples/random-bot.ts http://127.0.0.1:4040/ CG58K3
import { argv } from 'node:process'
import { Connection } from '@overlair/client/connection'
import { RemoteTable } from '@overlair/client/remote-table'
import { seatColours } from '@overlair/protocol/table'
import { games } from '@overlair/rules'

const [, , server = 'http://127.0.0.1:4040/', code = ''] = argv
let person: string | undefined
let table: RemoteTable | undefined
const connection = new Connection({
  secret: crypto.randomUUID(),
  open: () => new WebSocket(new URL('api/socket', server)),
  onPerson: id => (person = id),
  onStatus: status => status === 'open' && table?.enter().catch(console.error),
  onPush: push => void table?.receive(push).then(choose),
})
function choose(): void {
  for (const seat of table?.mySeats ?? []) {
    const { ask, decision } = table?.seat(seat)?.position() ?? {}
    if (!ask || decision === undefined) continue
    table?.seat(seat)?.choose(ask.choices[Math.floor(Math.random() * ask.choices.length)]!, decision)
  }
}
const found = await connection.request('find', { code })
table = new RemoteTable({
  id: String(found.table),
  person: () => person,
  connection,
  loadGame: async ({ game }) => games.find(({ id }) => id === game)!,
  onTable: message => message.table.status === 'over' && connection.close(),
  onMatch: () => {},
  onSending: () => {},
  onFailure: console.error,
})
await table.enter()
const { seats = [] } = table.table ?? {}
const seat = seats.findIndex(({ kind }) => kind === 'open')
const colour = seatColours.find(one => !seats.some(other => other.kind === 'person' && other.colour === one))!
await table.ask('sit', { seat, name: `Random ${seat}`, colour })

import { lengthened } from '@overlair/protocol/shorthand'
import type { TableSeat } from '@overlair/protocol/table'
import { describe, expect, test } from 'vitest'
import { openLab } from '../testing/lab.ts'
import { RawClient } from '../testing/raw-client.ts'
import { recordOf, Stage, tableFor } from '../testing/stage.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { entriesOf } from './log/entries.ts'
import { OnlineMatch } from './online-match.ts'
import { gameOf } from './services.ts'

const game = gameOf('overboss')
const kindOf = (text: string): string => JSON.parse(lengthened(text)).push

describe('nobody sees a choice before it is on disk', () => {
  async function openStage() {
    let [finish, fail] = [() => {}, (_: Error) => {}]
    const append = () =>
      new Promise<void>((resolve, reject) => {
        ;[finish, fail] = [resolve, reject]
      })
    const record = recordOf(game, 2, { firstPlayer: '1' }, 'disk')
    const stage = await Stage.open({ game, record, viewer: 1, pace: 'brisk', change: () => {}, append })
    await stage.enter()
    stage.sent.length = 0
    const { ask, decision } = stage.match.seat(0).position()
    stage.choose(0, ask!.choices[0]!, decision!)
    const log = stage.table.log('person-1', undefined)
    await stage.pass(() => {})
    return { stage, log, finish: () => finish(), fail: () => fail(new Error('the disk is full')) }
  }
  test('who asks for the whole position or the log waits for it', async () => {
    const { stage, log, finish } = await openStage()
    expect(stage.sent).toEqual([])
    finish()
    expect(await log).toHaveLength(1)
    await stage.pass(() => {})
    expect(stage.sent.map(({ text }) => kindOf(text))).toEqual(['steps', 'table', 'position', 'table', 'position'])
  })
  test('if the disk fails, the table closes, and nobody has seen the choice', async () => {
    const { stage, log, fail } = await openStage()
    fail()
    await expect(log).rejects.toMatchObject({ code: 'closed' })
    expect(stage.sent.map(({ text }) => kindOf(text))).toEqual(['closed'])
  })
})

test('seats that the server answers for come in the order of seats, not in that of hidden bosses', async () => {
  const bossMonster = gameOf('boss-monster')
  const entries = entriesOf(recordOf(bossMonster, 4, { choose: true }, 'hidden order c'))
  const bots = Array.from({ length: 4 }, (): TableSeat => ({ kind: 'bot', level: 'random' }))
  const now = () => 0
  const { match, times } = await matchFrom(bossMonster, entries, tableFor(bossMonster, bots), { now })
  expect(match.pending().map(({ seat }) => seat)).not.toEqual([0, 1, 2, 3])
  const online = new OnlineMatch('table', match, new PositionFeed(bossMonster, () => match.state, 4), { now, ...times })
  expect(online.awaited().map(({ seat }) => seat)).toEqual([0, 1, 2, 3])
})

test('at a discreet table a bot answers after a pause, whether or not it has a choice', async () => {
  let pauses = 0
  const lab = await openLab({
    wait: async () => {
      pauses++
    },
  })
  const host = new RawClient(lab, 'host')
  await host.hello()
  const fields = { key: 'bots', game: 'overboss', options: {}, players: 2, name: 'Ola', colour: 'red' } as const
  const created = await host.ask({ id: '1', do: 'create', ...fields })
  const table = created.ok ? String(created.result.table) : ''
  await host.ask({ id: '2', do: 'enter', table })
  await host.ask({ id: '3', do: 'seat', table, seat: 1, to: { kind: 'bot', level: 'random' } })
  await host.ask({ id: '4', do: 'seat', table, seat: 0, to: { kind: 'bot', level: 'random' } })
  await host.ask({ id: '5', do: 'start', table })
  const { match } = (await lab.directory.find(table)).match!
  while (match.result === undefined) await new Promise(resolve => setTimeout(resolve, 5))
  expect(match.played.length).toBeGreaterThan(20)
  expect(pauses).toBeGreaterThanOrEqual(match.played.length)
  expect(lab.errors).toEqual([])
  await lab.close()
})

// People who do everything that a table lets them, in any order: the clients always have the position of the server, and its log leads
// to the same table again.
import { race } from '@overlair/play/testing/race-game'
import { defaultSettings, type TableSettings } from '@overlair/protocol/table'
import { randomBelow, randomSource, stateHash } from '@overlair/rules/kernel'
import { afterEach, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { codeOf, type Place, started, until } from '../testing/tables.ts'
import { gameOf } from './services.ts'

let lab: Lab
afterEach(() => lab.close())

const settings: TableSettings = {
  ...defaultSettings,
  pace: 'brisk',
  clock: { perMove: 30, reserve: 30, atZero: 'choice' },
}

/** Returns the kinds of notes that people got. */
async function disturb(game: string, players: number, turns: number, round = 0): Promise<ReadonlySet<string>> {
  const time = new FakeTime()
  const findGame = (id: string) => (id === 'race' ? (race as never) : gameOf(id))
  lab = await openLab({
    now: time.now,
    startTimer: time.startTimer,
    findGame,
    answerForBot: async ({ position }) => position.own!.ask!.choices[0]!,
  })
  const places = await started(lab, game, players)
  const random = randomSource(`disorder ${game} ${round}`)
  const below = (n: number) => randomBelow(random, n)
  await places[0]![1].ask('configure', { settings })
  const requestOf = ([, table]: Place) => table.message?.undoRequest
  const answerAll = async (allow: boolean) => {
    for (const [, table] of places) await codeOf(table.ask('answerUndo', { allow }))
  }
  const act = async (place: Place, seat: number): Promise<unknown> => {
    const [, table] = place
    const { ask, decision, undoable, undoableByConsent } = table.seat(seat)!.position()
    const undo = undoable ?? undoableByConsent
    if (requestOf(place) && below(3) > 0) return answerAll(below(4) > 0)
    switch (below(12)) {
      case 0:
        await table.ask('substitute', { seat, level: 'random' })
        return table.ask('substitute', { seat, level: null })
      case 1:
        await table.ask('pause', { paused: true })
        time.pass(below(60_000))
        return table.ask('pause', { paused: false })
      case 2:
        return time.pass(below(60_000))
      case 3:
      case 4:
      case 5:
        return undo === undefined ? undefined : table.ask('undo', { seat, decision: undo })
      default:
        if (!ask || decision === undefined) return undefined
        return table.ask('choose', { seat, decision, choice: ask.choices[below(ask.choices.length)]! })
    }
  }
  const online = await lab.directory.find(places[0]![1].table!.id)
  const isQuiet = () =>
    places.every(([, table], seat) => table.seat(seat)!.position().revision === online.match!.match.revision)
  for (let turn = 0; turn < turns && places[0]![1].table?.status === 'running'; turn++) {
    const seat = below(players)
    expect(await codeOf(act(places[seat]!, seat)), `turn ${turn}`).not.toBe('failed')
    await until(isQuiet, 'all have the position')
  }
  await until(isQuiet, 'all have the position')
  expect(lab.errors).toEqual([])
  expect(places.map(([device]) => device.mismatches)).toEqual(places.map(() => 0))

  const standing = (one: typeof online) => {
    const { match } = one.match!
    const { state, revision, open, clocks } = match
    return [stateHash(state), revision, open, one.table, clocks?.remaining.length]
  }
  const before = standing(online)
  await lab.restart()
  expect(standing(await lab.directory.find(online.table.id))).toEqual(before)
  return new Set(places[0]![0].notes.map(({ note }) => note.kind))
}

test.each([
  ['boss-monster', 3, 150],
  ['overboss', 2, 150],
])(
  '%s for %i',
  async (game, players, turns) => {
    await disturb(game, players, turns)
  },
  60_000,
)
test('a race for 3, until an undo was allowed', async () => {
  let kinds: ReadonlySet<string> = new Set()
  for (let round = 0; round < 8 && !kinds.has('undone'); round++) {
    if (round > 0) await lab.close()
    kinds = await disturb('race', 3, 80, round)
  }
  expect(kinds).toContain('undone')
}, 60_000)

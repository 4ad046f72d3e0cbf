// A person who changes the instructions of a seat while the match is about to answer for it.
import { afterEach, expect, test } from 'vitest'
import { FakeTime } from '../testing/fake-time.ts'
import { type Lab, openLab } from '../testing/lab.ts'
import { askedOf, choose, started, until } from '../testing/tables.ts'

let lab: Lab
afterEach(() => lab.close())

test('is asked at once, and nobody else hears of it', async () => {
  const time = new FakeTime()
  lab = await openLab({ now: time.now, startTimer: time.startTimer, wait: time.wait })
  const places = await started(lab, 'boss-monster', 2)
  const id = places[0]![1].table!.id
  const { match } = (await lab.directory.find(id)).match!
  /** A seat that the match is about to answer for, although it has a choice. */
  const passedOver = () => match.pending().find(({ by, ask }) => by === 'match' && ask.choices.length > 1)?.seat
  const isShown = () => places.every(([, table], seat) => table.seat(seat)!.position().revision === match.revision)
  while (passedOver() === undefined) {
    await until(isShown, 'all see the position')
    const seat = [0, 1].find(one => askedOf(places[one]![1], one))
    if (seat === undefined) time.pass(200)
    else await choose({ ...askedOf(places[seat]![1], seat)!, table: places[seat]![1] })
    await new Promise(resolve => setImmediate(resolve))
  }
  await until(isShown, 'all see the position')
  const seat = passedOver()!
  const [[, table], [other]] = [places[seat]!, places[1 - seat]!]
  const heard = other.received.length
  expect(askedOf(table, seat)).toBeUndefined()
  table.seat(seat)!.instruct({ fullControl: true, stops: {} })
  await until(() => askedOf(table, seat) !== undefined, 'the person is asked')
  expect(await choose({ ...askedOf(table, seat)!, table })).toBeUndefined()
  expect(other.received.slice(heard).filter(text => JSON.parse(text).push === 'steps').length).toBeLessThanOrEqual(1)
})

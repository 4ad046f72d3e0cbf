import { expect, test } from 'vitest'
import { openLab } from '../testing/lab.ts'
import { createTable, openScene, sitDown } from '../testing/people.ts'
import { askedOf, until } from '../testing/tables.ts'

test.each(['overboss', 'boss-monster'])(
  'two people with one device play a whole game of %s with one far away',
  async game => {
    const lab = await openLab()
    const [sofa, away] = [lab.connect('sofa'), lab.connect('away')]
    const here = await sofa.create(game, {}, 3, 'Ola')
    await here.ask('sit', { seat: 2, name: 'Jan', colour: 'green' })
    const there = await away.enter(here.table!.id)
    await there.ask('sit', { seat: 1, name: 'Max', colour: 'blue' })
    await here.ask('start', {})
    await until(() => here.seat(0) !== undefined && there.seat(1) !== undefined, 'all have the position')
    expect(here.mySeats).toEqual([0, 2])
    const { match } = (await lab.directory.find(here.table!.id)).match!
    while (match.result === undefined) {
      const places = [
        [here, 0],
        [here, 2],
        [there, 1],
      ] as const
      const next = places.flatMap(([table, seat]) => {
        const asked = askedOf(table, seat)
        return asked ? [{ table, asked }] : []
      })
      if (next.length > 0)
        await Promise.all(
          next.map(({ table, asked: { seat, decision, choices } }) =>
            table.ask('choose', { seat, decision, choice: choices[0] as never }).catch(() => {}),
          ),
        )
      await new Promise(resolve => setImmediate(resolve))
    }
    await until(() => [here, there].every(table => table.table!.status === 'over'), 'all see the end')
    for (const seat of [0, 2]) expect(here.seat(seat)!.position().result).toEqual(match.result)
    expect(there.seat(0)).toBeDefined()
    expect([sofa.mismatches, away.mismatches, lab.errors]).toEqual([0, 0, []])
    await lab.close()
  },
)

test('standing up from one seat keeps the other; a host who leaves the last one passes the role on', async () => {
  const { lab, person } = await openScene()
  const [sofa, away] = [await person('sofa'), await person('away')]
  const table = await createTable(sofa, 4)
  await sitDown(sofa, table, 2, 'Jan')
  expect(await sofa.refusal('sit', { table, seat: 3, name: 'jan', colour: 'orange' })).toBe('same-name')
  await sitDown(away, table, 1)
  await sofa.request('seat', { table, seat: 0, to: { kind: 'open' } })
  expect(away.last('table')!.table).toMatchObject({
    host: sofa.person,
    seats: [{ kind: 'open' }, {}, { name: 'Jan' }, {}],
  })
  await sofa.request('seat', { table, seat: 2, to: { kind: 'open' } })
  expect(away.last('table')!.table.host).toBe(away.person)
  await lab.close()
})

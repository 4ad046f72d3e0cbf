import { expect, test } from 'vitest'
import { writePositions } from '../../kernel/testing/written-situations.ts'
import { overboss } from '../index.ts'
import { configurations } from '../testing/configurations.ts'
import { situations } from './situation.ts'

type Zones = { readonly [zone: string]: unknown }

test.each(configurations.map(configuration => [configuration.name, configuration] as const))(
  'positions of %s are read as they were written, for each viewer',
  (_, { players, options }) => {
    const count = players.at(-1)!
    writePositions(
      overboss,
      situations,
      { ...options, players: count },
      'written',
      ({ viewer, written, zones, read }) => {
        const { turn, market, row } = written.gaps.length > 0 ? ({} as Zones) : zones
        if (written.gaps.length === 0) expect([read.turn, read.market, read.row]).toEqual([turn, market, row])
        for (let seat = 0; seat < count; seat++) {
          const own = zones[`P${seat + 1}`] as Zones
          const made = read[`P${seat + 1}`] as Zones
          expect([made.map, made.revealed, made.skipsTurn]).toEqual([own.map, own.revealed, own.skipsTurn])
          if (seat === viewer || own.revealed) expect(made.boss).toEqual(own.boss)
        }
      },
    )
  },
)

test('the words hold no boss of another player that is not revealed', () => {
  writePositions(overboss, situations, { players: 3, bosses: true }, 'secret', ({ viewer, written, zones }) => {
    for (const seat of [0, 1, 2])
      if (seat !== viewer && !(zones[`P${seat + 1}`] as Zones).revealed)
        expect(Object.keys(written.words[`P${seat + 1}`] as Zones)).not.toEqual(expect.arrayContaining(['boss']))
  })
})

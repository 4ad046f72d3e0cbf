import { expect, test } from 'vitest'
import { writePositions } from '../../kernel/testing/written-situations.ts'
import { superBossMonster } from '../index.ts'
import { configurations } from '../testing/configurations.ts'
import { situations } from './situation.ts'

type Zones = { readonly [zone: string]: unknown }
const mixed = { game: superBossMonster, players: [3], name: 'all mixed' } as const
const all = [...configurations, { ...mixed, options: { bossMonster: true, nextLevel: true, items: true, coins: true } }]

test.each(all.map(configuration => [configuration.name, configuration] as const))(
  'positions of %s are read as they were written, for each viewer',
  (_, { game, players, options }) => {
    const count = players.at(-1)!
    writePositions(game, situations(game), { ...options, players: count }, 'written', ({ written, zones, read }) => {
      if (zones.phase === 'setup' || zones.phase === 'over') return
      for (let seat = 0; seat < count; seat++) {
        const own = zones[`P${seat + 1}`] as Zones
        const made = read[`P${seat + 1}`] as Zones
        expect([made.boss, made.leveled]).toEqual([own.boss, own.leveled])
        // In other phases something happens before the first choice.
        if (zones.phase !== 'build') continue
        expect([read.round, read.firstPlayer]).toEqual([zones.round, zones.firstPlayer])
        expect([made.dungeon, made.spells, made.slain]).toEqual([own.dungeon, own.spells, own.slain])
        expect([made.survivors, made.entrance]).toEqual([own.survivors, own.entrance])
      }
      expect(written.gaps.length).toBeGreaterThan(0)
    })
  },
)

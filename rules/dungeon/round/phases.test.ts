import { expect, test } from 'vitest'
import { randomBelow, randomSource } from '../../kernel/index.ts'
import { phasesOf } from '../engine/rulesets.ts'
import { bossMonster, nextLevel, superBossMonster } from '../index.ts'
import { newGame } from '../testing/test-table.ts'

test.each([bossMonster, nextLevel, superBossMonster])(
  'a round of $id has the phases of its rule set, in their order (BM-56, SB-44)',
  game => {
    const t = newGame(game, { players: 2 })
    const random = randomSource('a round')
    while (t.state.round < 2) {
      const [seat] = t.asked
      const { choices } = t.ask(seat!)
      t.events.push(...game.apply(t.state, seat!, choices[randomBelow(random, choices.length)]!))
    }
    const begun = t.eventsOf('phase').filter(({ round }) => round === 1)
    expect(begun.map(({ phase }) => phase)).toEqual(phasesOf(game.id))
  },
)

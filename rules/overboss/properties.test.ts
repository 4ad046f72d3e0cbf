// Checks the properties along random play, for every number of players and every option.
import { describe, expect, test } from 'vitest'
import type { Refusal } from '../kernel/contract.ts'
import { randomBelow, randomSource } from '../kernel/random.ts'
import { checkProperties, seeds } from '../kernel/testing/properties.ts'
import { ruleIds } from '../testing/rule-ids.ts'
import type { View } from './index.ts'
import { overboss } from './index.ts'
import { configurations } from './testing/configurations.ts'

const tables = [
  ...configurations.flatMap(({ options, players }) => players.map(number => ({ ...options, players: number }))),
  { players: 1 },
  { players: 2 },
  { players: 3, bosses: true, terrains: ['summoning_circle', 'volcano', 'desert', 'castle', 'cloud_island'] },
  { players: 3, commands: true, terrains: ['summoning_circle', 'volcano', 'forest', 'cave', 'camp'] },
]

describe.each(tables)('%j', options => {
  test('random play keeps all properties', () => {
    const causes = new Set<string>()
    for (const seed of seeds(2)) {
      const checks = { every: 9, onRefusal: ({ why }: Refusal) => causes.add(why) }
      const { decisions } = checkProperties(overboss, options, seed, checks)
      expect(decisions).toBeGreaterThanOrEqual(24)
    }
    expect([...causes].filter(why => !ruleIds.has(why))).toEqual([])
  })
})

test('random play keeps all properties at every single choice', () => {
  const options = { players: 2, bosses: true, commands: true, terrains: 'random' }
  expect(checkProperties(overboss, options, 'every choice', { every: 1 }).decisions).toBeGreaterThan(48)
})

/** Checks the table between two turns. */
function checkBetweenTurns({ players, market, bag, turn }: View): void {
  expect(players[turn.seat]!.map).toContain(null) // OB-38
  for (const { tile } of market) expect(tile).not.toBeNull() // OB-32
  if (bag > 0) for (const { token } of market) expect(token).not.toBeNull() // OB-32, OB-36
  for (const { map, stash } of players) {
    const open = map.some(space => space && space.tile !== 'dungeon' && space.token === null)
    const waiting = stash.some(token => /^(monster|miniboss)-/.test(token))
    expect(open && waiting).toBe(false) // OB-52
  }
}
function checkMaps({ players }: View): void {
  for (const { map, stash } of players) {
    for (const space of map) {
      if (!space?.token) continue
      expect(space.tile).not.toBe('dungeon') // OB-46
      expect(space.token).toMatch(/^(monster|miniboss)-/) // OB-8
    }
    expect(new Set(stash.filter(token => token.startsWith('crystal-'))).size).toBe(
      stash.filter(token => token.startsWith('crystal-')).length,
    ) // OB-27: one crystal of each terrain
  }
}

test.each(tables)('the table is legal after every turn (OB-8, OB-32, OB-38, OB-46, OB-52): %j', options => {
  for (const seed of seeds(1)) {
    const random = randomSource(`between turns ${seed}`)
    const state = overboss.setup(options, seed)
    let number = 0
    while (overboss.asks(state).length > 0) {
      const asks = overboss.asks(state)
      const { seat, choices } = asks[randomBelow(random, asks.length)]!
      const view = overboss.view(state, 'spectator')
      checkMaps(view)
      if (view.step === 'draft' && view.turn.number > number) {
        number = view.turn.number
        checkBetweenTurns(view)
      }
      overboss.apply(state, seat, choices[randomBelow(random, choices.length)]!)
    }
    for (const { map } of overboss.view(state, 'spectator').players) expect(map).not.toContain(null) // OB-74
    expect(number).toBeGreaterThanOrEqual(options.players * 11)
  }
})

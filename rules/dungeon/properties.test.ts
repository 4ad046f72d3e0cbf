import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Refusal, randomBelow, randomSource } from '../kernel/index.ts'
import { checkProperties, seeds } from '../kernel/testing/properties.ts'
import { ruleIds } from '../testing/rule-ids.ts'
import { shelf } from './cards/shelf.ts'
import { catalogueOf } from './engine/catalogue.ts'
import { bossMonster, nextLevel, type State, superBossMonster } from './index.ts'
import { cardOf } from './model/card-ids.ts'
import { cardUses } from './testing/card-uses.ts'
import { configurations } from './testing/configurations.ts'

for (const { name, game, players, options } of configurations)
  for (const number of players)
    test(`${name}, ${number} players: random play keeps all properties`, () => {
      const causes = new Set<string>()
      const checks = { every: 9, onRefusal: ({ why }: Refusal) => causes.add(why) }
      for (const seed of seeds(3))
        expect(checkProperties(game, { ...options, players: number }, seed, checks).decisions).toBeGreaterThan(20)
      expect([...causes].filter(why => !ruleIds.has(why) && !shelf.has(why))).toEqual([])
    })

/** Freezes everything that a copy shares with its original. */
function freezeShared(s: State): void {
  const freeze = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || Object.isFrozen(value)) return
    Object.freeze(value)
    Object.values(value).forEach(freeze)
  }
  for (const f of [...s.stack, ...s.pending]) Object.values(f.v).forEach(freeze)
  for (const shared of [
    s.order,
    s.lasting,
    s.once,
    s.entered,
    s.waiting,
    s.levelUpsWaiting,
    s.sights,
    s.asks,
    s.answers,
    s.variants,
    s.sets,
  ])
    freeze(shared)
  for (const p of s.players) {
    freeze(p.dealt)
    freeze(p.tally.cast)
    for (const room of p.dungeon) freeze(room.under)
    for (const hero of [...p.entrance, ...(p.walker ? [p.walker] : [])]) freeze(hero.met)
  }
  freeze(s.result)
}
test('the engine never changes in place what copies share', () => {
  const random = randomSource('frozen')
  for (const seed of seeds(25)) {
    const s = nextLevel.setup({ players: 2 + (seed % 3), mixed: true, machinations: true }, seed)
    while (s.asks.length > 0) {
      freezeShared(s)
      const ask = s.asks[randomBelow(random, s.asks.length)]!
      nextLevel.apply(s, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    }
    expect(s.result).not.toBeNull()
  }
})

/** Returns all violations of rules that hold in every state. */
function violations(s: State): string[] {
  const found: string[] = []
  const must = (holds: boolean, violation: string) => {
    if (!holds) found.push(violation)
  }
  s.players.forEach((p, seat) => {
    must(p.dungeon.length <= 5, 'more than five rooms (BM-69)')
    must(
      p.walker === null || (s.phase === 'adventure' && s.active === seat),
      'a hero inside at the wrong time (BM-114)',
    )
    for (const room of p.dungeon) {
      const [lowest] = [...room.under, room.id]
      must(!shelf.roomFacts(cardOf(lowest!)).advanced, 'an advanced room that covers no room (BM-73)')
      must(!room.faceDown || s.phase === 'build' || s.phase === 'setup', 'a face-down room after the reveal (BM-89)')
      must(!room.off || !room.faceDown, 'a face-down room that is deactivated (BM-88)')
    }
    for (const hero of p.entrance) must(hero.room === '', 'a hero at the entrance that is in a room')
  })
  must(
    s.pending.length === 0 || s.phase === 'build' || s.phase === 'adventure',
    'a declared effect outside the windows (BM-16)',
  )
  must(
    s.town.every((hero, i) => i === 0 || s.town[i - 1]!.revealed < hero.revealed),
    'town out of order (BM-63, BM-202)',
  )
  must(s.sights.length === 0 || s.stack.length > 0, 'a peek without a frame')
  return found
}
test('random play never violates a rule', () => {
  const random = randomSource('order')
  for (const { game, options } of configurations)
    for (const seed of seeds(40)) {
      const s = game.setup({ players: 2 + (seed % 3), ...options }, seed)
      while (s.asks.length > 0) {
        const ask = s.asks[randomBelow(random, s.asks.length)]!
        game.apply(s, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
        expect(violations(s)).toEqual([])
      }
      expect(s.stack).toEqual([])
    }
})

test('random play uses every card of both sets', () => {
  const uses = cardUses(nextLevel, { mixed: true, infiniteLives: true }, seeds(150))
  const { bosses, rooms, spells } = shelf.boxOf('boss-monster')
  const next = shelf.boxOf('next-level')
  const unused = [...bosses, ...rooms, ...spells, ...next.bosses, ...next.rooms, ...next.spells, ...next.heroes].filter(
    card => !uses[card],
  )
  expect(unused).toEqual([])
})

test('a game refuses a state of another rules version', () => {
  const s = { ...bossMonster.setup({}, 1), version: 'of old' }
  expect(() => bossMonster.apply(s, s.asks[0]!.seat, s.asks[0]!.choices[0]!)).toThrow('of old')
})

// A position means nothing after its program was edited. If this list changes, raise the rules version.
test('all programs have the same length as when the rules version was set', async () => {
  const programs = [bossMonster, nextLevel, superBossMonster].flatMap(({ id }) => catalogueOf({ game: id }).programs)
  const lengths = new Set(programs.map(({ name, steps }) => `${name} ${steps.length}`))
  await expect(`${[...lengths].sort().join('\n')}\n`).toMatchFileSnapshot('./programs.txt')
})

test('every card with a text has a test', () => {
  const missing = ['boss-monster', 'next-level'].flatMap(set => {
    const folder = new URL(`cards/${set}/`, import.meta.url)
    const tests = readdirSync(folder).filter(name => name.endsWith('.test.ts'))
    const text = tests.map(name => readFileSync(new URL(name, folder), 'utf8')).join('\n')
    const { bosses, rooms, spells } = shelf.boxOf(set)
    return [...bosses, ...rooms, ...spells].filter(card => !text.includes(`test('${card}: `))
  })
  expect(missing).toEqual([])
})

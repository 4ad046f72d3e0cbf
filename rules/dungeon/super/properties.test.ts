import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Refusal, randomBelow, randomSource } from '../../kernel/index.ts'
import { checkProperties, seeds } from '../../kernel/testing/properties.ts'
import { ruleIds } from '../../testing/rule-ids.ts'
import { shelf } from '../cards/shelf.ts'
import { locateRoom } from '../engine/queries.ts'
import { superBossMonster as game, type State } from '../index.ts'
import { cardOf, withoutSetPrefix } from '../model/card-ids.ts'
import { landmarks } from '../model/state.ts'
import { cardUses, eager } from '../testing/card-uses.ts'
import { superConfigurations } from '../testing/configurations.ts'
import { boardSpaces } from './minions.ts'
import { townPlaces } from './town.ts'

/** Number of games. Games with more players take longer, so there are fewer of them. */
const games = (players: number): number => (players === 1 ? 40 : players < 5 ? 12 : 4)
for (const { name, game, players, options } of superConfigurations)
  for (const number of players)
    test(`${name}, ${number} players: random play keeps all properties, and refusals cite cards or rules of this rulebook`, () => {
      const causes = new Set<string>()
      const onRefusal = ({ why }: Refusal) => causes.add(why)
      for (const seed of seeds(games(number))) {
        const choosing = seed % 2 === 1 ? { choose: eager } : {}
        const played = checkProperties(game, { ...options, players: number }, seed, {
          every: 9,
          onRefusal,
          ...choosing,
        })
        expect(played.decisions).toBeGreaterThan(5)
      }
      const isOwnRule = (why: string) => why.startsWith('SB-') && ruleIds.has(why)
      expect([...causes].filter(why => !isOwnRule(why) && !shelf.has(why))).toEqual([])
    })

/** Returns all violations of rules that hold in every state. */
function violations(s: State): string[] {
  const found: string[] = []
  const must = (holds: boolean, violation: string) => {
    if (!holds) found.push(violation)
  }
  const board = s.board!
  must(s.town.length <= townPlaces(s), 'too many heroes in town (SB-54)')
  const away = board.minions.filter(space => space !== '')
  must(new Set(away).size === away.length, 'two minions on one space (SB-77)')
  must(away.length === 0 || s.phase !== 'end' || s.result === null, 'a minion not at home at the end (SB-212)')
  for (const space of away)
    must(
      boardSpaces.includes(space) || s.players.some(p => p.boss === space) || locateRoom(s, space) !== undefined,
      'a room covered or destroyed under a minion (SB-161)',
    )
  for (const landmark of landmarks) {
    const closed = board.landmarks[landmark] ? [`${landmark}-treasure`, `${landmark}-special`] : [`${landmark}-summon`]
    must(
      !['town', 'build', 'reveal'].includes(s.phase) || !away.some(space => closed.includes(space)),
      'a minion on a space that a hero closes, or on a summon space without a hero (SB-136, SB-137)',
    )
  }
  const heroes = [...s.town, ...board.tavern, ...Object.values(board.landmarks), ...s.players.flatMap(p => p.entrance)]
  must(
    s.phase !== 'town' ||
      (s.lasting.length === 0 && heroes.every(hero => !hero || (hero.damage === 0 && hero.bonus === 0))),
    'effects, damage or bonuses of an earlier round (SB-211, SB-213)',
  )
  must(
    board.market.length === 0 || ['town', 'build', 'reveal', 'minion', 'over'].includes(s.phase),
    'cards in the market after the minions (SB-163)',
  )
  s.players.forEach((p, seat) => {
    must(p.dungeon.length <= 5, 'more than five rooms (SB-84)')
    must(p.coins >= 0, 'a negative number of coins (SB-288)')
    must(
      p.walker === null || (s.phase === 'adventure' && s.active === seat) || s.result !== null,
      'a hero inside at the wrong time (SB-177)',
    )
    for (const room of p.dungeon) {
      const [lowest] = [...room.under, room.id]
      must(room.counters >= 0, 'a negative number of counters')
      must(s.players.length > 1 || room.counters <= 4, 'too many counters in a solo game (SB-257)')
      must(!room.faceDown || s.phase === 'build' || s.phase === 'setup', 'a face-down room after the reveal (SB-96)')
      must(
        s.sets.includes('crash-landing') || !shelf.roomFacts(cardOf(lowest!)).advanced,
        'an advanced room that covers no room (SB-87)',
      )
    }
  })
  must(
    s.pending.length === 0 || s.phase === 'build' || s.phase === 'adventure',
    'a declared effect outside the windows (SB-112)',
  )
  return found
}
test('random play never violates a rule, and all causes are cards or rules of this rulebook', () => {
  const random = randomSource('order')
  for (const { game, players, options } of superConfigurations)
    for (const seed of seeds(6)) {
      const s = game.setup({ ...options, players: players[seed % players.length]! }, seed)
      while (s.asks.length > 0) {
        const ask = s.asks[randomBelow(random, s.asks.length)]!
        expect(ask.why).not.toMatch(/^(BM|NL)-/)
        for (const { why } of game.apply(s, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!))
          expect(why).not.toMatch(/^(BM|NL)-/)
        expect(violations(s)).toEqual([])
      }
      expect(s.stack).toEqual([])
    }
})

test('random play uses every card', () => {
  const uses = cardUses(game, { coins: true }, seeds(40))
  const sixPlayerUses = cardUses(game, { players: 6 }, seeds(12))
  const unused = ['super-boss-monster', 'coin-cards', 'crash-landing'].flatMap(set => {
    const { bosses, rooms, spells, heroes } = shelf.boxOf(set)
    return [...bosses, ...rooms, ...spells, ...heroes].filter(card => !uses[card] && !sixPlayerUses[card])
  })
  expect(unused).toEqual([])
})

test('no code outside cards/ names a card of this set, and every card has a test', () => {
  const { bosses, rooms, spells, heroes } = shelf.boxOf('super-boss-monster')
  const cards = [...bosses, ...rooms, ...spells, ...heroes]
  const code = [
    './',
    '../',
    '../model/',
    '../engine/',
    '../actions/',
    '../round/',
    '../view/',
    '../situation/',
    '../games/',
  ]
    .map(folder => new URL(folder, import.meta.url))
    .flatMap(folder => readdirSync(folder).map(file => new URL(file, folder)))
    .filter(({ pathname }) => pathname.endsWith('.ts') && !pathname.endsWith('.test.ts'))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  expect(cards.filter(card => code.includes(`'${card}'`))).toEqual([])
  const folder = new URL('../cards/super-boss-monster/', import.meta.url)
  const tests = readdirSync(folder)
    .filter(name => name.endsWith('.test.ts'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  expect([...bosses, ...rooms, ...spells].filter(card => !tests.includes(withoutSetPrefix(card)))).toEqual([])
})

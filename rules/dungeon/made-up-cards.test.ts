// Cases of the rules that no card of any set can show, played with cards made up for them.
import { expect, test } from 'vitest'
import { heroInside, killIt } from './cards/words.ts'
import { cast, spell } from './declarations.ts'
import { newHero, takeHero, toTown } from './heroes-moving.ts'
import { askAgain } from './machine.ts'
import { act, choose, declare } from './steps.ts'
import { arrive } from './super/town.ts'
import { player } from './table.ts'
import { superTable, type Table, table } from './testing/table.ts'

/** “Kill a hero in any dungeon.” */
const doom = spell('doom', { phase: 'adventure', copies: 1 }, cast(choose('hero', heroInside), declare, killIt))
/** “All heroes at your entrance go back to town.” */
const closingTime = spell(
  'closing-time',
  { phase: 'adventure', copies: 1 },
  cast(
    declare,
    act((s, { you }) => {
      for (const { name } of [...player(s, you).entrance]) toTown(s, takeHero(s, name))
    }),
  ),
)
/** No deck has it: it is put into the hand. */
function dealt(t: Table, seat: number, card: string): Table {
  t.state.players[seat]!.spells.push(card)
  askAgain(t.state)
  return t
}

const walking = { phase: 'adventure', P2: { spells: ['motivation'] } }
test('a hero killed by an opponent’s effect is a soul for the owner of the dungeon (BM-125, BM-123, CF-43)', () => {
  const t = table({ ...walking, P1: { dungeon: ['dark-altar'], entrance: ['acacia-warrior-of-light'] } })
  dealt(t, 1, doom).when(1, { cast: doom })
  t.passUntil(() => t.told('killed').length > 0)
  expect(t.hits('acacia-warrior-of-light')).toEqual([1])
  expect(t.told('killed')).toMatchObject([{ hero: 'acacia-warrior-of-light', seat: 0, souls: 1 }])
  expect([t.souls(0), t.souls(1)]).toEqual([1, 0])
})
test('… in Super Boss Monster too, at once and not when the window closes (SB-184, SB-185)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['bookwyrm', 'golem-gym'], entrance: ['laliho'] },
    P2: { spells: ['stealth'] },
  })
  dealt(t, 1, doom).when(1, { cast: doom })
  t.passUntil(() => t.told('killed').length > 0)
  expect(t.hits('laliho')).toEqual([1])
  expect([t.souls(0), t.souls(1), t.inside(0)]).toEqual([1, 0, null])
})
test('several heroes returned by one effect enter town in the order in which they stood (SB-194)', () => {
  const t = superTable({
    players: 4,
    phase: 'adventure',
    P1: { entrance: ['nimble-nell', 'wisebeard', 'king-lik'], spells: ['stealth'] },
    P2: { spells: ['stealth'] },
    town: ['sister-halo', 'brother-bingwort'],
  })
  dealt(t, 0, closingTime)
    .when(0, { cast: closingTime })
    .passUntil(() => t.told('to-town').length > 0)
  expect(t.told('to-town').map(({ hero }) => hero.replace('sbm-hero-', ''))).toEqual([
    'nimble-nell',
    'wisebeard',
    'king-lik',
  ])
  expect(t.town).toEqual(['brother-bingwort', 'nimble-nell', 'wisebeard', 'king-lik']) // four places (SB-54)
})

/** “The next hero comes to town.” */
const rumour = spell(
  'rumour',
  { phase: 'build', copies: 1 },
  cast(
    declare,
    act(s => arrive(s, newHero(s.heroes.ordinary.pop()!, ++s.revealed))),
  ),
)
test('a minion on a space that a hero covers during Build keeps its effect (SB-154)', () => {
  const t = superTable({
    phase: 'town',
    players: 2,
    P1: { boss: 'his-sliminess', spells: ['stealth'] },
    P2: { boss: 'count-requiem' },
    town: ['laliho', 'king-lik'],
    heroDeck: ['acolyte', 'layabout', 'nimble-nell'], // the first two go straight to landmarks
    roomDeck: ['bookwyrm', 'golem-gym', 'magpie-nest'],
  })
  t.does(0, { take: 'bookwyrm' }, { minion: 'stadium-special' })
  t.does(1, { take: 'golem-gym' }, { minion: 'library-treasure' })
  dealt(t, 0, rumour).when(0, { cast: rumour })
  t.passUntil(() => t.told('pushed').length > 0)
  expect(t.told('pushed')).toMatchObject([{ hero: 'sbm-hero-laliho', place: 'stadium' }])
  t.passUntil(() => t.told('minion-acts').length > 0)
  expect(t.told('minion-acts')[0]).toMatchObject({ seat: 0, space: 'stadium-special' })
  expect(t.hand(0)).toContain('magpie-nest')
})

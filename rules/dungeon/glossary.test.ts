import { describe, expect, test } from 'vitest'
import { redeal } from '../kernel/index.ts'
import { draw } from './actions/cards.ts'
import { bossMonster } from './index.ts'
import { newGame, nextTable, table } from './testing/test-table.ts'

const inAdventure = 'motivation'
const inBuild = 'fear'

describe('rooms', () => {
  test('a boss is not a room: it deals no damage and cannot be chosen (BM-7)', () => {
    const t = table({
      P1: { boss: 'gorgona', dungeon: ['golem-factory', 'open-grave'], spells: ['freeze'] },
      P2: { boss: 'robobo' },
    })
    t.does(0, { cast: 'freeze' })
    expect(t.offered(0, 'room')).toEqual(['golem-factory', 'open-grave'])
  })
  test('the text of a room applies only while the room is visible and in play (BM-10)', () => {
    const covered = table({ P1: { dungeon: ['golem-factory+goblin-armory', 'brainsucker-hive'], spells: [inBuild] } })
    expect(covered.damage('brainsucker-hive')).toBe(2)
    const open = table({ P1: { dungeon: ['goblin-armory+golem-factory', 'brainsucker-hive'], spells: [inBuild] } })
    expect(open.damage('brainsucker-hive')).toBe(3)
  })
  test('an ability without a phase icon works in both phases (BM-163)', () => {
    const build = table({ P1: { dungeon: ['dark-altar'] }, discard: ['fear'] })
    expect(build.offers(0, { use: 'dark-altar' })).toBe(true)
    const adventure = table({
      phase: 'adventure',
      P1: { dungeon: ['dark-altar'], entrance: ['nick-the-masher'] },
      discard: ['fear'],
    })
    expect(adventure.offers(0, { use: 'dark-altar' })).toBe(true)
  })
  test('“ordinary” excludes the other rank; without it, heroes (BM-164) and rooms (BM-165) of both ranks are meant', () => {
    const ordinary = table({
      phase: 'reveal',
      P1: { boss: 'gorgona', dungeon: ['mimic-vault+down'] },
      town: ['katelyn-angelic-healer', 'nick-the-masher', 'boden-the-pantless'],
    })
    expect(ordinary.offered(0, 'hero')).toEqual(['boden-the-pantless', 'nick-the-masher'])
    const any = table({
      P1: { spells: ['princess-in-peril'] },
      town: ['katelyn-angelic-healer', 'nick-the-masher'],
    }).does(0, { cast: 'princess-in-peril' })
    expect(any.offered(0, 'hero')).toEqual(['katelyn-angelic-healer', 'nick-the-masher'])
    const rooms = nextTable({
      phase: 'reveal',
      P1: { dungeon: ['megaworm-burrow+down'] },
      P2: { dungeon: ['spawn-point', 'chump-chomper', 'hatchlings-hoard'] },
    })
    expect(rooms.offered(0, 'room')).toEqual(['chump-chomper', 'hatchlings-hoard'])
  })
  test('effects on monster rooms or trap rooms check the symbol of a room, silver or gold (BM-166, BM-167)', () => {
    const t = table({
      phase: 'adventure',
      P1: {
        dungeon: ['golem-factory', 'beast-menagerie', 'open-grave', 'recycling-center'],
        entrance: ['nick-the-masher'],
        spells: ['giant-size', 'annihilator'],
      },
    })
    t.does(0, { cast: 'giant-size' })
    expect(t.offered(0, 'room')).toEqual(['beast-menagerie', 'golem-factory'])
    t.does(0, { room: 'golem-factory' }, { cast: 'annihilator' })
    expect(t.offered(0, 'room')).toEqual(['open-grave', 'recycling-center'])
  })
  test('a deactivated room has no damage, treasure or ability (BM-168, BM-169), hides the room below (BM-170), does not count (BM-171), cannot be covered or destroyed (BM-172) and is not adjacent (BM-173)', () => {
    const t = table({
      P1: {
        boss: 'gorgona',
        dungeon: [
          'dark-altar+golem-factory+off',
          'goblin-armory',
          'monsters-ballroom',
          'the-crushinator',
          'brainsucker-hive+off',
        ],
        rooms: ['open-grave'],
      },
      P2: { boss: 'robobo' },
      discard: ['fear'],
    })
    expect(t.offered(0, 'use')).toEqual(['the-crushinator'])
    expect(t.dungeon(0)[0]).toBe('dark-altar')
    expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 0, fighter: 3, mage: 0, thief: 2 })
    expect(t.damage('monsters-ballroom')).toBe(2 + 1)
    t.does(0, { use: 'the-crushinator' })
    expect(t.offered(0, 'sacrifice')).toEqual(['goblin-armory', 'monsters-ballroom'])
    t.does(0, { sacrifice: 'goblin-armory' }).until(0, { build: 'open-grave', at: 1 })
    expect(t.offered(0, 'at')).toEqual([1, 2, 4])
  })
  test('only the top card of a stack is destroyed (BM-178) and discarded (BM-174); the room below is visible, but not built (BM-175)', () => {
    const t = table({ P1: { dungeon: ['golem-factory+dark-laboratory', 'the-crushinator'], spells: [inBuild] } })
    t.does(0, { use: 'the-crushinator' })
    expect(t.discard).toEqual(['golem-factory'])
    expect(t.dungeon(0)).toEqual(['dark-laboratory', 'the-crushinator'])
    expect(t.eventsOf('uncovered')).toMatchObject([{ room: 'dark-laboratory#1' }])
    expect(t.eventsOf('built')).toEqual([])
  })
  test('when a place is empty, the rooms to its left move toward the boss (BM-176)', () => {
    const t = table({
      P1: { dungeon: ['open-grave', 'golem-factory', 'the-crushinator', 'boulder-ramp'], rooms: ['bottomless-pit'] },
    })
    t.does(0, { use: 'the-crushinator' }, { sacrifice: 'golem-factory' })
    expect(t.dungeon(0)).toEqual(['open-grave', 'the-crushinator', 'boulder-ramp'])
    t.until(0, { build: 'bottomless-pit', at: 3 })
  })
  test('only cards destroy rooms, and only active ones (BM-177, NL-30)', () => {
    const t = table({
      P1: {
        dungeon: ['golem-factory+off', 'open-grave', 'the-crushinator'],
        rooms: ['bottomless-pit'],
        spells: [inBuild],
      },
    })
    t.does(0, { use: 'the-crushinator' })
    expect(t.dungeon(0)).toEqual(['golem-factory', 'the-crushinator'])
  })
  test('“uncovered” means brought to the top of its stack (NL-27); that is not building (NL-28)', () => {
    const t = nextTable({ P1: { dungeon: ['lost-library+genie-lounge'] } }).does(0, { use: 'lost-library' })
    expect(t.eventsOf('uncovered')).toHaveLength(1)
    expect(t.eventsOf('drew').filter(e => e.why === 'genie-lounge')).toEqual([])
    const kobold = nextTable({
      mixed: true,
      P1: { boss: 'nicolius', dungeon: ['spiked-pit'], rooms: ['spawn-point'], spells: ['kobold-strike', 'pity'] },
    })
    kobold.does(0, { pass: true }, { build: 'spawn-point', at: 0 }, { cast: 'kobold-strike' })
    expect(kobold.damage('spiked-pit')).toBe(4)
  })
  test('an effect of uncovering runs at once, in any phase (NL-53)', () => {
    const t = nextTable({
      phase: 'adventure',
      P1: {
        dungeon: ['wreck-room', 'haunted-hall+spiked-pit'],
        entrance: ['danae-the-slayer'],
        spells: ['all-your-base'],
      },
    })
    t.does(0, { use: 'wreck-room' })
    expect(t.damage('spiked-pit')).toBe(4)
  })
})

describe('cards', () => {
  test('healing turns a survivor into souls (BM-179), ordinary or epic (NL-29)', () => {
    const t = nextTable({
      phase: 'reveal',
      P1: {
        boss: 'belladonna',
        survivors: ['elfstar', 'tyrone-pharaoh-ascendant'],
        dungeon: ['spiked-pit+down', 'spawn-point', 'madmans-manor', 'collapsing-bridge', 'cursed-tomb'],
      },
    })
    expect(t.offered(0, 'hero')).toEqual(['elfstar', 'tyrone-pharaoh-ascendant'])
    t.does(0, { hero: 'elfstar' })
    expect([t.souls(0), t.wounds(0)]).toEqual([1, 2])
  })
  test('the owner chooses what to discard (BM-189)', () => {
    const t = table({ phase: 'reveal', P1: { dungeon: ['dark-laboratory+down'] }, spellDeck: ['freeze', 'jeopardy'] })
    expect(t.asked).toEqual([0])
    expect(t.offered(0, 'price')).toEqual(['freeze', 'jeopardy'])
  })
  test('spells come only from card texts after setup (BM-18); there is no hand limit (BM-194, NL-33)', () => {
    const hand = Array<string>(3)
      .fill('dark-altar')
      .concat(['golem-factory', 'golem-factory', 'golem-factory', 'open-grave', 'open-grave'])
    const t = table({ phase: 'beginning', P1: { rooms: hand } })
    expect(t.hand(0)).toHaveLength(9)
    t.endRound()
    expect(t.hand(0)).toHaveLength(10)
    expect(t.view(0).players.map(p => p.hand.spells)).toEqual([0, 0])
  })
  test('the discard pile refills an empty deck (BM-199); without cards there, the draw is skipped (BM-200)', () => {
    const t = table({
      P1: { spells: ['freeze'] },
      discard: ['dark-altar', 'open-grave', 'golem-factory', 'fear', 'fear', 'jeopardy'],
    })
    t.state.removed.push(...t.state.decks.rooms.splice(0))
    draw(t.state, 0, 'rooms', 4)
    expect(t.hand(0).toSorted()).toEqual(['dark-altar', 'freeze', 'golem-factory', 'open-grave'])
    expect(t.discard).toEqual(['fear', 'fear', 'jeopardy'])
  })
  test('after a search the deck is shuffled (BM-192)', () => {
    const five = ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
    const t = table({ phase: 'reveal', P1: { boss: 'cleopatra', dungeon: five } })
    const before = [...t.state.decks.rooms]
    t.does(0, { card: 'recycling-center' })
    expect(t.eventsOf('shuffled')).toMatchObject([{ kind: 'rooms', why: 'BM-192' }])
    before.splice(before.indexOf('recycling-center'), 1)
    expect(t.state.decks.rooms).not.toEqual(before)
    expect(t.state.decks.rooms.toSorted()).toEqual(before.toSorted())
  })
  test('all players share one public discard pile (BM-201)', () => {
    const t = table({ P1: { spells: ['freeze'] }, P2: { dungeon: ['golem-factory'] }, discard: ['fear', 'dark-altar'] })
    for (const viewer of [0, 1, 'spectator'] as const) expect(t.view(viewer).discard).toEqual(['fear', 'dark-altar'])
  })
  test('only Gorgona kills a hero outside of a dungeon, and her text gives her the soul (BM-203)', () => {
    const five = ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
    const t = table({ phase: 'reveal', P1: { boss: 'gorgona', dungeon: five }, town: ['nick-the-masher'] })
    expect(t.souls(0)).toBe(1)
  })
  test('a player may decline an effect with “may”; an effect without it happens as far as possible (BM-208)', () => {
    const t = table({
      phase: 'reveal',
      P1: {
        boss: 'xyzax',
        dungeon: ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dizzygas-hallway'],
      },
      discard: ['fear'],
    })
    expect(t.hand(0)).toContain('fear') // one of two
  })
})

describe('a view', () => {
  const t = table({
    P1: {
      dungeon: ['golem-factory+dark-altar'],
      rooms: ['open-grave', 'boulder-ramp'],
      spells: ['freeze'],
      slain: ['nick-the-masher'],
    },
    P2: { rooms: ['bottomless-pit'], spells: ['jeopardy', 'fear'], entrance: ['boden-the-pantless'] },
    town: ['the-fool'],
  })
  t.does(0, { pass: true }).does(1, { pass: true }).does(0, { build: 'open-grave', at: 1 })
  test('shows bosses, rooms and covered rooms, town, entrances, scores, discard pile, sizes of hands and decks, and where a room was placed (BM-204, BM-230, BM-231)', () => {
    const { players, town, decks } = t.view('spectator')
    expect(players[0]).toMatchObject({ boss: 'draculord', slain: ['nick-the-masher'], hand: { rooms: 1, spells: 1 } })
    expect(players[0]!.dungeon[0]).toMatchObject({ id: 'golem-factory#2', under: ['dark-altar#1'] })
    expect(players[0]!.dungeon[1]).toMatchObject({ faceDown: true, id: null })
    expect(players[1]!.entrance).toMatchObject([{ name: 'boden-the-pantless' }])
    expect(town).toMatchObject([{ name: 'the-fool' }])
    expect(decks.rooms).toBe(75 - 5)
  })
  test('hides the cards in hands, the order of decks and face-down rooms (BM-193, BM-205)', () => {
    const seen = JSON.stringify(t.view(1))
    for (const secret of ['open-grave', 'boulder-ramp']) expect(seen).not.toContain(secret)
    expect(seen).toContain('bottomless-pit')
    expect(JSON.stringify(t.view('spectator'))).not.toContain('jeopardy')
    expect(seen).not.toContain('stack')
  })
  test('does not change when the cards that its viewer cannot know are dealt again', () => {
    for (const viewer of [0, 1, 'spectator'] as const)
      for (const seed of [1, 2, 3])
        expect(t.game.view(redeal(t.game, t.state, viewer, seed), viewer)).toEqual(t.view(viewer))
    expect(redeal(t.game, t.state, 1, 1).players[0]!.rooms).not.toEqual(t.state.players[0]!.rooms)
  })
  test('shows of simultaneous choices only that they were made (BM-206)', () => {
    const game = newGame(bossMonster, { players: 2, choose: true })
    const [chosen, other] = game.ask(0).choices as { boss: string }[]
    game.does(0, chosen!)
    expect(game.view(1).asked).toEqual([1])
    for (const { boss } of [chosen!, other!]) expect(JSON.stringify(game.view(1))).not.toContain(boss)
    game.does(1, game.ask(1).choices[0]!)
    expect(game.view(1).players[0]!.boss).toBe(chosen!.boss)
  })
})

describe('The Next Level follows the base rules', () => {
  test('rounds, phases, priority, bait, adventure and end are the same (NL-4); dark heroes are ordinary, hybrids epic (NL-18, NL-21)', () => {
    const t = nextTable({
      P1: { boss: 'killa', dungeon: ['spawn-point'], spells: ['pity'] },
      P2: { boss: 'eclipse' },
      town: ['lady-samantha'],
    })
    t.endRound()
    expect(t.eventsOf('phase').map(e => e.phase)).toEqual(['reveal', 'bait', 'adventure', 'end', 'beginning', 'build'])
    expect(t.eventsOf('lured')).toMatchObject([{ hero: 'lady-samantha', seat: 0, count: 2 }])
    const mixed = nextTable({
      mixed: true,
      phase: 'reveal',
      P1: { boss: 'killa', dungeon: ['mimic-vault+down'] },
      P2: { boss: 'eclipse' },
      town: ['vampire', 'barbarian', 'druid'],
    })
    expect(mixed.offered(0, 'hero')).toEqual(['barbarian', 'vampire'])
  })
  test('a change of health ends with the round, no matter where the hero is (NL-52)', () => {
    const t = nextTable({
      P1: { boss: 'nicolius', dungeon: ['werewolf-den'], rooms: ['spawn-point'] },
      P2: { boss: 'dr-timebender' },
      town: ['black-leaf'],
    })
    t.does(0, { use: 'werewolf-den' }, { price: 'spawn-point' })
    expect(t.eventsOf('healthier')).toHaveLength(1)
    t.endRound()
    expect(t.view(0).town.find(h => h.name === 'black-leaf')).toMatchObject({ health: 4 })
  })
})
test(`a player cannot cast a build spell such as ${inAdventure} in the Adventure phase (BM-16)`, () => {
  const t = table({ phase: 'adventure', P1: { entrance: ['nick-the-masher'], spells: [inAdventure] } })
  expect(t.ask(0).choices).toEqual([{ pass: true }])
})

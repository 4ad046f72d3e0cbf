import { expect, test } from 'vitest'
import { shelf } from '../../cards/shelf.ts'
import { superBuild, superTable } from '../../testing/test-table.ts'

const pass = { pass: true }
const inAdventure = 'shiny-bait'
const given = (hero: string, words: object = {}) =>
  superTable({
    phase: 'town',
    players: 4,
    P1: {},
    ...(shelf.heroFacts(`sbm-hero-${hero}`).epic
      ? { heroDeck: { only: [] }, epicDeck: [hero, 'grond-giantborn', 'oracle-omphale', 'null-sage-ixo'] }
      : { heroDeck: [hero, 'king-lik', 'nimble-nell', 'wisebeard'] }),
    ...words,
  })

test('25 ordinary heroes worth 1, 17 epic ones worth 2 (SB-2, SB-12, SB-13)', () => {
  const { heroes } = shelf.boxOf('super-boss-monster')
  const worth = (epic: boolean) =>
    heroes
      .filter(hero => shelf.heroFacts(hero).epic === epic)
      .map(hero => [shelf.heroFacts(hero).souls, shelf.heroFacts(hero).wounds])
  expect([worth(false).length, worth(true).length]).toEqual([25, 17])
  expect(
    worth(false)
      .flat()
      .every(n => n === 1) &&
      worth(true)
        .flat()
        .every(n => n === 2),
  ).toBe(true)
})

const goingTo = {
  stadium: ['gladiator', 'champion'],
  temple: ['acolyte', 'priestess'],
  library: ['researcher', 'archivist'],
  hideout: ['criminal', 'outlaw'],
} as const
for (const [landmark, heroes] of Object.entries(goingTo))
  for (const hero of heroes) {
    test(`${hero}: goes straight to the ${landmark} when revealed, and pushes no hero (SB-65, SB-67)`, () => {
      const t = given(hero, { town: ['laliho', 'sister-halo', 'rook-quickpurse'] })
      expect(t.view(0).board!.landmarks).toMatchObject({ [landmark]: { name: `sbm-hero-${hero}` } })
      // Three more heroes arrive in a town of four places with three heroes, so two are pushed.
      expect([t.town[0], t.town.length]).toEqual(['rook-quickpurse', 4])
    })
    test(`${hero}: goes to the Tavern if the landmark is occupied (SB-66)`, () => {
      const t = given(hero, { [landmark]: 'silas-shade' })
      expect(t.view(0).board!.tavern.map(h => h.name)).toEqual([`sbm-hero-${hero}`])
    })
  }
for (const hero of ['layabout', 'bar-brawler'])
  test(`${hero}: goes straight to the Tavern, on top of the heroes there`, () => {
    const t = given(hero, { tavern: ['laliho', 'sister-halo'] })
    expect(t.view(0).board!.tavern.map(h => h.name.slice(9))).toEqual(['sister-halo', 'laliho', hero])
  })
test('gladiator: goes to the Stadium again when sent back to town (SB-331)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: { dungeon: ['minion-arena'], entrance: ['gladiator'], spells: ['quick-save', inAdventure] },
  })
  t.does(0, { cast: 'quick-save' }).passUntil(() => t.eventsOf('to-town').length === 1)
  expect(t.eventsOf('pushed')[0]).toMatchObject({ hero: 'sbm-hero-gladiator', place: 'stadium', why: 'SB-331' })
})

// captain-pommel

test('captain-pommel: the first room he enters deals him 1 less; the others deal full damage', () => {
  const t = superBuild({
    players: 4,
    P1: { dungeon: ['minion-arena', 'swinging-anvils'], entrance: ['captain-pommel'] },
  })
  expect(t.does(0, pass).hits('captain-pommel')).toEqual([1, 3])
})
test('captain-pommel: not below 0; a first room without damage uses the ability up', () => {
  const t = superBuild({
    players: 4,
    P1: { dungeon: ['haunted-scriptorium', 'minion-arena'], entrance: ['captain-pommel'] },
  })
  expect(t.does(0, pass).hits('captain-pommel')).toEqual([0, 2])
})

// abbot-oakum, null-sage-ixo

for (const hero of ['abbot-oakum', 'null-sage-ixo']) {
  test(`${hero}: no spell can choose this hero`, () => {
    const t = superTable({
      phase: 'adventure',
      players: 4,
      P1: {
        dungeon: ['minion-arena'],
        entrance: [hero],
        spells: ['quick-save', 'lava-surge', 'respawn-point', 'stealth'],
      },
      P2: { spells: ['co-op-mode', 'wallhack'] },
    })
    t.passUntil(() => t.eventsOf('entered').length === 1 && t.asked[0] === 0)
    expect(t.ask(0).choices).toEqual([pass])
    expect(t.does(0, pass).ask(1).choices).toEqual([pass])
  })
  test(`${hero}: spells that target rooms still work, and so do room abilities`, () => {
    const t = superTable({
      phase: 'adventure',
      players: 4,
      P1: {
        dungeon: ['minion-arena', 'mana-forge+starlit-observatory'],
        entrance: [hero],
        spells: ['power-up', inAdventure],
      },
    })
    t.does(0, { cast: 'power-up' }).endRound()
    expect(t.hits(hero)).toEqual([3, 4])
  })
}

// mordo-the-muddled

test('mordo-the-muddled: when he enters a dungeon, its owner discards a spell of their choice', () => {
  const t = superTable({
    phase: 'adventure',
    players: 4,
    P1: { dungeon: ['minion-arena'], entrance: ['mordo-the-muddled'], spells: [inAdventure, 'quest'] },
  })
  t.does(0, pass)
  expect([t.prompt, t.offered(0, 'price')]).toEqual(['discard.spell', ['quest', inAdventure]])
  t.does(0, { price: 'quest' })
  expect([t.discard, t.eventsOf('entered').length]).toEqual([['quest'], 1])
})
test('mordo-the-muddled: nothing happens to an owner without spells, and not again when he is sent back', () => {
  const none = superBuild({ players: 4, P1: { dungeon: ['minion-arena'], entrance: ['mordo-the-muddled'] } })
  expect(none.does(0, pass).hits('mordo-the-muddled')).toEqual([2])
  const back = superTable({
    phase: 'adventure',
    players: 4,
    P1: {
      dungeon: ['greased-staircase'],
      entrance: ['mordo-the-muddled'],
      spells: [inAdventure, 'quest', 'loot-drop'],
    },
  })
  back.does(0, pass, { price: 'quest' }).endRound()
  expect([back.hits('mordo-the-muddled'), back.discard]).toEqual([[1, 1], ['quest']])
})

// vex-lockbane

test('vex-lockbane: the first trap she enters deals her no damage; the second does', () => {
  const t = superBuild({
    players: 4,
    P1: { dungeon: ['minion-arena', 'candlelit-crypt', 'swinging-anvils'], entrance: ['vex-lockbane'] },
  })
  expect(t.does(0, pass).hits('vex-lockbane')).toEqual([2, 0, 3])
})
test('vex-lockbane: a stunned trap uses the ability up, a skipped one does not', () => {
  const stunned = superBuild({
    players: 4,
    P1: { dungeon: ['candlelit-crypt+stunned', 'swinging-anvils'], entrance: ['vex-lockbane'] },
  })
  expect(stunned.does(0, pass).hits('vex-lockbane')).toEqual([0, 3])
  const skipped = superTable({
    phase: 'adventure',
    players: 4,
    P1: { dungeon: ['candlelit-crypt', 'swinging-anvils'], entrance: ['vex-lockbane'] },
    P2: { spells: ['wallhack', inAdventure] },
  })
  skipped.does(1, { cast: 'wallhack' }).endRound()
  expect(skipped.hits('vex-lockbane')).toEqual([0])
})

// valkyra-stormshield

test('valkyra-stormshield: she ignores one counter in every room', () => {
  const t = superBuild({
    players: 3,
    P1: { dungeon: ['minion-arena+3', 'swinging-anvils', 'magpie-nest+1'], entrance: ['valkyra-stormshield'] },
  })
  expect(t.does(0, pass).hits('valkyra-stormshield')).toEqual([4, 3, 1])
})
test('valkyra-stormshield: other bonuses count in full; a stunned room deals 0', () => {
  const t = superBuild({
    players: 3,
    P1: {
      dungeon: ['magpie-nest+2+stunned', 'minion-arena'],
      minion: 'minion-arena',
      entrance: ['valkyra-stormshield'],
    },
  })
  expect(t.does(0, pass).hits('valkyra-stormshield')).toEqual([0, 4])
})

// seraphine-dawnlight

test('seraphine-dawnlight: survives the first death of a round with 1 health; the room counts as survived', () => {
  const t = superBuild({
    players: 3,
    P1: { dungeon: ['golem-gym+9', 'swinging-anvils+stunned'], entrance: ['seraphine-dawnlight'] },
  })
  t.does(0, pass)
  expect(t.eventsOf('cheated-death')).toMatchObject([
    { hero: 'sbm-hero-seraphine-dawnlight', why: 'sbm-hero-seraphine-dawnlight' },
  ])
  expect([t.wounds(0), t.counters('golem-gym')]).toEqual([2, 9]) // no hero died in the gym
})
test('seraphine-dawnlight: dies the second time', () => {
  const t = superBuild({
    players: 3,
    P1: { dungeon: ['golem-gym+9', 'magpie-nest'], entrance: ['seraphine-dawnlight'] },
  })
  t.does(0, pass)
  expect([t.souls(0), t.wounds(0)]).toEqual([2, 0])
})

// shadowstep-kira

test('shadowstep-kira: skips the first room, even when she is sent back to it', () => {
  const t = superTable({
    phase: 'adventure',
    players: 4,
    P1: {
      dungeon: ['golem-gym', 'magpie-nest', 'minion-arena'],
      entrance: ['shadowstep-kira'],
      spells: ['respawn-point', inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 3)
    .does(0, { cast: 'respawn-point' })
    .endRound()
  expect(t.hits('shadowstep-kira')).toEqual([1, 2, 1, 2])
})
test('shadowstep-kira: reaches the boss of a dungeon with a single room', () => {
  const t = superBuild({ players: 4, P1: { dungeon: ['golem-gym+9'], entrance: ['shadowstep-kira'] } }).does(0, pass)
  expect(t.wounds(0)).toBe(2)
})

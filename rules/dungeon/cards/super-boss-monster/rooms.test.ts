import { expect, test } from 'vitest'
import { shelf } from '../../cards/shelf.ts'
import { superBuild, superTable } from '../../testing/test-table.ts'

const pass = { pass: true }
// Spells that cannot be cast in Build or in Adventure. A player who holds one is still asked in every window.
const inBuild = 'lava-surge'
const inAdventure = 'shiny-bait'

// Rooms without an ability

test('trophy-armory, candlelit-crypt, starlit-observatory, magpie-nest: 1 damage and two equal symbols', () => {
  const t = superBuild({
    P1: {
      dungeon: ['trophy-armory', 'candlelit-crypt', 'starlit-observatory', 'magpie-nest'],
      boss: 'his-sliminess',
      entrance: ['king-lik'],
    },
  })
  expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 2, fighter: 2, mage: 3, thief: 2 })
  t.does(0, pass)
  expect(t.hits('king-lik')).toEqual([1, 1, 1, 1])
})
test('fallen-templar-vault, mercenary-camp, overstuffed-treasury: several kinds of treasure', () => {
  const t = superBuild({
    P1: {
      dungeon: ['overstuffed-treasury', 'mercenary-camp', 'fallen-templar-vault'],
      boss: 'his-sliminess',
      entrance: ['king-lik'],
    },
  })
  expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 2, fighter: 3, mage: 2, thief: 2 })
  t.does(0, pass)
  expect(t.hits('king-lik')).toEqual([0, 1, 1])
})
test('75 rooms, of which 53 are ordinary and 22 advanced (SB-2, SB-17); every card id has the prefix of its set (SB-324)', () => {
  const { rooms, spells, bosses, heroes } = shelf.boxOf('super-boss-monster')
  const copies = (advanced: boolean) =>
    rooms
      .filter(card => shelf.roomFacts(card).advanced === advanced)
      .reduce((n, card) => n + shelf.roomFacts(card).copies, 0)
  expect([copies(false), copies(true)]).toEqual([53, 22])
  expect([...rooms, ...spells, ...bosses, ...heroes].every(card => card.startsWith('sbm-'))).toBe(true)
})

// frozen-monster

test('frozen-monster: asleep it deals no damage, even with counters; the first hero that leaves it alive wakes it (SB-322)', () => {
  const t = superBuild({ P1: { dungeon: ['frozen-monster+2'], entrance: ['laliho', 'king-lik'] } })
  expect(t.damage('frozen-monster')).toBe(0)
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([0])
  expect(t.hits('king-lik')).toEqual([5])
  expect([t.wounds(0), t.souls(0)]).toEqual([1, 1])
})
test('frozen-monster: stays awake in later rounds; sleeps again after it was covered', () => {
  const t = superBuild({
    P1: { dungeon: ['frozen-monster+awake'], rooms: ['trophy-armory'], entrance: ['sister-halo'] },
  })
  expect(t.damage('frozen-monster')).toBe(3)
  t.does(0, pass).passTown()
  expect(t.damage('frozen-monster')).toBe(3)
  const uncovered = superTable({
    P1: { dungeon: ['reliquary-of-echoes+frozen-monster'], spells: [inBuild] },
    discard: ['loot-drop'],
  })
  uncovered.does(0, { use: 'reliquary-of-echoes' }).passUntil(x => x.dungeon(0)[0] === 'frozen-monster')
  expect(uncovered.damage('frozen-monster')).toBe(0)
})
test('frozen-monster: a hero that dies in it or skips it does not wake it; one that leaves it while it is stunned does', () => {
  const killed = superTable({
    phase: 'adventure',
    P1: { dungeon: ['frozen-monster'], entrance: ['king-lik+1', 'laliho'], spells: ['lava-surge', inAdventure] },
  })
  killed.when(0, { cast: 'lava-surge' }).passUntil(() => killed.souls(0) === 1)
  expect([killed.room('frozen-monster').awake, killed.eventsOf('killed')[0]!.room]).toEqual([
    false,
    'sbm-room-frozen-monster#1',
  ])
  expect(killed.endRound().hits('laliho')).toEqual([0])
  const skipping = superBuild({ players: 4, P1: { dungeon: ['frozen-monster'], entrance: ['shadowstep-kira'] } })
  skipping.does(0, pass)
  expect(skipping.room('frozen-monster').awake).toBe(false)
  const stunned = superBuild({ P1: { dungeon: ['frozen-monster+stunned'], entrance: ['king-lik'] } })
  stunned.does(0, pass)
  expect(stunned.room('frozen-monster').awake).toBe(true)
})

// minion-arena

test('minion-arena: the minion adds 2 damage until the end of the round, but no counters (SB-134, SB-200)', () => {
  const t = superBuild({ P1: { dungeon: ['minion-arena'], minion: 'minion-arena', entrance: ['laliho', 'king-lik'] } })
  expect(t.damage('minion-arena')).toBe(2) // no bonus before the Minion phase (SB-133)
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([4])
  expect([t.damage('minion-arena'), t.counters('minion-arena')]).toEqual([2, 0])
})
test('minion-arena: only its owner can place a minion there (SB-78)', () => {
  const t = superTable({ phase: 'town', P1: {}, P2: { dungeon: ['minion-arena'] } })
  t.passUntil(() => t.prompt === 'market.take')
  t.does(0, { take: t.offered(0, 'take')[0] as string })
  expect(t.offers(0, { minion: 'minion-arena' })).toBe(false)
  t.does(0, { minion: 'temple-treasure' })
  t.does(1, { take: t.offered(1, 'take')[0] as string })
  expect(t.offers(1, { minion: 'minion-arena' })).toBe(true)
})

// golem-gym

test('golem-gym: gets a counter for each hero that dies in it, up to three', () => {
  const t = superBuild({ P1: { dungeon: ['golem-gym+2'], entrance: ['king-lik', 'nimble-nell', 'rook-quickpurse'] } })
  t.does(0, pass)
  expect(t.hits('king-lik')).toEqual([4])
  expect(t.hits('nimble-nell')).toEqual([5]) // three counters, and no fourth
  expect(t.counters('golem-gym')).toBe(3)
})
test('golem-gym: gets no counter for a hero that survives it', () => {
  const t = superBuild({ P1: { dungeon: ['golem-gym'], entrance: ['laliho'] } }).does(0, pass)
  expect(t.counters('golem-gym')).toBe(0)
})

// swinging-anvils

test('swinging-anvils: stunned after the first survivor until the end of the round; the symbol stays', () => {
  const t = superBuild({
    P1: {
      dungeon: ['swinging-anvils'],
      boss: 'his-sliminess',
      entrance: ['laliho', 'king-lik'],
      spells: [inAdventure],
    },
  })
  t.does(0, pass, pass).passUntil(() => t.hits('king-lik').length > 0)
  expect(t.hits('laliho')).toEqual([3])
  expect(t.hits('king-lik')).toEqual([0])
  expect(t.view(0).players[0]!.treasure).toMatchObject({ fighter: 1 })
  t.endRound()
  expect(t.damage('swinging-anvils')).toBe(3)
})
test('swinging-anvils: not stunned by a hero that dies in it', () => {
  const t = superBuild({ P1: { dungeon: ['swinging-anvils'], entrance: ['king-lik+1', 'laliho'] } }).does(0, pass)
  expect(t.hits('laliho')).toEqual([3])
})

// ossuary-choir

test('ossuary-choir: for each hero that dies in it you may take a room from the discard pile (SB-325)', () => {
  const t = superBuild({
    P1: { dungeon: ['ossuary-choir+2'], entrance: ['king-lik', 'nimble-nell'] },
    discard: ['golem-gym', 'magpie-nest', 'loot-drop'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'card')).toEqual(['golem-gym', 'magpie-nest'])
  t.does(0, { card: 'golem-gym' }, pass)
  expect(t.hand(0)).toEqual(['trophy-armory', 'golem-gym'])
})
test('ossuary-choir: you are not asked without a room in the discard pile', () => {
  const t = superBuild({ P1: { dungeon: ['ossuary-choir+2'], entrance: ['king-lik'] }, discard: ['loot-drop'] })
  expect(t.does(0, pass).prompt).toBe('market.take')
})

// confession-booth

test('confession-booth: each opponent discards a room of their choice, in secret and at the same time', () => {
  const t = superTable({
    P1: { rooms: ['confession-booth'] },
    P2: { rooms: ['golem-gym', 'magpie-nest'] },
    P3: { rooms: ['bookwyrm', 'minion-arena'], spells: [inBuild] },
  })
  t.until(0, { build: 'confession-booth' })
    .does(0, { build: 'confession-booth', at: 0 })
    .passUntil(() => t.prompt === 'discard.cards')
  expect(t.asked).toEqual([1, 2])
  t.does(1, { card: 'magpie-nest' })
  expect(t.view(2).discard).toEqual([])
  t.does(2, { card: 'bookwyrm' })
  expect(t.discard).toEqual(['magpie-nest', 'bookwyrm'])
})
test('confession-booth: an opponent without rooms discards nothing; does nothing when uncovered (SB-111)', () => {
  const t = superTable({ P1: { rooms: ['confession-booth'] }, P2: { spells: [inBuild] } })
  t.until(0, { build: 'confession-booth' })
    .does(0, { build: 'confession-booth', at: 0 })
    .passUntil(() => t.prompt === 'market.take')
  expect(t.discard).toEqual([])
  const uncovered = superTable({
    P1: { dungeon: ['reliquary-of-echoes+confession-booth'], spells: [inBuild] },
    P2: { rooms: ['golem-gym'] },
    discard: ['loot-drop'],
  })
  uncovered.does(0, { use: 'reliquary-of-echoes' }).passUntil(x => x.dungeon(0)[0] === 'confession-booth')
  uncovered.passUntil(() => uncovered.prompt === 'market.take')
  expect(uncovered.hand(1)).toEqual(['golem-gym'])
})

// reliquary-of-echoes

test('reliquary-of-echoes: destroy it to take a spell from the discard pile, also in Build', () => {
  const t = superTable({ P1: { dungeon: ['reliquary-of-echoes'], spells: [inBuild] }, discard: ['freeze', 'bookwyrm'] })
  t.does(0, { use: 'reliquary-of-echoes' }).passUntil(() => t.hand(0).includes('freeze'))
  expect(t.dungeon(0)).toEqual([])
  expect(t.discard).toEqual(['bookwyrm', 'reliquary-of-echoes'])
})
test('reliquary-of-echoes: a hero in it gets a death check and leaves; the room below deals it no damage (SB-189)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['reliquary-of-echoes+swinging-anvils', 'magpie-nest'],
      entrance: ['laliho'],
      spells: [inAdventure],
    },
    discard: ['freeze'],
  })
  t.does(0, pass, { use: 'reliquary-of-echoes' }).endRound()
  expect(t.hits('laliho')).toEqual([2, 1])
})
test('reliquary-of-echoes: a pending spell is not in the discard pile', () => {
  const t = superTable({
    P1: { dungeon: ['reliquary-of-echoes'], spells: ['loot-drop', inBuild] },
    discard: ['freeze', 'quest'],
  })
  t.does(0, { cast: 'loot-drop' }, { use: 'reliquary-of-echoes' })
  expect(t.offered(0, 'card')).toEqual(['freeze', 'quest'])
})
test('reliquary-of-echoes: not without a spell in the discard pile', () => {
  const none = superTable({ P1: { dungeon: ['reliquary-of-echoes'], spells: [inBuild] }, discard: ['bookwyrm'] })
  expect(none.offers(0, { use: 'reliquary-of-echoes' })).toBe(false)
})

// penitent-ghouls

test('penitent-ghouls: discard a room to put two counters on rooms of your choice (SB-197)', () => {
  const t = superBuild({ P1: { dungeon: ['penitent-ghouls', 'magpie-nest'], minion: 'penitent-ghouls' } })
  t.does(0, pass, { price: 'trophy-armory' }, { room: 'magpie-nest' }, { room: 'magpie-nest' })
  expect(t.counters('magpie-nest')).toBe(2)
  expect(t.discard).toEqual(['trophy-armory'])
})
test('penitent-ghouls: no counters without the discard', () => {
  const t = superBuild({ P1: { dungeon: ['penitent-ghouls', 'magpie-nest'], minion: 'penitent-ghouls' } })
  t.does(0, pass, pass)
  expect(t.counters('magpie-nest') + t.counters('penitent-ghouls')).toBe(0)
  expect(t.hand(0)).toEqual(['trophy-armory'])
})

// bookwyrm

test('bookwyrm: discard a spell to put three counters on it', () => {
  const t = superTable({ P1: { dungeon: ['bookwyrm'], minion: 'bookwyrm', spells: [inBuild] } })
  t.passUntil(() => t.prompt === 'discard.spell').does(0, { price: inBuild })
  expect(t.damage('bookwyrm')).toBe(4)
})
test('bookwyrm: the minion’s owner may decline', () => {
  const t = superTable({ P1: { dungeon: ['bookwyrm'], minion: 'bookwyrm', spells: [inBuild] } })
  t.passUntil(() => t.prompt === 'market.take')
  expect([t.damage('bookwyrm'), t.hand(0)]).toEqual([1, [inBuild]])
})

// grimoire-stacks

test('grimoire-stacks: when built, you draw a spell', () => {
  const t = superTable({ P1: { rooms: ['grimoire-stacks'] }, spellDeck: ['freeze'] })
  t.does(0, { build: 'grimoire-stacks', at: 0 }).passUntil(() => t.prompt === 'market.take')
  expect(t.hand(0)).toEqual(['freeze'])
})
test('grimoire-stacks: does nothing when uncovered', () => {
  const t = superTable({
    P1: { dungeon: ['reliquary-of-echoes+grimoire-stacks'], spells: [inBuild] },
    discard: ['loot-drop'],
    spellDeck: ['freeze'],
  })
  t.does(0, { use: 'reliquary-of-echoes' }).passUntil(() => t.prompt === 'market.take')
  expect(t.hand(0)).not.toContain('freeze')
})

// null-field-generator

test('null-field-generator: destroy it to negate an opponent’s spell, no matter who is active (SB-127, SB-128)', () => {
  const t = superTable({
    P1: { dungeon: ['golem-gym'], spells: ['power-up'] },
    P2: { dungeon: ['null-field-generator'] },
  })
  t.does(0, { cast: 'power-up' }).does(1, { use: 'null-field-generator' })
  t.passUntil(() => t.eventsOf('negated').length > 0)
  expect(t.counters('golem-gym')).toBe(0)
  expect(t.discard).toEqual(['null-field-generator', 'power-up'])
})
test('null-field-generator: not against its owner’s own spell, and not without a spell', () => {
  const t = superTable({ P1: { dungeon: ['null-field-generator'], spells: ['power-up', inBuild] } })
  expect(t.offers(0, { use: 'null-field-generator' })).toBe(false)
  t.does(0, { cast: 'power-up' })
  expect(t.offers(0, { use: 'null-field-generator' })).toBe(false)
})

test('null-field-generator: cards that negate spells cannot negate it, because it is an ability', () => {
  const t = superTable({
    bossMonster: true,
    P1: { dungeon: ['golem-gym'], spells: ['power-up', 'counterspell'] },
    P2: { dungeon: ['null-field-generator'] },
  })
  t.does(0, { cast: 'power-up' }).does(1, { use: 'null-field-generator' })
  expect(t.ask(0).choices).toEqual([pass])
})

// familiars-roost

test('familiars-roost: you draw a spell for the first hero that dies in it in a round', () => {
  const t = superBuild({
    P1: { dungeon: ['familiars-roost+2'], entrance: ['king-lik', 'nimble-nell'] },
    spellDeck: ['freeze', 'quest'],
  })
  t.does(0, pass).passUntil(() => t.prompt === 'market.take')
  expect(t.hand(0)).toEqual(['trophy-armory', 'freeze'])
})
test('familiars-roost: not for a hero that dies in another room', () => {
  const t = superBuild({ P1: { dungeon: ['familiars-roost', 'golem-gym'], entrance: ['king-lik'] } }).does(0, pass)
  expect([t.souls(0), t.hand(0)]).toEqual([1, ['trophy-armory']])
})

// trap-in-the-box

test('trap-in-the-box: the minion puts two counters on it; a hero that dies in it removes all of them', () => {
  const t = superBuild({
    P1: { dungeon: ['trap-in-the-box+1'], minion: 'trap-in-the-box', entrance: ['king-lik', 'nimble-nell'] },
  })
  t.does(0, pass)
  expect(t.hits('king-lik')).toEqual([4])
  expect(t.hits('nimble-nell')).toEqual([1])
  expect(t.counters('trap-in-the-box')).toBe(0)
})
test('trap-in-the-box: a survivor does not remove the counters', () => {
  const t = superBuild({ P1: { dungeon: ['trap-in-the-box+2'], entrance: ['laliho'] } }).does(0, pass)
  expect(t.counters('trap-in-the-box')).toBe(2)
})

// pickpocket-imps

test('pickpocket-imps: you take a random room of a chosen opponent', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], dungeon: ['pickpocket-imps+2'], entrance: ['king-lik'] },
    P2: { rooms: ['bookwyrm'] },
    P3: { rooms: ['magpie-nest'] },
  })
  t.does(0, pass).does(1, pass).does(2, pass)
  expect(t.offered(0, 'player')).toEqual([1, 2])
  t.does(0, { player: 2 })
  expect([t.hand(0), t.hand(2)]).toEqual([['trophy-armory', 'magpie-nest'], []])
})
test('pickpocket-imps: nothing happens if no opponent has a room', () => {
  const t = superBuild({ P1: { dungeon: ['pickpocket-imps+2'], entrance: ['king-lik'] }, P2: { spells: [inBuild] } })
  t.passUntil(() => t.prompt === 'market.take')
  expect([t.souls(0), t.hand(1)]).toEqual([1, [inBuild]])
})

// fences-backroom

test('fences-backroom: you take one of the top three rooms of the deck and discard the others openly', () => {
  const t = superBuild({
    P1: { dungeon: ['fences-backroom'], minion: 'fences-backroom' },
    roomDeck: ['bookwyrm', 'magpie-nest', 'golem-gym', 'candlelit-crypt'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'card')).toEqual(['bookwyrm', 'golem-gym', 'magpie-nest'])
  expect(t.view(1).ask).toBeNull()
  t.does(0, { card: 'magpie-nest' })
  expect(t.hand(0)).toEqual(['trophy-armory', 'magpie-nest'])
  expect(t.discard.toSorted()).toEqual(['bookwyrm', 'golem-gym'])
  expect(t.eventsOf('drew').at(-1)).toMatchObject({ count: 1 })
  expect(t.view(1).board!.market).toContain('sbm-room-candlelit-crypt') // the fourth card stayed on top
})
test('fences-backroom: a small deck is refilled from the discard pile first; you look at what there is', () => {
  const t = superBuild({
    P1: { dungeon: ['fences-backroom'], minion: 'fences-backroom' },
    roomDeck: { only: ['bookwyrm'] },
    discard: ['golem-gym'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'card')).toEqual(['bookwyrm', 'golem-gym'])
})

// greased-staircase

test('greased-staircase: the first survivor enters it once more; the second does not (SB-320)', () => {
  const t = superBuild({
    P1: { dungeon: ['greased-staircase', 'minion-arena'], entrance: ['king-lik', 'nimble-nell'] },
  })
  t.does(0, pass)
  expect(t.hits('king-lik')).toEqual([1, 1, 2])
  expect(t.hits('nimble-nell')).toEqual([1, 2])
  expect([t.souls(0), t.wounds(0)]).toEqual([1, 1])
})
test('greased-staircase: works again next round', () => {
  const t = superBuild({
    P1: { boss: 'emperor-dododo', dungeon: ['greased-staircase'], entrance: ['laliho'] },
    P2: { boss: 'count-requiem' },
    heroDeck: ['king-lik', 'wisebeard'], // the fighter is lured in the next round
  })
  t.does(0, pass).passTown()
  t.passUntil(() => t.hits('king-lik').length > 1)
  expect([t.hits('laliho'), t.hits('king-lik')]).toEqual([
    [1, 1],
    [1, 1],
  ])
})

// haunted-scriptorium, smugglers-chapel

test('haunted-scriptorium: you draw a spell, then discard a spell', () => {
  const t = superTable({ P1: { rooms: ['haunted-scriptorium'], spells: [inBuild] }, spellDeck: ['freeze'] })
  t.passUntil(() => t.prompt === 'build.room').does(0, { build: 'haunted-scriptorium', at: 0 })
  t.passUntil(() => t.prompt === 'discard.spell').does(0, { price: inBuild })
  expect([t.hand(0), t.discard]).toEqual([['freeze'], [inBuild]])
})
test('haunted-scriptorium: you may discard the drawn spell', () => {
  const t = superTable({ P1: { rooms: ['haunted-scriptorium'] }, spellDeck: ['freeze'] })
  t.does(0, { build: 'haunted-scriptorium', at: 0 }, { price: 'freeze' })
  expect(t.discard).toEqual(['freeze'])
})
test('smugglers-chapel: you draw a room, then discard a room', () => {
  const t = superTable({ P1: { rooms: ['smugglers-chapel', 'golem-gym'] }, roomDeck: ['bookwyrm'] })
  t.does(0, { build: 'smugglers-chapel', at: 0 }, { price: 'golem-gym' })
  expect([t.hand(0), t.discard]).toEqual([['bookwyrm'], ['golem-gym']])
})
test('smugglers-chapel: an opponent sees that you drew a card, but not which one', () => {
  const t = superTable({ P1: { rooms: ['smugglers-chapel', 'golem-gym'] }, roomDeck: ['bookwyrm'] })
  t.does(0, { build: 'smugglers-chapel', at: 0 })
  expect(JSON.stringify(t.view(1))).not.toContain('bookwyrm')
})

// runeblade-forge

test('runeblade-forge: puts a counter on another room of yours', () => {
  const t = superTable({ P1: { rooms: ['runeblade-forge'], dungeon: ['golem-gym', 'magpie-nest'] } })
  t.does(0, { build: 'runeblade-forge', at: 2 })
  expect(t.offered(0, 'room')).toEqual(['golem-gym', 'magpie-nest'])
  t.does(0, { room: 'magpie-nest' })
  expect(t.damage('magpie-nest')).toBe(2)
})
test('runeblade-forge: not without another room, and not on a room that cannot hold counters', () => {
  const alone = superTable({ P1: { rooms: ['runeblade-forge'] } })
  expect(alone.does(0, { build: 'runeblade-forge', at: 0 }).prompt).toBe('market.take')
  const colossus = superTable({ P1: { rooms: ['runeblade-forge'], dungeon: ['colossus-crossing+trophy-armory'] } })
  colossus.does(0, { build: 'runeblade-forge', at: 1 })
  expect(colossus.counters('colossus-crossing')).toBe(0)
})

// mirage-bazaar

test('mirage-bazaar: your boss shows a symbol of your choice until the end of the round', () => {
  const t = superBuild({
    P1: { dungeon: ['mirage-bazaar'], boss: 'his-sliminess', minion: 'mirage-bazaar' },
    P2: { boss: 'emperor-dododo' },
    town: ['sister-halo'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'treasure')).toEqual(['cleric', 'fighter', 'mage', 'thief'])
  t.does(0, { treasure: 'cleric' })
  expect(t.eventsOf('lured')).toMatchObject([{ hero: 'sbm-hero-sister-halo', seat: 0, count: 1 }])
  expect(t.view(0).players[0]!.treasure).toMatchObject({ cleric: 0 })
})
test('mirage-bazaar: the symbol is on the boss, so it does not help to build an advanced room', () => {
  const t = superBuild({ P1: { dungeon: ['mirage-bazaar'], minion: 'mirage-bazaar', rooms: ['cathedral-of-bones'] } })
  expect(t.offered(0, 'build')).toEqual([])
})

// colossus-crossing

test('colossus-crossing: always deals its printed 5 (SB-204), without bonuses, and cannot hold counters', () => {
  const t = superBuild({
    P1: {
      boss: 'grixx-the-gatecrasher',
      leveled: true,
      dungeon: ['magpie-nest', 'mana-forge+starlit-observatory', 'colossus-crossing+trophy-armory'],
      spells: ['power-up', inBuild],
      minion: 'hideout-special',
      entrance: ['laliho'],
    },
  })
  t.does(0, { cast: 'power-up' }).passUntil(() => t.counters('magpie-nest') > 0) // on the two other rooms, without asking
  t.does(0, { use: 'mana-forge' }, { room: 'colossus-crossing' }, { price: inBuild })
  t.passUntil(() => t.prompt === 'market.take')
  expect([t.counters('mana-forge'), t.counters('colossus-crossing'), t.hits('laliho')]).toEqual([1, 0, [2, 4, 5]])
})
test('colossus-crossing: deals nothing when stunned; needs a fighter symbol below it (SB-87)', () => {
  const t = superBuild({ P1: { dungeon: ['colossus-crossing+trophy-armory+stunned'] } })
  expect(t.damage('colossus-crossing')).toBe(0)
  const hand = superBuild({ P1: { dungeon: ['magpie-nest', 'minion-arena'], rooms: ['colossus-crossing'] } })
  expect(hand.offered(0, 'at')).toEqual([0])
})

// whetstone-gallery

test('whetstone-gallery: puts a counter on each adjacent room, but not on itself', () => {
  const t = superTable({
    P1: { rooms: ['whetstone-gallery'], dungeon: ['golem-gym', 'trophy-armory', 'magpie-nest', 'bookwyrm'] },
  })
  t.does(0, { build: 'whetstone-gallery', at: 2 })
  expect(['golem-gym', 'whetstone-gallery', 'magpie-nest', 'bookwyrm'].map(card => t.counters(card))).toEqual([
    1, 0, 1, 0,
  ])
})
test('whetstone-gallery: a neighbour that cannot hold counters gets none, and neither does the boss', () => {
  const t = superTable({
    P1: { rooms: ['whetstone-gallery'], dungeon: ['colossus-crossing+trophy-armory', 'minion-arena'] },
  })
  t.does(0, { build: 'whetstone-gallery', at: 0 })
  expect(t.eventsOf('counters')).toEqual([])
})

// berserker-barracks

test('berserker-barracks: deals 1 more for each other visible monster room, stunned ones included', () => {
  const t = superBuild({
    P1: { dungeon: ['golem-gym+stunned', 'berserker-barracks+trophy-armory', 'candlelit-crypt', 'magpie-nest'] },
  })
  expect(t.damage('berserker-barracks')).toBe(4)
})
test('berserker-barracks: deactivated and covered monsters do not count (SB-210)', () => {
  const t = superBuild({
    P1: { dungeon: ['golem-gym+off', 'berserker-barracks+trophy-armory', 'candlelit-crypt+magpie-nest'] },
  })
  expect(t.damage('berserker-barracks')).toBe(2)
})

// executioners-stage

test('executioners-stage: after a death in it you put a counter on another room', () => {
  const t = superBuild({
    P1: { dungeon: ['executioners-stage+trophy-armory', 'golem-gym', 'magpie-nest'], entrance: ['king-lik'] },
  })
  t.does(0, pass, { room: 'magpie-nest' })
  expect(t.counters('magpie-nest')).toBe(1)
})
test('executioners-stage: nothing happens without another room', () => {
  const t = superBuild({ P1: { dungeon: ['executioners-stage+trophy-armory'], entrance: ['king-lik'] } }).does(0, pass)
  expect([t.souls(0), t.counters('executioners-stage')]).toEqual([1, 0])
})

// siege-engine-bay

test('siege-engine-bay: every trap of the dungeon deals 1 more this round', () => {
  const t = superBuild({
    P1: {
      dungeon: ['golem-gym', 'candlelit-crypt', 'siege-engine-bay+trophy-armory'],
      minion: 'siege-engine-bay',
      entrance: ['laliho'],
    },
  })
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([2, 2, 4])
  expect(t.damage('candlelit-crypt')).toBe(1)
})
test('siege-engine-bay: does not affect traps of others', () => {
  const t = superBuild({
    P1: { dungeon: ['siege-engine-bay+trophy-armory'], minion: 'siege-engine-bay' },
    P2: { dungeon: ['candlelit-crypt'], entrance: ['laliho'] },
  })
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([1])
})

// cathedral-of-bones

test('cathedral-of-bones: when an epic hero dies in it, you may heal the wound of an ordinary one, once per round', () => {
  const t = superBuild({
    P1: {
      dungeon: ['cathedral-of-bones+candlelit-crypt'],
      entrance: ['champion+9', 'priestess+9'],
      survivors: ['king-lik', 'sir-reginald-rampart', 'laliho'],
    },
  })
  t.does(0, pass)
  expect(t.offered(0, 'hero')).toEqual(['king-lik', 'laliho'])
  t.does(0, { hero: 'king-lik' })
  expect([t.souls(0), t.wounds(0), t.prompt]).toEqual([5, 3, 'market.take'])
})
test('cathedral-of-bones: does not trigger when an ordinary hero dies', () => {
  const t = superBuild({
    P1: { dungeon: ['cathedral-of-bones+candlelit-crypt'], entrance: ['nimble-nell'], survivors: ['king-lik'] },
  })
  expect(t.does(0, pass).prompt).toBe('market.take')
})

// sarcophagus-gallery

test('sarcophagus-gallery: you take up to two rooms from the discard pile', () => {
  const t = superTable({
    P1: { rooms: ['sarcophagus-gallery'], dungeon: ['candlelit-crypt'] },
    discard: ['golem-gym', 'bookwyrm', 'freeze'],
  })
  t.does(0, { build: 'sarcophagus-gallery', at: 0 }, { card: 'golem-gym' }, { card: 'bookwyrm' })
  expect([t.hand(0), t.discard]).toEqual([['golem-gym', 'bookwyrm'], ['freeze']])
})
test('sarcophagus-gallery: you may take only one', () => {
  const t = superTable({
    P1: { rooms: ['sarcophagus-gallery'], dungeon: ['candlelit-crypt'] },
    discard: ['golem-gym', 'bookwyrm'],
  })
  t.does(0, { build: 'sarcophagus-gallery', at: 0 }, { card: 'golem-gym' }, pass)
  expect(t.hand(0)).toEqual(['golem-gym'])
})

// choir-of-banshees

test('choir-of-banshees: an opponent discards a card when the first hero of the round enters, even if it is stunned', () => {
  const t = superBuild({
    P1: { dungeon: ['choir-of-banshees+candlelit-crypt+stunned'], entrance: ['king-lik', 'nimble-nell'] },
    P2: { rooms: ['golem-gym', 'bookwyrm'] },
  })
  t.does(0, pass).does(1, pass)
  expect([t.asked, t.offered(1, 'card')]).toEqual([[1], ['bookwyrm', 'golem-gym']])
  t.does(1, { card: 'bookwyrm' })
  expect([t.discard, t.prompt]).toEqual([['bookwyrm'], 'market.take'])
})
test('choir-of-banshees: you must choose an opponent who has a card', () => {
  const t = superBuild({
    P1: { dungeon: ['choir-of-banshees+candlelit-crypt'], entrance: ['king-lik'] },
    P2: {},
    P3: { rooms: ['golem-gym'] },
  })
  t.does(0, pass).does(2, pass)
  expect(t.discard).toEqual(['golem-gym'])
})

// martyrs-pyre

test('martyrs-pyre: discard two cards for 3 damage to a hero that survived it, once per hero', () => {
  const t = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['martyrs-pyre+candlelit-crypt'],
      entrance: ['laliho', 'sister-halo'],
      rooms: ['golem-gym', 'bookwyrm', 'magpie-nest', 'trophy-armory'],
      spells: [inAdventure],
    },
  })
  t.until(0, { use: 'martyrs-pyre' }).does(0, { use: 'martyrs-pyre' }, { price: 'golem-gym' }, { price: 'bookwyrm' })
  t.passUntil(() => t.hits('laliho').length === 2)
  expect(t.offers(0, { use: 'martyrs-pyre' })).toBe(false)
  t.until(0, { use: 'martyrs-pyre' })
  expect([t.hits('laliho'), t.inside(0)!.name]).toEqual([[3, 3], 'sbm-hero-sister-halo'])
})
test('martyrs-pyre: not on a hero with lethal damage; a hero that it kills dies there', () => {
  const doomed = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['martyrs-pyre+candlelit-crypt'],
      entrance: ['king-lik+2'],
      rooms: ['golem-gym', 'bookwyrm'],
      spells: [inAdventure],
    },
  })
  doomed.passUntil(() => doomed.inside(0)?.damage === 5)
  expect(doomed.offers(0, { use: 'martyrs-pyre' })).toBe(false)
  const t = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['martyrs-pyre+candlelit-crypt'],
      entrance: ['king-lik'],
      rooms: ['golem-gym'],
      spells: [inAdventure],
    },
  })
  t.until(0, { use: 'martyrs-pyre' }).does(0, { use: 'martyrs-pyre' }, { price: inAdventure })
  t.passUntil(() => t.souls(0) === 1)
  expect(t.eventsOf('killed')[0]!.room).toMatch(/martyrs-pyre/)
})

// resurrection-altar

test('resurrection-altar: you take a room or a spell from the discard pile; the market is discarded only later', () => {
  const t = superBuild({
    P1: { dungeon: ['resurrection-altar+candlelit-crypt'], minion: 'resurrection-altar' },
    market: ['magpie-nest'],
    discard: ['golem-gym', 'freeze'],
  })
  t.does(0, pass)
  expect(t.offered(0, 'card')).toEqual(['freeze', 'golem-gym'])
  t.does(0, { card: 'freeze' })
  expect(t.hand(0)).toEqual(['trophy-armory', 'freeze'])
  expect(t.eventsOf('market-cleared')).toMatchObject([{ cards: ['sbm-room-magpie-nest'] }])
})
test('resurrection-altar: nothing happens if the discard pile is empty', () => {
  const t = superBuild({ P1: { dungeon: ['resurrection-altar+candlelit-crypt'], minion: 'resurrection-altar' } })
  expect(t.does(0, pass).prompt).toBe('market.take')
})

// chrono-library

test('chrono-library: you draw two spells, then discard one', () => {
  const t = superTable({
    P1: { rooms: ['chrono-library'], dungeon: ['starlit-observatory'] },
    spellDeck: ['freeze', 'quest'],
  })
  t.does(0, { build: 'chrono-library', at: 0 }, { price: 'quest' })
  expect([t.hand(0), t.discard]).toEqual([['freeze'], ['quest']])
})
test('chrono-library: if only one spell is left, you draw and discard it', () => {
  const t = superTable({
    P1: { rooms: ['chrono-library'], dungeon: ['starlit-observatory'] },
    spellDeck: { only: ['freeze'] },
  })
  t.does(0, { build: 'chrono-library', at: 0 }, { price: 'freeze' })
  expect(t.hand(0)).toEqual([])
})

// archmages-menagerie

test('archmages-menagerie: gets a counter when you cast your first spell of the round, before it resolves (SB-314)', () => {
  const t = superTable({
    P1: { dungeon: ['archmages-menagerie+starlit-observatory'], spells: ['loot-drop', 'loot-drop', inBuild] },
  })
  t.does(0, { cast: 'loot-drop' })
  expect([t.counters('archmages-menagerie'), t.eventsOf('resolved')]).toEqual([1, []])
  t.does(0, { cast: 'loot-drop' })
  expect(t.counters('archmages-menagerie')).toBe(1)
})
test('archmages-menagerie: does not trigger for the spells of others', () => {
  const t = superTable({
    P1: { dungeon: ['archmages-menagerie+starlit-observatory'] },
    P2: { spells: ['loot-drop'] },
  })
  t.does(1, { cast: 'loot-drop' })
  expect(t.counters('archmages-menagerie')).toBe(0)
})

// mana-forge

test('mana-forge: once per round, discard a spell for 3 more damage of a room, except to a hero already in it (SB-327)', () => {
  const t = superTable({
    phase: 'adventure',
    P1: {
      dungeon: ['golem-gym', 'mana-forge+starlit-observatory'],
      entrance: ['laliho', 'king-lik'],
      spells: [inAdventure, inAdventure],
    },
  })
  t.passUntil(() => t.inside(0)?.damage === 2)
  t.does(0, { use: 'mana-forge' }, { room: 'golem-gym' }, { price: inAdventure })
  t.passUntil(() => t.hits('king-lik').length === 1)
  expect([t.hits('laliho'), t.hits('king-lik')]).toEqual([[2, 3], [5]])
  expect(t.offers(0, { use: 'mana-forge' })).toBe(false)
})
test('mana-forge: not without a spell to discard', () => {
  const t = superBuild({ P1: { dungeon: ['mana-forge+starlit-observatory'] } })
  expect(t.prompt).toBe('build.room')
})

// brain-jelly-lounge

test('brain-jelly-lounge: after a death in it you may stun a room of another dungeon', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], dungeon: ['brain-jelly-lounge+starlit-observatory+1'], entrance: ['king-lik'] },
    P2: { dungeon: ['golem-gym'], entrance: ['laliho'] },
  })
  t.does(0, pass)
  expect(t.offered(0, 'room')).toEqual(['golem-gym'])
  t.does(0, { room: 'golem-gym' })
  expect(t.hits('laliho')).toEqual([0])
})
test('brain-jelly-lounge: can stun a room of a player whose adventure turn is over', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], dungeon: ['golem-gym'], entrance: ['laliho'] },
    P2: { dungeon: ['brain-jelly-lounge+starlit-observatory+1'], entrance: ['king-lik'] },
  })
  t.does(0, pass)
  expect([t.hits('laliho'), t.offered(1, 'room')]).toEqual([[2], ['golem-gym']])
})
test('brain-jelly-lounge: you may decline', () => {
  const t = superTable({
    P1: { rooms: ['trophy-armory'], dungeon: ['brain-jelly-lounge+starlit-observatory+1'], entrance: ['king-lik'] },
    P2: { dungeon: ['golem-gym'], entrance: ['laliho'] },
  })
  t.does(0, pass, pass)
  expect(t.hits('laliho')).toEqual([2])
})

// portal-nexus

test('portal-nexus: you may swap two whole stacks with their counters (SB-103, SB-202), then draw a spell', () => {
  const t = superBuild({
    P1: {
      dungeon: ['golem-gym+trophy-armory+2', 'magpie-nest', 'portal-nexus+starlit-observatory'],
      minion: 'portal-nexus',
    },
    spellDeck: ['freeze'],
  })
  t.does(0, pass, { room: 'golem-gym' }, { other: 'portal-nexus' })
  expect(t.dungeon(0)).toEqual(['portal-nexus', 'magpie-nest', 'golem-gym'])
  expect([t.counters('golem-gym'), t.room('golem-gym').under.length]).toEqual([2, 1])
  expect(t.hand(0)).toContain('freeze')
})
test('portal-nexus: you draw the spell even without a swap', () => {
  const t = superBuild({
    P1: { dungeon: ['golem-gym', 'portal-nexus+starlit-observatory'], minion: 'portal-nexus' },
    spellDeck: ['freeze'],
  })
  t.does(0, pass, pass)
  expect([t.dungeon(0), t.hand(0)]).toEqual([
    ['golem-gym', 'portal-nexus'],
    ['trophy-armory', 'freeze'],
  ])
})

// copycat-coffers

test('copycat-coffers: shows its own symbol and those printed on the room to its right', () => {
  const t = superBuild({
    P1: { boss: 'his-sliminess', dungeon: ['copycat-coffers+magpie-nest', 'fallen-templar-vault'] },
  })
  expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 2, fighter: 2, mage: 1, thief: 1 })
})
test('copycat-coffers: copies nothing next to the boss or next to a deactivated room', () => {
  const t = superBuild({
    P1: { boss: 'his-sliminess', dungeon: ['fallen-templar-vault', 'copycat-coffers+magpie-nest'] },
  })
  expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 1, fighter: 1, mage: 1, thief: 1 })
  const off = superBuild({
    P1: { boss: 'his-sliminess', dungeon: ['copycat-coffers+magpie-nest', 'fallen-templar-vault+off'] },
  })
  expect(off.view(0).players[0]!.treasure).toEqual({ cleric: 0, fighter: 0, mage: 1, thief: 1 })
})

// trapdoor-maze

test('trapdoor-maze: the first survivor goes back one room and enters that room and the maze again', () => {
  const t = superBuild({
    P1: { dungeon: ['swinging-anvils+1', 'trapdoor-maze+magpie-nest'], entrance: ['champion'] },
  })
  t.does(0, pass)
  expect(t.hits('champion')).toEqual([4, 2, 0, 2]) // the anvils were stunned the second time
  expect(t.eventsOf('sent')).toHaveLength(1)
})
test('trapdoor-maze: without a room to the left, the hero enters the maze itself again', () => {
  const t = superBuild({ P1: { dungeon: ['trapdoor-maze+magpie-nest', 'golem-gym'], entrance: ['laliho'] } })
  t.does(0, pass)
  expect(t.hits('laliho')).toEqual([2, 2, 2])
})

// assassins-guildhall

test('assassins-guildhall: a hero that enters with at most 4 health left dies at once, even if it is stunned', () => {
  const t = superBuild({
    P1: {
      dungeon: ['magpie-nest+3', 'assassins-guildhall+magpie-nest+stunned'],
      entrance: ['laliho'],
      spells: [inAdventure],
    },
  })
  t.passUntil(() => t.souls(0) === 1)
  expect(t.eventsOf('killed')[0]!.room).toMatch(/guildhall/)
  expect(t.hits('laliho')).toEqual([4])
})
test('assassins-guildhall: a hero with 5 health left takes its damage; a hero that cheats death takes none there', () => {
  const t = superBuild({ P1: { dungeon: ['assassins-guildhall+magpie-nest'], entrance: ['laliho+3'] } }).does(0, pass)
  expect([t.hits('laliho'), t.wounds(0)]).toEqual([[2], 1])
  const seraphine = superBuild({
    players: 3,
    P1: { dungeon: ['assassins-guildhall+magpie-nest'], entrance: ['seraphine-dawnlight+8'] },
  })
  seraphine.does(0, pass)
  expect([seraphine.hits('seraphine-dawnlight'), seraphine.wounds(0)]).toEqual([[], 2])
})

// saboteurs-tunnel

test('saboteurs-tunnel: destroy it to destroy an ordinary room of another dungeon', () => {
  const t = superTable({
    P1: { dungeon: ['saboteurs-tunnel+magpie-nest'] },
    P2: { dungeon: ['golem-gym', 'executioners-stage+trophy-armory', 'minion-arena'], minion: 'minion-arena' },
  })
  t.does(0, { use: 'saboteurs-tunnel' }) // the arena has a minion, and the stage is advanced
  t.passUntil(() => t.dungeon(1).length === 2)
  expect([t.dungeon(0), t.dungeon(1)]).toEqual([['magpie-nest'], ['executioners-stage', 'minion-arena']])
})
test('saboteurs-tunnel: fizzles if the target leaves play first, with the cost paid (SB-131); not offered without a target', () => {
  const t = superTable({
    P1: { dungeon: ['saboteurs-tunnel+magpie-nest'] },
    P2: { dungeon: ['reliquary-of-echoes'] },
    discard: ['freeze'],
  })
  t.does(0, { use: 'saboteurs-tunnel' }).does(1, { use: 'reliquary-of-echoes' })
  expect(t.passUntil(() => t.eventsOf('fizzled').length > 0).dungeon(0)).toEqual(['magpie-nest'])
  const none = superBuild({ P1: { dungeon: ['saboteurs-tunnel+magpie-nest'] } })
  expect(none.prompt).toBe('build.room')
})

// black-market

test('black-market: you take up to two cards left in the market', () => {
  const t = superBuild({
    P1: { dungeon: ['black-market+magpie-nest'], minion: 'black-market' },
    market: ['golem-gym', 'freeze', 'bookwyrm'],
  })
  t.does(0, pass, { card: 'freeze' }, { card: 'bookwyrm' })
  expect([t.hand(0), t.discard]).toEqual([['trophy-armory', 'bookwyrm', 'freeze'], ['golem-gym']])
})
test('black-market: if the market is empty, you draw a room', () => {
  const t = superBuild({
    P1: { dungeon: ['black-market+magpie-nest'], minion: 'black-market' },
    roomDeck: ['golem-gym'],
  })
  expect(t.does(0, pass).hand(0)).toEqual(['trophy-armory', 'golem-gym'])
})

// shrine-of-the-war-saint

test('shrine-of-the-war-saint: gets a counter for each cleric or fighter that dies in the dungeon, up to three', () => {
  const t = superBuild({
    P1: {
      dungeon: ['golem-gym+5', 'shrine-of-the-war-saint+fallen-templar-vault+1'],
      entrance: ['king-lik', 'nimble-nell', 'brother-bingwort', 'wisebeard', 'acolyte'],
    },
  })
  t.does(0, pass)
  expect([t.souls(0), t.counters('shrine-of-the-war-saint')]).toEqual([5, 3])
})
test('shrine-of-the-war-saint: does not trigger for a hero that dies in another dungeon', () => {
  const t = superBuild({
    P1: { dungeon: ['shrine-of-the-war-saint+fallen-templar-vault'] },
    P2: { dungeon: ['golem-gym+5'], entrance: ['king-lik'] },
  })
  t.does(0, pass)
  expect([t.souls(1), t.counters('shrine-of-the-war-saint')]).toEqual([1, 0])
})
test('shrine-of-the-war-saint: does not trigger for a hero that dies outside of a room', () => {
  const t = superTable({
    bossMonster: true,
    P1: {
      boss: 'gorgona',
      dungeon: ['golem-gym', 'bookwyrm', 'magpie-nest', 'shrine-of-the-war-saint+fallen-templar-vault'],
      rooms: ['trophy-armory'],
    },
    town: ['king-lik'],
  })
  t.does(0, { build: 'trophy-armory', at: 4 })
  expect([t.souls(0), t.counters('shrine-of-the-war-saint')]).toEqual([1, 0])
})

// hall-of-stolen-spells

test('hall-of-stolen-spells: you take a random spell of a chosen opponent', () => {
  const t = superTable({
    P1: { rooms: ['hall-of-stolen-spells'], dungeon: ['mirage-bazaar'] },
    P2: { spells: [inBuild] },
  })
  t.passUntil(() => t.prompt === 'build.room').does(0, { build: 'hall-of-stolen-spells', at: 0 })
  t.passUntil(() => t.prompt === 'market.take')
  expect([t.hand(0), t.hand(1)]).toEqual([[inBuild], []])
})
test('hall-of-stolen-spells: nothing happens if no opponent has a spell', () => {
  const t = superTable({ P1: { rooms: ['hall-of-stolen-spells'], dungeon: ['mirage-bazaar'] } })
  expect(t.does(0, { build: 'hall-of-stolen-spells', at: 0 }).hand(0)).toEqual([])
})

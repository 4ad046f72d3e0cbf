import { describe, expect, test } from 'vitest'
import { nextTable, table } from '../testing/test-table.ts'

const inBuild = 'fear'
const inAdventure = 'motivation'
const spellsAndAbilities = (t: ReturnType<typeof table>) =>
  t.events.filter(e => e.event === 'cast' || e.event === 'used')

describe('the beginning of a round', () => {
  test('reveals one hero for each player who started the game (BM-58); then each player draws a room (BM-61)', () => {
    const t = table({ phase: 'beginning', players: 3 })
    expect(t.town).toHaveLength(3)
    for (const seat of [0, 1, 2]) expect(t.view(0).players[seat]!.hand).toEqual({ rooms: 1, spells: 0 })
  })
  test('reveals all ordinary heroes before the first epic one (BM-59), even within one round (BM-60)', () => {
    const t = table({
      phase: 'beginning',
      players: 4,
      town: ['nick-the-masher', 'boden-the-pantless'],
      P1: { spells: [inBuild] },
    })
    const { ordinary } = t.view(0).decks
    expect(ordinary).toBe(25 - 2 - 4)
    const state = t.game.clone(t.state)
    state.heroes.ordinary.splice(1) // leave one
    while (state.round === 1) t.game.apply(state, state.asks[0]!.seat, state.asks[0]!.choices.at(-1)!)
    const arrived = [...state.town, ...state.players.flatMap(p => p.entrance)].map(h => h.name)
    expect(state.heroes).toMatchObject({ ordinary: [] })
    expect(state.heroes.epic).toHaveLength(16 - 3)
    expect(arrived.length).toBeGreaterThanOrEqual(4)
  })
  test('allows no spells and abilities (BM-62); the bait phase (BM-109) and the end of the round (BM-138) do not, either', () => {
    const t = table({
      phase: 'beginning',
      P1: { dungeon: ['dark-altar'], spells: ['freeze', 'jeopardy'] },
      discard: ['fear'],
    })
    t.endRound()
    expect(spellsAndAbilities(t)).toEqual([])
    const asked = new Set<string>()
    const fromBait = table({
      phase: 'bait',
      P1: { dungeon: ['dark-altar'], spells: ['freeze', 'jeopardy'] },
      discard: ['fear'],
      town: ['nick-the-masher'],
    })
    for (let i = 0; i < 40 && fromBait.asked.length > 0; i++) {
      asked.add(fromBait.view(0).phase)
      fromBait.does(fromBait.asked[0]!, { pass: true })
    }
    expect([...asked].sort()).toEqual(['adventure', 'build'])
  })
  test('keeps heroes in town in order of reveal (BM-63), without a limit (BM-64)', () => {
    const heroes = [
      'nick-the-masher',
      'boden-the-pantless',
      'tieg-and-the-magic-bubble',
      'joman-chimm-cutpurse',
      'jesta-the-rogue',
    ]
    const t = table({ phase: 'beginning', town: heroes, heroDeck: ['acacia-warrior-of-light', 'the-fool'] })
    expect(t.town).toEqual([...heroes, 'acacia-warrior-of-light', 'the-fool'])
  })
})

describe('the build phase', () => {
  test('each player has one placing turn and places at most one room (BM-65, BM-66), face down (BM-67)', () => {
    const t = table({ P1: { rooms: ['dark-altar', 'golem-factory'] }, P2: { rooms: ['open-grave'] } })
    t.does(0, { build: 'dark-altar', at: 0 })
    expect(t.asked).toEqual([1])
    expect(t.eventsOf('placed')[0]).toMatchObject({ seat: 0, in: 0, at: 0 })
    expect(t.view(0).players[0]!.dungeon[0]).toMatchObject({ faceDown: true, card: 'dark-altar', id: null })
  })
  test('a new place is left of all rooms (BM-68), never between (BM-78); an ordinary room may cover any room (BM-71, BM-72)', () => {
    const t = table({ P1: { dungeon: ['golem-factory', 'dark-altar'], rooms: ['boulder-ramp'] } })
    expect(t.ask(0).choices).toEqual([
      { build: 'boulder-ramp', at: 0 },
      { build: 'boulder-ramp', at: 1 },
      { build: 'boulder-ramp', at: 2 },
      { pass: true },
    ])
  })
  test('five rooms leave no new place (BM-69); deactivated and face-down rooms count (BM-70) and cannot be covered (BM-76, BM-77)', () => {
    const five = ['golem-factory', 'dark-altar+off', 'open-grave', 'boulder-ramp', 'dizzygas-hallway']
    const t = table({ P1: { dungeon: five, rooms: ['bottomless-pit'] } })
    expect(t.offered(0, 'at')).toEqual([0, 1, 2, 4])
    const down = table({ P1: { dungeon: ['golem-factory+down', 'open-grave'], rooms: ['bottomless-pit'] } })
    expect(down.offered(0, 'at')).toEqual([0, 2])
  })
  test('an advanced room needs a room with a common treasure (BM-73), ordinary or advanced (BM-74), monster or trap (BM-75)', () => {
    const t = table({ P1: { dungeon: ['torture-chamber', 'dark-altar', 'golem-factory'], rooms: ['dracolich-lair'] } })
    t.until(0, { build: 'dracolich-lair', at: 1 })
    expect(t.offered(0, 'at')).toEqual([1, 2])
    const advanced = table({ P1: { dungeon: ['vampire-bordello'], rooms: ['dracolich-lair'] } })
    expect(advanced.offered(0, 'at')).toEqual([0])
    const next = nextTable({
      P1: { dungeon: ['dark-portal', 'cursed-tomb', 'fangroot-garden'], rooms: ['wraiths-throne'] },
    })
    expect(next.offered(0, 'at')).toEqual([1, 2])
  })
  test('a player builds only in the own dungeon (BM-79)', () => {
    const t = table({ P1: { rooms: ['dark-altar'] }, P2: { dungeon: ['golem-factory'] } })
    expect(t.ask(0).choices.every(c => !('in' in c))).toBe(true)
  })
  test('a player may decline (BM-80) and cannot place later (BM-81); a placement is final (BM-82)', () => {
    const t = table({ P1: { rooms: ['dark-altar'] }, P2: { rooms: ['open-grave'] } }).does(0, { pass: true })
    expect(t.eventsOf('declined')).toMatchObject([{ seat: 0 }])
    expect(() => t.game.apply(t.state, 0, { build: 'dark-altar', at: 0 })).toThrow('not asked')
  })
  test('a decline is final at the end of the placing turn: after a declared effect, the active player may still place (BM-82)', () => {
    const given = {
      P1: { dungeon: ['golem-factory'], rooms: ['dark-altar'] },
      P2: { rooms: ['open-grave'], spells: ['freeze', inBuild] },
    }
    const t = table(given).does(1, { pass: true }).does(0, { pass: true }).does(1, { cast: 'freeze' })
    t.passUntil(() => t.prompt === 'build.room')
    expect([t.view(0).active, t.asked]).toEqual([0, [0]])
    t.does(0, { build: 'dark-altar', at: 1 })
    expect(t.eventsOf('placed')).toMatchObject([{ seat: 0, at: 1 }])
    const noEffect = table(given).does(1, { pass: true }).does(0, { pass: true }).does(1, { pass: true })
    expect(noEffect.view(0).active).toBe(1) // no effect was declared, so the decline is final
  })
  test('a player who gets a first room card in the placing turn may place it, but not after Kobold Strike (BM-82)', () => {
    const t = table({ P1: { dungeon: ['dark-altar'] }, P2: { rooms: ['open-grave'] }, discard: ['golem-factory'] })
    t.does(0, { use: 'dark-altar' })
    expect(t.ask(0).choices).toEqual([{ build: 'golem-factory', at: 0 }, { pass: true }])
    const struck = table({ P1: { rooms: ['dark-altar'] }, P2: { spells: ['kobold-strike', inBuild] } })
    struck.does(1, { pass: true }).does(0, { pass: true }).does(1, { cast: 'kobold-strike' })
    struck.passUntil(() => struck.view(0).active === 1)
    expect(struck.eventsOf('declined')).toHaveLength(1)
  })
  test('a window opens before and after a placement (BM-83), and after a decline (BM-84)', () => {
    const t = table({ P1: { rooms: ['dark-altar'], spells: [inBuild] } })
    expect(t.prompt).toBe('act')
    t.does(0, { pass: true })
    expect(t.prompt).toBe('build.room')
    t.does(0, { pass: true })
    expect([t.prompt, t.asked]).toEqual(['act', [0]])
  })
  test('only its owner knows a face-down room (BM-85, BM-198); the engine checks it at the placement (BM-207)', () => {
    const t = table({ P1: { rooms: ['dracolich-lair', 'dark-altar'] }, P2: { rooms: ['open-grave'] } })
    expect(t.offered(0, 'build')).toEqual(['dark-altar'])
    t.does(0, { build: 'dark-altar', at: 0 })
    expect(t.view(1).players[0]!.dungeon[0]).toEqual({
      id: null,
      card: null,
      faceDown: true,
      off: false,
      under: [],
      damage: null,
    })
    expect(JSON.stringify(t.view('spectator'))).not.toContain('dark-altar')
  })
  test('a face-down room has no treasure and no damage and does not count (BM-87); the room below it has no effect (BM-88)', () => {
    const t = table({
      P1: { boss: 'gorgona', dungeon: ['golem-factory'], rooms: ['bottomless-pit'], spells: [inBuild] },
      P2: { boss: 'robobo' },
    })
    t.does(0, { pass: true }, { build: 'bottomless-pit', at: 0 })
    expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 0, fighter: 0, mage: 0, thief: 1 })
    const covered = table({
      P1: { dungeon: ['goblin-armory', 'golem-factory', 'dark-altar'], rooms: ['bottomless-pit'], spells: [inBuild] },
      discard: ['fear'],
    })
    covered.does(0, { pass: true }, { build: 'bottomless-pit', at: 2 })
    expect(covered.damage('golem-factory')).toBe(2) // the covered armory adds nothing
    const altar = table({
      P1: { dungeon: ['golem-factory', 'dark-altar'], rooms: ['bottomless-pit'], spells: [inBuild] },
      discard: ['fear'],
    })
    expect(altar.offered(0, 'use')).toEqual(['dark-altar'])
    altar.does(0, { pass: true }, { build: 'bottomless-pit', at: 0 })
    expect(altar.offered(0, 'use')).toEqual([])
  })
})

describe('the reveal', () => {
  test('all face-down rooms are revealed together after the last placing turn (BM-89); players cannot act in this phase (BM-90)', () => {
    const t = table({ P1: { rooms: ['dark-laboratory'] }, P2: { rooms: ['golem-factory'], spells: ['freeze'] } })
    t.until(0, { build: 'dark-laboratory', at: 0 })
      .does(0, { build: 'dark-laboratory', at: 0 })
      .until(1, { build: 'golem-factory', at: 0 })
      .does(1, { build: 'golem-factory', at: 0 })
    t.passUntil(() => t.view(0).phase === 'reveal')
    expect(t.eventsOf('built').map(e => e.seat)).toEqual([0, 1])
    expect([t.prompt, t.asked]).toEqual(['discard.spell', [0]])
  })
  test('player by player in XP order, the level-up comes before when-built effects (BM-91, BM-92, BM-93, BM-94, NL-31)', () => {
    const t = table({
      phase: 'reveal',
      P1: {
        boss: 'cerebellus',
        dungeon: ['dark-laboratory+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'bottomless-pit'],
      },
      P2: { boss: 'robobo', dungeon: ['dark-laboratory+down'] },
    })
    const whys: string[] = []
    while (t.view(0).phase === 'reveal') {
      whys.push(`${t.asked[0]} ${t.ask(t.asked[0]!).why}`)
      t.does(t.asked[0]!, t.ask(t.asked[0]!).choices[0]!)
    }
    expect(whys).toEqual(['0 cerebellus', '0 cerebellus', '0 dark-laboratory', '1 dark-laboratory'])
  })
  test('a boss levels up once per game (BM-95); that is public (BM-209)', () => {
    const t = table({
      phase: 'reveal',
      P1: {
        boss: 'gorgona',
        leveled: true,
        dungeon: ['bottomless-pit+down', 'golem-factory', 'open-grave', 'boulder-ramp', 'dark-altar'],
      },
      town: ['nick-the-masher'],
    })
    expect(t.souls(0)).toBe(0)
    expect(t.view('spectator').players[0]!.leveled).toBe(true)
  })
  test('deactivated rooms do not count toward the five (BM-96), nor does a room destroyed before the reveal (CF-22)', () => {
    const off = table({
      phase: 'reveal',
      P1: { dungeon: ['bottomless-pit+down', 'golem-factory+off', 'open-grave', 'boulder-ramp', 'dark-altar'] },
      P2: { dungeon: ['mimic-vault+down', 'mimic-vault+down'] },
      town: ['nick-the-masher', 'boden-the-pantless', 'jesta-the-rogue'],
    })
    expect([off.view(0).phase, off.asked, off.view(0).players[0]!.leveled]).toEqual(['reveal', [1], false])
    const t = table({
      P1: { dungeon: ['golem-factory', 'open-grave', 'boulder-ramp', 'dark-altar'], rooms: ['bottomless-pit'] },
      discard: ['fear'],
    })
    t.until(0, { build: 'bottomless-pit', at: 4 })
      .does(0, { build: 'bottomless-pit', at: 4 })
      .does(0, { use: 'dark-altar' })
    t.endRound()
    expect(t.eventsOf('level-up')).toEqual([])
  })
  test('level-ups are found before any effect: two bosses level up although the first destroys a room of the second (BM-97, BM-93)', () => {
    const t = nextTable({
      phase: 'reveal',
      P1: {
        boss: 'nicolius',
        dungeon: ['megaworm-burrow+down', 'observatory', 'wreck-room', 'spiked-pit', 'spawn-point'],
      },
      P2: {
        boss: 'kazanna',
        dungeon: ['chump-chomper', 'observatory', 'wreck-room', 'spiked-pit', 'spawn-point+down'],
      },
    })
    expect(t.view(0).players.map(p => p.leveled)).toEqual([true, true])
    expect(t.dungeon(1)).toHaveLength(4)
    expect(t.state.players[1]!.spells).toHaveLength(3)
  })
  test('effects of several rooms of one player run in order of placement (BM-214)', () => {
    const t = table({
      P1: { dungeon: [], rooms: ['monstrous-monument', 'dark-laboratory'], spells: ['motivation'] },
      P2: { dungeon: ['golem-factory', 'open-grave'] },
      discard: ['brainsucker-hive', 'goblin-armory'],
    })
    t.does(0, { cast: 'motivation' }, { build: 'dark-laboratory', at: 0 }, { build: 'monstrous-monument', at: 1 })
    const whys: string[] = []
    t.passUntil(() => t.view(0).phase === 'reveal')
    while (t.view(0).phase === 'reveal') {
      whys.push(t.ask(0).why)
      t.does(0, t.ask(0).choices[0]!)
    }
    expect(whys).toEqual(['dark-laboratory', 'monstrous-monument'])
  })
  test('a when-built effect is lost if its room left play (BM-215); if its room is deactivated, it waits for the end of the round', () => {
    const lost = nextTable({
      phase: 'reveal',
      P1: { boss: 'nicolius', dungeon: ['megaworm-burrow+down'] },
      P2: { boss: 'killa', dungeon: ['incubus-gym+down'] },
      P3: { boss: 'eclipse', rooms: ['spawn-point', 'wreck-room'] },
    })
    expect(lost.dungeon(1)).toEqual([])
    expect(lost.hand(2)).toEqual(expect.arrayContaining(['spawn-point', 'wreck-room']))
    const waits = table({
      phase: 'reveal',
      P1: { dungeon: ['dark-laboratory+down'] },
      P2: { dungeon: ['dark-laboratory+down'] },
    })
    waits.state.players[1]!.dungeon[0]!.off = true // no card of these sets can deactivate a room in this phase
    waits.does(0, waits.ask(0).choices[0]!)
    expect([waits.view(0).phase, waits.asked, waits.prompt]).toEqual(['end', [1], 'discard.spell'])
  })
})

describe('bait', () => {
  const bosses = { P1: { boss: 'cerebellus' }, P2: { boss: 'xyzax' } } // mage 650, cleric 750
  test('a hero goes to the dungeon with most of its treasure on boss and visible rooms (BM-101, BM-8, BM-103)', () => {
    const t = table({
      phase: 'bait',
      P1: { ...bosses.P1, dungeon: ['dark-laboratory', 'torture-chamber'], spells: [inAdventure] },
      P2: { ...bosses.P2, dungeon: ['dark-altar', 'bottomless-pit'] },
      town: ['mitchell-the-judge', 'nick-the-masher', 'jesta-the-rogue'],
    })
    expect(t.entrance(0)).toEqual(['mitchell-the-judge'])
    expect(t.entrance(1)).toEqual(['nick-the-masher'])
    expect(t.town).toEqual(['jesta-the-rogue']) // one thief symbol each (BM-104)
  })
  test('a hero stays in town when two dungeons tie (BM-104) or none has its treasure (BM-105); a tie below the highest does not matter (BM-106)', () => {
    const t = table({
      phase: 'bait',
      P1: { boss: 'king-croak', dungeon: ['golem-factory', 'goblin-armory'], spells: [inAdventure] },
      P2: { boss: 'xyzax', dungeon: ['golem-factory'] },
      P3: { boss: 'seducia', dungeon: ['golem-factory'] },
      town: ['boden-the-pantless', 'joman-chimm-cutpurse'],
    })
    expect(t.entrance(0)).toEqual(['boden-the-pantless'])
    expect(t.town).toEqual(['joman-chimm-cutpurse'])
  })
  test('only the visible top room counts, face up and not deactivated (BM-102)', () => {
    const t = table({
      P1: { boss: 'king-croak', dungeon: ['dark-altar+golem-factory', 'goblin-armory+off'], spells: [inBuild] },
    })
    expect(t.view(0).players[0]!.treasure).toEqual({ cleric: 2, fighter: 1, mage: 0, thief: 0 })
  })
  test('treasure does not change in this phase: heroes of one class go to the same dungeon, in order of reveal (BM-107, BM-108)', () => {
    const t = table({
      phase: 'bait',
      P1: { boss: 'gorgona', spells: [inAdventure] },
      P2: { boss: 'robobo' },
      town: ['joman-chimm-cutpurse', 'boden-the-pantless', 'jesta-the-rogue'],
    })
    expect(t.entrance(0)).toEqual(['joman-chimm-cutpurse', 'jesta-the-rogue'])
  })
  test('heroes left in town are lured again with the new ones (BM-110); earlier heroes at an entrance are first in line (BM-111)', () => {
    const t = table({
      phase: 'bait',
      P1: { boss: 'draculord', rooms: ['bottomless-pit'], entrance: ['nick-the-masher'], spells: [inAdventure] },
      P2: { boss: 'robobo' },
      town: ['jesta-the-rogue', 'acacia-warrior-of-light'],
      heroDeck: ['joman-chimm-cutpurse', 'the-fool'],
    })
    expect(t.entrance(0)).toEqual(['nick-the-masher', 'acacia-warrior-of-light'])
    t.endRound()
    expect(t.town).toEqual(['jesta-the-rogue', 'joman-chimm-cutpurse', 'the-fool'])
    t.until(0, { build: 'bottomless-pit', at: 0 })
      .does(0, { build: 'bottomless-pit', at: 0 })
      .passUntil(() => t.view(0).phase === 'adventure')
    expect(
      t
        .eventsOf('lured')
        .filter(e => e.seat === 0)
        .map(e => e.hero),
    ).toEqual(['jesta-the-rogue', 'joman-chimm-cutpurse'])
  })
  test('hybrid heroes count the symbols of both types, each symbol once (NL-22, NL-23, NL-24); the sum decides ties and zero (NL-25)', () => {
    const goes = nextTable({
      phase: 'bait',
      P1: { boss: 'kazanna', dungeon: ['warp-tube'], spells: ['all-your-base'] },
      P2: { boss: 'killa', dungeon: ['spawn-point'] },
      town: ['swordmage'],
    })
    expect(goes.entrance(0)).toEqual(['swordmage']) // 1 + 2 against 2
    const stays = nextTable({
      phase: 'bait',
      P1: { boss: 'kazanna', dungeon: ['observatory'] },
      P2: { boss: 'killa', dungeon: ['observatory'] },
      town: ['swordmage'],
    })
    expect(stays.town[0]).toBe('swordmage')
  })
  test('heroes may have their own bait rule; the others follow the base rule (NL-19, NL-20)', () => {
    const t = nextTable({
      phase: 'bait',
      P1: { boss: 'doc-scarecrow', spells: ['all-your-base'] },
      P2: { boss: 'killa', slain: ['elfstar'] },
      town: ['vampire', 'the-brothers'],
    })
    expect(t.entrance(0)).toEqual(['vampire'])
    expect(t.entrance(1)).toEqual(['the-brothers'])
  })
})

// Section 18 of the rules: the six levels and the conditions of their objectives.
import { describe, expect, test } from 'vitest'
import type { BossId } from '../model/boss-ids.ts'
import { newGame, table } from '../testing/test-table.ts'
import { finishGame, startCampaign } from './campaign.ts'
import { levelOf, objectivesMet, progressOf } from './objectives.ts'

/** The objectives that this final map meets, without those for points. */
function met(level: number, boss: BossId, map: readonly string[], stash: readonly string[] = []): string[] {
  const board = map.length === 4 ? '4x4' : '3x4'
  const { state } = table({ level: String(level), board, boss, P1: { map, stash } })
  const campaign = { ...startCampaign('beginner'), level, heartsMarked: level, playing: boss }
  return finishGame(campaign, state).objectives.filter(id => !id.endsWith('-3'))
}

const sheet: readonly (readonly [number, readonly string[], readonly BossId[], string])[] = [
  [1, ['forest', 'swamp', 'graveyard', 'cave', 'camp'], ['kazanna'], 'OB-167'],
  [2, ['forest', 'swamp', 'cave', 'camp', 'desert'], ['kirax', 'cleopatra'], 'OB-168'],
  [3, ['swamp', 'graveyard', 'camp', 'desert', 'castle'], ['belladonna', 'xyzax'], 'OB-169'],
  [4, ['forest', 'cave', 'graveyard', 'camp', 'cloud_island'], ['cerebellus', 'seducia'], 'OB-170'],
  [5, ['cave', 'desert', 'castle', 'summoning_circle', 'volcano'], ['porkus', 'eclipse'], 'OB-171'],
  [6, ['forest', 'graveyard', 'cloud_island', 'summoning_circle', 'volcano'], ['king_croak'], 'OB-172'],
]
test.each(sheet)('level %i is played with %j and %j (OB-158, %s)', (level, terrains, bosses) => {
  for (const boss of bosses) {
    const { options, players } = newGame({ players: 1, level: String(level), boss }).view()
    expect(options).toMatchObject({ board: '3x4', level, bosses: true })
    expect([...options.terrains].sort()).toEqual([...terrains].sort())
    expect(players[0]!.boss).toBe(boss)
  }
})

test.each([
  [1, 50],
  [2, 52],
  [3, 54],
  [4, 56],
  [5, 58],
  [6, 60],
])('the third objective of level %i is %i points (OB-167 to OB-172)', (level, points) => {
  const [land] = newGame({ players: 1 }).state.players
  expect(objectivesMet(level, land!, points - 1)).toEqual([])
  expect(objectivesMet(level, land!, points)).toEqual([`L${level}-3`])
})

describe('points are the grand total (OB-173)', () => {
  /** Forests 15, camps 16, swamps 9, and Kazanna's three threes 9: 49. */
  const tiles = ['forest forest forest swamp', 'forest forest camp-red swamp', 'camp-blue camp-black camp-purple swamp']
  const finish = (map: readonly string[]) => {
    const { state } = table({ level: '1', P1: { map } })
    const campaign = { ...startCampaign('hard'), heartsMarked: 1, playing: 'kazanna' as const }
    return [state.result?.scores[0], finishGame(campaign, state).objectives.includes('L1-3')]
  }

  test('with the boss goal (OB-173)', () => {
    expect(finish(tiles)).toEqual([49, false])
    expect(finish([tiles[0]!.replace('swamp', 'swamp+witch'), ...tiles.slice(1)])).toEqual([50, true])
  })

  test('with the solo graveyard bonus (OB-173)', () => {
    // Two graveyards replace two forests: the forests score 6 instead of 15, the graveyards 6 + 2, and the forests still
    // form a group of three.
    const graves = ['forest graveyard-3 graveyard-3 swamp+witch', ...tiles.slice(1)]
    const { state } = table({ level: '1', P1: { map: graves } })
    expect(state.result?.scores[0]).toBe(6 + 16 + 9 + (6 + 2) + 9 + 1)
  })
})

describe('level 1 (OB-167)', () => {
  const on = (map: readonly string[], stash?: readonly string[]) => met(1, 'kazanna', map, stash)
  const caves = 'cave cave cave cave'

  test('a connected group of 3 forests, and a kobold on a forest (OB-167)', () => {
    expect(on(['forest+kobold forest forest camp-red', caves, caves])).toEqual(['L1-1'])
    expect(on(['forest forest forest camp-red', caves, caves])).toEqual([]) // no kobold
    expect(on(['forest+kobold forest camp-red forest', caves, caves])).toEqual([]) // not connected
    expect(on(['forest+kobold camp-red camp-red camp-blue', 'forest forest cave cave', caves])).toEqual(['L1-1'])
  })

  test('the matching monster may be outside the group (OB-173)', () => {
    expect(on(['forest forest forest camp-red', caves, 'cave cave cave forest+kobold'])).toEqual(['L1-1'])
  })

  test('3 swamps worth 9 together (OB-167)', () => {
    const column = ['camp-red camp-red camp-blue swamp', 'cave cave cave swamp', 'cave cave cave swamp']
    expect(on(column)).toEqual(['L1-2'])
    expect(on(['swamp swamp swamp swamp', caves, 'cave cave forest forest'])).toEqual(['L1-2']) // 2 + 2 + 2 + 3
    expect(on(['swamp swamp swamp camp-red', caves, caves])).toEqual([]) // 2 + 2 + 2
  })

  test('without crystals (OB-174)', () => {
    const six = ['swamp swamp swamp camp-red', caves, caves]
    expect(on(six, ['crystal-swamp'])).toEqual([])
  })
})

describe('level 2 (OB-168)', () => {
  const on = (map: readonly string[]) => met(2, 'kirax', map)
  const forests = 'forest forest forest forest'

  test('a connected group of 4 deserts, and a sandworm on a desert (OB-168)', () => {
    expect(on(['desert desert desert desert+sandworm', forests, forests])).toEqual(['L2-1'])
    expect(on(['desert desert desert desert', 'forest+sandworm forest forest forest', forests])).toEqual([])
    expect(on(['desert desert desert forest', forests, 'forest forest desert+sandworm swamp'])).toEqual([])
  })

  test('3 caves at the mountain edge, and 2 dragons on caves (OB-168)', () => {
    expect(on(['cave cave cave forest', 'swamp cave+dragon cave+dragon swamp', forests])).toEqual(['L2-2'])
    expect(on(['cave cave swamp forest', 'swamp cave+dragon cave+dragon swamp', forests])).toEqual([])
    expect(on(['cave cave+dragon cave forest+dragon', 'swamp cave cave swamp', forests])).toEqual([])
  })
})

describe('level 3 (OB-169)', () => {
  const on = (map: readonly string[]) => met(3, 'xyzax', map)
  const swamps = 'swamp swamp swamp swamp'

  test('3 castles, 2 with vampires (OB-169)', () => {
    expect(on(['castle+vampire castle+vampire castle desert', swamps, swamps])).toEqual(['L3-1'])
    expect(on(['castle+vampire castle castle desert+vampire', swamps, swamps])).toEqual([])
    expect(on(['castle+vampire castle+vampire desert desert', swamps, swamps])).toEqual([])
  })

  test('4 different flags, and an orc on a camp (OB-169)', () => {
    expect(on(['camp-red camp-blue camp-black camp-purple+orc', swamps, swamps])).toEqual(['L3-2'])
    expect(on(['camp-red camp-blue camp-black camp-purple', swamps, swamps])).toEqual([])
    expect(on(['camp-red camp-blue camp-black camp-black+orc', swamps, swamps])).toEqual([])
  })
})

describe('level 4 (OB-170)', () => {
  const on = (map: readonly string[]) => met(4, 'seducia', map)
  const forests = 'forest forest forest forest'

  test('3 cloud islands worth 12 together (OB-170)', () => {
    expect(on(['cloud_island cloud_island cloud_island cave', forests, 'forest forest forest camp-red'])).toEqual([
      'L4-1',
    ])
    const fourOthers = ['cloud_island cloud_island cloud_island cave', forests, 'forest dungeon camp-red camp-red']
    expect(on(fourOthers)).toEqual([]) // 3 each: 9
    expect(on(['cloud_island cloud_island forest forest', forests, forests])).toEqual([]) // 6 each: 12, but two
  })

  test('3 graveyards, 2 with skeletons (OB-170)', () => {
    const rest = [forests, 'cave cave camp-red dungeon']
    expect(on(['graveyard-1+skeleton graveyard-1+skeleton graveyard-2 cave', ...rest])).toEqual(['L4-2'])
    expect(on(['graveyard-1+skeleton graveyard-1 graveyard-2 cave+skeleton', ...rest])).toEqual([])
    expect(on(['graveyard-1+skeleton graveyard-1+skeleton cave cave', ...rest])).toEqual([])
  })
})

describe('level 5 (OB-171)', () => {
  const on = (map: readonly string[]) => met(5, 'porkus', map)
  const caves = 'cave cave cave cave'

  test('3 volcanoes, 1 with an elemental (OB-171)', () => {
    expect(on(['volcano volcano+elemental volcano castle', caves, caves])).toEqual(['L5-1'])
    expect(on(['volcano volcano volcano castle+elemental', caves, caves])).toEqual([])
    expect(on(['volcano volcano+elemental castle castle', caves, caves])).toEqual([])
  })

  test('a band of length 4 (OB-171)', () => {
    expect(on(['cave+dragon cave+dragon castle+dragon castle+dragon', caves, caves])).toEqual(['L5-2'])
    expect(on(['castle+dragon castle+dragon castle+dragon castle+dragon', caves, caves])).toEqual(['L5-2'])
    expect(on(['cave+dragon cave+dragon castle+dragon castle', caves, caves])).toEqual([])
  })
})

describe('level 6 (OB-172)', () => {
  const on = (map: readonly string[]) => met(6, 'king_croak', map)
  const graves = 'graveyard-1 graveyard-1 graveyard-2 graveyard-2'

  test('a dungeon worth 5 (OB-172)', () => {
    const around = (below: string) => [
      'forest forest volcano forest',
      'forest graveyard-1 dungeon cloud_island',
      `forest forest ${below} forest`,
    ]
    expect(on(around('summoning_circle'))).toEqual(['L6-1'])
    expect(on(around('dungeon'))).toEqual(['L6-1'])
    expect(on(around('graveyard-2'))).toEqual([])
  })

  test('3 bands and 5 matching monsters (OB-172)', () => {
    const kobolds = 'forest+kobold forest+kobold'
    const bands = [`${kobolds} dungeon forest+kobold`, `dungeon dungeon ${kobolds}`, graves]
    expect(on(bands)).toEqual(['L6-2']) // two rows and the right column
    const four = [`${kobolds} dungeon volcano+kobold`, `dungeon dungeon ${kobolds}`, graves]
    expect(on(four)).toEqual([]) // three bands, four matching
    const two = [
      `${kobolds} forest+kobold dungeon`,
      'dungeon dungeon dungeon forest+kobold',
      'forest forest forest forest+kobold',
    ]
    expect(on(two)).toEqual([]) // two bands, five matching
  })
})

describe('on 4 x 4 (OB-187)', () => {
  test('the mountain edge, the water edge and groups are those of the large board (OB-105, OB-106)', () => {
    const forests = 'forest forest forest forest'
    const left = ['cave+dragon swamp forest forest', 'cave+dragon swamp forest forest', forests]
    expect(met(2, 'kirax', [...left, 'cave swamp swamp swamp'])).toEqual(['L2-2'])
    expect(met(2, 'kirax', [...left, 'swamp cave cave swamp'])).toEqual([]) // the lower side is water
    const caves = 'cave cave cave cave'
    const swamps = (row2: string, row3: string) => [caves, 'camp-red camp-red cave cave', row2, row3]
    expect(met(1, 'kazanna', swamps(caves, 'cave swamp swamp swamp'))).toEqual(['L1-2'])
    expect(met(1, 'kazanna', swamps('cave swamp swamp swamp', caves))).toEqual([]) // 2 + 2 + 3
    const column = (first: string) => [
      `${first} swamp swamp swamp`,
      'desert swamp swamp swamp',
      'desert forest forest forest',
    ]
    expect(met(2, 'kirax', [...column('desert+sandworm'), 'desert forest forest forest'])).toEqual(['L2-1'])
    expect(met(2, 'kirax', [...column('desert+sandworm'), 'forest forest forest desert'])).toEqual([])
  })

  test('a column may hold a band of length 4 (OB-96, OB-171)', () => {
    const row = 'cave+dragon castle castle castle'
    expect(met(5, 'porkus', [row, row, row, row])).toEqual(['L5-2'])
    expect(met(5, 'porkus', [row, row, row, 'cave castle castle castle'])).toEqual([])
  })

  test('a dungeon inside the large board may be worth 5 (OB-172)', () => {
    const forests = 'forest forest forest forest'
    const around = ['forest forest volcano forest', 'forest graveyard-1 dungeon cloud_island']
    expect(met(6, 'king_croak', [forests, ...around, 'forest forest summoning_circle forest'])).toEqual(['L6-1'])
  })
})

test('the progress of an objective counts what the map has, and marks the tiles that count (OB-167)', () => {
  const { state } = table({
    level: '1',
    boss: 'kazanna',
    P1: { map: ['forest+kobold forest . cave', '. . . swamp', '. . . .'] },
  })
  const [forests, swamps, points] = levelOf(1).objectives.map(({ condition }) =>
    progressOf(condition, state.players[0]!, 12),
  )
  expect(forests).toEqual({
    parts: [
      { counts: 'group', have: 2, need: 3 },
      { counts: 'matching', have: 1, need: 1 },
    ],
    spaces: 0b11,
  })
  expect(swamps?.parts).toEqual([
    { counts: 'tiles', have: 1, need: 3 },
    { counts: 'worth', have: 2, need: 9 },
  ])
  expect(points?.parts).toEqual([{ counts: 'total', have: 12, need: 50 }])
})

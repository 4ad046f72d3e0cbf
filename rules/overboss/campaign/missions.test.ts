// Section 19 of the rules: side missions.
import { describe, expect, test } from 'vitest'
import { table } from '../testing/test-table.ts'
import { type Campaign, finishGame, markHeart, startCampaign, tally } from './campaign.ts'
import { missionsComplete } from './missions.ts'

const caves = 'cave cave cave cave'
const plain = [caves, caves, 'cave cave cave cave']
/** Finishes a game of level 1 with this map. */
const finish = (own: object, before: Campaign = startCampaign('beginner')) =>
  finishGame(markHeart(before), table({ level: '1', P1: { map: plain, ...own } }).state)
const cells = (own: object) => finish(own).cells

describe('cells (OB-175, OB-177)', () => {
  const crystals = ['crystal-forest', 'crystal-cave', 'crystal-swamp', 'crystal-camp', 'crystal-graveyard']

  test('crystals in the stash: 1, 2, 3 (OB-175, OB-177)', () => {
    const marked = [0, 1, 2, 3, 4, 5].map(number => cells({ stash: crystals.slice(0, number) }))
    expect(marked).toEqual([[], ['crystals:1'], ['crystals:2'], ['crystals:3'], ['crystals:3'], ['crystals:3']])
  })

  test('a game on 4 x 4 marks cells, too (OB-187)', () => {
    const row = 'cave+orc cave cave swamp'
    const large = table({ level: '1', board: '4x4', P1: { map: [row, row, row, row] } }).state
    expect(finishGame(markHeart(startCampaign('beginner')), large).cells).toEqual(['bands3:1'])
  })

  test('a cell needs exactly its number; the last cell of a row also takes more (OB-178)', () => {
    expect(cells({ stash: crystals.slice(0, 2) })).toEqual(['crystals:2'])
    expect(cells({ stash: crystals.slice(0, 4) })).toEqual(['crystals:3'])
  })

  test('bands of length 2: 1, 2, 3 (OB-175, OB-177)', () => {
    const two = 'cave+orc cave+orc cave cave'
    const four = 'cave+orc cave+orc cave+witch cave+witch'
    expect(cells({ map: [two, caves, caves] })).toEqual(['bands2:1'])
    expect(cells({ map: [four, caves, caves] })).toEqual(['bands2:2'])
    expect(cells({ map: [four, caves, two] })).toEqual(['bands2:3'])
    expect(cells({ map: [four, caves, four] })).toEqual(['bands2:3'])
  })

  test('bands of length 3: 1, 2, 3 (OB-177)', () => {
    const three = 'cave+orc cave+orc cave+orc cave'
    expect(cells({ map: [three, caves, caves] })).toEqual(['bands3:1'])
    expect(cells({ map: [three, caves, three] })).toEqual(['bands3:2'])
    const witches = 'cave+witch cave+witch cave+witch cave'
    expect(cells({ map: [three, witches, three] })).toEqual(['bands3:3'])
  })

  test('a band of length 4 counts in the row of length 3 (OB-178)', () => {
    expect(cells({ map: ['cave+orc cave+orc cave+orc cave+orc', caves, caves] })).toEqual(['bands3:1'])
  })

  test('minibosses on the map: 1, 2, 3 (OB-177)', () => {
    const bosses = ['froggie', 'hexling', 'mossback', 'bonepick']
    const top = (number: number) => [0, 1, 2, 3].map(i => (i < number ? `cave+${bosses[i]}` : 'cave')).join(' ')
    const marked = [1, 2, 3, 4].map(number => cells({ map: [top(number), caves, caves] }))
    expect(marked).toEqual([['minibosses:1'], ['minibosses:2'], ['minibosses:3'], ['minibosses:3']])
  })

  test('dungeons on the map: 2, 3, 4 (OB-177)', () => {
    const top = (number: number) => [0, 1, 2, 3].map(i => (i < number ? 'dungeon' : 'cave')).join(' ')
    const marked = [1, 2, 3, 4].map(number => cells({ map: [top(number), caves, caves] }))
    expect(marked).toEqual([[], ['dungeons:2'], ['dungeons:3'], ['dungeons:4']])
    expect(cells({ map: ['dungeon dungeon dungeon dungeon', 'dungeon cave cave cave', caves] })).toEqual(['dungeons:4'])
  })

  test('matching monsters: 4, 5, 6 (OB-177)', () => {
    /** Matching dragons on spaces that do not border each other. */
    const map = (number: number) => {
      const apart = [0, 2, 5, 7, 8, 10]
      const spaces = Array.from({ length: 12 }, (_, i) => (apart.slice(0, number).includes(i) ? 'cave+dragon' : 'cave'))
      return [0, 4, 8].map(start => spaces.slice(start, start + 4).join(' '))
    }
    const marked = [3, 4, 5, 6].map(number => cells({ map: map(number) }))
    expect(marked).toEqual([[], ['matching:4'], ['matching:5'], ['matching:6']])
  })

  test('one game may mark cells in several rows, independently of its objectives (OB-179)', () => {
    const game = finish({ map: ['cave+froggie dungeon dungeon cave', caves, caves], stash: ['crystal-camp'] })
    expect(game.objectives).toEqual([])
    expect(game.cells).toEqual(['crystals:1', 'minibosses:1', 'dungeons:2'])
  })

  test('a cell is marked once (OB-175)', () => {
    const once = finish({ stash: ['crystal-cave'] })
    const twice = finish({ stash: ['crystal-camp'] }, once.campaign)
    expect([twice.cells, twice.campaign.cells]).toEqual([[], ['crystals:1']])
  })
})

describe('soul gems (OB-176)', () => {
  const crystals = ['crystal-forest', 'crystal-cave', 'crystal-swamp']

  test('a complete row gives one (OB-176)', () => {
    let campaign = startCampaign('beginner')
    const gained = [1, 2, 3, 3].map(number => {
      const game = finish({ stash: crystals.slice(0, number) }, campaign)
      campaign = game.campaign
      return game.missions
    })
    expect(gained).toEqual([[], [], ['sideRow:crystals'], []])
    expect(tally(campaign).soulGems).toBe(1)
  })

  test('a complete column gives one, even in a single game (OB-176)', () => {
    const game = finish({
      map: [
        'forest+kobold forest+kobold forest+kobold dungeon',
        'cave+dragon cave+orc dungeon swamp+hexling',
        'cave cave+orc cave cave',
      ],
      stash: ['crystal-cave'],
    })
    expect(game.cells).toEqual(['crystals:1', 'bands2:1', 'bands3:1', 'minibosses:1', 'dungeons:2', 'matching:4'])
    expect(game.missions).toEqual(['sideColumn:I'])
  })

  test.each([
    ['sideSet:hoarder', ['crystals:3', 'minibosses:3']],
    ['sideSet:warlord', ['bands2:3', 'bands3:2']],
    ['sideSet:landlord', ['dungeons:4', 'matching:6']],
    ['sideRow:bands2', ['bands2:1', 'bands2:2', 'bands2:3']],
    ['sideRow:bands3', ['bands3:1', 'bands3:2', 'bands3:3']],
    ['sideRow:minibosses', ['minibosses:1', 'minibosses:2', 'minibosses:3']],
    ['sideRow:dungeons', ['dungeons:2', 'dungeons:3', 'dungeons:4']],
    ['sideRow:matching', ['matching:4', 'matching:5', 'matching:6']],
    ['sideColumn:II', ['crystals:2', 'bands2:2', 'bands3:2', 'minibosses:2', 'dungeons:3', 'matching:5']],
  ] as const)('%s is complete with %j (OB-176, OB-177)', (mission, marked) => {
    expect(missionsComplete(marked)).toEqual([mission])
    for (const missing of marked) expect(missionsComplete(marked.filter(cell => cell !== missing))).toEqual([])
  })

  test('the last column also completes the sets Hoarder and Landlord (OB-176, OB-177)', () => {
    const column = ['crystals:3', 'bands2:3', 'bands3:3', 'minibosses:3', 'dungeons:4', 'matching:6'] as const
    expect(missionsComplete(column)).toEqual(['sideColumn:III', 'sideSet:hoarder', 'sideSet:landlord'])
  })
})

// Reading checks a saved campaign.
import { expect, test } from 'vitest'
import { GameError } from '../../kernel/errors.ts'
import { type Campaign, markHeart, startCampaign } from './campaign.ts'
import { readCampaign } from './read.ts'

const saved: Campaign = {
  ...startCampaign('standard'),
  level: 2,
  heartsMarked: 3,
  objectives: ['L1-1', 'L1-3', 'L2-2'],
  cells: ['crystals:1', 'crystals:3', 'dungeons:2'],
}
const reading = (value: unknown): unknown => {
  try {
    return readCampaign(JSON.parse(JSON.stringify(value)))
  } catch (error) {
    if (error instanceof GameError) return error.message
    throw error
  }
}

test('a campaign can be saved and read again', () => {
  expect(reading(saved)).toEqual(saved)
  expect(reading(markHeart(saved, 'kirax'))).toEqual({ ...saved, heartsMarked: 4, playing: 'kirax' })
  expect(reading(startCampaign('hard'))).toEqual(startCampaign('hard'))
})

test.each([
  ['not JSON of a campaign', [], 'a campaign is a JSON object'],
  ['nothing', null, 'a campaign is a JSON object'],
  ['another file', { hello: 1 }, 'this is not a campaign: “format” is nothing, not "overlair-campaign/1"'],
  [
    'a strange word',
    { ...saved, souls: 3 },
    'a campaign has no “souls”; it has format, difficulty, level, heartsMarked, playing, objectives, cells',
  ],
  ['a strange difficulty', { ...saved, difficulty: 'easy' }, '“difficulty” is beginner, standard, hard, not "easy"'],
  ['a strange level', { ...saved, level: 7 }, '“level” is 1 to 6, not 7'],
  ['half a level', { ...saved, level: 1.5 }, '“level” is 1 to 6, not 1.5'],
  ['half a heart', { ...saved, heartsMarked: 2.5 }, '“heartsMarked” is a whole number, not 2.5'],
  ['a level that is no number', { ...saved, level: '2' }, '“level” is 1 to 6, not "2"'],
  ['hearts that are no number', { ...saved, heartsMarked: 'many' }, '“heartsMarked” is a whole number, not "many"'],
  ['objectives that are no list', { ...saved, objectives: 'L1-1' }, '“objectives” is a list, not "L1-1"'],
  ['an objective twice', { ...saved, objectives: ['L1-1', 'L1-1'] }, '“objectives” holds "L1-1" twice'],
  [
    'a boss that the level does not allow',
    { ...saved, playing: 'kazanna' },
    '“playing” on level 2 is null, kirax or cleopatra, not "kazanna"',
  ],
  [
    'too many hearts',
    { ...saved, heartsMarked: 11 },
    '“heartsMarked” is 0 to 10 in a standard campaign (OB-160), not 11',
  ],
  [
    'hearts below nothing',
    { ...saved, heartsMarked: -1 },
    '“heartsMarked” is 0 to 10 in a standard campaign (OB-160), not -1',
  ],
  [
    'a game without a heart',
    { ...startCampaign('hard'), playing: 'kazanna' },
    'a game has started, but no heart is marked for it (OB-159)',
  ],
  [
    'more levels than games',
    { ...saved, heartsMarked: 1 },
    'the marks need at least 2 finished games (OB-159); hearts are marked for 1',
  ],
  [
    'objectives of two levels from one game',
    { ...saved, heartsMarked: 1, cells: [] },
    'the marks need at least 2 finished games (OB-159); hearts are marked for 1',
  ],
  [
    'a game counted before it is finished',
    { ...saved, heartsMarked: 2, playing: 'kirax' },
    'the marks need at least 2 finished games (OB-159); hearts are marked for 1',
  ],
  [
    'more cells of a row than games',
    { ...startCampaign('hard'), heartsMarked: 1, cells: ['crystals:1', 'crystals:2'] },
    'the marks need at least 2 finished games (OB-159); hearts are marked for 1',
  ],
  [
    'a level skipped',
    { ...saved, objectives: ['L1-1'] },
    'the campaign is on level 2, but level 1 is not done (OB-162)',
  ],
  [
    'an objective of a later level',
    { ...saved, objectives: ['L1-1', 'L1-2', 'L3-1'] },
    'objectives of level 3 are met, but the campaign is on level 2 (OB-161)',
  ],
])('%s is refused', (_, value, message) => {
  expect(reading(value)).toBe(message)
})

test('unknown marks are refused, and the error lists the known ones', () => {
  expect(reading({ ...saved, cells: ['crystals:9'] })).toMatch(
    /^“cells” has no item "crystals:9"; allowed: crystals:1, crystals:2, crystals:3, bands2:1, /,
  )
  expect(reading({ ...saved, objectives: [7] })).toMatch(
    /^“objectives” has no item 7; allowed: L1-1, L1-2, L1-3, L2-1, /,
  )
})

test('no game can be in progress after level 6 is done (OB-166)', () => {
  const objectives = [1, 2, 3, 4, 5, 6].flatMap(level => [`L${level}-1`, `L${level}-2`])
  const done = { ...startCampaign('beginner'), level: 6, heartsMarked: 7, objectives }
  expect(reading(done)).toEqual(done)
  expect(reading({ ...done, playing: 'king_croak' })).toBe('a game has started although level 6 is done (OB-166)')
})

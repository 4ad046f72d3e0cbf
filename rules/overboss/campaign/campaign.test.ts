// Sections 18 and 19 of the rules: the course of a campaign and its result.
import { describe, expect, test } from 'vitest'
import { GameError } from '../../kernel/errors.ts'
import type { BossId } from '../model/boss-ids.ts'
import { newGame, table } from '../testing/test-table.ts'
import {
  type Campaign,
  campaignResult,
  finishGame,
  gameOptions,
  heartsLeft,
  isCampaignOver,
  markHeart,
  moveOn,
  startCampaign,
  tally,
} from './campaign.ts'
import { missionCells } from './missions.ts'

const caves = 'cave cave cave cave'
const nothing = ['camp-red camp-red cave cave', caves, caves]
/** Final maps of level 1. The names say which objectives they meet. */
const games = {
  none: nothing,
  first: ['forest+kobold forest forest camp-red', caves, caves],
  second: ['camp-red camp-red camp-blue swamp', 'cave cave cave swamp', 'cave cave cave swamp'],
  firstAndSecond: ['forest+kobold forest forest swamp', 'cave cave cave swamp', 'cave cave cave swamp'],
  third: [
    'forest forest forest swamp',
    'forest forest camp-red camp-yellow',
    'camp-blue+orc camp-black+orc camp-purple+orc camp-orange',
  ],
}
const final = (game: keyof typeof games) => table({ level: '1', P1: { map: games[game] } }).state
const play = (campaign: Campaign, game: keyof typeof games) => finishGame(markHeart(campaign), final(game))
const refusal = (action: () => unknown): string => {
  try {
    action()
  } catch (error) {
    if (error instanceof GameError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'accepted'
}
/** A campaign at this level, with two objectives met on each lower level. */
const onLevel = (level: number, more: Partial<Campaign> = {}): Campaign => ({
  ...startCampaign('beginner'),
  level,
  heartsMarked: level - 1,
  objectives: Array.from({ length: level - 1 }, (_, i) => [`L${i + 1}-1`, `L${i + 1}-2`] as const).flat(),
  ...more,
})

describe('hearts', () => {
  test.each([
    ['beginner', 12],
    ['standard', 10],
    ['hard', 8],
  ] as const)('a %s campaign has %i hearts (OB-159, OB-160)', (difficulty, hearts) => {
    expect(heartsLeft(startCampaign(difficulty))).toBe(hearts)
  })

  test('an unknown difficulty is refused (OB-159)', () => {
    expect(refusal(() => startCampaign('easy' as never))).toBe(
      'bad-difficulty: a campaign is beginner, standard, hard (OB-159), not "easy"',
    )
  })

  test('the player marks one before every game (OB-159)', () => {
    const campaign = startCampaign('hard')
    const playing = markHeart(campaign)
    expect([heartsLeft(campaign), heartsLeft(playing)]).toEqual([8, 7])
    expect(gameOptions(playing)).toEqual({ players: 1, board: '3x4', level: '1', boss: 'kazanna' })
    expect(refusal(() => gameOptions(campaign))).toBe(
      'no-game: no game has started; mark a heart before every game (OB-159)',
    )
    expect(refusal(() => finishGame(campaign, final('none')))).toMatch(/^no-game/)
  })

  test('the player cannot mark a second heart during a game (OB-159)', () => {
    expect(refusal(() => markHeart(markHeart(startCampaign('hard'))))).toBe(
      'game-under-way: cannot mark a heart: the game of level 1 with kazanna is not finished',
    )
  })

  test('the player chooses a boss if the level allows two (OB-158)', () => {
    const campaign = onLevel(2)
    expect(refusal(() => markHeart(campaign))).toBe(
      'bad-boss: level 2 is played with kirax or cleopatra (OB-158): choose one',
    )
    expect(refusal(() => markHeart(campaign, 'kazanna'))).toBe(
      'bad-boss: level 2 is played with kirax or cleopatra (OB-158), not kazanna',
    )
    expect(gameOptions(markHeart(campaign, 'cleopatra'))).toMatchObject({ players: 1, level: '2', boss: 'cleopatra' })
  })
})

describe('games', () => {
  test('a campaign game is set up with its options, played and finished (OB-158, OB-173)', () => {
    const campaign = markHeart(onLevel(3), 'xyzax')
    const game = newGame(gameOptions(campaign), 'a campaign game')
    expect(refusal(() => finishGame(campaign, game.state))).toBe(
      'game-not-over: the game is not over; objectives count on the final map (OB-173)',
    )
    game.playOut()
    const finished = finishGame(campaign, game.state)
    expect(finished.campaign).toMatchObject({ level: 3, heartsMarked: 3, playing: null })
    expect(finished.campaign.objectives).toEqual([...campaign.objectives, ...finished.objectives])
  })

  test('a game on 4 x 4 costs its heart and counts like any other (OB-187)', () => {
    const campaign = markHeart(startCampaign('hard'))
    expect(heartsLeft(campaign)).toBe(7)
    expect(newGame(gameOptions(campaign, '4x4'), 'a large game').view().options).toMatchObject({
      board: '4x4',
      level: 1,
    })
    const large = table({ level: '1', board: '4x4', P1: { map: [...games.firstAndSecond, caves] } }).state
    const { objectives, campaign: after } = finishGame(campaign, large)
    expect(objectives).toEqual(['L1-1', 'L1-2'])
    expect(moveOn(after).level).toBe(2)
  })

  test('only the current game can be finished', () => {
    const other = table({ P1: { map: nothing, boss: 'kazanna' } }).state
    expect(refusal(() => finishGame(markHeart(startCampaign('hard')), other))).toBe(
      'other-game: this is not the current game, which is level 1 with kazanna',
    )
    expect(refusal(() => finishGame(markHeart(onLevel(2), 'kirax'), final('none')))).toMatch(/^other-game/)
  })

  test('a campaign starts at level 1, and each objective gives its soul gem once (OB-161)', () => {
    const start = startCampaign('beginner')
    expect(start.level).toBe(1)
    const once = play(start, 'first')
    expect([once.objectives, tally(once.campaign).soulGems]).toEqual([['L1-1'], 1])
    const twice = play(once.campaign, 'first')
    expect([twice.objectives, tally(twice.campaign).soulGems]).toEqual([[], 1])
  })

  test('several objectives may be met in one game (OB-161)', () => {
    expect(play(startCampaign('beginner'), 'firstAndSecond').objectives).toEqual(['L1-1', 'L1-2'])
  })

  test('a level may be repeated, and moving on needs two objectives over any number of games (OB-162)', () => {
    const one = play(startCampaign('beginner'), 'first').campaign
    expect(refusal(() => moveOn(one))).toBe(
      'too-few-objectives: moving on needs 2 objectives of level 1 (OB-162); met: 1',
    )
    const still = play(one, 'none').campaign
    const two = play(still, 'second').campaign
    expect(moveOn(two)).toMatchObject({ level: 2, heartsMarked: 3, objectives: ['L1-1', 'L1-2'] })
  })

  test('after two objectives the player may stay for the third (OB-163)', () => {
    const two = play(startCampaign('beginner'), 'firstAndSecond').campaign
    const three = play(two, 'third')
    expect(three.objectives).toEqual(['L1-3'])
    expect(moveOn(three.campaign).level).toBe(2)
  })

  test('there is no way back to an earlier level (OB-163)', () => {
    const two = moveOn(play(startCampaign('beginner'), 'firstAndSecond').campaign)
    expect(gameOptions(markHeart(two, 'kirax')).level).toBe('2')
  })

  test('all three objectives of a level give its wickedness icon (OB-164)', () => {
    const two = play(startCampaign('beginner'), 'firstAndSecond')
    expect([two.wickedness, tally(two.campaign).wickedness]).toEqual([false, 0])
    const three = play(two.campaign, 'third')
    expect([three.wickedness, tally(three.campaign).wickedness]).toEqual([true, 1])
    const more = play(three.campaign, 'third')
    expect([more.wickedness, tally(more.campaign).wickedness]).toEqual([false, 1])
  })

  test('two games, two objectives, two hearts: level 2 is open, without an icon (OB-159, OB-162, OB-164)', () => {
    const campaign = play(play(startCampaign('standard'), 'first').campaign, 'third').campaign
    expect(campaign.heartsMarked).toBe(2)
    expect(tally(campaign)).toMatchObject({ soulGems: 2, wickedness: 0 })
    expect(moveOn(campaign).level).toBe(2)
  })

  test('no function changes the campaign it receives', () => {
    const start = Object.freeze(startCampaign('beginner'))
    const playing = Object.freeze(markHeart(start))
    finishGame(playing, final('firstAndSecond'))
    expect([start.heartsMarked, playing.objectives]).toEqual([0, []])
  })
})

describe('the end', () => {
  test('it is over when all hearts are marked, and the last game is still played (OB-165, OB-166)', () => {
    let campaign = startCampaign('hard')
    for (let game = 1; game < 8; game++) campaign = play(campaign, 'none').campaign
    const last = markHeart(campaign)
    expect([heartsLeft(last), isCampaignOver(last), campaignResult(last)]).toEqual([0, false, undefined])
    const done = finishGame(last, final('firstAndSecond')).campaign
    expect([isCampaignOver(done), campaignResult(done)?.soulGems]).toEqual([true, 2])
    expect(refusal(() => markHeart(done))).toBe(
      'campaign-over: cannot mark a heart: all 8 hearts are marked and the campaign is over (OB-165)',
    )
    expect(refusal(() => moveOn(done))).toMatch(/^campaign-over: cannot move on: all 8 hearts/)
  })

  /** A dungeon worth 5, and three bands with five matching kobolds. */
  const crown = [
    'forest+kobold forest+kobold dungeon forest+kobold',
    'volcano graveyard-1 forest+kobold forest+kobold',
    'cloud_island dungeon summoning_circle cloud_island',
  ]
  const heart = [
    'forest volcano forest forest',
    'graveyard-1 dungeon cloud_island forest',
    'forest summoning_circle forest forest',
  ]
  const finishSix = (campaign: Campaign, map: readonly string[]) =>
    finishGame(markHeart(campaign), table({ level: '6', P1: { map } }).state)

  test('it is over when level 6 is done, even with hearts left (OB-165, OB-166)', () => {
    const one = finishSix(onLevel(6), heart)
    expect([one.objectives, isCampaignOver(one.campaign)]).toEqual([['L6-1'], false])
    const two = finishSix(one.campaign, crown)
    expect(two.objectives).toContain('L6-2')
    expect([isCampaignOver(two.campaign), heartsLeft(two.campaign)]).toEqual([true, 5])
    expect(refusal(() => markHeart(two.campaign))).toBe(
      'campaign-over: cannot mark a heart: level 6 is done and the campaign over (OB-165)',
    )
    expect(refusal(() => moveOn(two.campaign))).toMatch(/^campaign-over: cannot move on: level 6 is done/)
  })

  test('the player cannot move on during a game', () => {
    const two = play(startCampaign('beginner'), 'firstAndSecond').campaign
    expect(refusal(() => moveOn(markHeart(two)))).toMatch(/^game-under-way/)
  })
})

describe('the result (OB-180, OB-181)', () => {
  const campaign = (difficulty: Campaign['difficulty'], more: Partial<Campaign>): Campaign => ({
    ...startCampaign(difficulty),
    ...more,
  })

  test('soul gems, wickedness and difficulty are added up (OB-180, OB-181)', () => {
    const objectives = ['L1-1', 'L1-2', 'L1-3', 'L2-1', 'L2-2'] as const
    expect(tally(campaign('standard', { objectives, cells: ['crystals:1', 'crystals:2', 'crystals:3'] }))).toEqual({
      soulGems: 6,
      wickedness: 1,
      wickednessPoints: 2,
      difficulty: 3,
      points: 6 + 2 + 3,
      title: 'campaignTitle:0',
    })
  })

  test.each([
    ['beginner', 0],
    ['standard', 3],
    ['hard', 6],
  ] as const)('a %s campaign adds %i (OB-181)', (difficulty, points) => {
    expect(tally(startCampaign(difficulty))).toMatchObject({ difficulty: points, points })
  })

  test('the highest result is 48 points (OB-181)', () => {
    const objectives = [1, 2, 3, 4, 5, 6].flatMap(level => [`L${level}-1`, `L${level}-2`, `L${level}-3`] as const)
    expect(tally(campaign('hard', { objectives, cells: missionCells }))).toEqual({
      soulGems: 18 + 12,
      wickedness: 6,
      wickednessPoints: 12,
      difficulty: 6,
      points: 48,
      title: 'campaignTitle:42',
    })
  })
})

test.each([
  [1, 'kazanna'],
  [2, 'kirax'],
  [3, 'belladonna'],
  [4, 'cerebellus'],
  [5, 'eclipse'],
  [6, 'king_croak'],
] as readonly [number, BossId][])('level %i with %s can be played to its end (OB-158)', (level, boss) => {
  const campaign = markHeart(onLevel(level), boss)
  const game = newGame(gameOptions(campaign), level)
  game.playOut()
  expect(finishGame(campaign, game.state).campaign.playing).toBeNull()
})

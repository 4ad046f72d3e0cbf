// Random games of all configurations, in which each person has other instructions.
import {
  type AnyGame,
  type Ask,
  canonical,
  newRecord,
  randomBelow,
  randomSource,
  redeal,
  type Seat,
} from '@overlair/rules/kernel'
import { families } from '@overlair/rules/testing/families'
import { describe, expect, test } from 'vitest'
import { type AutoPass, knowledgeOf, onlyForced } from '../match/automatic.ts'
import { openMatch } from '../match/match.ts'
import { people } from '../match/testing/open.ts'
import { race } from '../testing/race-game.ts'
import { automaticFor } from './games.ts'

const configurations = families.flatMap(family => family.configurations)
const dungeonConfigurations = configurations.filter(({ game }) => game.id !== 'overboss')
const oftenAsked = { stops: { ownBuild: 'always', othersHeroes: 'always' } }
const instructionsBySeat = [null, oftenAsked, { fullControl: true }]
/** A game is compared up to this number of choices. */
const LONGEST = 400
const toldAt = (seat: Seat): unknown => instructionsBySeat[seat % instructionsBySeat.length]

/** The answer and all that it can read. The ask is a copy, so that nothing is cached. */
function answerIn(game: AnyGame, { automatic }: AutoPass, ask: Ask, state: unknown, instructions: unknown) {
  const knowledge = knowledgeOf(game, state, ask.seat, instructions)
  const answer = automatic(structuredClone(ask), knowledge)
  return { answer, known: canonical([knowledge.view(), knowledge.sandbox().position]) }
}

describe.each(dungeonConfigurations)('$name', ({ game, options, players }) => {
  test.each(players)(
    '%i players: an answer and all that it can read do not depend on what the seat cannot know',
    async count => {
      const autoPass = await automaticFor(game)
      const record = newRecord(game, { ...options, players: count }, `secrets ${count}`)
      const match = openMatch({ game, record, seats: people(...Array(count).fill('Ola')), ...autoPass })
      for (let seat = 0; seat < count; seat++) match.seat(seat).instruct(toldAt(seat))
      const random = randomSource('choices')
      let [given, refused] = [0, 0]
      for (let made = 0; match.result === undefined && made < LONGEST; made++) {
        const { seat, ask } = match.pending()[0]!
        const told = match.seat(seat).instructions()
        const expected = answerIn(game, autoPass, ask, match.state, told)
        for (const other of ['one', 'two'])
          expect(answerIn(game, autoPass, ask, redeal(game, match.state, seat, other), told)).toEqual(expected)
        if (expected.answer === undefined) refused++
        else given++
        if (!match.answerFor(seat)) {
          const { decision } = match.pending()[0]!
          match.choose(seat, ask.choices[randomBelow(random, ask.choices.length)]!, decision)
        }
      }
      expect(given).toBeGreaterThan(0)
      expect(refused).toBeGreaterThan(0)
    },
  )
})

test('Overboss and games of other programs take no instructions', async () => {
  const overboss = configurations.find(({ game }) => game.id === 'overboss')!.game
  for (const game of [overboss, race]) expect(await automaticFor(game)).toBe(onlyForced)
  const match = openMatch({
    game: race,
    record: newRecord(race, { players: 1 }, 'none'),
    seats: people('Ola'),
    ...onlyForced,
  })
  const before = canonical(match.saved())
  match.seat(0).instruct(null)
  expect(() => match.seat(0).instruct({ stops: {} })).toThrow('this game takes no instructions; told: {"stops":{}}')
  expect(canonical(match.saved())).toBe(before)
})

import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import {
  type AnyGame,
  appendChoice,
  newRecord,
  onlyChoice,
  randomBelow,
  randomSource,
  redeal,
  stateHash,
} from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'
import { describe, expect, it, test } from 'vitest'
import { answerForBot } from './answer.ts'
import { botRequest } from './request.ts'

const games: readonly AnyGame[] = [overboss, bossMonster, nextLevel, superBossMonster]

/** Plays a game of two bots and returns its record after at most this many choices. */
async function played(game: AnyGame, seed: string, level: string, choices: number) {
  let record = newRecord(game, { players: 2 }, seed)
  const state = game.setup(record.options, record.seed)
  for (let made = 0; made < choices; made++) {
    const [ask] = game.asks(state)
    if (!ask) break
    const choice = await answerForBot(botRequest({ game, state, record }, ask.seat, level))
    game.apply(state, ask.seat, choice)
    record = appendChoice(record, ask.seat, choice)
  }
  return record
}

describe.each(['random', 'greedy'])('a %s bot', level => {
  it.each(games)('answers the same request in the same way, so a reload changes nothing ($id)', async game => {
    const once = await played(game, 'twice', level, 12)
    expect(once.choices).toHaveLength(12)
    expect(await played(game, 'twice', level, 12)).toEqual(once)
  })
  it('plays differently with another seed', async () => {
    const [one, another] = [await played(overboss, 'one', level, 6), await played(overboss, 'another', level, 6)]
    expect(one.choices).not.toEqual(another.choices)
  })

  it.each(games)('answers the same in every state that looks the same to its seat ($id)', async game => {
    const players = 3
    const record = newRecord(game, { players }, 'look-alikes')
    const state = game.setup(record.options, record.seed)
    const random = randomSource('look-alikes')
    let [decisions, truths] = [0, 0]
    for (let [ask] = game.asks(state); ask && decisions < 25; [ask] = game.asks(state)) {
      const { seat } = ask
      if (!onlyChoice(ask)) {
        decisions++
        const other = redeal(game, state, seat, `other truth ${decisions}`)
        if (stateHash(other) !== stateHash(state)) truths++
        const [request, sameRequest] = [state, other].map(at => botRequest({ game, state: at, record }, seat, level))
        expect(JSON.stringify(sameRequest)).toBe(JSON.stringify(request))
        expect(await answerForBot(sameRequest!)).toEqual(await answerForBot(request!))
      }
      game.apply(state, seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    }
    expect(truths).toBeGreaterThan(20)
  })
})

describe('a request to a bot', () => {
  const record = newRecord(bossMonster, { players: 2 }, 'c0ffee00-seed')
  const state = bossMonster.setup(record.options, record.seed)
  const request = botRequest({ game: bossMonster, state, record }, 0, 'greedy')

  test('is plain data', () => expect(JSON.parse(JSON.stringify(request))).toEqual(request))
  test('names neither the seed nor a card of the opponent', () => {
    const { rooms, spells } = state.players[1]!
    const text = JSON.stringify(request)
    expect(text).not.toContain('c0ffee00')
    expect(request.position).toMatchObject({ players: [{}, { rooms: rooms.length, spells: spells.length }] })
    expect(request.position.own).toMatchObject({ rooms: state.players[0]!.rooms, hands: {} })
    expect(rooms.length + spells.length).toBeGreaterThan(0)
  })
  test('has another random text for each seat and each number of choices', () => {
    const longer = appendChoice(record, 0, { pass: true })
    const texts = [record, longer].flatMap(record =>
      [0, 1].map(seat => botRequest({ game: bossMonster, state, record }, seat, 'greedy').random),
    )
    expect(new Set(texts).size).toBe(4)
  })
})

describe('an error', () => {
  const record = newRecord(overboss, { players: 2 }, 's')
  const state = overboss.setup(record.options, record.seed)
  const { seat } = overboss.asks(state)[0]!
  const requestOf = (who: number, level = 'greedy') => botRequest({ game: overboss, state, record }, who, level)

  test('is an unknown bot', () =>
    expect(answerForBot(requestOf(seat, 'genius'))).rejects.toThrow('unknown bot “genius”; known: random, greedy'))
  test('is a seat that is not asked', () =>
    expect(answerForBot(requestOf(1 - seat))).rejects.toThrow(`seat ${1 - seat} is not asked`))
  test('is an unknown game', () => {
    const { position, ...rest } = requestOf(seat)
    return expect(answerForBot({ ...rest, position: { ...position, game: 'chess' } })).rejects.toThrow(
      'no bot plays “chess”; games with bots: ',
    )
  })
})

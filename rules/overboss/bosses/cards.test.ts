// Section 14 of the rules: how boss cards are dealt, kept, revealed and scored.
import { describe, expect, test } from 'vitest'
import { eventFor } from '../../kernel/contract.ts'
import { overboss } from '../index.ts'
import { bossIds } from '../model/boss-ids.ts'
import { newGame, table } from '../testing/test-table.ts'

const empty = '. . . .'
const forests = 'forest forest forest forest'
const caves = 'cave cave cave cave'

describe('dealing', () => {
  test('each player is dealt two cards and keeps one, all at the same time (OB-107)', () => {
    const { state } = newGame({ players: 3, bosses: true })
    const asks = overboss.asks(state)
    expect(asks.map(({ seat, prompt, choices }) => [seat, prompt, choices.length])).toEqual([
      [0, 'keep-boss', 2],
      [1, 'keep-boss', 2],
      [2, 'keep-boss', 2],
    ])
    expect(new Set(asks.flatMap(ask => ask.choices.map(choice => JSON.stringify(choice)))).size).toBe(6)
    for (const seat of [2, 0, 1]) {
      expect(overboss.view(state, seat).step).toBe('keep-boss')
      overboss.apply(state, seat, overboss.asks(state).find(ask => ask.seat === seat)!.choices[0]!)
    }
    expect(overboss.view(state, 0).step).toBe('draft')
  })

  test('the player has the kept card, and the other card is out of the game (OB-107)', () => {
    const { state } = newGame({ players: 2, bosses: true })
    const [mine, theirs] = overboss.asks(state)
    const [kept, returned] = overboss.view(state, 0).dealt
    overboss.apply(state, 0, mine!.choices.find(choice => 'keep' in choice && choice.keep === kept)!)
    overboss.apply(state, 1, theirs!.choices[1]!)
    expect(overboss.view(state, 0).players[0]!.boss).toBe(kept)
    expect(overboss.view(state, 0).players[1]!.boss).toBe('hidden')
    expect(returned).not.toBe(kept)
  })

  test('only the player knows which card they kept (OB-107)', () => {
    const { state } = newGame({ players: 2, bosses: true })
    const [event] = overboss.apply(state, 0, overboss.asks(state)[0]!.choices[1]!)
    expect(eventFor(event!, 1)).toEqual({ event: 'boss-kept', why: 'OB-107', seat: 0 })
    expect(eventFor(event!, 'spectator')).toEqual({ event: 'boss-kept', why: 'OB-107', seat: 0 })
    expect(eventFor(event!, 0)).toHaveProperty('keep')
  })

  test('five players can be dealt all ten cards (OB-107)', () => {
    const { state } = newGame({ players: 5, bosses: true })
    const dealt = [0, 1, 2, 3, 4].flatMap(seat => overboss.view(state, seat).dealt)
    expect([...dealt].sort()).toEqual([...bossIds].sort())
  })
})

describe('revealing', () => {
  const table3 = () => table({ P1: { boss: 'belladonna' }, P2: { boss: 'kirax' }, P3: { boss: 'porkus' } })

  test('a player sees their own card at any time, and the cards of others stay hidden (OB-108)', () => {
    const game = table3()
    const bosses = (viewer: number | 'spectator') => game.view(viewer).players.map(({ boss }) => boss)
    for (let turn = 0; turn < 3; turn++, game.finishTurn()) {
      expect(bosses(0)).toEqual(['belladonna', 'hidden', 'hidden'])
      expect(bosses(1)).toEqual(['hidden', 'kirax', 'hidden'])
      expect(bosses('spectator')).toEqual(['hidden', 'hidden', 'hidden'])
    }
  })

  test('a player reveals their card in their own turn, and it stays face up (OB-109)', () => {
    const game = table3()
    expect(game.play({ reveal: 'belladonna' })[0]).toEqual({
      event: 'boss-revealed',
      why: 'OB-109',
      reveals: true,
      seat: 0,
      boss: 'belladonna',
    })
    for (let turn = 0; turn < 3; turn++, game.finishTurn())
      expect(game.view(1).players[0]).toMatchObject({ boss: 'belladonna', revealed: true })
  })

  test('a player reveals their card only once per game (OB-109)', () => {
    const game = table3()
    game.play({ reveal: 'belladonna' })
    while (overboss.asks(game.state).length > 0) {
      expect(game.offers({ reveal: 'belladonna' })).toEqual([])
      overboss.apply(game.state, game.asked, game.ask.choices[0]!)
    }
  })

  test('a player cannot reveal their card in the turn of another (OB-109)', () => {
    const game = table3()
    const { number } = game.turn
    while (game.turn.number === number) {
      expect(game.asked).toBe(0)
      game.play(game.offers().find(choice => 'pass' in choice) ?? game.offers()[0]!)
    }
  })

  test('a goal scores at the end even if the boss was not revealed (OB-110)', () => {
    const maps = { P1: { map: [forests, forests, forests] }, P2: { map: [caves, caves, caves] } }
    for (const revealed of [true, false]) {
      const game = table({
        P1: { ...maps.P1, boss: 'kazanna', revealed },
        P2: { ...maps.P2, boss: 'king_croak', revealed },
      })
      expect(overboss.result(game.state)?.scores).toEqual([15 + 3 * 4, 6 * 3 + 6 * 1 + 0])
    }
  })

  test.each([
    ['cleopatra', {}],
    ['eclipse', { map: ['cave+orc cave+orc dungeon .', empty, empty], stash: ['orc'] }],
    ['xyzax', { map: ['cave+orc dungeon . .', empty, empty], stash: ['crystal-cave', 'portal-used'] }],
    ['seducia', { map: ['cave . . .', empty, empty] }],
    ['cerebellus', { map: ['cave+orc dungeon . .', empty, empty] }],
    ['kirax', { map: ['dungeon . . .', empty, empty], stash: ['orc', 'crystal-cave'] }],
    ['king_croak', { map: [forests, forests, 'forest forest forest .'] }],
  ])('%s cannot be revealed if the ability is impossible (OB-111)', (boss, own) => {
    const game = table({ P1: { ...own, boss }, P2: {} })
    expect(game.prompt).toBe('draft')
    expect(game.offers({ reveal: boss })).toEqual([])
  })

  test('Seducia needs a token in the market, and so does Belladonna (OB-111)', () => {
    for (const boss of ['seducia', 'belladonna']) {
      const own = { map: ['cave+orc . . .', empty, empty], boss }
      const bare = table({ P1: own, P2: {}, market: ['cave', 'cave', 'forest', 'swamp'], bag: [] })
      expect(bare.offers({ reveal: boss })).toEqual([])
      const withToken = table({ P1: own, P2: {}, market: ['cave', 'cave', 'forest', 'swamp+witch'], bag: [] })
      expect(withToken.offers({ reveal: boss })).toHaveLength(1)
    }
  })

  test.each(['eclipse', 'porkus', 'king_croak'])('%s cannot be revealed after the draft (OB-111, OB-116)', boss => {
    const map = ['cave+orc cave+orc cave+orc cave+orc', empty, empty]
    const game = table({ P1: { map, boss }, P2: {}, market: ['cave+witch'] })
    expect(game.offers({ reveal: boss })).toHaveLength(1)
    for (const choice of [{ draft: 'cave', from: 0 }, { place: 'cave', at: '1,0' }, { settle: 'witch' }]) {
      game.play(choice)
      expect([game.asked, game.offers({ reveal: boss })]).toEqual([0, []])
    }
    expect(game.offers()).toEqual([{ pass: 'turn' }])
  })
})

test('ability and goal of a card belong together (OB-112)', () => {
  const map = ['cave+dragon cave+dragon cave+dragon forest', empty, empty]
  const first: Record<string, string> = {}
  for (const boss of bossIds) {
    const game = table({ P1: { map, stash: ['crystal-cave'], boss }, P2: {} })
    const [, next] = game.play({ reveal: boss })
    const { why } = game.view(0).players[0]!.score.lines.find(line => line.line === 'boss')!
    first[boss] = `${next?.event ?? game.prompt}, goal ${why}`
  }
  expect(first).toEqual({
    cleopatra: 'slide, goal OB-114',
    eclipse: 'discard-tokens, goal OB-115',
    kazanna: 'market-tiles-discarded, goal OB-118',
    xyzax: 'spend-token, goal OB-119',
    belladonna: 'market-tokens-discarded, goal OB-122',
    porkus: 'draft, goal OB-123',
    seducia: 'exchange, goal OB-124',
    cerebellus: 'move-token, goal OB-126',
    kirax: 'discard-tokens, goal OB-128',
    king_croak: 'draft, goal OB-130',
  })
})

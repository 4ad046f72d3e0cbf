// Views keep secrets (OB-37, OB-107, OB-108).
import { describe, expect, test } from 'vitest'
import { redeal, seal } from '../../kernel/contract.ts'
import { randomBelow, randomSource, shuffle } from '../../kernel/random.ts'
import { overboss } from '../index.ts'
import { bossIds } from '../model/boss-ids.ts'
import { newGame, TestTable, table } from '../testing/test-table.ts'

const viewers = [0, 1, 2, 'spectator'] as const
const viewText = (game: TestTable, viewer: (typeof viewers)[number]) =>
  JSON.stringify(overboss.view(game.state, viewer))

describe('a sealed position', () => {
  test('names pieces and spaces by their ids, and holds null where there is none', () => {
    const { steps } = overboss.sealPublic(newGame({ players: 2 }, 'ids only').state)
    expect(steps.at(-1)).toEqual({ step: 'draft', seat: 0, takes: 'pair', onto: null })
  })
  test.each(viewers)('has no number for “none” in a whole game (%s)', viewer => {
    const { state } = newGame({ players: 3, bosses: true, commands: true }, 'no numbers')
    const random = randomSource('no numbers')
    for (let [ask] = overboss.asks(state); ask; [ask] = overboss.asks(state)) {
      const { result, ...position } = seal(overboss, state, viewer)
      expect(JSON.stringify(position)).not.toMatch(/[:,[]-1\b/)
      overboss.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
    }
  })
})

describe('views (OB-37)', () => {
  const game = () => newGame({ players: 3, commands: true }, 'hidden things')

  test.each(['deck', 'bag', 'commandDeck'] as const)('no view shows the order of the %s (OB-37)', pile => {
    const before = game()
    const after = new TestTable(overboss.clone(before.state))
    shuffle(randomSource('another order'), after.state[pile])
    expect(after.state[pile]).not.toEqual(before.state[pile])
    for (const viewer of viewers) expect(viewText(after, viewer)).toBe(viewText(before, viewer))
  })

  test('a view shows the counts of deck and bag (OB-37)', () => {
    const { deck, bag, commands } = game().view()
    expect([deck, bag, commands.deck]).toEqual([64, 64, 14])
  })

  test('market, discards, stashes, maps and revealed bosses are public (OB-37)', () => {
    const { players, market, discard, commands } = table({
      P1: { map: ['cave+orc . . .', '. . . .', '. . . .'], stash: ['portal-used', 'crystal-cave'] },
      P2: { boss: 'kirax', revealed: true },
      P3: {},
      market: ['swamp+witch'],
      discard: ['forest', 'dungeon'],
      row: ['intimidate-domino', 'demolish-line', 'overthrow-hook', 'overthrow-tee'],
    }).view('spectator')
    expect(players[0]).toMatchObject({
      map: [{ tile: 'cave', token: 'monster-orc' }, ...Array(11).fill(null)],
      stash: ['portal-used', 'crystal-cave'],
    })
    expect(players[1]).toMatchObject({ boss: 'kirax', revealed: true })
    expect(market[0]).toEqual({ tile: 'swamp', token: 'monster-witch' })
    expect(discard).toEqual(['forest', 'dungeon'])
    expect(commands.row).toEqual(['intimidate-domino', 'demolish-line', 'overthrow-hook', 'overthrow-tee'])
  })

  test('the pieces that a player has drafted and not yet placed are public (OB-37)', () => {
    const held = (table: TestTable) => table.view('spectator').inHand
    const map = ['forest . . .', '. . . .', '. . . .']
    const plain = table({ P1: { map }, P2: {}, market: ['swamp+witch'] })
    expect(held(plain)).toBeNull()
    plain.play({ draft: 'swamp', from: 0 })
    expect(held(plain)).toEqual({ seat: 0, tile: 'swamp', tokens: ['monster-witch'] })
    plain.play({ place: 'swamp', at: '0,1' })
    expect(held(plain)).toEqual({ seat: 0, tile: null, tokens: ['monster-witch'] })
    const porkus = table({ P1: { boss: 'porkus' }, P2: {}, market: ['swamp+witch'] })
    porkus.play({ reveal: 'porkus' }, { draft: 'swamp', from: 0 })
    expect(held(porkus)).toEqual({ seat: 0, tile: 'swamp', tokens: [] })
  })

  test('no view shows the seed or the random generator (OB-37)', () => {
    const before = game()
    const after = new TestTable(overboss.clone(before.state))
    after.state.random[0] ^= 12345
    for (const viewer of viewers) expect(viewText(after, viewer)).toBe(viewText(before, viewer))
  })

  test('no view shows the choices of another seat (OB-37)', () => {
    const { state, asked } = game()
    for (const viewer of viewers) {
      const view = overboss.view(state, viewer)
      expect(view.asked).toEqual([asked])
      if (viewer === asked) expect(view.ask?.choices).toHaveLength(4)
      else expect(view.ask).toBeNull()
    }
  })
})

describe('boss cards (OB-108)', () => {
  test('no view shows the cards dealt to others (OB-107, OB-108)', () => {
    const { state } = newGame({ players: 3, bosses: true })
    for (const seat of [0, 1, 2]) {
      const text = JSON.stringify(overboss.view(state, seat))
      const own = overboss.view(state, seat).dealt
      for (const boss of bossIds) expect([boss, text.includes(boss)]).toEqual([boss, own.includes(boss)])
    }
    const spectator = JSON.stringify(overboss.view(state, 'spectator'))
    for (const boss of bossIds) expect(spectator).not.toContain(boss)
  })

  test('no view shows an answer while others still choose (OB-107)', () => {
    const { state } = newGame({ players: 3, bosses: true })
    const answer = overboss.asks(state)[1]!.choices[0]!
    overboss.apply(state, 1, answer)
    for (const viewer of [0, 2, 'spectator'] as const) {
      const view = overboss.view(state, viewer)
      expect(view.asked).toEqual([0, 2])
      expect(JSON.stringify(view)).not.toContain(Object.values(answer)[0])
    }
  })

  test('only the view of its owner shows a hidden card, until the end (OB-108)', () => {
    const game = table({ P1: { boss: 'porkus' }, P2: { boss: 'kirax' }, P3: { boss: 'cleopatra' } })
    while (overboss.asks(game.state).length > 0) {
      const [one, two] = [JSON.stringify(game.view(0)), JSON.stringify(game.view('spectator'))]
      expect(one).not.toMatch(/"kirax"|"cleopatra"/)
      expect(two).not.toMatch(/"porkus"|"kirax"|"cleopatra"/)
      game.finishTurn()
    }
  })

  test('the score that others see has no points for a hidden goal (OB-108, OB-110)', () => {
    const dungeons = { map: ['dungeon dungeon . .', '. . . .', '. . . .'], boss: 'king_croak' }
    const game = table({ P1: dungeons, P2: {}, P3: {} })
    const boss = (viewer: number | 'spectator') => game.view(viewer).players[0]!.score.boss
    expect([boss(0), boss(1), boss('spectator')]).toEqual([4, 0, 0])
  })
})

test('at the end every goal is public, and the visible points add up to the result (OB-110)', () => {
  const state = overboss.setup({ players: 2, bosses: true }, 'all open')
  for (let asks = overboss.asks(state); asks.length > 0; asks = overboss.asks(state)) {
    const { seat, choices } = asks[0]!
    overboss.apply(state, seat, choices.find(choice => !('reveal' in choice))!)
  }
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { players, result } = overboss.view(state, viewer)
    expect(players.map(player => player.boss)).not.toContain('hidden')
    expect(players.map(player => player.score.total)).toEqual(result!.scores)
    expect(overboss.view(redeal(overboss, state, viewer, 'anew'), viewer).players).toEqual(players)
  }
})

test('the game asks at the same points for every hidden boss (OB-108, OB-43)', () => {
  const choices = [
    { draft: 'forest', from: 0 },
    { place: 'forest', at: '1,1' },
    { settle: 'witch', at: '1,1' },
    { pass: 'turn' },
  ]
  /** The view of another player after each step of a turn. */
  const turn = (boss: string, more: object) => {
    const game = table({
      P1: { map: ['cave+orc cave+orc cave+orc .', '. . . .', '. . . .'], boss },
      P2: { map: ['cave . . .', '. . . .', '. . . .'] },
      market: ['forest+witch', 'swamp+kobold', 'dungeon+portal', 'cave+skeleton'],
      ...more,
    })
    const steps = [viewText(game, 1)]
    for (const choice of choices) {
      game.play(choice)
      steps.push(viewText(game, 1))
    }
    return steps
  }
  // P2 must hold the same cards in all these games.
  const other = { P2: { boss: 'seducia', dealt: ['seducia', 'xyzax'] } }
  for (const more of [
    other,
    { ...other, row: ['demolish-line', 'demolish-corner', 'overthrow-tee', 'overthrow-hook'] },
  ]) {
    const hidden = bossIds.filter(boss => boss !== 'seducia' && boss !== 'xyzax')
    const [first, ...rest] = hidden.map(boss => turn(boss, more))
    for (const steps of rest) expect(steps).toEqual(first)
  }
})

test('a circle without tokens asks in the same way for every hidden boss (OB-108, OB-43)', () => {
  const prompts = bossIds
    .filter(boss => boss !== 'seducia')
    .map(boss => {
      const game = table({
        P1: { map: ['cave+dragon . . .', '. . . .', '. . . .'], boss },
        P2: { boss: 'seducia' },
        market: ['summoning_circle+crystal-cave', 'cave+skeleton'],
      })
      game.play({ draft: 'summoning_circle' }, { place: 'summoning_circle', at: '2,2' })
      return `${game.asked} ${game.prompt}`
    })
  expect(new Set(prompts)).toEqual(new Set(['0 circle']))
})

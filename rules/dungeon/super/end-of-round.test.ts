import { describe, expect, test } from 'vitest'
import { superBossMonster as game } from '../index.ts'
import { eightHeroes, fiveEpics, newGame, superBuild, superTable, type TestTable } from '../testing/test-table.ts'

const pass = { pass: true }

describe('the end of a round', () => {
  test('ends round effects (SB-211), also stun (SB-208), and removes damage', () => {
    const t = superBuild({
      P1: { dungeon: ['minion-arena+stunned'], boss: 'emperor-dododo', minion: 'temple-treasure' },
    })
    t.does(0, pass)
    expect([t.view(0).lasting, t.damage('minion-arena')]).toEqual([[], 2])
  })
  test('passes the marker clockwise and sends every minion home (SB-212)', () => {
    const t = superBuild({ P1: { minion: 'temple-treasure' }, P2: { minion: 'stadium-treasure' }, P3: {} }).does(
      0,
      pass,
    )
    expect(t.eventsOf('first-player')).toMatchObject([{ seat: 1, why: 'SB-212' }])
    expect([t.view(0).order, t.view(0).board!.minions]).toEqual([
      [1, 2, 0],
      ['', '', ''],
    ])
  })
})

describe('the end of the game', () => {
  test('ten souls end the game after a complete round (SB-216, SB-217); 10 souls and 1 wound are 9 points (SB-220); Dododo wins with 9, 8, 6 (SB-305)', () => {
    const t = superBuild({
      players: 3,
      P1: { boss: 'emperor-dododo', slain: fiveEpics, survivors: ['laliho'] },
      P2: { boss: 'his-sliminess', slain: [...eightHeroes.slice(1), 'rook-quickpurse'] },
      P3: {
        boss: 'count-requiem',
        slain: ['archivist', 'outlaw', 'bar-brawler', 'dame-brickstone'],
        survivors: ['criminal'],
      },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)).toEqual({ winners: [0], scores: [9, 8, 6], why: 'SB-217' })
    expect(t.asked).toEqual([])
  })
  test('the game does not end before all players had their adventure turn (SB-216)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: { slain: fiveEpics.slice(1), dungeon: ['golem-gym+11'], entrance: ['sir-reginald-rampart'] },
      P2: { dungeon: ['golem-gym+9'], entrance: ['king-lik'], spells: ['shiny-bait'] },
    })
    t.passUntil(() => t.souls(0) === 10)
    expect([t.state.result, t.souls(1)]).toEqual([null, 0])
    t.passUntil(() => t.state.result !== null)
    expect(t.game.result(t.state)).toMatchObject({ winners: [0], scores: [10, 1], why: 'SB-217' })
  })
  test('a player with ten souls may lose (SB-220)', () => {
    const t = superBuild({
      P1: { slain: fiveEpics, survivors: [...eightHeroes.slice(0, 4), 'gladiator', 'acolyte', 'rook-quickpurse'] },
      P2: { slain: eightHeroes.slice(4) },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)).toMatchObject({ winners: [1], scores: [3, 4] })
  })
  test('the highest XP wins a tie (SB-221), the opposite of the base game', () => {
    const t = superBuild({
      P1: { boss: 'lady-lightfinger', slain: fiveEpics, survivors: ['laliho'] },
      P2: { boss: 'nightjar-the-gilded', slain: [...eightHeroes.slice(1), 'rook-quickpurse', 'gladiator'] },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)).toMatchObject({ winners: [1], scores: [9, 9] })
  })
  test('players with equal XP share the victory (SB-222)', () => {
    const t = superBuild({
      bossMonster: true,
      P1: { boss: 'gorgona', slain: fiveEpics },
      P2: { boss: 'count-requiem', slain: [...eightHeroes, 'rook-quickpurse', 'gladiator'] },
    })
    t.does(0, pass)
    expect(t.game.result(t.state)!.winners).toEqual([0, 1])
  })
  test('nine souls do not end the game', () => {
    expect(superBuild({ P1: { slain: [...fiveEpics.slice(1), 'laliho'] } }).does(0, pass).prompt).toBe('market.take')
  })

  const withEmptyTownDeck = (townDeckEnd: string): TestTable => {
    const lastTwo = { heroDeck: { only: [] }, epicDeck: { only: ['sir-reginald-rampart', 'archbishop-aurelio'] } }
    const t = superBuild({ P1: {}, P2: {}, townDeckEnd, ...lastTwo })
    t.does(0, pass).passTown() // the last two heroes are revealed
    return t
  }
  test('an empty town deck ends the game after the round (SB-218, SB-219), checked after the clean-up (SB-223)', () => {
    const t = withEmptyTownDeck('afterRound')
    t.passUntil(() => t.state.result !== null)
    expect([t.state.round, t.game.result(t.state)!.why]).toEqual([2, 'SB-219'])
    expect(t.eventsOf('first-player')).toHaveLength(2)
  })
  test('with the other option, the game ends after the round in which a reveal has too few heroes (SB-219)', () => {
    const t = withEmptyTownDeck('onReveal')
    t.passUntil(() => t.prompt === 'market.take')
    expect(t.state.result).toBeNull()
    t.passTown().passUntil(() => t.state.result !== null)
    expect([t.state.round, t.game.result(t.state)!.why]).toEqual([3, 'SB-219'])
  })
  test('four players have 42 heroes: rounds 1 to 10 reveal 40, round 11 reveals two and is the last (SB-68, SB-219)', () => {
    for (const townDeckEnd of ['afterRound', 'onReveal']) {
      const t = newGame(game, { players: 4, townDeckEnd }, 'to the end')
      for (let i = 0; i < 5000 && t.asked.length > 0; i++) {
        const [seat] = t.asked
        const choices = t.ask(seat!).choices
        t.does(seat!, (choices.find(c => 'pass' in c || 'keep' in c) ?? choices[0]) as { pass: true })
      }
      expect([t.eventsOf('arrived').length, t.state.round]).toEqual([42, 11])
    }
  })
  test('healing turns any survivor into souls (SB-229, SB-230)', () => {
    const t = superBuild({
      P1: {
        boss: 'count-requiem',
        survivors: ['sir-reginald-rampart'],
        dungeon: ['magpie-nest', 'bookwyrm', 'minion-arena', 'golem-gym'],
      },
    })
    t.does(0, { build: 'trophy-armory', at: 4 })
    expect([t.souls(0), t.wounds(0)]).toEqual([2, 0])
  })
  test('“hero” is any hero, “room” any room (SB-236, SB-237)', () => {
    const t = superTable({
      phase: 'adventure',
      P1: {
        dungeon: ['minion-arena', 'mana-forge+starlit-observatory'],
        entrance: ['sir-reginald-rampart'],
        spells: ['lava-surge', 'freeze'],
      },
    })
    t.does(0, pass)
    expect(t.offers(0, { cast: 'lava-surge' })).toBe(true)
    t.does(0, { cast: 'freeze' })
    expect(t.offered(0, 'room')).toEqual(['mana-forge', 'minion-arena'])
  })
})

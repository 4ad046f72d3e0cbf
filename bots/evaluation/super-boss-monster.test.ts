import { type Choice, type State, superBossMonster, superBossMonsterSituations } from '@overlair/rules/dungeon'
import { randomSource, sameChoice } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { botInputFor, bots } from '../index.ts'
import { superBossMonsterEvaluation } from './super-boss-monster.ts'

type Words = { readonly [word: string]: unknown }
/** Emperor Dododo wants fighters, Mother Mildew clerics; the heroes to come are mages, who tempt neither. */
const given = (own: Words, other: Words = {}, more: Words = {}): State =>
  superBossMonsterSituations.fromSituation(
    {
      heroDeck: ['wisebeard', 'pixie-sparkwick'],
      P1: { boss: 'emperor-dododo', ...own },
      P2: { boss: 'mother-mildew', ...other },
      ...more,
    },
    'outlook',
  )
/** As it was offered. */
const answer = (state: State): Choice => {
  const ask = state.asks.find(({ seat }) => seat === 0)!
  const said = bots.greedy(superBossMonster)(botInputFor(superBossMonster, state, ask, randomSource('bot')))
  return ask.choices.find(choice => sameChoice(choice, said))!
}
/** Lets the bot answer for the first player until it is asked this, or asked nothing more. */
function until(state: State, prompt: string): State {
  while (state.asks[0]?.seat === 0 && state.asks[0].prompt !== prompt) superBossMonster.apply(state, 0, answer(state))
  return state
}
const deadly = ['swinging-anvils', 'golem-gym', 'minion-arena']

describe('the greedy bot in Super Boss Monster', () => {
  test('drafts the advanced room that it can build, not the one without its treasure (SB-69, SB-87)', () => {
    const state = given(
      { dungeon: ['trophy-armory', 'golem-gym'], rooms: [] },
      {},
      { phase: 'town', roomDeck: ['chrono-library', 'colossus-crossing'], spellDeck: ['grand-theft'] },
    )
    expect(answer(state)).toEqual({ take: 'sbm-room-colossus-crossing' })
  })
  test('places its minion on the symbol that decides who is tempted by a hero it can kill (SB-138)', () => {
    const dungeon = ['pickpocket-imps', 'familiars-roost', 'ossuary-choir']
    const state = given(
      { dungeon },
      { boss: 'grixx-the-gatecrasher' },
      { phase: 'town', heroDeck: ['king-lik', 'wisebeard'], roomDeck: ['candlelit-crypt', 'magpie-nest'] },
    )
    expect(answer(until(state, 'minion.place'))).toEqual({ minion: 'stadium-treasure' })
  })
  test('places its minion where it summons a hero that it can kill (SB-137)', () => {
    const dungeon = ['pickpocket-imps', 'familiars-roost', 'ossuary-choir']
    const state = given({ dungeon }, {}, { phase: 'town', temple: 'brother-bingwort' })
    expect(answer(until(state, 'minion.place'))).toEqual({ minion: 'temple-summon' })
  })
  test('summons a hero home where it dies, and to a weak opponent where it would survive at home (SB-148)', () => {
    const summoning = (dungeon: readonly string[]) =>
      until(
        given(
          { dungeon, minion: 'temple-summon' },
          { dungeon: ['magpie-nest'] },
          { phase: 'minion', temple: 'brother-bingwort' },
        ),
        'minion.summon',
      )
    expect(answer(summoning(deadly))).toEqual({ player: 0 })
    expect(answer(summoning(['trophy-armory']))).toEqual({ player: 1 })
  })
  test('builds the treasure that brings a hero it can kill (SB-166)', () => {
    const state = given(
      { dungeon: deadly.slice(1), rooms: ['trophy-armory', 'starlit-observatory'] },
      { boss: 'his-sliminess' },
      { phase: 'build', town: ['pixie-sparkwick'], heroDeck: ['nimble-nell', 'silas-shade'] },
    )
    expect(answer(until(state, 'build.room'))).toMatchObject({ build: 'sbm-room-starlit-observatory' })
  })
  /** All that the bot says while heroes walk through its dungeon. */
  const said = (state: State): Choice[] => {
    const words: Choice[] = []
    while (state.asks[0]?.seat === 0 && state.phase === 'adventure') {
      const choice = answer(state)
      words.push(choice)
      superBossMonster.apply(state, 0, choice)
    }
    return words
  }
  const visited = (dungeon: readonly string[], spell: string, hero: string) =>
    said(given({ dungeon, spells: [spell], entrance: [hero] }, {}, { phase: 'adventure' }))
  test('casts the spell that wins a soul, and keeps it for a hero that dies anyway', () => {
    const surge = { cast: 'sbm-spell-lava-surge' }
    expect(visited(['golem-gym'], 'lava-surge', 'king-lik')).toContainEqual(surge)
    expect(visited(deadly, 'lava-surge', 'king-lik')).not.toContainEqual(surge)
  })
  test('sends a hero back to town that would wound it, and not one that dies', () => {
    const save = { cast: 'sbm-spell-quick-save' }
    expect(visited(['trophy-armory'], 'quick-save', 'sister-halo')).toContainEqual(save)
    expect(visited(deadly, 'quick-save', 'king-lik')).not.toContainEqual(save)
  })
  test('spoils the soul of the one who leads, before the hero goes in', () => {
    const leader = { dungeon: ['golem-gym', 'reliquary-of-echoes'], entrance: ['brother-bingwort'] }
    const state = given({ spells: ['freeze'] }, { ...leader, slain: ['laliho', 'king-lik'] }, { phase: 'adventure' })
    expect(answer(state)).toEqual({ cast: 'sbm-spell-freeze' })
  })
})

describe('a position of Super Boss Monster is worth more', () => {
  const worth = (state: State) => superBossMonsterEvaluation.evaluate(state, 0)
  test('with a room in the hand that can be built than with one that cannot (SB-87)', () => {
    const holding = (card: string) =>
      worth(given({ dungeon: ['trophy-armory'], rooms: [card] }, {}, { phase: 'adventure' }))
    expect(holding('executioners-stage')).toBeGreaterThan(holding('cathedral-of-bones'))
  })
  test('with a spell while many heroes are to come than when the last ones come (SB-219)', () => {
    const gain = (toCome: number) => {
      const position = (spells: readonly string[]) => {
        const state = given({ spells }, {}, { phase: 'adventure' })
        state.heroes = { ordinary: [], epic: state.heroes.epic.slice(0, toCome) }
        return worth(state)
      }
      return position(['freeze']) - position([])
    }
    expect(gain(8)).toBeGreaterThan(gain(4) + 0.1)
  })
})

import { type Choice, type State, superBossMonster, superBossMonsterSituations } from '@overlair/rules/dungeon'
import { randomSource, sameChoice } from '@overlair/rules/kernel'
import { describe, expect, test } from 'vitest'
import { type Bot, botInputFor, bots } from '../index.ts'
import { superBossMonsterEvaluation } from './super-boss-monster.ts'

type SituationWords = { readonly [word: string]: unknown }
/** Emperor Dododo lures fighters, Mother Mildew clerics. The next heroes are mages, who go to neither. */
const given = (own: SituationWords, other: SituationWords = {}, more: SituationWords = {}): State =>
  superBossMonsterSituations.fromSituation(
    {
      heroDeck: ['wisebeard', 'pixie-sparkwick'],
      P1: { boss: 'emperor-dododo', ...own },
      P2: { boss: 'mother-mildew', ...other },
      ...more,
    },
    'outlook',
  )
/** The answer of the bot, as the game offered it. */
const answer = (state: State): Choice => {
  const ask = state.asks.find(({ seat }) => seat === 0)!
  const chosen = bots.greedy(superBossMonster)(botInputFor(superBossMonster, state, ask, randomSource('bot')))
  return ask.choices.find(choice => sameChoice(choice, chosen))!
}
/** Lets the bot answer for the first player until it gets this prompt, or until another seat is asked. */
function until(state: State, prompt: string): State {
  while (state.asks[0]?.seat === 0 && state.asks[0].prompt !== prompt) superBossMonster.apply(state, 0, answer(state))
  return state
}

/** Plays a solo game and returns its final state. */
function soloGame(seed: number, bot: Bot): State {
  const state = superBossMonster.setup({ players: 1 }, `solo/${seed}`)
  const random = randomSource(`bot/${seed}`)
  for (let ask = state.asks[0]; ask; ask = state.asks[0]) {
    const chosen = bot(botInputFor(superBossMonster, state, ask, random))
    superBossMonster.apply(state, 0, ask.choices.find(choice => sameChoice(choice, chosen))!)
  }
  return state
}
describe('alone, where every end counts as a win', () => {
  test('the end of the game is worth its score (SB-265)', () => {
    for (const seed of [1, 2, 3]) {
      const state = soloGame(seed, bots.random(superBossMonster))
      expect(state.result!.winners).toEqual([0])
      expect(superBossMonsterEvaluation.evaluate(state, 0)).toBe(state.result!.scores[0])
    }
  })
  test('the greedy bot plays for points, not for an early end, which scores 1 to 5 of 36 (SB-265)', () => {
    const scores = Array.from({ length: 16 }, (_, seed) => {
      const { result } = soloGame(seed, bots.greedy(superBossMonster))
      return result!.scores[0]!
    })
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(6)
  })
})

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
  test('places its minion on the symbol that lures a hero it can kill (SB-138)', () => {
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
  test('summons a hero to its own dungeon if the hero dies there, otherwise to a weak opponent (SB-148)', () => {
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
  test('builds the treasure that lures a hero it can kill (SB-166)', () => {
    const state = given(
      { dungeon: deadly.slice(1), rooms: ['trophy-armory', 'starlit-observatory'] },
      { boss: 'his-sliminess' },
      { phase: 'build', town: ['pixie-sparkwick'], heroDeck: ['nimble-nell', 'silas-shade'] },
    )
    expect(answer(until(state, 'build.room'))).toMatchObject({ build: 'sbm-room-starlit-observatory' })
  })
  /** All answers of the bot in the Adventure phase of its own dungeon. */
  const answers = (state: State): Choice[] => {
    const choices: Choice[] = []
    while (state.asks[0]?.seat === 0 && state.phase === 'adventure') {
      const choice = answer(state)
      choices.push(choice)
      superBossMonster.apply(state, 0, choice)
    }
    return choices
  }
  const answersDuringVisit = (dungeon: readonly string[], spell: string, hero: string) =>
    answers(given({ dungeon, spells: [spell], entrance: [hero] }, {}, { phase: 'adventure' }))
  test('casts the spell that wins a soul, and keeps it if the hero dies anyway', () => {
    const surge = { cast: 'sbm-spell-lava-surge' }
    expect(answersDuringVisit(['golem-gym'], 'lava-surge', 'king-lik')).toContainEqual(surge)
    expect(answersDuringVisit(deadly, 'lava-surge', 'king-lik')).not.toContainEqual(surge)
  })
  test('sends a hero back to town that would wound it, and not one that dies', () => {
    const save = { cast: 'sbm-spell-quick-save' }
    expect(answersDuringVisit(['trophy-armory'], 'quick-save', 'sister-halo')).toContainEqual(save)
    expect(answersDuringVisit(deadly, 'quick-save', 'king-lik')).not.toContainEqual(save)
  })
  test('casts a spell against the soul of the leader before the hero enters', () => {
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
  test('with a spell while many heroes are still to come than near the end (SB-219)', () => {
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

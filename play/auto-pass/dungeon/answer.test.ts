import { bossMonster, bossMonsterSituations, type Choice, type View } from '@overlair/rules/dungeon'
import { type Ask, seal } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { openSandbox } from '../../lookahead.ts'
import { knowledgeOf } from '../../match/automatic.ts'
import { automaticAnswer } from './answer.ts'
import { defaultInstructions, type Instructions, type PassEnd, type Stops } from './instructions.ts'
import { afterChoice, damageAhead, heroOf, startLongPass, withoutPasses } from './passes.ts'

const base: View = bossMonster.view(bossMonster.setup({ players: 2 }, 'stops'), 0)
const window: Ask<Choice> = {
  seat: 0,
  prompt: 'act',
  why: 'BM-50',
  choices: [{ cast: 'freeze' }, { pass: true }],
}
const inBuild = (active: number, toPlace: number): View => ({
  ...base,
  phase: 'build',
  active,
  players: base.players.map(player => ({ ...player, toPlace })),
})
const noSandbox = () => {
  throw new Error('this answer must not need a simulation')
}
const answer = (view: View, ask = window, instructions: unknown = null) =>
  automaticAnswer(ask, { instructions, view: () => view, sandbox: noSandbox })
const fullControl: Instructions = { ...defaultInstructions, fullControl: true }
const stopping = (stops: Partial<Stops>): Instructions => ({
  ...defaultInstructions,
  stops: { ...defaultInstructions.stops, ...stops },
})
const passingUntil = (end: PassEnd, view: View): Instructions => ({
  ...defaultInstructions,
  longPass: startLongPass(view, end),
})

/** A hero walks through a dungeon and has entered some rooms. P1 holds a spell against heroes and has passed until now. */
function heroWalking(owner: 'P1' | 'P2', dungeon: readonly string[], rooms: number) {
  const seats = { P1: { boss: 'robobo', spells: ['fear'] }, P2: { boss: 'draculord' } }
  const state = bossMonsterSituations.fromSituation(
    { phase: 'adventure', ...seats, [owner]: { ...seats[owner], dungeon, entrance: ['boden-the-pantless'] } },
    'stops',
  )
  const view = () => bossMonster.view(state, 0)
  const entered = () => view().players.flatMap(({ walker }) => (walker ? [dungeon.length - walker.at] : []))[0] ?? 0
  while (entered() < rooms) bossMonster.apply(state, 0, pass)
  const [ask] = bossMonster.asks(state)
  if (ask?.seat !== 0) throw new Error('seat 0 is not asked')
  return {
    ask,
    view: view(),
    answer: (instructions: unknown = null) =>
      automaticAnswer(ask, {
        instructions,
        view,
        sandbox: () => openSandbox(bossMonster, seal(bossMonster, state, 0)),
      }),
  }
}
const pass = { pass: true } as const

test('a player with a single choice is asked only with full control', () => {
  const ask: Ask<Choice> = { ...window, choices: [pass] }
  expect(answer(inBuild(0, 1), ask)).toEqual(pass)
  expect(answer(inBuild(0, 1), ask, fullControl)).toBeUndefined()
})
test('a player is asked before placing a room, not afterwards and not while others build', () => {
  expect(answer(inBuild(0, 1))).toBeUndefined()
  expect(answer(inBuild(0, 0))).toEqual(pass)
  expect(answer(inBuild(1, 1))).toEqual(pass)
})
test('a hero that would survive the dungeon of the player stops the game, a hero that dies does not', () => {
  expect(heroWalking('P1', ['golem-factory'], 1).answer()).toBeUndefined()
  expect(heroWalking('P1', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
})
test('a hero in another dungeon stops the game when it is about to die', () => {
  expect(heroWalking('P2', ['neanderthal-cave', 'golem-factory'], 1).answer()).toEqual(pass)
  expect(heroWalking('P2', ['neanderthal-cave', 'golem-factory'], 2).answer()).toBeUndefined()
})
test('an effect that targets the player stops the game', () => {
  const view = inBuild(1, 1)
  const freeze = { effect: 'freeze~1', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] })).toBeUndefined()
})
test('a stop can be set to always or never', () => {
  const stops = stopping({ othersBuild: 'always', ownBuild: 'never' })
  expect(answer(inBuild(1, 0), window, stops)).toBeUndefined()
  expect(answer(inBuild(0, 1), window, stops)).toEqual(pass)
})
test('a player who passes for the round is asked again in the next round', () => {
  const view = inBuild(0, 1)
  const passing = passingUntil('round', view)
  expect(answer(view, window, passing)).toEqual(pass)
  expect(answer({ ...view, round: base.round + 1 }, window, passing)).toBeUndefined()
})
test('a player who passes until a change is asked when another player acts', () => {
  const view = inBuild(0, 1)
  const passing = passingUntil('change', view)
  expect(answer(view, window, passing)).toEqual(pass)
  const freeze = { effect: 'freeze~2', seat: 1, card: 'freeze', source: 'freeze', targets: { player: 0 } }
  expect(answer({ ...view, pending: [freeze] }, window, passing)).toBeUndefined()
})
test('a player with full control can pass for the round, too', () => {
  const view = inBuild(0, 1)
  expect(answer(view, window, { ...passingUntil('round', view), fullControl: true })).toEqual(pass)
})
test('an undo ends a pass for the round', () => {
  const view = inBuild(0, 1)
  expect(answer(view, window, withoutPasses(passingUntil('round', view)))).toBeUndefined()
})
test('a prompt of the player’s own card is always asked', () => {
  const ask: Ask<Choice> = { ...window, prompt: 'ability', choices: [{ accept: true }, pass] }
  expect(answer(inBuild(0, 1), ask, passingUntil('round', inBuild(0, 1)))).toBeUndefined()
})
test('a passed question is not asked again until the table changes', () => {
  const walk = heroWalking('P1', ['golem-factory', 'dark-altar'], 1)
  const passed = afterChoice(null, walk.ask, pass, () => walk.view)
  expect(walk.answer(passed)).toEqual(pass)
  // The next room changes nothing. A dungeon that deals less damage does.
  expect(heroWalking('P1', ['golem-factory', 'dark-altar'], 2).answer(passed)).toEqual(pass)
  expect(heroWalking('P1', ['golem-factory'], 1).answer(passed)).toBeUndefined()
  expect(walk.answer(withoutPasses(passed))).toBeUndefined()
})
test('a choice that is no pass, and a pass outside the Adventure phase, leave the instructions as they are', () => {
  const walk = heroWalking('P1', ['golem-factory'], 1)
  expect(afterChoice(fullControl, walk.ask, { cast: 'fear' }, () => walk.view)).toEqual(fullControl)
  expect(afterChoice(fullControl, window, pass, () => inBuild(0, 1))).toEqual(fullControl)
})
test('the current room of a walking hero is not ahead of it', () => {
  const room = (damage: number) => ({ id: 'x', card: 'x', faceDown: false, off: false, under: [], damage })
  const dungeon = { ...base.players[0]!, dungeon: [room(1), room(2), room(3)] }
  const hero = { name: 'samurai-tom', health: 6, damage: 2, waits: false, items: [] }
  expect(damageAhead(dungeon, hero)).toBe(8)
  expect(damageAhead({ ...dungeon, walker: { ...hero, at: 1, room: 'x' } }, hero)).toBe(3)
})

/** The heroes walk through a dungeon of P1, who holds a spell and passes on every question. Returns the hero of each question. */
function questionsAbout(entrance: readonly string[], spell: string): readonly string[] {
  const seats = {
    P1: { boss: 'robobo', dungeon: ['golem-factory'], entrance, spells: [spell] },
    P2: { boss: 'draculord' },
  }
  const state = bossMonsterSituations.fromSituation({ phase: 'adventure', ...seats }, 'line')
  const questions: string[] = []
  let instructions: unknown = null
  for (;;) {
    const [ask] = bossMonster.asks(state)
    const view = bossMonster.view(state, 0)
    if (!ask || view.phase !== 'adventure') return questions
    if (ask.seat === 0 && automaticAnswer(ask, knowledgeOf(bossMonster, state, 0, instructions)) === undefined) {
      const { walker } = view.players[0]!
      questions.push(walker ? `${walker.name} inside` : `before ${heroOf(view, 0)?.name}`)
      instructions = afterChoice(instructions, ask, pass, () => view)
    }
    bossMonster.apply(state, ask.seat, pass)
  }
}
const twoSurvivors = ['boden-the-pantless', 'nick-the-masher']
const beforeFirst = 'before boden-the-pantless'

test('a player is asked before the first hero of the turn, even if no play changes its fate', () => {
  expect(questionsAbout(twoSurvivors, 'freeze')).toEqual([beforeFirst])
})
test('a player is asked about later heroes while a play can change their fate', () => {
  expect(questionsAbout(twoSurvivors, 'giant-size')).toEqual([beforeFirst, 'before nick-the-masher'])
  expect(questionsAbout(twoSurvivors, 'cave-in')).toEqual([beforeFirst, 'nick-the-masher inside'])
})

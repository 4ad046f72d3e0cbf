import { type Choice, GameError, seal } from '@overlair/rules/kernel'
import { describe, expect, test, vi } from 'vitest'
import { type RaceView, race } from '../testing/race-game.ts'
import { newClocks, timeLeft } from './clocks.ts'
import type { Match, MatchOptions, Update } from './contract.ts'
import { openMatch } from './match.ts'
import type { Move } from './progress.ts'
import { bot, matchOf, people } from './testing/open.ts'

type RaceMatch = Match<RaceView, Choice>

/** Makes a choice for the open decision of the seat. */
const play = (match: RaceMatch, seat: number, choice: Choice): void => {
  match.choose(seat, choice, match.pending().find(one => one.seat === seat)!.decision)
}
const started = (...names: readonly string[]): RaceMatch => {
  const match = matchOf(people(...names))
  for (const seat of names.keys()) play(match, seat, { colour: 'red' })
  return match
}
const code = (expected: string) => expect.objectContaining({ code: expected })
const fail = (): never => {
  throw new GameError('bad-instructions', 'damaged')
}
/** Refuses, and changes nothing. */
function refuses(match: RaceMatch, action: () => void, expected: string): void {
  const before = JSON.stringify([match.saved(), match.state])
  expect(action).toThrow(code(expected))
  expect(JSON.stringify([match.saved(), match.state])).toBe(before)
}

describe('answers given by the match', () => {
  const oneBeforeGoal = (seats = people('Ola')): RaceMatch => {
    const match = matchOf(seats)
    play(match, 0, { colour: 'red' })
    for (let i = 0; i < 4; i++) play(match, 0, { step: 1 })
    return match
  }

  test('a choice without an alternative is pending until the owner wants it', () => {
    const match = oneBeforeGoal()
    expect(match.seat(0).position()).toMatchObject({ asked: [0], ask: undefined, decision: 5 })
    expect(match.pending()).toMatchObject([{ seat: 0, by: 'match', choice: { step: 1 } }])
    expect(match.answerFor(0)).toBe(true)
    expect(match.result?.winners).toEqual([0])
    expect(match.pending()).toEqual([])
    expect(match.answerFor(0)).toBe(false)
  })
  test('bots and empty seats are not asked for it either', () => {
    for (const occupant of [bot, { kind: 'empty' } as const])
      expect(oneBeforeGoal([occupant]).pending()).toMatchObject([{ by: 'match' }])
  })

  test('a seat tells the match how to answer, and the answer sees only what the seat knows', () => {
    const seen: unknown[] = []
    const match = matchOf(people('Ola', 'Max'), {
      automatic: (ask, { instructions, view, sandbox }) => {
        seen.push([ask.seat, view().colour, sandbox().asks().length])
        return ask.choices.find(choice => choice.colour !== undefined && choice.colour === instructions)
      },
    })
    expect(match.pending().map(({ by }) => by)).toEqual(['person', 'person'])
    expect(seen).toEqual([
      [0, undefined, 2],
      [1, undefined, 2],
    ])
    match.seat(1).instruct('blue')
    expect(match.pending().map(({ by }) => by)).toEqual(['person', 'match'])
    expect(match.seat(1).position().ask).toBeUndefined()
    match.settle()
    expect(match.record.choices).toMatchObject([{ seat: 1, choice: { colour: 'blue' } }])
    match.seat(0).instruct('red')
    match.settle()
    expect(match.pending()).toMatchObject([{ seat: 0, by: 'person' }])
  })
  test('instructions that the match cannot follow are refused and change nothing', () => {
    const match = matchOf(people('Ola'), {
      readInstructions(told) {
        if (told !== 'red') throw new GameError('bad-instructions', 'only red')
        return told
      },
      instructions: ['red'],
    })
    refuses(match, () => match.seat(0).instruct('green'), 'bad-instructions')
    expect(match.seat(0).instructions()).toBe('red')
    expect(match.seat('spectator').instructions()).toBeNull()
    expect(() => openMatch({ ...match.saved(), game: match.game, readInstructions: () => fail() })).toThrow('damaged')
  })
  test('own choices add to the instructions, automatic and refused ones do not, and an undo takes that back', () => {
    const match = matchOf(people('Ola', 'Max'), {
      automatic: (ask, { instructions }) => (instructions === 'after red' ? ask.choices[0] : undefined),
      afterChoice: (told, { prompt }, { colour }, view) => {
        const { at } = view()
        expect([told, prompt, at]).toEqual([null, 'colour', [0, 0]])
        return `after ${colour}`
      },
      afterUndo: () => null,
    })
    const told = () => [0, 1].map(seat => match.seat(seat).instructions())
    refuses(match, () => play(match, 0, { colour: 'green' }), 'not-offered')
    play(match, 1, { colour: 'blue' })
    play(match, 0, { colour: 'red' })
    expect(told()).toEqual(['after red', 'after blue'])
    expect(match.answerFor(0)).toBe(true)
    expect(told()).toEqual(['after red', 'after blue'])
    match.undo(0, match.undoable(0)!)
    expect(told()).toEqual([null, null])
  })
  test('a viewer learns why it cannot do something; an illegal choice carries the same reason', () => {
    const match = matchOf(people('Ola', 'Max'), { afterChoice: told => told })
    const refusal = { reason: 'not-a-step', why: 'R-1' }
    expect(match.seat(0).refusal({ colour: 'green' })).toEqual(refusal)
    expect(match.seat(0).refusal({ colour: 'red' })).toBeUndefined()
    expect(match.seat('spectator').refusal({ colour: 'green' })).toBeUndefined()
    expect(() => play(match, 0, { colour: 'green' })).toThrow(expect.objectContaining({ refusal }))
    expect(match.seat(0).sandbox().refusal(0, { colour: 'green' })).toEqual(refusal)
    expect(match.seat(0).lookahead()!.refusal({ colour: 'green' })).toEqual(refusal)
  })
  test('a seat may want to be asked although it has no alternative', () => {
    const match = matchOf(people('Ola'), { automatic: () => undefined })
    play(match, 0, { colour: 'red' })
    for (let i = 0; i < 4; i++) play(match, 0, { step: 1 })
    expect(match.seat(0).position().ask?.choices).toEqual([{ step: 1 }])
  })
  test('a person may choose before the match answers', () => {
    const match = matchOf(people('Ola'), { automatic: ask => ask.choices[0] })
    const { ask, decision } = match.seat(0).position()
    expect([ask, decision]).toEqual([undefined, 0])
    match.seat(0).choose({ colour: 'blue' }, 0)
    expect(match.seat(0).view().colour).toBe('blue')
    expect(match.played[0]?.automatic).toBe(false)
  })
})

describe('undo', () => {
  test('goes back over automatic answers to the last decision of the seat, up to something revealed', () => {
    const match = started('Ola')
    const handle = match.seat(0)
    play(match, 0, { step: 2 })
    expect(handle.position().undoable).toBeUndefined()
    play(match, 0, { step: 1 })
    play(match, 0, { step: 1 })
    expect(match.pending()).toMatchObject([{ by: 'match' }])
    expect(handle.position().undoable).toBe(3)
    handle.undo(3)
    expect(handle.view().at).toEqual([3])
    expect(handle.log()).toHaveLength(3)
    handle.undo(2)
    refuses(match, () => handle.undo(1), 'cannot-undo')
  })
  test('a request that arrives twice undoes once', () => {
    const match = started('Ola')
    play(match, 0, { step: 1 })
    play(match, 0, { step: 1 })
    match.seat(0).undo(2)
    refuses(match, () => match.seat(0).undo(2), 'cannot-undo')
    expect(match.seat(0).view().at).toEqual([1])
  })
  test('never goes past a decision of another seat', () => {
    const match = started('Ola', 'Max')
    play(match, 0, { step: 1 })
    expect(match.seat(1).position().undoable).toBeUndefined()
    play(match, 1, { step: 1 })
    expect(match.undoable(0)).toBeUndefined()
    refuses(match, () => match.undo(0, 2), 'cannot-undo')
  })
  test('by consent goes back over decisions of other seats, and their numbers never return', () => {
    const match = started('Ola', 'Max')
    play(match, 0, { step: 1 })
    play(match, 1, { step: 1 })
    expect(match.seat(0).position()).toMatchObject({ undoable: undefined, undoableByConsent: 2 })
    expect(match.seat(1).position()).toMatchObject({ undoable: 3, undoableByConsent: undefined })
    refuses(match, () => match.undo(0, 2), 'cannot-undo')
    refuses(match, () => match.undo(0, 1, 'by consent'), 'cannot-undo')
    match.undo(0, 2, 'by consent')
    expect(match.seat(0).position()).toMatchObject({ asked: [0], decision: 5 })
    expect(match.seat(0).log()).toHaveLength(2)
    refuses(match, () => match.undo(0, 2, 'by consent'), 'cannot-undo')
    play(match, 0, { step: 1 })
    expect(match.seat(1).position().decision).toBe(6)
  })
  test('by consent is repeated from the moves of a log', () => {
    const moves: Move[] = [
      ...[0, 1].map(seat => ({ seat, choice: { colour: 'red' }, automatic: false })),
      ...[0, 1].map(seat => ({ seat, choice: { step: 1 }, automatic: false })),
      { undo: 0, decision: 2 },
    ]
    expect(matchOf(people('Ola', 'Max'), { moves }).seat(0).position()).toMatchObject({ asked: [0], decision: 5 })
    const wrong = moves.with(-1, { undo: 0, decision: 1 })
    expect(() => matchOf(people('Ola', 'Max'), { moves: wrong })).toThrow(code('not-repeated'))
  })
  test('by consent goes back neither over something revealed nor behind the end', () => {
    const match = started('Ola', 'Max')
    play(match, 0, { step: 1 })
    play(match, 1, { step: 2 })
    expect(match.seat(0).position().undoableByConsent).toBeUndefined()
    for (const seat of [0, 1, 0, 1, 0]) play(match, seat, { step: 1 })
    match.settle()
    expect(match.result).toBeDefined()
    expect([0, 1].map(seat => match.seat(seat).position().undoableByConsent)).toEqual([undefined, undefined])
  })
  test('knows the automatic answers of a record that was opened again', () => {
    const automatic = (_: unknown, { view }: { view(): RaceView }) => (view().at[0] === 2 ? { step: 1 } : undefined)
    const first = matchOf(people('Ola'), { automatic })
    for (const choice of [{ colour: 'red' }, { step: 1 }, { step: 1 }]) play(first, 0, choice)
    first.settle()
    const again = matchOf(people('Ola'), { automatic, record: first.record })
    expect(again.played.map(({ automatic }) => automatic)).toEqual([false, false, false, true])
    again.undo(0, again.undoable(0)!)
    expect(again.seat(0).view().at).toEqual([1])
  })
  test('only the owner goes back behind the end, because then everybody has the record', () => {
    const match = started('Ola')
    for (let i = 0; i < 4; i++) play(match, 0, { step: 1 })
    match.settle()
    expect(match.seat(0).position().undoable).toBeUndefined()
    refuses(match, () => match.seat(0).undo(4), 'cannot-undo')
    match.undo(0, 4)
    expect(match.result).toBeUndefined()
  })
  test('people at one device can go back behind the end, too', () => {
    const match = started('Ola')
    for (let i = 0; i < 4; i++) play(match, 0, { step: 1 })
    match.settle()
    const local: RaceMatch = openMatch({ game: match.game, ...match.saved(), undoAfterEnd: true })
    expect(local.seat(0).position().undoable).toBe(4)
    local.seat(0).undo(4)
    expect(local.seat(0).view().at).toEqual([3])
  })
})

describe('what the owner gets', () => {
  test('a call after every change, before any viewer hears of it', () => {
    const match = matchOf(people('Ola'))
    const calls: unknown[] = []
    match.seat(0).subscribe(({ position }) => calls.push(['viewer', position.revision]))
    const end = match.onChange(() => calls.push(['owner', match.saved().record.choices.length]))
    play(match, 0, { colour: 'red' })
    match.seat(0).instruct('red')
    expect(calls).toEqual([
      ['owner', 1],
      ['viewer', 1],
      ['owner', 1],
      ['viewer', 1],
    ])
    end()
    play(match, 0, { step: 1 })
    expect(calls).toHaveLength(5)
  })
})

describe('what a viewer gets', () => {
  test('an update after every change: the step as the viewer may know it, and the position', () => {
    const match = matchOf(people('Ola', 'Max'))
    const updates: Update[] = []
    const end = match.seat(0).subscribe(update => updates.push(update))
    play(match, 1, { colour: 'blue' })
    play(match, 0, { colour: 'red' })
    play(match, 0, { step: 1 })
    match.undo(0, 2)
    end()
    play(match, 0, { step: 1 })
    expect(updates.map(({ step }) => step)).toEqual([
      { index: 0, seat: 1, choice: undefined, events: [] },
      {
        index: 1,
        seat: 0,
        choice: { colour: 'red' },
        events: [
          { event: 'named', why: 'R-1' },
          { event: 'named', why: 'R-1', colour: 'red' },
        ],
      },
      { index: 2, seat: 0, choice: { step: 1 }, events: [{ event: 'moved', why: 'R-2' }] },
      undefined,
    ])
    expect(updates.map(({ position: { revision, asked, decision } }) => [revision, asked, decision])).toEqual([
      [1, [0], 0],
      [2, [0], 2],
      [3, [1], undefined],
      [4, [0], 4],
    ])
    expect(updates.at(-1)?.undoneTo).toBe(2)
  })
  test('with each event what the viewer sees at that moment', () => {
    const match = matchOf(people('Ola', 'Max'))
    const moments: unknown[] = []
    match.seat(0).subscribe(update => moments.push(update.moments))
    play(match, 1, { colour: 'blue' })
    play(match, 0, { colour: 'red' })
    play(match, 0, { step: 1 })
    match.undo(0, 2)
    expect(moments).toEqual([
      [],
      [
        { at: [0, 0], colour: undefined }, // Max has named a colour
        { at: [0, 0], colour: 'red' },
      ],
      [{ at: [1, 0], colour: 'red' }],
      undefined,
    ])
  })
  test('no view is taken for a viewer who does not listen', () => {
    const view = vi.fn(race.view)
    const match = matchOf(people('Ola'), { game: { ...race, view } })
    const end = match.seat(0).subscribe(() => {})
    play(match, 0, { colour: 'red' })
    expect(view.mock.calls.map(([, viewer]) => viewer)).toEqual([0])
    end()
    play(match, 0, { step: 1 })
    expect(view).toHaveBeenCalledOnce()
  })
  test('a listener may choose; the others get the updates in order', () => {
    const match = matchOf(people('Ola', 'Max'))
    const revisions: number[] = []
    match.seat(0).subscribe(({ position: { decision } }) => {
      if (decision === 0) match.seat(0).choose({ colour: 'red' }, decision)
    })
    match.seat('spectator').subscribe(({ position }) => revisions.push(position.revision))
    play(match, 1, { colour: 'red' })
    expect(revisions).toEqual([1, 2])
  })
  test('an error of a listener reaches the caller after all listeners have the update', () => {
    const match = matchOf(people('Ola'))
    const listener = vi.fn()
    match.seat(0).subscribe(() => {
      throw new Error('broken')
    })
    match.seat(0).subscribe(listener)
    expect(() => play(match, 0, { colour: 'red' })).toThrow('broken')
    expect(listener).toHaveBeenCalledOnce()
  })
  test('a step of the log stays the same object while the log grows', () => {
    const match = started('Ola')
    const before = match.seat(0).log()
    expect(match.seat(0).log()).toBe(before)
    play(match, 0, { step: 1 })
    const after = match.seat(0).log()
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toBe(before[0])
  })
  test('a spectator sees what spectators may and cannot choose', () => {
    const match = started('Ola', 'Max')
    const handle = match.seat('spectator')
    expect(handle.view()).toEqual({ at: [0, 0], colour: undefined })
    expect(handle.position()).toMatchObject({ ask: undefined, asked: [0] })
    for (const action of [() => handle.choose({ step: 1 }, 2), () => handle.undo(2), () => handle.instruct('red')])
      refuses(match, action, 'not-your-seat')
    expect(JSON.stringify([handle.log(), handle.position()])).not.toContain('red')
  })
  test('the sealed position, from which lookahead and sandbox follow', () => {
    const match = started('Ola', 'Max')
    const sealed = match.seat(1).sealed()
    expect(sealed).toEqual(seal(match.game, match.state, 1))
    expect(JSON.stringify(match.seat('spectator').sealed())).not.toContain('"red"')
    expect(match.seat(1).lookahead()).toBeUndefined()
    expect(match.seat(0).lookahead()?.after({ step: 2 }).view().at).toEqual([2, 0])
    const sandbox = match.seat(1).sandbox()
    expect(seal(match.game, sandbox.position, 1)).toEqual(sealed)
    sandbox.apply(0, { step: 1 })
    expect(match.seat(1).view().at).toEqual([0, 0])
  })
  test('there is no handle for a seat that does not exist', () => {
    expect(() => matchOf(people('Ola')).seat(1)).toThrow(code('no-seat'))
  })
  test('the record is there when the game is over, and not before', () => {
    const match = started('Ola')
    const handle = match.seat(0)
    for (let i = 0; i < 4; i++) play(match, 0, { step: 1 })
    const everything = () =>
      JSON.stringify([handle, handle.position(), handle.view(), handle.log(), handle.record(), handle.sandbox()])
    expect(handle.record()).toBeUndefined()
    expect(everything()).not.toContain('a secret seed')
    match.settle()
    expect(handle.record()).toEqual(match.record)
    expect(everything()).toContain('a secret seed')
  })
})

describe('seats', () => {
  test('the match says which seat waits for a bot, a person or nobody', () => {
    const match = matchOf([...people('Ola'), bot, { kind: 'empty' }])
    expect(match.pending()).toMatchObject([
      { seat: 0, by: 'person', decision: 0 },
      { seat: 1, by: 'bot', level: 'slow', decision: 0 },
      { seat: 2, by: 'nobody', decision: 0 },
    ])
    match.occupy(2, { kind: 'person', name: 'Max' })
    expect(match.pending()[2]).toMatchObject({ by: 'person' })
  })
  test('a bot takes a seat over and gives it back', () => {
    const match = matchOf(people('Ola', 'Max'))
    const handle = match.seat(0)
    match.takeOver(0, 'greedy')
    expect(match.pending()[0]).toMatchObject({ seat: 0, by: 'bot', level: 'greedy' })
    expect(handle.position().seats[0]).toEqual({ kind: 'person', name: 'Ola', substitute: 'greedy' })
    refuses(match, () => handle.choose({ colour: 'red' }, 0), 'not-your-seat')
    match.giveBack(0)
    handle.choose({ colour: 'red' }, 0)
    expect(match.seats[0]).toEqual({ kind: 'person', name: 'Ola' })
  })
  test('only the seat of a person can be taken over', () => {
    const match = matchOf([bot])
    refuses(match, () => match.takeOver(0, 'greedy'), 'no-person')
    refuses(match, () => match.giveBack(1), 'no-seat')
  })
  test('there is one occupant for each player', () => {
    const { record } = matchOf(people('Ola', 'Max'))
    expect(() => matchOf(people('Ola'), { record })).toThrow(code('bad-seats'))
  })
})

describe('a pause', () => {
  test('refuses choices, automatic answers and undo until it ends', () => {
    const match = started('Ola')
    play(match, 0, { step: 1 })
    const listener = vi.fn()
    match.seat(0).subscribe(listener)
    match.pause()
    match.pause()
    expect(listener.mock.calls).toMatchObject([[{ position: { paused: true, decision: 2 } }]])
    refuses(match, () => match.choose(0, { step: 1 }, 2), 'paused')
    refuses(match, () => match.undo(0, 1), 'paused')
    match.resume()
    match.choose(0, { step: 1 }, 2)
  })
  test('a paused match answers for nobody', () => {
    const match = matchOf(people('Ola'), { automatic: ask => ask.choices[0], paused: true })
    refuses(match, () => match.settle(), 'paused')
  })
})

describe('clocks', () => {
  function timed(more: Partial<MatchOptions<RaceView, Choice>> = {}) {
    let time = 1000
    const match = matchOf([...people('Ola', 'Max'), bot], {
      clocks: newClocks(3, { perMove: 0, reserve: 500 }),
      now: () => time,
      ...more,
    })
    const left = () => [0, 1, 2].map(seat => timeLeft(match.clocks!, seat, time))
    return { match, left, wait: (ms: number) => (time += ms) }
  }
  test('run for the people who are asked', () => {
    const { match, left, wait } = timed()
    wait(100)
    expect(left()).toEqual([400, 400, 500])
    play(match, 0, { colour: 'red' })
    wait(100)
    expect(left()).toEqual([400, 300, 500])
    play(match, 1, { colour: 'red' })
    wait(100)
    expect(left()).toEqual([400, 300, 500])
    expect(match.seat('spectator').position().clocks).toMatchObject({
      remaining: [400, 300, 500],
      since: [null, null, null],
    })
  })
  test('stand still in a pause and while a bot plays for the person; a refused choice does not stop them', () => {
    const { match, left, wait } = timed()
    match.takeOver(1, 'greedy')
    wait(100)
    expect(() => play(match, 0, { colour: 'green' })).toThrow()
    wait(100)
    match.pause()
    wait(100)
    expect(left()).toEqual([300, 500, 500])
    match.resume()
    wait(400)
    expect(left()).toEqual([-100, 500, 500])
  })
  test('an undo gives no time back', () => {
    const { match, left, wait } = timed({ clocks: newClocks(3, { perMove: 100, reserve: 500 }) })
    wait(30)
    play(match, 0, { colour: 'red' })
    expect(left()).toEqual([570, 570, 600])
    match.undo(0, 0)
    expect(left()).toEqual([570, 570, 600])
    wait(10)
    play(match, 0, { colour: 'red' })
    play(match, 1, { colour: 'red' })
    match.choose(2, { colour: 'red' }, 0)
    expect(left()).toEqual([600, 560, 600])
  })
  test('can be replaced, and then start anew', () => {
    const { match, left, wait } = timed()
    wait(300)
    match.setClocks(newClocks(3, { perMove: 50, reserve: 50 }))
    wait(60)
    expect(left()).toEqual([40, 40, 100])
    match.setClocks(undefined)
    expect(match.seat(0).position().clocks).toBeUndefined()
  })
})

test('a saved match goes on where it was', () => {
  const match = matchOf(people('Ola', 'Max'), {
    clocks: newClocks(2, { perMove: 0, reserve: 500 }),
  })
  match.seat(1).instruct({ stop: 'never' })
  play(match, 1, { colour: 'red' })
  match.takeOver(0, 'greedy')
  match.pause()
  const saved = JSON.parse(JSON.stringify(match.saved()))
  const again: RaceMatch = openMatch({ game: match.game, ...saved })
  expect(again.saved()).toEqual(saved)
  expect(again.seat(1).position()).toEqual(match.seat(1).position())
  expect(again.seat(1).log()).toEqual(match.seat(1).log())
})

test('a history that does not fit the record is refused', () => {
  const { game, ...saved } = { game: matchOf(people('Ola')).game, ...started('Ola').saved() }
  const history = saved.history!
  for (const wrong of [
    { ...history, made: [] },
    { ...history, revision: 0 },
    { ...history, open: [] },
  ])
    expect(() => openMatch({ game, ...saved, history: wrong })).toThrow(code('bad-record'))
})

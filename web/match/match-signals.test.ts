import type { SeatAssignment } from '@overlair/play/seats'
import { type RaceView, race } from '@overlair/play/testing/race-game'
import { type Choice, type GameRecord, IllegalChoice, newRecord } from '@overlair/rules/kernel'
import { effect } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import type { AskBot } from './bot-worker-client.ts'
import { type AutoAnswer, type Match, openMatch } from './match-signals.ts'

const person = (name: string): SeatAssignment => ({ kind: 'person', name })
const bot: SeatAssignment = { kind: 'bot', name: 'Grub', level: 'slow' }
/** Takes the first choice it is offered. */
const firstChoice: AskBot = async ({ record, seat }) => {
  const state = race.setup(record.options, record.seed)
  for (const answer of record.choices) race.apply(state, answer.seat, answer.choice as never)
  return race.asks(state).find(ask => ask.seat === seat)!.choices[0]!
}

interface Wishes {
  readonly record?: GameRecord
  readonly think?: AskBot
  readonly standing?: AutoAnswer
}
function open(
  seats: readonly SeatAssignment[],
  { record = newRecord(race, { players: seats.length }, 's'), think = firstChoice, standing }: Wishes = {},
) {
  const saved: { record: GameRecord; over: boolean }[] = []
  const match: Match<RaceView, Choice> = openMatch({
    game: race,
    record,
    seats,
    think,
    save: (now, over) => saved.push({ record: now, over }),
    standing,
  })
  return { match, saved }
}
const settled = () => new Promise(resolve => setTimeout(resolve, 5))

describe('one person against a bot', () => {
  test('the person is asked, the bot answers by itself, and it is the person’s turn again', async () => {
    const { match } = open([person('Ola'), bot])
    expect(match.viewer.value).toBe(0)
    expect(match.ask.value?.prompt).toBe('colour')
    match.choose({ colour: 'red' })
    await settled()
    match.choose({ step: 1 })
    await settled()
    expect(match.view.value.at).toEqual([1, 1])
    expect(match.ask.value?.prompt).toBe('race')
    expect(match.nextPerson.value).toBeUndefined()
  })

  test('every choice is saved at once, the bot’s too', async () => {
    const { match, saved } = open([person('Ola'), bot])
    await settled()
    expect(saved).toHaveLength(1)
    match.choose({ colour: 'blue' })
    expect(saved).toHaveLength(2)
    expect(saved.at(-1)?.record.choices).toEqual([
      { seat: 1, choice: { colour: 'red' } },
      { seat: 0, choice: { colour: 'blue' } },
    ])
  })

  test('an illegal choice is refused and changes nothing', () => {
    const { match, saved } = open([person('Ola'), bot])
    expect(() => match.choose({ colour: 'green' })).toThrow(IllegalChoice)
    expect(saved).toEqual([])
    expect(match.record.value.choices).toEqual([])
  })

  test('a saved match goes on at the same choice', async () => {
    const first = open([person('Ola'), bot])
    first.match.choose({ colour: 'red' })
    await settled()
    const { match } = open([person('Ola'), bot], { record: first.match.record.value })
    expect(match.view.value).toEqual(first.match.view.value)
    expect(match.ask.value).toEqual(first.match.ask.value)
    expect(match.log.value).toEqual(first.match.log.value)
  })

  test('bots wait until a step has been shown', async () => {
    const { match } = open([person('Ola'), bot])
    match.choose({ colour: 'red' })
    await settled()
    let shown = () => {}
    match.onStep(step => (step.answer.seat === 0 ? new Promise(resolve => (shown = resolve)) : undefined))
    match.choose({ step: 1 })
    await settled()
    expect(match.view.value.at).toEqual([1, 0])
    shown()
    await settled()
    expect(match.view.value.at).toEqual([1, 1])
  })

  test('a bot that fails is told of, and can be asked again', async () => {
    const think = vi.fn<AskBot>(firstChoice)
    think.mockRejectedValueOnce(new Error('worker gone'))
    const { match } = open([person('Ola'), bot], { think })
    await settled()
    expect(match.botError.value).toEqual(new Error('worker gone'))
    match.retry()
    await settled()
    expect(match.botError.value).toBeUndefined()
    expect(match.waitingFor.value).toEqual([0])
  })

  test('nothing happens any more once the match is closed', async () => {
    const { match, saved } = open([person('Ola'), bot])
    match.close()
    await settled()
    expect(saved).toEqual([])
  })

  test('the end is known and saved as such', async () => {
    const { match, saved } = open([person('Ola')])
    match.choose({ colour: 'red' })
    for (const step of [2, 2, 1]) match.choose({ step })
    expect(match.result.value?.winners).toEqual([0])
    expect(match.ask.value).toBeUndefined()
    expect(saved.map(({ over }) => over)).toEqual([false, false, false, true])
  })
})

describe('undo', () => {
  test('takes back as many own choices as wished, up to something revealed', () => {
    const { match, saved } = open([person('Ola')])
    match.choose({ colour: 'red' })
    match.choose({ step: 2 })
    expect(match.canUndo.value).toBe(false)
    match.choose({ step: 1 })
    expect(match.canUndo.value).toBe(true)
    match.undo()
    expect(match.view.value.at).toEqual([2])
    expect(saved.at(-1)?.record.choices).toHaveLength(2)
    match.undo()
    expect(match.view.value.at).toEqual([2])
  })

  test('is not for choices of a bot', async () => {
    const { match } = open([person('Ola'), bot])
    match.choose({ colour: 'red' })
    await settled()
    match.choose({ step: 1 })
    expect(match.canUndo.value).toBe(true)
    await settled()
    expect(match.canUndo.value).toBe(false)
  })

  test('throws away what a bot thought about the moment that is gone', async () => {
    let answer: (choice: Choice) => void = () => {}
    const slow: AskBot = question =>
      question.record.choices.length < 3 ? firstChoice(question) : new Promise(resolve => (answer = resolve))
    const { match } = open([person('Ola'), bot], { think: slow })
    match.choose({ colour: 'red' })
    await settled()
    match.choose({ step: 1 })
    await settled()
    match.undo()
    answer({ step: 2 })
    await settled()
    expect(match.view.value.at).toEqual([0, 0])
    expect(match.waitingFor.value).toEqual([0])
  })
})

describe('several people on one device', () => {
  test('the device does not change hands before the move was seen', async () => {
    const { match } = open([person('Ola'), person('Max')])
    match.takeSeat()
    let shown = () => {}
    match.onStep(() => new Promise(resolve => (shown = resolve)))
    match.choose({ colour: 'blue' })
    expect(match.nextPerson.value).toBeUndefined()
    expect(match.viewer.value).toBe(0)
    expect(match.ask.value).toBeUndefined()
    shown()
    await settled()
    expect(match.nextPerson.value).toBe(1)
    expect(match.viewer.value).toBe('spectator')
  })
  test('nobody’s secrets are shown while the device changes hands', () => {
    const { match } = open([person('Ola'), person('Max')])
    expect(match.nextPerson.value).toBe(0)
    expect(match.viewer.value).toBe('spectator')
    expect(match.ask.value).toBeUndefined()
    match.takeSeat()
    expect(match.viewer.value).toBe(0)
    match.choose({ colour: 'blue' })
    expect(match.nextPerson.value).toBe(1)
    expect(match.view.value.colour).toBeUndefined()
    match.takeSeat()
    match.choose({ colour: 'red' })
    expect(match.nextPerson.value).toBe(0)
    expect(JSON.stringify([match.view.value, match.log.value])).not.toMatch(/red|blue/)
    match.takeSeat()
    expect(match.view.value.colour).toBe('blue')
    expect(JSON.stringify(match.log.value)).not.toMatch(/red/)
  })

  test('a choice can be taken back before the device is handed over, and not by the next person', () => {
    const { match } = open([person('Ola'), person('Max')])
    match.takeSeat()
    match.choose({ colour: 'blue' })
    expect(match.canUndo.value).toBe(true)
    match.undo()
    expect(match.viewer.value).toBe(0)
    match.choose({ colour: 'red' })
    match.takeSeat()
    expect(match.canUndo.value).toBe(false)
  })

  test('while bots play, the last person keeps looking', async () => {
    const { match } = open([person('Ola'), person('Max'), bot])
    match.takeSeat()
    match.choose({ colour: 'red' })
    match.takeSeat()
    match.choose({ colour: 'red' })
    await settled()
    match.takeSeat()
    match.choose({ step: 1 })
    match.takeSeat()
    match.choose({ step: 1 })
    expect(match.waitingFor.value).toEqual([2])
    expect(match.viewer.value).toBe(1)
    await settled()
    expect(match.nextPerson.value).toBe(0)
  })
})

test('a table of bots alone is watched by a spectator', async () => {
  const { match } = open([bot, bot])
  await vi.waitFor(() => expect(match.result.value).toBeDefined())
  expect(match.viewer.value).toBe('spectator')
})

describe('one choice only', () => {
  const alone = () => {
    const { match } = open([person('Ola')])
    match.choose({ colour: 'red' })
    for (let i = 0; i < 3; i++) match.choose({ step: 1 })
    return match
  }

  test('it is made by itself, and nobody is asked for it', async () => {
    const match = alone()
    match.choose({ step: 1 })
    expect(match.ask.value).toBeUndefined()
    await settled()
    expect(match.view.value.at).toEqual([5])
    expect(match.result.value?.winners).toEqual([0])
  })

  test('an undo goes back to the last decision, not to what followed by itself', async () => {
    const match = alone()
    match.choose({ step: 1 })
    await settled()
    expect(match.canUndo.value).toBe(true)
    match.undo()
    expect(match.view.value.at).toEqual([3])
    await settled()
    expect(match.ask.value?.choices).toHaveLength(2)
  })
})

test('what a person has decided beforehand is answered without asking', async () => {
  const alwaysRed: AutoAnswer = ask => ask.choices.find(choice => choice.colour === 'red')
  const { match } = open([person('Ola'), bot], { standing: alwaysRed })
  await settled()
  expect(match.view.value.colour).toBe('red')
  expect(match.ask.value?.prompt).toBe('race')
})

test('an undo goes back past what was decided beforehand, also after the match was opened anew and after another undo', async () => {
  // Somebody who has decided to walk on slowly from the second field to the third.
  const slowly: AutoAnswer = (ask, look) => ((look() as RaceView).at[0] === 2 ? ask.choices[0] : undefined)
  const opened = (record: GameRecord) => open([person('Ola')], { record, standing: slowly }).match
  const first = opened(newRecord(race, { players: 1 }, 's'))
  first.choose({ colour: 'red' })
  first.choose({ step: 1 })
  first.choose({ step: 1 })
  await settled()
  expect(first.view.value.at).toEqual([3])
  const again = opened(first.record.value)
  again.undo()
  await settled()
  expect(again.view.value.at).toEqual([1])
  again.undo()
  await settled()
  expect(again.view.value.at).toEqual([0])
})

test('whoever chooses what is then decided for a while has decided it: an undo goes back there', async () => {
  let letsGo = false
  const { match } = open([person('Ola')], { standing: ask => (letsGo ? ask.choices[0] : undefined) })
  match.choose({ colour: 'red' })
  match.choose({ step: 1 })
  letsGo = true
  match.choose({ step: 1 })
  letsGo = false
  match.undo()
  expect(match.view.value.at).toEqual([1])
})
test('what answers itself follows in one go: a table that draws once for all that happens at once draws once for it', async () => {
  const walksOn: AutoAnswer = ask => ask.choices.find(choice => choice.step === 1)
  const { match } = open([person('Ola')], { standing: walksOn })
  const drawn: (readonly number[])[] = []
  let due = false
  const stop = effect(() => {
    void match.view.value
    if (due) return
    due = true
    queueMicrotask(() => {
      due = false
      drawn.push(match.view.peek().at)
    })
  })
  await settled()
  match.choose({ colour: 'red' })
  await settled()
  expect(drawn).toEqual([[0], [0], [5]])
  stop()
})

import { type AutoPass, onlyForced } from '@overlair/play/match/automatic'
import type { SavedMatch } from '@overlair/play/match/contract'
import type { SeatAssignment } from '@overlair/play/seats'
import { type RaceView, race } from '@overlair/play/testing/race-game'
import { type Choice, type GameRecord, IllegalChoice, newRecord } from '@overlair/rules/kernel'
import { effect } from '@preact/signals'
import { describe, expect, test, vi } from 'vitest'
import type { AskBot } from './bot-worker-client.ts'
import { hostMatch } from './host.ts'

const person = (name: string): SeatAssignment => ({ kind: 'person', name })
const bot: SeatAssignment = { kind: 'bot', name: 'Grub', level: 'slow' }
/** A bot that makes the first choice it gets. */
const firstChoice: AskBot = async ({ position }) => position.own!.ask!.choices[0]!

interface OpenOptions {
  readonly record?: GameRecord
  readonly askBot?: AskBot
  readonly automatic?: AutoPass['automatic']
}
function open(
  seats: readonly SeatAssignment[],
  {
    record = newRecord(race, { players: seats.length }, 's'),
    askBot = firstChoice,
    automatic = onlyForced.automatic,
  }: OpenOptions = {},
) {
  const saved: (SavedMatch & { over: boolean })[] = []
  const host = hostMatch<RaceView, Choice>({
    ...onlyForced,
    automatic,
    game: race,
    record,
    seats,
    askBot,
    save: (now, _view, result) => saved.push({ ...now, over: result !== undefined }),
  })
  return { host, match: host.table, saved }
}
/** Waits until bots and automatic choices have run. */
const settled = () => new Promise(resolve => setTimeout(resolve, 5))

describe('one person against a bot', () => {
  test('the person chooses, the bot answers, and the person is asked again', async () => {
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

  test('the match saves every choice at once, also those of the bot', async () => {
    const { match, saved } = open([person('Ola'), bot])
    await settled()
    expect(saved).toHaveLength(1)
    match.choose({ colour: 'blue' })
    expect(saved).toHaveLength(2)
    const outcome = expect.stringMatching(/^[0-9a-f]{4}$/)
    expect(saved.at(-1)?.record.choices).toEqual([
      { seat: 1, choice: { colour: 'red' }, outcome },
      { seat: 0, choice: { colour: 'blue' }, outcome },
    ])
  })

  test('an illegal choice is rejected and changes nothing', () => {
    const { host, match, saved } = open([person('Ola'), bot])
    expect(() => match.choose({ colour: 'green' })).toThrow(IllegalChoice)
    expect(saved).toEqual([])
    expect(host.saved().record.choices).toEqual([])
  })

  test('a saved match continues at the same choice', async () => {
    const first = open([person('Ola'), bot])
    first.match.choose({ colour: 'red' })
    await settled()
    const { match } = open([person('Ola'), bot], { record: first.host.saved().record })
    expect(match.view.value).toEqual(first.match.view.value)
    expect(match.ask.value).toEqual(first.match.ask.value)
    expect(match.log.value).toEqual(first.match.log.value)
  })

  test('bots wait for the end of the playback', async () => {
    const { match } = open([person('Ola'), bot])
    match.choose({ colour: 'red' })
    await settled()
    let finishPlayback = () => {}
    match.onStep(step => (step.seat === 0 ? new Promise(resolve => (finishPlayback = resolve)) : undefined))
    match.choose({ step: 1 })
    await settled()
    expect(match.view.value.at).toEqual([1, 0])
    finishPlayback()
    await settled()
    expect(match.view.value.at).toEqual([1, 1])
  })

  test('a listener gets what the person sees at each event of a choice', async () => {
    const { match } = open([person('Ola'), bot])
    await settled()
    const steps: Parameters<Parameters<typeof match.onStep>[0]>[0][] = []
    match.onStep(step => {
      steps.push(step)
      return undefined
    })
    match.choose({ colour: 'red' })
    match.choose({ step: 2 })
    expect(steps.map(({ events }) => events.map(({ event }) => event))).toEqual([['named', 'named'], ['moved']])
    expect(steps.map(({ moments }) => moments.map(({ at, colour }) => [at[0], colour]))).toEqual([
      [
        [0, undefined],
        [0, 'red'],
      ],
      [[2, 'red']],
    ])
  })

  test('the match reports the error of a bot and can ask it again', async () => {
    const askBot = vi.fn<AskBot>(firstChoice)
    askBot.mockRejectedValueOnce(new Error('worker gone'))
    const { match } = open([person('Ola'), bot], { askBot })
    await settled()
    expect(match.botError.value).toEqual(new Error('worker gone'))
    match.retry()
    await settled()
    expect(match.botError.value).toBeUndefined()
    expect(match.waitingFor.value).toEqual([0])
  })

  test('a closed match makes no more choices', async () => {
    const { host, saved } = open([person('Ola'), bot])
    host.close()
    await settled()
    expect(saved).toEqual([])
  })

  test('the match saves the end of the game', async () => {
    const { match, saved } = open([person('Ola')])
    match.choose({ colour: 'red' })
    for (const step of [2, 2, 1]) match.choose({ step })
    expect(match.result.value?.winners).toEqual([0])
    expect(match.ask.value).toBeUndefined()
    expect(saved.map(({ over }) => over)).toEqual([false, false, false, true])
  })
})

describe('undo', () => {
  test('goes back over several own choices, up to one that revealed something', () => {
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

  test('does not take back a choice of a bot', async () => {
    const { match } = open([person('Ola'), bot])
    match.choose({ colour: 'red' })
    await settled()
    match.choose({ step: 1 })
    expect(match.canUndo.value).toBe(true)
    await settled()
    expect(match.canUndo.value).toBe(false)
  })

  test('drops the answer of a bot to a position that was undone', async () => {
    let answer: (choice: Choice) => void = () => {}
    const slow: AskBot = request =>
      request.position.own?.ask?.prompt === 'colour' ? firstChoice(request) : new Promise(resolve => (answer = resolve))
    const { match } = open([person('Ola'), bot], { askBot: slow })
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

describe('a bot that thinks', () => {
  test('answers its decision although a person has chosen meanwhile', async () => {
    let answer: (choice: Choice) => void = () => {}
    const askBot = vi.fn<AskBot>(() => new Promise(resolve => (answer = resolve)))
    const { host, match } = open([person('Ola'), bot], { askBot })
    await settled()
    match.choose({ colour: 'red' })
    answer({ colour: 'blue' })
    await settled()
    expect(host.saved().record.choices.map(({ choice }) => choice)).toEqual([{ colour: 'red' }, { colour: 'blue' }])
    expect(askBot).toHaveBeenCalledOnce()
  })

  test('waits with its answer until the choice of a person is played back', async () => {
    let answer: (choice: Choice) => void = () => {}
    const { host, match } = open([person('Ola'), bot], { askBot: () => new Promise(resolve => (answer = resolve)) })
    await settled()
    let finishPlayback = () => {}
    match.onStep(() => new Promise(resolve => (finishPlayback = resolve)))
    match.choose({ colour: 'red' })
    answer({ colour: 'blue' })
    await settled()
    expect(host.saved().record.choices).toHaveLength(1)
    finishPlayback()
    await settled()
    expect(host.saved().record.choices).toHaveLength(2)
  })

  test('does not choose in a match that was closed', async () => {
    let answer: (choice: Choice) => void = () => {}
    const { host, saved } = open([bot], { askBot: () => new Promise(resolve => (answer = resolve)) })
    await settled()
    host.close()
    answer({ colour: 'blue' })
    await settled()
    expect([saved, host.saved().record.choices]).toEqual([[], []])
  })
})

test('a saved match keeps the numbers of its decisions and what its people have told it', async () => {
  const { host, match, saved } = open([person('Ola')])
  match.choose({ colour: 'red' })
  match.choose({ step: 1 })
  match.undo()
  const [ola] = match.people
  expect(ola?.position().decision).toBe(3)
  const { over, ...entry } = saved.at(-1)!
  expect(entry).toEqual(host.saved())
  const again = hostMatch<RaceView, Choice>({
    ...structuredClone(entry),
    instructions: ['red'],
    game: race,
    askBot: firstChoice,
    save: now => saved.push({ ...now, over: false }),
  })
  expect(again.table.people[0]?.position()).toEqual(ola?.position())
  again.table.people[0]?.instruct('blue')
  expect(saved.at(-1)?.instructions).toEqual(['blue'])
})

describe('several people on one device', () => {
  test('the match asks for the next person only after the playback', async () => {
    const { match } = open([person('Ola'), person('Max')])
    match.takeSeat()
    let finishPlayback = () => {}
    match.onStep(() => new Promise(resolve => (finishPlayback = resolve)))
    match.choose({ colour: 'blue' })
    expect(match.nextPerson.value).toBeUndefined()
    expect(match.viewer.value).toBe(0)
    expect(match.ask.value).toBeUndefined()
    finishPlayback()
    await settled()
    expect(match.nextPerson.value).toBe(1)
    expect(match.viewer.value).toBe('spectator')
  })
  test('the events of a choice are for the person who made it, also if the device goes to the next person', () => {
    const { match } = open([person('Ola'), person('Max')])
    match.takeSeat()
    match.choose({ colour: 'blue' })
    match.takeSeat()
    const told: unknown[] = []
    match.onStep(({ events, moments }) => {
      told.push(
        events.map(event => ('colour' in event ? event.colour : '?')),
        moments.at(-1)?.colour,
      )
      return undefined
    })
    match.choose({ colour: 'red' })
    expect(match.nextPerson.value).toBe(0)
    expect(told).toEqual([['?', 'red'], 'red'])
  })
  test('the table shows no secrets while the device is handed over', () => {
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

  test('a person can undo a choice until the next person has the device', () => {
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

  test('the last person stays the viewer while bots play', async () => {
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

test('a spectator watches a match of bots only', async () => {
  const { match } = open([bot, bot])
  await vi.waitFor(() => expect(match.result.value).toBeDefined())
  expect(match.viewer.value).toBe('spectator')
})

describe('a single choice', () => {
  const threeStepsOn = () => {
    const { match } = open([person('Ola')])
    match.choose({ colour: 'red' })
    for (let i = 0; i < 3; i++) match.choose({ step: 1 })
    return match
  }

  test('the match makes it without asking', async () => {
    const match = threeStepsOn()
    match.choose({ step: 1 })
    expect(match.ask.value).toBeUndefined()
    await settled()
    expect(match.view.value.at).toEqual([5])
    expect(match.result.value?.winners).toEqual([0])
  })

  test('an undo goes back to the last decision, not to an automatic choice', async () => {
    const match = threeStepsOn()
    match.choose({ step: 1 })
    await settled()
    expect(match.canUndo.value).toBe(true)
    match.undo()
    expect(match.view.value.at).toEqual([3])
    await settled()
    expect(match.ask.value?.choices).toHaveLength(2)
  })
})

test('the match makes automatic answers without asking the person', async () => {
  const alwaysRed: AutoPass['automatic'] = ask => ask.choices.find(choice => choice.colour === 'red')
  const { match } = open([person('Ola'), bot], { automatic: alwaysRed })
  await settled()
  expect(match.view.value.colour).toBe('red')
  expect(match.ask.value?.prompt).toBe('race')
})

test('an undo skips automatic answers, also after the match was reopened and after another undo', async () => {
  // Makes the step from field 2 to field 3.
  const slowly: AutoPass['automatic'] = (ask, { view }) =>
    (view() as RaceView).at[0] === 2 ? ask.choices[0] : undefined
  const opened = (record: GameRecord) => open([person('Ola')], { record, automatic: slowly })
  const { host, match: first } = opened(newRecord(race, { players: 1 }, 's'))
  first.choose({ colour: 'red' })
  first.choose({ step: 1 })
  first.choose({ step: 1 })
  await settled()
  expect(first.view.value.at).toEqual([3])
  const again = opened(host.saved().record).match
  again.undo()
  await settled()
  expect(again.view.value.at).toEqual([1])
  again.undo()
  await settled()
  expect(again.view.value.at).toEqual([0])
})

test('an undo goes back to a choice that turned automatic answers on', async () => {
  let answers = false
  const { match } = open([person('Ola')], { automatic: ask => (answers ? ask.choices[0] : undefined) })
  match.choose({ colour: 'red' })
  match.choose({ step: 1 })
  answers = true
  match.choose({ step: 1 })
  answers = false
  match.undo()
  expect(match.view.value.at).toEqual([1])
})
test('automatic choices follow in one task, so a table renders once for all of them', async () => {
  const oneStep: AutoPass['automatic'] = ask => ask.choices.find(choice => choice.step === 1)
  const { match } = open([person('Ola')], { automatic: oneStep })
  const rendered: (readonly number[])[] = []
  let scheduled = false
  const stop = effect(() => {
    void match.view.value
    if (scheduled) return
    scheduled = true
    queueMicrotask(() => {
      scheduled = false
      rendered.push(match.view.peek().at)
    })
  })
  await settled()
  match.choose({ colour: 'red' })
  await settled()
  expect(rendered).toEqual([[0], [0], [5]])
  stop()
})

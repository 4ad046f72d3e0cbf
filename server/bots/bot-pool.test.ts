import { answerForBot } from '@overlair/bots/answer'
import { type BotRequest, botRequest } from '@overlair/bots/request'
import { games } from '@overlair/rules'
import { isOffered, newRecord, onlyChoice } from '@overlair/rules/kernel'
import { afterEach, describe, expect, test } from 'vitest'
import { BotPool, type BotPoolOptions } from './bot-pool.ts'

let pool: BotPool
const reports: string[] = []
const open = (options: Partial<BotPoolOptions> = {}) => {
  reports.length = 0
  pool = new BotPool({
    threads: 1,
    report: (error, table) => reports.push(`${table}: ${error instanceof Error ? error.message : error}`),
    ...options,
  })
  return pool
}
afterEach(() => pool.close())

/** Questions of the first rounds of a game, asked of a bot of this level. */
function questions(gameId: string, level: string, count: number): readonly BotRequest[] {
  const game = games.find(({ id }) => id === gameId)!
  const record = newRecord(game, { players: 2 }, 'pool')
  const state = game.setup(record.options, 'pool')
  const found: BotRequest[] = []
  while (found.length < count) {
    const [ask] = game.asks(state)
    if (onlyChoice(ask!) === undefined) found.push(botRequest({ game, state, record }, ask!.seat, level))
    game.apply(state, ask!.seat, ask!.choices[0]!)
  }
  return found
}
const question = (level: string): BotRequest => questions('overboss', level, 1)[0]!

test('a thread gives the answer that the bot gives in this thread', async () => {
  open()
  for (const request of questions('overboss', 'greedy', 3))
    expect(await pool.answer(request, 'table')).toEqual(await answerForBot(request))
  expect(reports).toEqual([])
})

describe('a bot that fails is replaced by a random one for this question, and it is reported', () => {
  const script = new URL('./testing/bad-thread.ts', import.meta.url)
  test.each([
    ['hangs', 'table: The thread ended: no answer within 1500 ms'],
    ['crashes', 'table: The thread ended: crashed on purpose'],
    ['leaves', 'table: The thread ended: exit code 3'],
    ['throws', 'table: thrown on purpose'],
    ['cheats', expect.stringContaining('all points')],
  ])('it %s', async (level, report) => {
    open({ script, answerWithin: 1500 })
    const request = question(level)
    const choice = await pool.answer(request, 'table')
    expect(choice).toEqual(await answerForBot({ ...request, level: 'random' }))
    expect(reports).toEqual([report])
    expect(await pool.answer(question('first'), 'table')).toEqual(question('first').position.own!.ask!.choices[0])
    expect(reports).toHaveLength(1)
  })

  test('the other tables get their answers meanwhile', async () => {
    open({ script, threads: 2, answerWithin: 4000 })
    let isHanging = true
    const hanging = pool.answer(question('hangs'), 'slow').then(() => {
      isHanging = false
    })
    for (let i = 0; i < 5; i++) await pool.answer(question('first'), 'quick')
    expect(isHanging).toBe(true)
    await hanging
  })
})

test('a closed pool rejects every question at once, and its threads end', async () => {
  open({ script: new URL('./testing/bad-thread.ts', import.meta.url) })
  const answers = Promise.allSettled(['hangs', 'hangs'].map(level => pool.answer(question(level), level)))
  const start = performance.now()
  await pool.close()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(performance.now() - start).toBeLessThan(1000)
  await expect(pool.answer(question('first'), 'late')).rejects.toThrow('closed')
})

test('the event loop is never blocked for 50 ms while greedy bots of Super Boss Monster think', async () => {
  open()
  const requests = questions('super-boss-monster', 'greedy', 60)
  await pool.answer(requests[0]!, 'warm up')
  // Another process of this machine can take the core away, so the best of three runs counts.
  const blocked: number[] = []
  for (let run = 0; run < 3; run++) {
    let [last, longest] = [performance.now(), 0]
    const timer = setInterval(() => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }, 1)
    const choices = await Promise.all(requests.map((request, i) => pool.answer(request, `table ${i % 20}`)))
    clearInterval(timer)
    blocked.push(Math.max(longest, performance.now() - last))
    for (const [i, choice] of choices.entries()) {
      const { ask } = requests[i]!.position.own!
      expect(isOffered([ask!], ask!.seat, choice)).toBe(true)
    }
  }
  expect(Math.min(...blocked)).toBeLessThan(50)
  expect(reports).toEqual([])
})

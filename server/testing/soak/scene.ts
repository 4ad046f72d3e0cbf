// People who play at tables of a server.
import { randomBelow, randomSource } from '@overlair/rules/kernel'
import type { ServerProcess } from './server-process.ts'
import { SoakTable, type SoakTableOptions } from './soak-table.ts'

export const sleep = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))

/** Resolves with the milliseconds that it took. */
export async function within(seconds: number, event: string, holds: () => boolean | Promise<boolean>): Promise<number> {
  const since = performance.now()
  while (!(await holds())) {
    if (performance.now() - since > seconds * 1000) throw new Error(`not within ${seconds} seconds: ${event}`)
    await sleep(20)
  }
  return performance.now() - since
}
export const percentile = (list: readonly number[], share: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0

export class Scene {
  readonly tables: SoakTable[] = []
  readonly #server: ServerProcess
  readonly #random

  constructor(server: ServerProcess, seed: string) {
    this.#server = server
    this.#random = randomSource(seed)
  }
  async open(options: Pick<SoakTableOptions, 'game' | 'players' | 'bots' | 'options' | 'thinks'>): Promise<SoakTable> {
    const number = this.tables.length
    const below = (limit: number) => randomBelow(this.#random, limit)
    const table = new SoakTable({ number, url: () => this.#server.url, below, ...options })
    this.tables.push(table)
    await table.open()
    return table
  }
  /** The number of people who are connected. */
  get people(): number {
    return this.tables.reduce((sum, { people }) => sum + people, 0)
  }
  /** Resolves when so many choices more are acknowledged at each table, or its game is over. */
  progress(choices: number, seconds: number, tables: readonly SoakTable[] = this.tables): Promise<number> {
    const before = tables.map(({ acknowledged }) => acknowledged)
    return within(seconds, `${choices} choices more at each table`, () =>
      tables.every((table, i) => table.isOver || table.acknowledged >= before[i]! + choices),
    )
  }
  close(): void {
    for (const table of this.tables) table.close()
  }
}

/** How often each of these words occurs. */
export function countsOf(words: readonly (string | undefined)[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const word of words) if (word !== undefined) counts[word] = (counts[word] ?? 0) + 1
  return counts
}

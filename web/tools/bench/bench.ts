// Weight and speed of the built app in Chromium, against what it must keep.
//   npm run bench:web [-- --json]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { bossMonster, nextLevel, superBossMonster } from '@overlair/rules/dungeon'
import { overboss } from '@overlair/rules/overboss'
import { type Browser, chromium } from '@playwright/test'
import type { Weight } from '../../e2e/support/page-weight.ts'
import {
  bareClicks,
  longestTask,
  play,
  round,
  type Table,
  THROTTLING,
  type Times,
  weightOfHome,
  weightOfTable,
} from './measures.ts'
import { newcomer, serve } from './visit.ts'

const { values: wishes } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const LIMITS = { scriptsKb: 120, blockingMs: 200, choiceMs: 50, botMs: 100 }
/** The language with the heaviest texts. */
const LANGUAGE = 'uk'
const tables: readonly Table[] = [
  { game: overboss, players: 2 },
  { game: bossMonster, players: 2 },
  { game: nextLevel, players: 2 },
  { game: superBossMonster, players: 4 },
]

interface Found {
  readonly table: string
  readonly players: number
  /** Scripts of the page and its worker, each file once. */
  readonly scriptsKb: number
  readonly textsKb: number
  readonly blockingMs: number
  readonly choiceMs: Times
  readonly botMs: Times
}
const scriptsOf = ({ scripts, worker }: Weight): number => round(scripts + worker)

async function measure(browser: Browser, address: string, table: Table): Promise<Found> {
  const reader = await newcomer(browser, address, LANGUAGE)
  const weight = await weightOfTable(reader, table)
  await reader.close()
  const visitor = await newcomer(browser, address)
  const blockingMs = await longestTask(visitor, table)
  const { choice, bot } = await play(visitor, table)
  await visitor.close()
  return {
    table: table.game.id,
    players: table.players,
    scriptsKb: scriptsOf(weight),
    textsKb: round(weight.texts),
    blockingMs,
    choiceMs: choice,
    botMs: bot,
  }
}

const isKept = ({ scriptsKb, blockingMs, choiceMs, botMs }: Found): boolean =>
  scriptsKb <= LIMITS.scriptsKb &&
  blockingMs <= LIMITS.blockingMs &&
  choiceMs.p95 <= LIMITS.choiceMs &&
  botMs.p95 <= LIMITS.botMs

const told = ({ table, players, scriptsKb, textsKb, blockingMs, choiceMs, botMs }: Found): string =>
  [
    `${table}, ${players} players`,
    `  first load                ${scriptsKb} kB of gzipped scripts with the worker's (at most ${LIMITS.scriptsKb}), ${textsKb} kB of texts (${LANGUAGE})`,
    `  longest task before table ${blockingMs} ms at ${THROTTLING}x throttling (at most ${LIMITS.blockingMs})`,
    `  choice to screen          median ${choiceMs.median} ms, p95 ${choiceMs.p95} ms of ${choiceMs.count} (at most ${LIMITS.choiceMs})`,
    `  greedy bot's answer       median ${botMs.median} ms, p95 ${botMs.p95} ms of ${botMs.count} (at most ${LIMITS.botMs})`,
  ].join('\n')

const { address, stop } = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const homeKb = scriptsOf(await weightOfHome(await newcomer(browser, address, LANGUAGE)))
  if (!wishes.json)
    console.log(`home\n  first load                ${homeKb} kB of gzipped scripts (at most ${LIMITS.scriptsKb})`)
  const peer = await newcomer(browser, address)
  const bareMs = await bareClicks(peer)
  await peer.close()
  if (!wishes.json)
    console.log(
      `a bare page\n  click to screen           median ${bareMs.median} ms, p95 ${bareMs.p95} ms of ${bareMs.count}`,
    )
  const found: Found[] = []
  for (const table of tables) {
    const figures = await measure(browser, address, table)
    found.push(figures)
    if (!wishes.json) console.log(told(figures))
  }
  const kept = homeKb <= LIMITS.scriptsKb && found.every(isKept)
  if (wishes.json)
    console.log(
      JSON.stringify({ homeKb, bareMs, tables: found, limits: LIMITS, throttling: THROTTLING, kept }, null, 2),
    )
  process.exitCode = kept ? 0 : 1
} finally {
  await browser.close()
  stop()
}

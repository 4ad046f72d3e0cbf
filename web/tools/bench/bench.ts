// Measures weight and speed of the built app in Chromium and compares them with the limits.
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
import { newVisitor, serve } from './visit.ts'

const { values: flags } = parseArgs({ options: { json: { type: 'boolean', default: false } } })

const LIMITS = { scriptsKb: 120, blockingMs: 200, choiceMs: 50, botMs: 100 }
/** The language with the heaviest texts. */
const LANGUAGE = 'uk'
const tables: readonly Table[] = [
  { game: overboss, players: 2 },
  { game: bossMonster, players: 2 },
  { game: nextLevel, players: 2 },
  { game: superBossMonster, players: 4 },
]

interface TableReport {
  readonly table: string
  readonly players: number
  /** Scripts of the page and its worker. Each file counts once. */
  readonly scriptsKb: number
  readonly textsKb: number
  readonly blockingMs: number
  readonly choiceMs: Times
  readonly botMs: Times
}
const scriptsKbOf = ({ scripts, worker }: Weight): number => round(scripts + worker)

async function measure(browser: Browser, baseURL: string, table: Table): Promise<TableReport> {
  const weightVisit = await newVisitor(browser, baseURL, LANGUAGE)
  const weight = await weightOfTable(weightVisit, table)
  await weightVisit.close()
  const visitor = await newVisitor(browser, baseURL)
  const blockingMs = await longestTask(visitor, table)
  const { choice, bot } = await play(visitor, table)
  await visitor.close()
  return {
    table: table.game.id,
    players: table.players,
    scriptsKb: scriptsKbOf(weight),
    textsKb: round(weight.texts),
    blockingMs,
    choiceMs: choice,
    botMs: bot,
  }
}

const isWithinLimits = ({ scriptsKb, blockingMs, choiceMs, botMs }: TableReport): boolean =>
  scriptsKb <= LIMITS.scriptsKb &&
  blockingMs <= LIMITS.blockingMs &&
  choiceMs.p95 <= LIMITS.choiceMs &&
  botMs.p95 <= LIMITS.botMs

const formatReport = ({ table, players, scriptsKb, textsKb, blockingMs, choiceMs, botMs }: TableReport): string =>
  [
    `${table}, ${players} players`,
    `  first load                ${scriptsKb} kB of gzipped scripts with the worker's (at most ${LIMITS.scriptsKb}), ${textsKb} kB of texts (${LANGUAGE})`,
    `  longest task before table ${blockingMs} ms at ${THROTTLING}x throttling (at most ${LIMITS.blockingMs})`,
    `  choice to screen          median ${choiceMs.median} ms, p95 ${choiceMs.p95} ms of ${choiceMs.count} (at most ${LIMITS.choiceMs})`,
    `  greedy bot's answer       median ${botMs.median} ms, p95 ${botMs.p95} ms of ${botMs.count} (at most ${LIMITS.botMs})`,
  ].join('\n')

const { baseURL, stop } = await serve()
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const homeKb = scriptsKbOf(await weightOfHome(await newVisitor(browser, baseURL, LANGUAGE)))
  if (!flags.json)
    console.log(`home\n  first load                ${homeKb} kB of gzipped scripts (at most ${LIMITS.scriptsKb})`)
  const bareVisitor = await newVisitor(browser, baseURL)
  const bareMs = await bareClicks(bareVisitor)
  await bareVisitor.close()
  if (!flags.json)
    console.log(
      `a bare page\n  click to screen           median ${bareMs.median} ms, p95 ${bareMs.p95} ms of ${bareMs.count}`,
    )
  const reports: TableReport[] = []
  for (const table of tables) {
    const report = await measure(browser, baseURL, table)
    reports.push(report)
    if (!flags.json) console.log(formatReport(report))
  }
  const withinLimits = homeKb <= LIMITS.scriptsKb && reports.every(isWithinLimits)
  if (flags.json)
    console.log(
      JSON.stringify(
        { homeKb, bareMs, tables: reports, limits: LIMITS, throttling: THROTTLING, kept: withinLimits },
        null,
        2,
      ),
    )
  process.exitCode = withinLimits ? 0 : 1
} finally {
  await browser.close()
  stop()
}

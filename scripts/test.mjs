// Runs all checks and tests. The last line is `N passed, M failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { requireBrowser } from './browser.mjs'
import { env, root } from './environment.mjs'
import { freePort } from './free-port.mjs'
import { requireRedis } from './redis.mjs'
import { requireStrace } from './strace.mjs'

process.chdir(root)
const reports = mkdtempSync(path.join(tmpdir(), 'overlair-test-'))

let passed = 0
let failed = 0
const run = (command, args, more = {}) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...env, ...more } }).status === 0

/** Runs a command that counts as one check. */
function check(name, command, ...args) {
  console.log(`\n— ${name}`)
  const ok = run(command, args)
  if (ok) passed++
  else {
    failed++
    console.log(`✗ ${name}`)
  }
  return ok
}
/** Adds the counts of the report of a test suite. */
function count(ok, report, read) {
  try {
    const { good, all } = read(JSON.parse(readFileSync(report, 'utf8')))
    passed += good
    // A skipped test counts as failed. A suite that crashed without a failed test counts as one failure.
    failed += all - good + (ok || all > good ? 0 : 1)
  } catch (error) {
    console.log(`✗ the suite wrote no report: ${error.message}`)
    failed++
  }
}
function unitTests() {
  console.log('\n— unit, card, property and scenario tests')
  const report = path.join(reports, 'unit.json')
  const redis = requireRedis()
  const strace = requireStrace()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // Without these programs, the tests that need them fail and say so.
  const found = { ...(redis && { REDIS_SERVER: redis }), ...(strace && { STRACE: strace }) }
  const ok = run('vitest', ['run', ...reporters], found)
  count(ok, report, ({ numPassedTests, numTotalTests }) => ({ good: numPassedTests, all: numTotalTests }))
}
async function browserTests() {
  console.log('\n— browser tests, with the size budget')
  const browser = requireBrowser()
  if (!browser) {
    failed++
    return
  }
  const report = path.join(reports, 'browser.json')
  const ok = run('playwright', ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'], {
    CHROMIUM: browser,
    E2E_PORT: String(await freePort()),
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  })
  count(ok, report, ({ stats }) => ({
    good: stats.expected,
    all: stats.expected + stats.unexpected + stats.flaky + stats.skipped,
  }))
}
check('types', 'tsc', '-b')
check('lint and format', 'biome', 'ci', '--error-on-warnings', '.')
check('unused code', 'knip')
check('golden records', 'node', 'scripts/golden.ts')
unitTests()
if (check('build of the app', 'node', 'scripts/build.mjs')) await browserTests()

rmSync(reports, { recursive: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

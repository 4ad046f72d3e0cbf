import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { overlair } from './testing/run-cli.ts'

describe('overlair', () => {
  test('without a command lists the commands and exits 2', async () => {
    const { code, out } = await overlair('')
    expect(code).toBe(2)
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'))
  })
  test.each(['help', '--help', '-h'])('%s lists the commands and exits 0', async word => {
    const { code, out, err } = await overlair(word)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: overlair <command> [options]')
  })
  test('knows the commands', () => {
    expect(commands.map(command => command.name)).toEqual(['games', 'play', 'simulate', 'scenario', 'score', 'replay'])
  })
  test.each(commands.map(command => command.name))(
    '%s --help shows its page within 80 columns and exits 0',
    async name => {
      for (const words of [`${name} --help`, `${name} -h`, `${name} overboss --help`]) {
        const { code, out, err } = await overlair(words)
        expect([code, err]).toEqual([0, ''])
        expect(out).toMatch(new RegExp(`^Usage: overlair ${name} `))
        expect(out).toContain('--help')
        for (const line of out.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
      }
    },
  )
  test('says which commands there are when it does not know one, and exits 2', async () => {
    expect(await overlair('pley overboss')).toEqual({
      code: 2,
      out: '',
      err: 'overlair: there is no command “pley”; there are games, play, simulate, scenario, score, replay\n',
    })
  })
})

describe('the launcher', () => {
  const launcher = fileURLToPath(new URL('./overlair.mjs', import.meta.url))
  const olderNode = "data:text/javascript,Object.defineProperty(process,'version',{value:'v20.1.0'})"
  const launch = (file: string, node: readonly string[], ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...node, file, ...words], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  test('runs the command and passes its exit code on', () => {
    expect(launch(launcher, [], 'games').stdout).toContain('overboss')
    expect(launch(launcher, [], 'games', '--jsn')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'overlair: games has no option --jsn; it has --json, --lang, --help\n',
    })
  })
  test('says in one sentence that the Node is too old where no newer one was installed', () => {
    const alone = join(mkdtempSync(join(tmpdir(), 'overlair-')), 'overlair.mjs')
    copyFileSync(launcher, alone)
    expect(launch(alone, ['--import', olderNode], 'games')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'overlair: this needs Node 24 or newer, and found v20.1.0; npm install brings one on Linux.\n',
    })
  })
  test('knows whether what reads it has gone away', () => {
    const piped = spawnSync('sh', ['-c', `"${process.execPath}" "${launcher}" games --json | head -1`], {
      encoding: 'utf8',
    })
    expect([piped.status, piped.stdout, piped.stderr]).toEqual([0, '{\n', ''])
  })
})

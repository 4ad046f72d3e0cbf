import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { commands } from './commands/index.ts'
import { overlair } from './testing/run-cli.ts'

describe('overlair', () => {
  test('without a command, lists the commands and exits with 2', async () => {
    const { code, out } = await overlair('')
    expect(code).toBe(2)
    for (const { name, summary } of commands) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'))
  })
  test.each(['help', '--help', '-h'])('%s lists the commands and exits with 0', async word => {
    const { code, out, err } = await overlair(word)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: overlair <command> [options]')
  })
  test.each(commands.map(command => command.name))('help %s prints the help of this command', async name => {
    expect(await overlair(`help ${name}`)).toEqual(await overlair(`${name} --help`))
    expect(await overlair(`--help ${name}`)).toEqual(await overlair(`${name} --help`))
  })
  test('help suggests a command for an unknown one, and takes only one', async () => {
    expect(await overlair('help pley')).toEqual({
      code: 2,
      out: '',
      err: 'overlair: unknown command “pley”; did you mean “play”?\n',
    })
    expect((await overlair('help play overboss')).err).toBe('overlair: help takes one command; remove “overboss”\n')
  })
  test('has these commands', () => {
    expect(commands.map(command => command.name)).toEqual([
      'games',
      'play',
      'simulate',
      'scenario',
      'score',
      'replay',
      'backup',
      'restore',
      'forget',
    ])
  })
  test.each(commands.map(command => command.name))(
    '%s --help prints its page within 80 columns and exits with 0',
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
  test('suggests a command for an unknown one, or lists all, and exits with 2', async () => {
    expect(await overlair('pley overboss')).toEqual({
      code: 2,
      out: '',
      err: 'overlair: unknown command “pley”; did you mean “play”?\n',
    })
    expect((await overlair('--version')).err).toBe(
      'overlair: unknown command “--version”; possible: games, play, simulate, scenario, score, replay, backup, restore, forget\n',
    )
  })
})

const failing = `game: overboss
scenarios:
  - name: The second player begins
    rules: [OB-40]
    given: { players: 2 }
    then: { asked: { P2: draft } }
`

describe('the launcher', () => {
  const launcher = fileURLToPath(new URL('./overlair.mjs', import.meta.url))
  const olderNode = "data:text/javascript,Object.defineProperty(process,'version',{value:'v20.1.0'})"
  const launch = (file: string, node: readonly string[], ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [...node, file, ...words], { encoding: 'utf8' })
    return { status, stdout, stderr }
  }

  test('runs the command and returns its exit code', () => {
    expect(launch(launcher, [], 'games').stdout).toContain('overboss')
    expect(launch(launcher, [], 'games', '--jsn')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'overlair: games has no option --jsn; did you mean “--json”?\n',
    })
  })
  test('prints one sentence if Node is too old and no newer one is installed', () => {
    const alone = join(mkdtempSync(join(tmpdir(), 'overlair-')), 'overlair.mjs')
    copyFileSync(launcher, alone)
    expect(launch(alone, ['--import', olderNode], 'games')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'overlair: needs Node 24 or newer, found v20.1.0; npm run setup says how to get it\n',
    })
  })
  test('exits quietly when the reader of its output stops reading', () => {
    const piped = spawnSync('sh', ['-c', `"${process.execPath}" "${launcher}" games --json | head -1`], {
      encoding: 'utf8',
    })
    expect([piped.status, piped.stdout, piped.stderr]).toEqual([0, '{\n', ''])
  })
  test.each([
    ['a failing scenario', failing, '1'],
    ['a passing one', failing.replace('P2: draft', 'P1: draft'), '0'],
  ])('returns the exit code of %s even if nobody reads its output', (_, yaml, code) => {
    const file = join(mkdtempSync(join(tmpdir(), 'overlair-')), 'case.yaml')
    writeFileSync(file, yaml)
    // “true” has exited long before Node prints.
    const piped = spawnSync(
      'sh',
      ['-c', `{ "${process.execPath}" "${launcher}" scenario "${file}"; echo $? >&2; } | true`],
      { encoding: 'utf8' },
    )
    expect(piped.stderr).toBe(`${code}\n`)
  })
  test('ends a game in the terminal when nobody reads its output, although input goes on', async () => {
    const child = spawn(process.execPath, [launcher, 'play', 'overboss'], { stdio: ['pipe', 'pipe', 'inherit'] })
    child.stdout.destroy()
    expect(await once(child, 'exit')).toEqual([0, null])
  })
})

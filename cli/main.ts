import process from 'node:process'
import { GameError } from '@overlair/rules/kernel'
import { commands } from './commands/index.ts'
import { BadInput } from './files/bad-input.ts'
import type { Command } from './input/command.ts'
import { didYouMean } from './input/did-you-mean.ts'
import { printable } from './terminal/printable.ts'
import { processTerminal, type Terminal } from './terminal/terminal.ts'

const overview = (): string => {
  const width = Math.max(...commands.map(command => command.name.length))
  return [
    'Usage: overlair <command> [options]',
    '',
    'Tabletop games of bosses and dungeons: an unofficial, non-commercial fan edition.',
    '',
    'Commands:',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    'overlair help <command> explains a command.',
    '',
  ].join('\n')
}

function commandNamed(name: string): Command {
  const names = commands.map(known => known.name)
  const command = commands.find(known => known.name === name)
  return command ?? fail(didYouMean(`unknown command “${name}”`, name, names))
}
/** Returns the help of one command, or the overview. */
function helpAbout([name, extra]: readonly string[]): string {
  if (name === undefined) return overview()
  const command = commandNamed(name)
  return extra === undefined ? command.help() : fail(`help takes one command; remove “${extra}”`)
}
function fail(message: string): never {
  throw new BadInput(message)
}
const wantsHelp = (args: readonly string[]): boolean => {
  const flags = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length)
  return flags.includes('--help') || flags.includes('-h')
}

/** Runs a command line. Returns the exit code: 2 for invalid input. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === undefined) {
      terminal.out(overview())
      return 2
    }
    if (name === 'help' || wantsHelp([name])) {
      terminal.out(helpAbout(rest.filter(word => !wantsHelp([word]))))
      return 0
    }
    const command = commandNamed(name)
    if (wantsHelp(rest)) {
      terminal.out(command.help())
      return 0
    }
    return await command.run(rest, terminal)
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof GameError)) throw error
    terminal.err(`overlair: ${printable(error.message)}\n`)
    return 2
  }
}

/** Runs the command line of this process. Called by the launcher. */
export async function start(): Promise<void> {
  const terminal = processTerminal()
  process.exitCode = await run(process.argv.slice(2), terminal)
  terminal.close()
}

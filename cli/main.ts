import process from 'node:process'
import { GameError } from '@overlair/rules/kernel'
import { commands } from './commands/index.ts'
import { BadInput } from './files/bad-input.ts'
import { didYouMean } from './input/did-you-mean.ts'
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
    'overlair <command> --help explains a command.',
    '',
  ].join('\n')
}

const wantsHelp = (args: readonly string[]): boolean => {
  const flags = args.slice(0, args.includes('--') ? args.indexOf('--') : args.length)
  return flags.includes('--help') || flags.includes('-h')
}

/** Removes line breaks and terminal control codes. A message may quote them from the input. */
const oneLine = (message: string): string => message.replace(/\p{Cc}+/gu, ' ')

/** Runs a command line. Returns the exit code: 2 for invalid input. */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  try {
    if (name === undefined || name === 'help' || wantsHelp([name])) {
      terminal.out(overview())
      return name === undefined ? 2 : 0
    }
    const command = commands.find(known => known.name === name)
    if (!command) {
      const names = commands.map(known => known.name)
      throw new BadInput(didYouMean(`unknown command “${name}”`, name, names))
    }
    if (wantsHelp(rest)) {
      terminal.out(command.help())
      return 0
    }
    return await command.run(rest, terminal)
  } catch (error) {
    if (!(error instanceof BadInput || error instanceof GameError)) throw error
    terminal.err(`overlair: ${oneLine(error.message)}\n`)
    return 2
  }
}

/** Runs the command line of this process. Called by the launcher. */
export async function start(): Promise<void> {
  const terminal = processTerminal()
  process.exitCode = await run(process.argv.slice(2), terminal)
  terminal.close()
}

import type { Terminal } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text-layout.ts'
import { type Flags, flagTable, helpFlag, PAGE } from './arguments.ts'

/** One word of `overlair`. What it is given is wrong: it throws BadInput or GameError, and `main` says so. */
export interface Command {
  readonly name: string
  /** For the list of commands. */
  readonly summary: string
  help(): string
  /** Gives the exit code. */
  run(args: readonly string[], terminal: Terminal): number | Promise<number>
}

/** The page of `--help`. */
export function helpPage(usage: string, about: string, flags: Flags, ...more: readonly string[]): string {
  const parts = [
    `Usage: overlair ${usage}`,
    wrap(about.replaceAll('\n', ' '), PAGE).join('\n'),
    `Options:\n${flagTable({ ...flags, ...helpFlag })}`,
    ...more,
  ]
  return `${parts.join('\n\n')}\n`
}

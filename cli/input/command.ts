import type { Terminal } from '../terminal/terminal.ts'
import { wrap } from '../terminal/text-layout.ts'
import { type Flags, flagTable, helpFlag, PAGE_WIDTH } from './arguments.ts'

/** A command of `overlair`. Throws BadInput or GameError for invalid input; `main` prints the message. */
export interface Command {
  readonly name: string
  /** One line for the list of commands. */
  readonly summary: string
  help(): string
  /** Returns the exit code. */
  run(args: readonly string[], terminal: Terminal): number | Promise<number>
}

/** Returns the text of `--help`. */
export function helpPage(usage: string, about: string, flags: Flags, ...more: readonly string[]): string {
  const parts = [
    `Usage: overlair ${usage}`,
    wrap(about.replaceAll('\n', ' '), PAGE_WIDTH).join('\n'),
    `Options:\n${flagTable({ ...flags, ...helpFlag })}`,
    ...more,
  ]
  return `${parts.join('\n\n')}\n`
}

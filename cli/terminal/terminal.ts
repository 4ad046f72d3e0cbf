import process from 'node:process'
import { createInterface, type Interface } from 'node:readline'
import { reasonOf } from '../files/files.ts'

/** Where a command reads and writes. Tests give one of their own. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** The size of what is written to, as it is now. */
  columns(): number
  rows(): number
  /** A person is looking: colours and a screen that is drawn anew make sense. */
  readonly screen: boolean
  /** The same for what goes to `err`: a progress bar makes sense. */
  readonly errorScreen: boolean
  readonly colours: boolean
  /** The person's languages, the preferred one first. */
  readonly languages: readonly string[]
  /** The next line that a person types; undefined when there will be none. `redraw` is called when the size changes. */
  line(prompt: string, redraw?: () => void): Promise<string | undefined>
  close(): void
}

const DEFAULT_COLUMNS = 80
/** What is not a screen has room for any number of lines. */
const DEFAULT_ROWS = 1000

export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process
  stderr.on('error', () => process.exit(1))
  stdout.on('error', error => {
    // Who reads may stop reading: `overlair games | head -1`.
    if ('code' in error && error.code === 'EPIPE') process.exit(0)
    stderr.write(`overlair: cannot write: ${reasonOf(error)}\n`, () => process.exit(1))
  })
  return {
    out: text => void stdout.write(text),
    err: text => void stderr.write(text),
    // A terminal that does not know its size says 0.
    columns: () => stdout.columns || Number(env.COLUMNS) || DEFAULT_COLUMNS,
    rows: () => stdout.rows || DEFAULT_ROWS,
    screen: stdout.isTTY === true && stdin.isTTY === true,
    errorScreen: stderr.isTTY === true,
    colours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    languages: [env.LC_ALL, env.LC_MESSAGES, env.LANG].filter(tag => tag !== undefined),
    ...typedLines(),
  }
}

/** Lines from a person or a pipe. A pipe may deliver many before the first is asked for: they wait. */
function typedLines(): Pick<Terminal, 'line' | 'close'> {
  let reader: Interface | undefined
  let ended = false
  const waiting: string[] = []
  let wake: () => void = () => {}

  const open = (): Interface => {
    const typed = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    })
    typed.on('line', line => {
      waiting.push(line)
      wake()
    })
    typed.on('SIGINT', () => typed.close())
    typed.on('close', () => {
      ended = true
      wake()
    })
    return typed
  }
  return {
    async line(prompt, redraw = () => {}) {
      const lines = (reader ??= open())
      const resized = () => {
        redraw()
        lines.prompt(true)
      }
      if (!ended) {
        lines.setPrompt(prompt)
        lines.prompt()
      }
      process.stdout.on('resize', resized)
      while (waiting.length === 0 && !ended) await new Promise<void>(resolve => (wake = resolve))
      process.stdout.off('resize', resized)
      return waiting.shift()
    },
    close: () => reader?.close(),
  }
}

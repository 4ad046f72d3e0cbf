import process from 'node:process'
import { createInterface, type Interface } from 'node:readline'
import { reasonOf } from '../files/files.ts'

/** Input and output of a command. Tests use a fake one. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** The current size of the output. */
  columns(): number
  rows(): number
  /** Whether input and output are a terminal, so that the program can redraw the screen. */
  readonly screen: boolean
  /** Whether `err` is a terminal, so that the program can show a progress bar. */
  readonly errorScreen: boolean
  readonly colours: boolean
  /** Locales of the system, the preferred one first. */
  readonly languages: readonly string[]
  /** Reads the next line. Undefined at the end of input. Calls `redraw` when the terminal is resized. */
  line(prompt: string, redraw?: () => void): Promise<string | undefined>
  close(): void
}

const DEFAULT_COLUMNS = 80
/** A pipe or a file has room for any number of lines. */
const DEFAULT_ROWS = 1000

export function processTerminal(): Terminal {
  const { stdout, stderr, stdin, env } = process
  const { end, ...input } = lineReader()
  let isRead = true
  stderr.on('error', () => process.exit(1))
  stdout.on('error', error => {
    if (!('code' in error && error.code === 'EPIPE'))
      return void stderr.write(`overlair: cannot write: ${reasonOf(error)}\n`, () => process.exit(1))
    // The reader may stop early: `overlair games | head -1`. The command goes on without output and returns its exit code.
    isRead = false
    end()
  })
  return {
    out: text => void (isRead && stdout.write(text)),
    err: text => void stderr.write(text),
    // A terminal of unknown size reports 0.
    columns: () => stdout.columns || Number(env.COLUMNS) || DEFAULT_COLUMNS,
    rows: () => stdout.rows || DEFAULT_ROWS,
    screen: stdout.isTTY === true && stdin.isTTY === true,
    errorScreen: stderr.isTTY === true,
    colours: stdout.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb',
    languages: [env.LC_ALL, env.LC_MESSAGES, env.LANG].filter(tag => tag !== undefined),
    ...input,
  }
}

interface LineReader extends Pick<Terminal, 'line' | 'close'> {
  /** Ends the input at once. */
  end(): void
}
/** Reads lines from a terminal or a pipe. Queues lines that arrive before the program asks for them. */
function lineReader(): LineReader {
  let reader: Interface | undefined
  let ended = false
  const queue: string[] = []
  let wake: () => void = () => {}

  const open = (): Interface => {
    const readline = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: process.stdin.isTTY === true,
    })
    readline.on('line', line => {
      queue.push(line)
      wake()
    })
    readline.on('SIGINT', () => readline.close())
    readline.on('close', () => {
      ended = true
      wake()
    })
    return readline
  }
  return {
    async line(prompt, redraw = () => {}) {
      const readline = (reader ??= open())
      const resized = () => {
        redraw()
        readline.prompt(true)
      }
      if (!ended) {
        readline.setPrompt(prompt)
        readline.prompt()
      }
      process.stdout.on('resize', resized)
      while (queue.length === 0 && !ended) await new Promise<void>(resolve => (wake = resolve))
      process.stdout.off('resize', resized)
      return queue.shift()
    },
    close: () => reader?.close(),
    end() {
      ended = true
      queue.length = 0
      reader?.close()
    },
  }
}

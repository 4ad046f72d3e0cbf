import { run } from '../main.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Exit code and output of a run of `overlair`. */
export interface RunResult {
  readonly code: number
  readonly out: string
  readonly err: string
}
export interface FakeTerminal {
  /** Lines of input. The input ends after them. */
  readonly typed?: readonly string[]
  readonly columns?: number
  readonly rows?: number
  readonly languages?: readonly string[]
  readonly screen?: boolean
  readonly colours?: boolean
}

/** Runs a command line with a fake terminal. */
export async function overlair(line: string | readonly string[], fake: FakeTerminal = {}): Promise<RunResult> {
  const { typed = [], columns = 80, rows = 1000, languages = ['en'], screen = false, colours = false } = fake
  const input = [...typed]
  let [out, err] = ['', '']
  const terminal: Terminal = {
    out: text => void (out += text),
    err: text => void (err += text),
    columns: () => columns,
    rows: () => rows,
    screen,
    errorScreen: screen,
    colours,
    languages,
    line: async prompt => {
      out += prompt
      return input.shift()
    },
    close: () => {},
  }
  const code = await run(
    typeof line === 'string' ? line.split(' ').filter(argument => argument !== '') : line,
    terminal,
  )
  return { code, out, err }
}

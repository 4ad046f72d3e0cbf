import { run } from '../main.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** What a person sees of a run of `overlair`. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}
export interface Setting {
  /** What is typed, line by line; then the input ends. */
  readonly typed?: readonly string[]
  readonly columns?: number
  readonly rows?: number
  readonly languages?: readonly string[]
  readonly screen?: boolean
  readonly colours?: boolean
}

/** Runs the command as if it had been typed. */
export async function overlair(line: string | readonly string[], setting: Setting = {}): Promise<Ran> {
  const { typed = [], columns = 80, rows = 1000, languages = ['en'], screen = false, colours = false } = setting
  const waiting = [...typed]
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
      return waiting.shift()
    },
    close: () => {},
  }
  const code = await run(typeof line === 'string' ? line.split(' ').filter(word => word !== '') : line, terminal)
  return { code, out, err }
}

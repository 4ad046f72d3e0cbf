import type { Language } from '@overlair/locales'
import { translator } from '@overlair/locales/all'
import type { Seat } from '@overlair/rules/kernel'
import { ansiStyle, plainStyle } from './colours.ts'
import type { Terminal } from './terminal.ts'
import type { RenderContext } from './terminal-table.ts'

/** Wider lines are hard to read. */
const MAX_WIDTH = 100

/** Creates the context for the language and the current size of the terminal. */
export function createRenderContext(
  terminal: Terminal,
  language: Language,
  isPerson: (seat: Seat) => boolean,
): RenderContext {
  const t = translator(language)
  return {
    t,
    name: seat => t(isPerson(seat) ? 'cli.player' : 'cli.bot', { n: seat + 1 }),
    paint: terminal.colours ? ansiStyle : plainStyle,
    width: Math.min(terminal.columns(), MAX_WIDTH),
    height: terminal.rows(),
  }
}

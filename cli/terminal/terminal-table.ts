// How a game is shown in a terminal. Each game has one module with its table.
import type { Translator } from '@overlair/locales'
import type { Ask, Cause, Choice, GameEvent, Seat } from '@overlair/rules/kernel'
import type { TextStyle } from './colours.ts'

/** In whose language, for whose eyes and how large. */
export interface RenderContext {
  readonly t: Translator
  name(seat: Seat): string
  readonly paint: TextStyle
  readonly width: number
  readonly height: number
}

export interface TerminalTable<View, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  /** Everything that lies on the table, line by line; where a choice is a place, its number stands there. */
  draw(view: View, context: RenderContext): readonly string[]
  /** The maps, dungeons or whatever the players have, each as large as one's own. */
  allPlayers(view: View, context: RenderContext): readonly string[]
  prompt(ask: Ask<C>, view: View, context: RenderContext): string
  /** One line for the choice; more lines explain it. */
  choice(choice: C, view: View, context: RenderContext): readonly [line: string, ...details: string[]]
  /** Undefined for what everybody sees anyway. */
  event(event: E, context: RenderContext): string | undefined
  /** What to call a cause that is no rule: a card. */
  cause?(why: Cause, context: RenderContext): string | undefined
  /** The name of a card in statistics. */
  cardName?(card: string, kind: string, t: Translator): string
  /** Where the seat's points come from. */
  scoreDetails(view: View, seat: Seat, context: RenderContext): readonly string[]
  /** Who has won, and with what. */
  result(view: View, context: RenderContext): readonly string[]
  /** What one needs to know to read the table and to play. */
  help(view: View, context: RenderContext): readonly string[]
}

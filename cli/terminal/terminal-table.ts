// Contract of a terminal table. Each family of games has one.
import type { Translator } from '@overlair/locales'
import type { Ask, Cause, Choice, GameEvent, Intent, RawOptions, Refusal, Seat, SoloMark } from '@overlair/rules/kernel'
import type { TextStyle } from './colours.ts'

/** Everything a table needs to render: language, player names, text styles and the size of the terminal. */
export interface RenderContext {
  readonly t: Translator
  name(seat: Seat): string
  readonly paint: TextStyle
  readonly width: number
  readonly height: number
}

export interface TerminalTable<View, C extends Choice = Choice, E extends GameEvent = GameEvent> {
  /** Draws the whole table. A choice that is a place on the table shows its number there. */
  draw(view: View, context: RenderContext): readonly string[]
  /** Draws the maps or dungeons of all players in full size. */
  allPlayers(view: View, context: RenderContext): readonly string[]
  prompt(ask: Ask<C>, view: View, context: RenderContext): string
  /** Returns the choice in one line; further lines explain it. */
  choice(choice: C, view: View, context: RenderContext): readonly [line: string, ...details: string[]]
  /** Returns what a person can try by typing its name, even if it is not offered. */
  intents(view: View, context: RenderContext): readonly (readonly [name: string, intent: Intent])[]
  /** Says why the rules refuse it. */
  refusal(refusal: Refusal, context: RenderContext): string
  /** Returns the log line of an event. Undefined if the table itself shows the event. */
  event(event: E, context: RenderContext): string | undefined
  /** Returns the name of the card if the cause is a card. Undefined if it is a rule. */
  cause?(why: Cause, context: RenderContext): string | undefined
  /** Returns the name of a card for statistics. */
  cardName?(card: string, kind: string, t: Translator): string
  /** Returns the name of a title, objective or side mission for statistics over games with these options. */
  markName?(id: string, kind: SoloMark['kind'], options: RawOptions, t: Translator): string
  /** Explains the points of a seat. */
  scoreDetails(view: View, seat: Seat, context: RenderContext): readonly string[]
  /** Returns winners and scores. Empty if the game is not over. */
  result(view: View, context: RenderContext): readonly string[]
  /** Explains the symbols of the table and the cards. */
  help(view: View, context: RenderContext): readonly string[]
}

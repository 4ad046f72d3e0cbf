// The contract of a game in the browser.
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import type { AnyMatch, AutoAnswer } from '../match/match-signals.ts'
import type { Part } from '../platform/i18n/load-texts.ts'

export interface OptionsFormProps {
  readonly players: number
  /** All options the player has set, including those this player count does not allow. */
  readonly value: RawOptions
  readonly onChange: (value: RawOptions) => void
}

/** Everything the web app needs of one game. */
export interface GameModule {
  readonly game: AnyGame
  /** Loads the data that a game with these options needs before `game.setup`. */
  readonly preload?: (options: RawOptions) => Promise<void>
  /** The text namespaces that a game with these options needs. */
  readonly textNamespaces: (options: RawOptions) => readonly Part[]
  /** The options on the page for a new game. */
  readonly OptionsForm: ComponentType<OptionsFormProps>
  /** Drops the options that this player count does not allow, so that the game can start. */
  readonly validOptions: (players: number, options: RawOptions) => RawOptions
  /** The text that says why the game cannot start with these options yet. Undefined if it can. */
  readonly incompleteReason?: (options: RawOptions) => string | undefined
  /** The progress of the game, in the bar above the table. */
  readonly Status: ComponentType<{ readonly match: AnyMatch }>
  /** The whole table: market, maps, prompt. It shows its children below the result. */
  readonly Table: ComponentType<{ readonly match: AnyMatch; readonly children?: ComponentChildren }>
  /** Answers the prompts that a player does not want to be asked. */
  readonly autoAnswer?: AutoAnswer
  /** Additional options for a solo game. */
  readonly SoloOptions?: ComponentType<OptionsFormProps>
  /** Score and personal bests, shown below a finished match. */
  readonly ScoreReport?: ComponentType<{ readonly match: AnyMatch; readonly id: string }>
  /** True if the match belongs to a campaign. The app then leads back to the campaign page. */
  readonly isCampaign?: (match: AnyMatch) => boolean
}

// The contract of a game in the browser.
import type { GameId } from '@overlair/rules/game-ids'
import type { AnyGame, PlayerCounts, RawOptions, Result, SituationFormat } from '@overlair/rules/kernel'
import type { ComponentChildren, ComponentType, FunctionComponent } from 'preact'
import type { AnyTableMatch } from '../match/table-match.ts'
import type { WebNamespace } from '../platform/i18n/load-texts.ts'
import type { MatchSummary } from '../platform/storage/matches.ts'
import type { CardCollection } from './card-collection.ts'
import type { Lesson } from './lesson.ts'

/**
 * Everything the web app needs of one game. The app loads all game modules with its first page, so a module holds only the facts
 * that the home page shows. All other parts are lazy imports.
 */
export interface GameModule {
  readonly id: GameId
  /** Address of the box picture. */
  readonly picture: string
  /** The same as in the rules, which are not loaded yet. */
  readonly players: PlayerCounts
  /** How long a game takes. */
  readonly minutes: { readonly min: number; readonly max: number }
  readonly loadGame: () => Promise<PlayableGame>
  readonly loadCardCollection: () => Promise<CardCollection>
  /** Undefined if the game has no lesson. */
  readonly loadLesson?: () => Promise<Lesson>
  /** Undefined if the game has no campaign. */
  readonly loadCampaignPage?: () => Promise<CampaignPage>
}

export interface OptionsFormProps {
  readonly players: number
  /** All options the player has set, including those this player count does not allow. */
  readonly value: RawOptions
  readonly onChange: (value: RawOptions) => void
}

/** The rules of a game with its options form and its table. */
export interface PlayableGame {
  readonly id: GameId
  readonly game: AnyGame
  /** Loads the data that a game with these options needs before `game.setup`. */
  readonly preload?: (options: RawOptions) => Promise<void>
  /** How people write positions of the game. Loaded when a player copies one. Undefined if they cannot. */
  readonly loadSituations?: () => Promise<SituationFormat<unknown>>
  /** The text namespaces that a game with these options needs. */
  readonly textNamespaces: (options: RawOptions) => readonly WebNamespace[]
  /** The options on the page for a new game. */
  readonly OptionsForm: ComponentType<OptionsFormProps>
  /** The text that says why the game cannot start with these options yet. Undefined if it can. */
  readonly incompleteReason?: (options: RawOptions) => string | undefined
  /** How far a game has come, from what a spectator sees. */
  readonly summaryOf: (view: unknown, result: Result | undefined) => MatchSummary
  /** The progress of the game, in the bar above the table. */
  readonly Status: ComponentType<{ readonly match: AnyTableMatch }>
  /** The whole table: market, maps, prompt. It shows its children below the result. */
  readonly Table: ComponentType<{ readonly match: AnyTableMatch; readonly children?: ComponentChildren }>
  /**
   * Returns what a person of this device tells a match that opens about the prompts to show. `saved` is what the match was saved
   * with, or null.
   */
  readonly instructions?: (saved: unknown) => unknown
  /** Additional options for a solo game. */
  readonly SoloOptions?: ComponentType<OptionsFormProps>
  /** Score and personal bests, shown below a finished match. */
  readonly ScoreReport?: ComponentType<{ readonly match: AnyTableMatch; readonly id: string }>
  /** True if the match belongs to a campaign. The app then leads back to the campaign page. */
  readonly isCampaign?: (match: AnyTableMatch) => boolean
}

export interface CampaignPage {
  readonly Page: FunctionComponent
  /** The title of the browser tab. */
  readonly title: () => string
}

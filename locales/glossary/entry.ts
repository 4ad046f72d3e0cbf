import type { GameId } from '@overlair/rules/game-ids'

/** Which games use a term, and which rules define it. Name and explanation are the texts `glossary:….term` and `glossary:….text`. */
export interface GlossaryEntry {
  readonly games: readonly GameId[]
  readonly rules: readonly string[]
}

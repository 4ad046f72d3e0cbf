// What a game brings to the table, fetched when somebody sits down to it.
import type { GameId } from '@overlair/rules/game-ids'
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import type { AutoAnswer, Match } from '../match/match-signals.ts'
import type { Part } from '../platform/i18n/load-texts.ts'

export interface OptionsFormProps {
  readonly players: number
  /** All that was wished, also what cannot be had just now. */
  readonly value: RawOptions
  readonly onChange: (value: RawOptions) => void
}

// biome-ignore lint/suspicious/noExplicitAny: a table knows the view and the choices of its own game; the frame around it does not.
export type AnyMatch = Match<any, any>
type TablePart = ComponentType<{ readonly match: AnyMatch }>

export interface GameModule {
  readonly game: AnyGame
  /** Fetches what a game with these options needs before it can be set up. */
  readonly preload?: (options: RawOptions) => Promise<void>
  /** The texts that a game with these options needs. */
  readonly textNamespaces: (options: RawOptions) => readonly Part[]
  /** What can be set before the game starts. */
  readonly OptionsForm: ComponentType<OptionsFormProps>
  /** What of the wishes holds at a table of so many: what cannot be had is left out, and the game can start. */
  readonly validOptions: (players: number, wishes: RawOptions) => RawOptions
  /** What must be chosen yet before the game can start. */
  readonly incompleteReason?: (wishes: RawOptions) => string | undefined
  /** How far the game has come, for the bar above the table. */
  readonly Status: TablePart
  /** Market, maps, prompt: everything that is played with. What is put inside comes below the result, once there is one. */
  readonly Table: ComponentType<{ readonly match: AnyMatch; readonly children?: ComponentChildren }>
  /** What the people of this device have decided beforehand: which questions answer themselves. */
  readonly autoAnswer?: AutoAnswer
  /** What can be set besides when one person plays alone. */
  readonly SoloOptions?: ComponentType<OptionsFormProps>
  /** What a finished match means beyond the table. */
  readonly ScoreReport?: ComponentType<{ readonly match: AnyMatch; readonly id: string }>
  /** Whether a match is part of a campaign, to which its end leads back. */
  readonly isCampaign?: (match: AnyMatch) => boolean
}

const dungeon = () => import('./dungeon/index.ts')
const library: Readonly<Record<GameId, () => Promise<{ readonly atHand: GameModule }>>> = {
  'boss-monster': async () => ({ atHand: (await dungeon()).bossMonsterModule }),
  'next-level': async () => ({ atHand: (await dungeon()).nextLevelModule }),
  'super-boss-monster': async () => {
    const [{ superBossMonsterModule }, { soloParts }] = await Promise.all([
      dungeon(),
      import('./dungeon/solo/index.ts'),
    ])
    return { atHand: { ...superBossMonsterModule, ...soloParts } }
  },
  overboss: async () => {
    const [{ atHand }, { alone }] = await Promise.all([
      import('./overboss/index.ts'),
      import('./overboss/solo/index.ts'),
    ])
    return { atHand: { ...atHand, ...alone } }
  },
}

export async function loadGame(id: GameId): Promise<GameModule> {
  return (await library[id]()).atHand
}

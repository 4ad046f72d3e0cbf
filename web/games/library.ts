// What a game brings to the table, fetched when somebody sits down to it.
import type { AnyGame, RawOptions } from '@overlair/rules/kernel'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Match, Standing } from '../match/match.ts'
import type { Part } from '../words/texts.ts'
import type { GameId } from './ids.ts'

export interface WishesProps {
  readonly players: number
  /** All that was wished, also what cannot be had just now. */
  readonly value: RawOptions
  readonly onChange: (value: RawOptions) => void
}

// biome-ignore lint/suspicious/noExplicitAny: a table knows the view and the choices of its own game; the frame around it does not.
export type AnyMatch = Match<any, any>
type TablePart = ComponentType<{ readonly match: AnyMatch }>

export interface GameAtHand {
  readonly game: AnyGame
  /** Fetches what a game with these options needs before it can be set up. */
  readonly prepare?: (options: RawOptions) => Promise<void>
  /** The texts that a game with these options needs. */
  readonly words: (options: RawOptions) => readonly Part[]
  /** What can be set before the game starts. */
  readonly Wishes: ComponentType<WishesProps>
  /** What of the wishes holds at a table of so many: what cannot be had is left out, and the game can start. */
  readonly settle: (players: number, wishes: RawOptions) => RawOptions
  /** What must be chosen yet before the game can start. */
  readonly missing?: (wishes: RawOptions) => string | undefined
  /** How far the game has come, for the bar above the table. */
  readonly Status: TablePart
  /** Market, maps, prompt: everything that is played with. What is put inside comes below the result, once there is one. */
  readonly Table: ComponentType<{ readonly match: AnyMatch; readonly children?: ComponentChildren }>
  /** What the people of this device have decided beforehand: which questions answer themselves. */
  readonly standing?: Standing
  /** What can be set besides when one person plays alone. */
  readonly Alone?: ComponentType<WishesProps>
  /** What a finished match means beyond the table. */
  readonly After?: ComponentType<{ readonly match: AnyMatch; readonly id: string }>
  /** Whether a match is part of a campaign, to which its end leads back. */
  readonly isCampaign?: (match: AnyMatch) => boolean
}

const dungeon = () => import('../tables/dungeon/index.ts')
const library: Readonly<Record<GameId, () => Promise<{ readonly atHand: GameAtHand }>>> = {
  'boss-monster': async () => ({ atHand: (await dungeon()).bossMonsterAtHand }),
  'next-level': async () => ({ atHand: (await dungeon()).nextLevelAtHand }),
  'super-boss-monster': async () => {
    const [{ superBossMonsterAtHand }, { alone }] = await Promise.all([dungeon(), import('../solo/dungeon/index.ts')])
    return { atHand: { ...superBossMonsterAtHand, ...alone } }
  },
  overboss: async () => {
    const [{ atHand }, { alone }] = await Promise.all([
      import('../tables/overboss/index.ts'),
      import('../solo/index.ts'),
    ])
    return { atHand: { ...atHand, ...alone } }
  },
}

export async function fetchGame(id: GameId): Promise<GameAtHand> {
  return (await library[id]()).atHand
}

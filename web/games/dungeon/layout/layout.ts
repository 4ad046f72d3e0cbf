// How large the parts of the table lie: as large as all of them fit on the screen together. That follows from the screen, the players
// and the phase and never from the question, so that between two questions nothing moves.
import type { View } from '@overlair/rules/dungeon'

export interface Screen {
  readonly width: number
  readonly height: number
}
export interface TableLayout {
  /** `full`: whole cards; `folded`: their pictures, names and sums; `strip`: pictures beside the name of the player. */
  readonly dungeon: 'full' | 'folded' | 'strip'
  readonly market: 'full' | 'folded'
}

/** From here on the log stands beside the table, and the table keeps to the height of the screen. */
export const isWide = ({ width }: Screen): boolean => width > 1180

// Heights as they are drawn, each with the gap that follows.
const FRAME = 64
const PROMPT = 78
const OTHERS = { few: 144, many: 162 }
const TOWN = { frame: 42, heroes: 80, board: 250, large: 310 }
/** So many heroes stand beside each other in a town without landmarks, in so many rows at most. */
const IN_A_ROW = 4
const ROWS = 3
/** Outside of the Town phase cards of the hand are chosen: their pictures are to be seen. */
const HAND = { town: 72, else: 130 }
const DUNGEON = { full: 300, folded: 210, strip: 94 }
/** An open market takes the place of a folded one, which is a line. */
const MARKET = { full: 180, folded: 90 }

export function layoutOf({ board, phase, players, town: heroes }: View, screen: Screen): TableLayout {
  const isTown = phase === 'town'
  if (!isWide(screen)) return { dungeon: isTown ? 'folded' : 'full', market: 'full' }
  const isMany = players.length > 4
  const others = players.length === 1 ? 0 : OTHERS[isMany ? 'many' : 'few']
  const rows = Math.min(ROWS, Math.max(1, Math.ceil(heroes.length / IN_A_ROW)))
  const town = board ? TOWN[isMany ? 'large' : 'board'] : TOWN.frame + rows * TOWN.heroes
  const spare = screen.height - FRAME - others - town - PROMPT - HAND[isTown ? 'town' : 'else']
  const market = isTown && spare < MARKET.full + DUNGEON.strip ? 'folded' : 'full'
  const left = isTown ? spare - MARKET[market] : spare
  return { market, dungeon: left >= DUNGEON.full ? 'full' : left >= DUNGEON.folded ? 'folded' : 'strip' }
}

// Sizes of the table parts: as large as possible while all of them fit on the screen together. They depend on the screen, the
// player count, the heroes in town and the phase, never on the prompt, so that nothing moves between two prompts.
import type { View } from '@overlair/rules/dungeon'
import { DESKTOP } from '../../../ui/styles/breakpoints.ts'
import { CARD_HEIGHT, HEROES_PER_ROW, MAX_ROWS, PROMPT_HEIGHT } from './sizes.ts'

export interface Screen {
  readonly width: number
  readonly height: number
}
export interface TableLayout {
  /** `full`: whole cards. `folded`: sprites, names and damage totals. `strip`: sprites beside the name of the player. */
  readonly dungeon: 'full' | 'folded' | 'strip'
  readonly market: 'full' | 'folded'
}

/** On a wide screen the log is beside the table, and the table keeps to the height of the screen. */
export const isWide = ({ width }: Screen): boolean => width > DESKTOP

// Heights in pixels as the style sheets draw the parts, each with the gap below.
const FRAME = 64
const PROMPT = PROMPT_HEIGHT + 14
const OTHERS = { few: 144, many: 162 }
const TOWN = { frame: 42, heroes: 80, board: 250, large: 310 }
/** Outside the Town phase the player chooses cards of the hand, so their sprites must be visible. */
const HAND = { town: 72, otherPhases: 130 }
const DUNGEON = { full: CARD_HEIGHT.full + 96, folded: CARD_HEIGHT.folded + 96, strip: CARD_HEIGHT.strip + 32 }
/** In the Town phase the market needs this height in addition to its single line on the board. */
const MARKET = { full: CARD_HEIGHT.full - 24, folded: CARD_HEIGHT.folded - 24 }

export function layoutOf({ board, phase, players, town: townHeroes }: View, screen: Screen): TableLayout {
  const isTown = phase === 'town'
  if (!isWide(screen)) return { dungeon: isTown ? 'folded' : 'full', market: 'full' }
  const isMany = players.length > 4
  const others = players.length === 1 ? 0 : OTHERS[isMany ? 'many' : 'few']
  const rows = Math.min(MAX_ROWS, Math.max(1, Math.ceil(townHeroes.length / HEROES_PER_ROW)))
  const town = board ? TOWN[isMany ? 'large' : 'board'] : TOWN.frame + rows * TOWN.heroes
  const spare = screen.height - FRAME - others - town - PROMPT - HAND[isTown ? 'town' : 'otherPhases']
  const market = isTown && spare < MARKET.full + DUNGEON.strip ? 'folded' : 'full'
  const remaining = isTown ? spare - MARKET[market] : spare
  return { market, dungeon: remaining >= DUNGEON.full ? 'full' : remaining >= DUNGEON.folded ? 'folded' : 'strip' }
}

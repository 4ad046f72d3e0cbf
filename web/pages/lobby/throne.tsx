import { isBotLevel } from '@overlair/bots/levels'
import type { TableSeat } from '@overlair/protocol/table'
import sheetUrl from '../../sprites/lobby.png'
import { lobbySheet } from '../../sprites/lobby.sheet.ts'
import { placeSprites, sheetHeight, spriteStyle } from '../../ui/sprite-sheet.ts'
import './throne.css'

type ThroneName = (typeof lobbySheet)[number][2][number]
const rects = placeSprites(lobbySheet)
const HEIGHT = sheetHeight(rects)

/** A person on a throne in the colour of the seat, a bot with its face, or an empty seat. */
function throneOf(seat: TableSeat): ThroneName {
  if (seat.kind === 'person') return `sitter-${seat.colour}`
  if (seat.kind === 'bot') return isBotLevel(seat.level) ? `sitter-${seat.level}` : 'sitter-greedy'
  return 'seat-back'
}

interface ThroneProps {
  readonly seat: TableSeat
  /** Nobody is there: the picture is dim. */
  readonly isDim: boolean
}
export const Throne = ({ seat, isDim }: ThroneProps) => (
  <span class={`throne${isDim ? ' throne--dim' : ''}`} aria-hidden="true">
    <span
      class="sprite"
      style={{ ...spriteStyle(rects.get(throneOf(seat))!, HEIGHT, 2), backgroundImage: `url(${sheetUrl})` }}
    />
  </span>
)

// A minion for each seat, with a head of its own, in the colour of the seat.
import type { Canvas } from '../drawing/canvas.ts'
import type { Palette } from '../drawing/palettes.ts'
import { spriteFromRows } from '../drawing/shaded-sprite.ts'

/** The head of each minion, so that players can tell them apart without colours. */
const HEADS: readonly (readonly string[])[] = [
  ['....oooo....', '...oLLBBo...', '...oLoBoo...', '...oBBBSo...'],
  ['.oo..oo..oo.', '.oLooLBooSo.', '..oLLBBBSo..', '..oLoBBoSo..'],
  ['.....oo.....', '....oLSo....', '..ooLBBSoo..', '.oLLBBBBSSo.'],
  ['oo..oooo..oo', 'oLooLLBBooSo', '.ooLoBBoSoo.', '...oBBBBSo..'],
  ['....o..o....', '....L..S....', '...oLBBSo...', '..oLKBBKSo..'],
  ['.oo.oooo.oo.', '.oLoLBBSoSo.', '.oLLLBBBSSo.', '..oLoBBoSo..'],
]
const BODY = [
  '.oooBBBSooo.',
  'oLLBBBBBBSSo',
  'oLBBBBBBBBSo',
  '.oooBBBSooo.',
  '...oBBBSo...',
  '..oLBBBBSo..',
  '.oLBBooBBSo.',
  '.oooo..oooo.',
]
const SEAT_PALETTES: readonly Palette[] = [
  ['#ffe9ad', '#ffb52e', '#c0741a', '#6a3f14', '#ffffff'],
  ['#ffc9f0', '#f062c0', '#a3307f', '#561a4c', '#ffffff'],
  ['#c2fbff', '#2fd0d8', '#1a8299', '#134a5e', '#ffffff'],
  ['#e0ffb3', '#a2dd3c', '#5f932a', '#31521d', '#ffffff'],
  ['#ece5ff', '#b9a7ff', '#7a63cf', '#3c2d78', '#ffffff'],
  ['#ffffff', '#f2f0fa', '#b4b0c8', '#63607a', '#ffffff'],
]
/** Draws the minion of a player. The first player is 1. */
export const minion = (player: number): Canvas =>
  spriteFromRows([...HEADS[player - 1]!, ...BODY], SEAT_PALETTES[player - 1]!)
export const minions = (): Record<string, Canvas> =>
  Object.fromEntries(SEAT_PALETTES.map((_, i) => [`minion-${i + 1}`, minion(i + 1)]))

// What the scene makes large. It depends on the screen and the phase, never on the prompt, so that nothing moves between two
// prompts. `layout.css` has the heights.
import type { View } from '@overlair/rules/dungeon'
import { DESKTOP, PHONE } from '../../../ui/styles/breakpoints.ts'

export interface Screen {
  readonly width: number
  readonly height: number
}
export interface SceneLayout {
  /** `street`: the dungeon is large, the town is one street. `stall`: the market is open over the street, the dungeon is folded. */
  readonly scene: 'street' | 'stall'
  /** The halls of the dungeon on the stage are small. */
  readonly smallHalls: boolean
}

/** On a wide screen the rivals are beside the scene, and the table keeps to the height of the screen. */
export const isWide = ({ width }: Screen): boolean => width > DESKTOP
const isPhone = ({ width }: Screen): boolean => width <= PHONE
/** A wide screen of this height has room for large halls below the street. */
const ROOM_FOR_LARGE_HALLS = 700

export function layoutOf({ board }: Pick<View, 'board'>, marketOpen: boolean, screen: Screen): SceneLayout {
  const scene = board && marketOpen ? 'stall' : 'street'
  const folded = isWide(screen) && (scene === 'stall' || screen.height < ROOM_FOR_LARGE_HALLS)
  return { scene, smallHalls: folded || isPhone(screen) }
}

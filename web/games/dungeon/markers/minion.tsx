import type { View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { spaceName } from '../model/texts.ts'
import './minion.css'

export const Minion = ({ seat }: { readonly seat: Seat }) => <Sprite name={`minion-${seat + 1}`} class="dm-minion" />

/** Whose minion stands on an action space. */
export const minionOn = ({ board }: View, space: string): Seat | undefined => {
  const seat = board?.minions.indexOf(space) ?? -1
  return seat < 0 ? undefined : seat
}

interface MinionAtProps {
  readonly view: View
  readonly seat: Seat
}
/** Where the minion of a player is. From home it can be dragged onto a space. */
export function MinionAt({ view, seat }: MinionAtProps) {
  const { board } = view
  if (!board) return null
  const space = board.minions[seat] ?? ''
  const said = space === '' ? say('sb.minion.home') : say('sb.minion.at', { place: spaceName(space) })
  return (
    <span
      class={`dm-player-minion${space === '' ? '' : ' dm-player-minion--away'}`}
      title={said}
      data-carry={space === '' && view.viewer === seat ? 'minion' : undefined}
    >
      <Minion seat={seat} />
      <span class="visually-hidden">{said}</span>
    </span>
  )
}

import type { View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { spaceName } from '../model/texts.ts'
import './minion.css'

export const Minion = ({ seat }: { readonly seat: Seat }) => (
  <Sprite name={`minion-${seat + 1}`} class="dm-minion" part="minion" />
)

/** Returns the seat whose minion is on an action space. Undefined if the space is free. */
export const minionOn = ({ board }: View, space: string): Seat | undefined => {
  const seat = board?.minions.indexOf(space) ?? -1
  return seat < 0 ? undefined : seat
}

interface MinionLocationProps {
  readonly view: View
  readonly seat: Seat
}
/** Shows where the minion of a player is. The viewer can drag it from home to a space. */
export function MinionLocation({ view, seat }: MinionLocationProps) {
  const { board } = view
  if (!board) return null
  const space = board.minions[seat] ?? ''
  const text = space === '' ? say('sb.minion.home') : say('sb.minion.at', { place: spaceName(space) })
  return (
    <span
      class={`dm-player-minion${space === '' ? '' : ' dm-player-minion--away'}`}
      title={text}
      data-carry={space === '' && view.viewer === seat ? 'minion' : undefined}
    >
      <Minion seat={seat} />
      <span class="visually-hidden">{text}</span>
    </span>
  )
}

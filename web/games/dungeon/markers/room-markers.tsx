// Markers on a room: counters, a minion that protects it, stun, sleep.
import type { RoomView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import { Minion, minionOn } from './minion.tsx'
import './room-markers.css'

export interface RoomMarkerState {
  readonly counters: number
  readonly minion: number | undefined
  readonly stunned: boolean
  readonly asleep: boolean
}
export function roomMarkersOf(view: View, room: RoomView): RoomMarkerState {
  const { id, card, faceDown, counters = 0, awake } = room
  const stunned = view.lasting.some(
    one => (one.effect === 'stunned' || one.effect === 'harmless') && 'room' in one && one.room === id,
  )
  const asleep = awake === false && card !== null && !faceDown && shelf.behaviourOf(card).sleeps === true
  return { counters, minion: id === null ? undefined : minionOn(view, id), stunned, asleep }
}
export const roomMarkersText = ({ counters, minion, stunned, asleep }: RoomMarkerState): readonly string[] => [
  ...(counters > 0 ? [say('sb.counters', { n: counters })] : []),
  ...(stunned ? [say('sb.stunned')] : []),
  ...(asleep ? [say('sb.asleep')] : []),
  ...(minion === undefined ? [] : [say('sb.guarded')]),
]

interface RoomMarkersProps {
  readonly markers: RoomMarkerState
}
export const RoomMarkers = ({ markers: { counters, minion, stunned, asleep } }: RoomMarkersProps) => (
  <>
    {stunned && <span class="dm-stun-overlay" />}
    {(counters > 0 || minion !== undefined || stunned || asleep) && (
      <span class="dm-room-markers">
        {counters > 0 && <b class="dm-room-markers__counters">{`+${counters}`}</b>}
        {stunned && (
          <span class="dm-room-markers__tag">
            <GameSymbol symbol="stun" />
            <span>{say('sb.stunned')}</span>
          </span>
        )}
        {asleep && (
          <span class="dm-room-markers__tag">
            <GameSymbol symbol="sleep" />
            <span>{say('sb.asleep')}</span>
          </span>
        )}
        {minion !== undefined && (
          <span class="dm-room-markers__tag dm-room-markers__tag--minion">
            <Minion seat={minion} />
            <GameSymbol symbol="guard" />
          </span>
        )}
      </span>
    )}
  </>
)

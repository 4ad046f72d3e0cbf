// A hall of a dungeon with what lives in it.
import type { RoomView } from '@overlair/rules/dungeon'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { cardFactsOf } from '../model/card-facts.ts'
import { hallSprite, lairSprite, roomClass } from './hall-class.ts'
import './hall.css'

interface HallProps {
  readonly room: RoomView
  /** Small halls: the dungeons of the others, a folded dungeon, a phone. */
  readonly small: boolean
}
/** A room: hall, figure, damage, treasure, and a course of masonry for each covered room. */
export function Hall({ room, small }: HallProps) {
  const { card, damage, faceDown, off } = room
  const facts = card === null ? undefined : cardFactsOf(card)
  return (
    <span class={`dm-hall${small ? ' dm-hall--small' : ''}${off ? ' dm-hall--off' : ''}`}>
      <Sprite name={hallSprite(card, small)} class="dm-hall__hollow" />
      {card === null ? (
        <Sprite name="sign-room" class="dm-hall__unknown" />
      ) : (
        <Sprite name={`${small ? 'small-figure' : 'figure'}-${card}`} class="dm-hall__figure" />
      )}
      <b class="dm-hall__damage">
        {damage ?? '?'}
        {facts && damage !== null && damage !== facts.plateValue && <s>{facts.plateValue}</s>}
      </b>
      {facts && facts.treasure.length > 0 && (
        <span class="dm-hall__treasure">
          {facts.treasure.map((one, i) => (
            <GameSymbol key={i} symbol={one} />
          ))}
        </span>
      )}
      {(faceDown || off) && <span class="dm-hall__tag">{say(off ? 'dm.off' : 'dm.faceDown')}</span>}
      {room.under.length > 0 && (
        <span class="dm-hall__courses">
          {room.under.map((covered, i) => (
            <Sprite key={i} name={`course-${roomClass(covered)}`} />
          ))}
        </span>
      )}
    </span>
  )
}

interface ThroneProps {
  readonly boss: string
  readonly small: boolean
}
/** The hall of the boss. */
export const Throne = ({ boss, small }: ThroneProps) => (
  <span class={`dm-hall dm-hall--throne${small ? ' dm-hall--small' : ''}`}>
    <Sprite name={lairSprite(boss, small)} class="dm-hall__hollow" />
    <Sprite name={small ? `face-${boss}` : `lord-${boss}-waiting`} class="dm-hall__figure" />
  </span>
)

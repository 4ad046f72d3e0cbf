// Why a player cannot choose a room or a hero on the table.
import { behaviourOf, kindOf, programOf } from '../engine/catalogue.ts'
import { isGuarded } from '../engine/queries.ts'
import type { HeroName, Room, RoomId, State } from '../model/state.ts'
import { type Attempt, asksFor, type DungeonRefusal, notATarget, numberIn, refuse, wrongKind } from './attempt.ts'
import { spaceRefusal } from './town.ts'

const isRoomWanted = ({ ask }: Attempt): boolean => asksFor(ask, 'room', 'other', 'sacrifice')

/** A room by its id. A seat can name only rooms that it sees. */
export function roomRefusal(attempt: Attempt, id: RoomId): DungeonRefusal {
  const { s, seat, ask } = attempt
  if (ask.prompt === 'minion.place') return spaceRefusal(s, seat, ask, id)
  if (!isRoomWanted(attempt)) return wrongKind(attempt)
  const room = s.players
    .flatMap(({ dungeon }) => dungeon)
    .find(({ id: other, faceDown, by }) => other === id && (!faceDown || by === seat))
  return room ? refusalOfRoom(attempt, room) : notATarget(attempt)
}
/** A room by its place, such as a face-down room that another player placed: `{ at: 2, in: 1 }`. */
export function placeRefusal(attempt: Attempt): DungeonRefusal {
  const { s, seat, ask, intent } = attempt
  if (ask.prompt === 'minion.place') return spaceRefusal(s, seat, ask, '')
  const room = s.players[numberIn(intent, 'in') ?? seat]?.dungeon[numberIn(intent, 'at') ?? -1]
  return room && isRoomWanted(attempt) ? refusalOfRoom(attempt, room) : wrongKind(attempt)
}
function refusalOfRoom(attempt: Attempt, room: Room): DungeonRefusal {
  const { s } = attempt
  if (room.faceDown) return refuse(s, 'room-face-down')
  if (isGuarded(s, room.id) && isDestroying(s)) return refuse(s, 'room-guarded')
  if (room.off) return refuse(s, 'room-deactivated')
  return notATarget(attempt)
}
/** Whether the current ask is for a room to destroy. */
function isDestroying(s: State): boolean {
  const top = s.stack.at(-1)
  return top !== undefined && (programOf(s, top).steps[top.pc - 1]?.topics?.includes('destroy') ?? false)
}

export function heroRefusal(attempt: Attempt, hero: HeroName): DungeonRefusal {
  const { s, ask } = attempt
  if (!asksFor(ask, 'hero', 'soul')) return wrongKind(attempt)
  const isSafe = kindOf(s, ask.why) === 'spell' && kindOf(s, hero) === 'hero' && behaviourOf(s, hero).spellproof
  return isSafe ? refuse(s, 'spellproof', { why: hero }) : notATarget(attempt)
}

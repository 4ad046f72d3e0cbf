// Why a player cannot build a room card, play a spell, use an ability or sell a card.
import { coverReason, placeReason, sharesTreasure } from '../actions/rooms.ts'
import type { Declared } from '../engine/cards.ts'
import { behaviourOf, kindOf, roomFacts } from '../engine/catalogue.ts'
import { declareReason } from '../engine/declared-effects.ts'
import { distinct, hasAbility, isBossActive, player } from '../engine/queries.ts'
import { responseAsked } from '../engine/windows.ts'
import { cardOf } from '../model/card-ids.ts'
import { isWindow } from '../model/choices.ts'
import type { PlaceReason } from '../model/refusals.ts'
import type { CardName } from '../model/state.ts'
import {
  type Attempt,
  answerFirst,
  type DungeonRefusal,
  notATarget,
  notInHand,
  numberIn,
  refuse,
  wrongKind,
} from './attempt.ts'

export function buildRefusal(attempt: Attempt, card: CardName): DungeonRefusal {
  const { s, seat, ask, intent } = attempt
  const { rooms, tally } = player(s, seat)
  const isForEffect = ask.choices.some(choice => 'build' in choice && choice.build === card)
  if (kindOf(s, card) !== 'room' || !(isForEffect || rooms.includes(card))) return notInHand(attempt, card)
  const ban = s.lasting.find(({ effect }) => effect === 'no-building')
  if (ban) return refuse(s, 'building-forbidden', { why: ban.why, card: ban.why })
  if (!ask.prompt.startsWith('build.')) {
    const comesNext = seat === s.active && s.phase === 'build' && tally.toPlace > 0
    return isWindow(ask) && !comesNext ? refuse(s, 'build-later') : answerFirst(attempt)
  }
  const owner = numberIn(intent, 'in') ?? seat
  const isGift = ask.choices.some(choice => 'build' in choice && choice.in === owner)
  if (!s.players[owner] || (owner !== seat && !isGift)) return refuse(s, 'other-dungeon')
  const at = numberIn(intent, 'at')
  const reason = at === undefined ? nowhereReason(attempt, owner, card) : placeReason(s, owner, roomFacts(s, card), at)
  // A placement that only the effect of a card leaves out: a trap for an effect that builds monsters.
  if (reason === undefined) return notATarget(attempt)
  const below = player(s, owner).dungeon[at ?? 0]
  return reason === 'cover-refused' && below
    ? refuse(s, reason, { why: below.card, card: below.card })
    : refuse(s, reason)
}
/** Why a room card fits nowhere in a dungeon. Undefined if it fits somewhere. */
function nowhereReason({ s }: Attempt, owner: number, card: CardName): PlaceReason | undefined {
  const facts = roomFacts(s, card)
  const { dungeon } = player(s, owner)
  if (dungeon.some(room => coverReason(s, facts, room) === undefined)) return undefined
  const matching = dungeon.find(room => facts.advanced && !room.faceDown && sharesTreasure(s, facts, room))
  const reason = matching && coverReason(s, facts, matching)
  return reason && reason !== 'cover-refused' ? reason : placeReason(s, owner, facts, dungeon.length)
}

export function castRefusal(attempt: Attempt, card: CardName): DungeonRefusal {
  const { s, seat, ask, intent } = attempt
  if (!player(s, seat).spells.includes(card)) return notInHand(attempt, card)
  if (!isWindow(ask)) return answerFirst(attempt)
  const mode = numberIn(intent, 'mode')
  const modes = behaviourOf(s, card).cast.filter((_, i) => mode === undefined || i + 1 === mode)
  return declareRefusal(attempt, card, modes)
}
/** For an ability of a room, a boss, a hero or a room card in the hand. */
export function useRefusal(attempt: Attempt, self: string): DungeonRefusal {
  const { s, seat, ask } = attempt
  if (!isWindow(ask)) return answerFirst(attempt)
  const { dungeon, boss, rooms } = player(s, seat)
  const room = dungeon.find(({ id, by, faceDown }) => id === self && (by === seat || !faceDown))
  if (room?.faceDown) return refuse(s, 'room-face-down')
  if (room?.off) return refuse(s, 'room-deactivated')
  if (room) return declareRefusal(attempt, self, hasAbility(s, room) ? behaviourOf(s, room.card).activated : [])
  if (self === boss) return declareRefusal(attempt, self, isBossActive(s, seat) ? behaviourOf(s, boss).activated : [])
  if (rooms.includes(self)) return declareRefusal(attempt, self, behaviourOf(s, self).fromHand)
  const isOwnHero = [...player(s, seat).entrance, player(s, seat).walker].some(hero => hero?.name === self)
  const isHero = kindOf(s, self) === 'hero' && !isOwnHero
  return declareRefusal(attempt, self, isHero ? behaviourOf(s, self).activated : [])
}
function declareRefusal({ s, seat }: Attempt, self: string, effects: readonly Declared[]): DungeonRefusal {
  const card = cardOf(self)
  const reasons = distinct(effects.map(declared => declareReason(s, seat, { self, declared }, responseAsked(s))))
  // Of two modes, one that fits the phase says more.
  const reason = reasons.find(one => one !== 'wrong-phase') ?? reasons[0] ?? 'no-ability'
  return refuse(s, reason, { why: card, card })
}

/** Once per round a player may discard a room card for a coin (SB-288), in the placing turn (SB-289). */
export function coinRefusal(attempt: Attempt, card: CardName): DungeonRefusal {
  const { s, seat, ask } = attempt
  if (!s.variants.coins) return wrongKind(attempt)
  if (!player(s, seat).rooms.includes(card)) return notInHand(attempt, card)
  return ask.prompt === 'build.room' ? refuse(s, 'once-per-round', { why: 'SB-288' }) : answerFirst(attempt)
}

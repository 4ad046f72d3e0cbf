// Texts that say why the player cannot choose a thing on the table now. They use only what the view shows.
import type { Choice, RoomView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { fitsPhase } from '@overlair/rules/dungeon/engine/cards'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { minionOn } from '../markers/minion.tsx'
import { cardKindOf, cardName } from '../model/texts.ts'

type MaybeAsk = Ask<Choice> | undefined
const isWindow = ({ prompt }: Ask): boolean => prompt === 'act' || prompt === 'negate'
const builds = (ask: MaybeAsk): boolean => ask?.choices.some(choice => 'build' in choice) ?? false

export function handDisabledReason(card: string, ask: MaybeAsk, view: View): string | undefined {
  if (!ask) return view.result ? say('error.gameOver') : say('error.notYourTurn')
  if (cardKindOf(card) === 'room') {
    if (!builds(ask)) return say(isWindow(ask) ? 'error.build.notNow' : 'error.answerFirst')
    const { dungeon } = view.players[ask.seat] ?? { dungeon: [] }
    if (shelf.roomFacts(card).advanced)
      return dungeon.length === 0 ? say('error.build.firstAdvanced') : say('error.build.treasure')
    return say('error.build.full')
  }
  if (!isWindow(ask)) return say('error.answerFirst')
  if (!fitsPhase(shelf.spellFacts(card).phase, view.phase)) return say('error.spell.phase', { card: cardName(card) })
  return say('error.noTarget', { card: cardName(card) })
}

/** For a room, while the player builds a card or must choose a room. Undefined if neither is the case. */
export function roomDisabledReason(
  view: View,
  seat: Seat,
  room: RoomView,
  selectedCard: string | undefined,
  ask: MaybeAsk,
): string | undefined {
  if (!ask) return undefined
  if (ask.prompt === 'minion.place')
    return say(seat === ask.seat ? 'error.minion.noSpace' : 'error.minion.otherDungeon')
  const isBuilding = builds(ask) && selectedCard !== undefined
  const isChoosing = ask.choices.some(choice => 'room' in choice || 'sacrifice' in choice || 'other' in choice)
  if (!isBuilding && !isChoosing) return wrongKindReason(ask)
  if (room.faceDown) return say(isBuilding ? 'error.build.faceDown' : 'error.room.faceDown')
  if (room.id !== null && minionOn(view, room.id) !== undefined) return say('error.room.minion')
  if (room.off) return say(isBuilding ? 'error.build.deactivated' : 'error.room.deactivated')
  if (isBuilding && cardKindOf(selectedCard) === 'room' && shelf.roomFacts(selectedCard).advanced)
    return say('error.build.treasure')
  return isChoosing ? notTargetReason(ask) : undefined
}

const notTargetReason = ({ why }: Ask): string =>
  cardKindOf(why) ? say('error.notTarget', { card: cardName(why) }) : say('error.answerFirst')

/** A card asks for a room or a hero, and the player looks at a thing of another kind. */
const wrongKindReason = (ask: MaybeAsk): string | undefined =>
  ask && cardKindOf(ask.why) && ask.choices.some(choice => 'room' in choice || 'hero' in choice)
    ? notTargetReason(ask)
    : undefined

/** For a hero, while the player must choose a hero. */
export function heroDisabledReason(hero: string, ask: MaybeAsk): string | undefined {
  if (!ask?.choices.some(choice => 'hero' in choice)) return wrongKindReason(ask)
  const isSpell = cardKindOf(ask.why) === 'spell'
  return isSpell && shelf.behaviourOf(hero).spellproof ? say('error.hero.spellproof') : notTargetReason(ask)
}

/** For a card of the market. */
export const marketDisabledReason = ({ result, phase }: View, ask: MaybeAsk): string | undefined => {
  if (result) return say('error.gameOver')
  if (phase !== 'town') return say('error.market.closed')
  return say(ask ? 'error.answerFirst' : 'error.notYourTurn')
}

/** For a boss, while the player places the minion. Its action space opens with the level-up (SB-76). */
export function bossDisabledReason(view: View, seat: Seat, ask: MaybeAsk): string | undefined {
  if (ask?.prompt !== 'minion.place') return wrongKindReason(ask)
  if (seat !== ask.seat) return say('error.minion.otherDungeon')
  return view.players[seat]?.leveled ? undefined : say('error.minion.bossLevel')
}

// Why something on the table cannot be chosen now, as far as the view tells.
import type { Choice, RoomView, View } from '@overlair/rules/dungeon'
import { behaviourOf, fitsPhase, roomFacts, spellFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { minionOn } from '../markers/minion.tsx'
import { cardKindOf, cardName } from '../model/texts.ts'

type Asked = Ask<Choice> | undefined
const isWindow = ({ prompt }: Ask): boolean => prompt === 'act' || prompt === 'negate'
const builds = (ask: Asked): boolean => ask?.choices.some(choice => 'build' in choice) ?? false

export function handDisabledReason(card: string, ask: Asked, view: View): string | undefined {
  if (!ask) return view.result ? say('error.gameOver') : say('error.notYourTurn')
  if (cardKindOf(card) === 'room') {
    if (!builds(ask)) return say(isWindow(ask) ? 'error.build.notNow' : 'error.answerFirst')
    const { dungeon } = view.players[ask.seat] ?? { dungeon: [] }
    if (roomFacts(card).advanced)
      return dungeon.length === 0 ? say('error.build.firstAdvanced') : say('error.build.treasure')
    return say('error.build.full')
  }
  if (!isWindow(ask)) return say('error.answerFirst')
  if (!fitsPhase(spellFacts(card).phase, view.phase)) return say('error.spell.phase', { card: cardName(card) })
  return say('error.noTarget', { card: cardName(card) })
}

/** For a room while a card is being built, or while a room is to be chosen. */
export function roomDisabledReason(
  view: View,
  seat: Seat,
  room: RoomView,
  picked: string | undefined,
  ask: Asked,
): string | undefined {
  if (!ask) return undefined
  if (ask.prompt === 'minion.place')
    return say(seat === ask.seat ? 'error.minion.noSpace' : 'error.minion.otherDungeon')
  const building = builds(ask) && picked !== undefined
  const choosing = ask.choices.some(choice => 'room' in choice || 'sacrifice' in choice || 'other' in choice)
  if (!building && !choosing) return ofAnotherKind(ask)
  if (room.faceDown) return say(building ? 'error.build.faceDown' : 'error.room.faceDown')
  if (room.id !== null && minionOn(view, room.id) !== undefined) return say('error.room.minion')
  if (room.off) return say(building ? 'error.build.deactivated' : 'error.room.deactivated')
  if (building && cardKindOf(picked) === 'room' && roomFacts(picked).advanced) return say('error.build.treasure')
  return choosing ? notTarget(ask) : undefined
}

const notTarget = ({ why }: Ask): string =>
  cardKindOf(why) ? say('error.notTarget', { card: cardName(why) }) : say('error.answerFirst')

/** A card wants a room or a hero, and this is something else. */
const ofAnotherKind = (ask: Asked): string | undefined =>
  ask && cardKindOf(ask.why) && ask.choices.some(choice => 'room' in choice || 'hero' in choice)
    ? notTarget(ask)
    : undefined

/** For a hero while one is to be chosen. */
export function heroDisabledReason(hero: string, ask: Asked): string | undefined {
  if (!ask?.choices.some(choice => 'hero' in choice)) return ofAnotherKind(ask)
  const byASpell = cardKindOf(ask.why) === 'spell'
  return byASpell && behaviourOf(hero).spellproof ? say('error.hero.spellproof') : notTarget(ask)
}

/** For a card of the market. */
export const marketDisabledReason = ({ result, phase }: View, ask: Asked): string | undefined => {
  if (result) return say('error.gameOver')
  if (phase !== 'town') return say('error.market.closed')
  return say(ask ? 'error.answerFirst' : 'error.notYourTurn')
}

/** For a boss: while a minion is to be placed, its action space opens with the level-up (SB-76). */
export function bossDisabledReason(view: View, seat: Seat, ask: Asked): string | undefined {
  if (ask?.prompt !== 'minion.place') return ofAnotherKind(ask)
  if (seat !== ask.seat) return say('error.minion.otherDungeon')
  return view.players[seat]?.leveled ? undefined : say('error.minion.bossLevel')
}

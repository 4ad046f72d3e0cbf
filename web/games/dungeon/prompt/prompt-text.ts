// The question as the browser puts it: what was picked up so far belongs to it, and a hint.
import { promptText, type TextContext } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { roomFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { cardKindOf, cardName, cardText, effectText } from '../model/texts.ts'

interface PromptWithHint {
  readonly title: string
  readonly more: string | undefined
}

/** When a card asks, it says what it does; a room in the hand wants its place. */
export function promptWithHint(
  ask: Ask<Choice>,
  view: View,
  picked: string | undefined,
  words: TextContext,
): PromptWithHint {
  if (picked !== undefined && ask.choices.some(choice => 'build' in choice && choice.build === picked))
    return { title: say(placeKey(picked, ask, view), { room: cardName(picked) }), more: undefined }
  if (picked !== undefined && cardKindOf(picked) === 'spell' && ask.choices.some(choice => 'mode' in choice))
    return { title: say('prompt.choose.mode', { card: cardName(picked) }), more: cardText(picked) }
  const title = isBeforePlacing(ask, view) ? say('dm.ask.buildOrAct') : promptText(ask, view, words)
  const more = cardKindOf(ask.why) ? `${cardName(ask.why)}: ${effectText(ask.why) ?? ''}` : moreOf(ask, view)
  return { title, more: more === title ? undefined : more }
}
/** Where it may go in one's own dungeon; a place in somebody else's is not told apart. */
function placeKey(room: string, { choices, seat }: Ask<Choice>, { players }: View) {
  const rooms = players[seat]?.dungeon.length ?? 0
  const places = choices.filter(choice => 'build' in choice && choice.build === room)
  const own = places.flatMap(choice => ('at' in choice && choice.in === undefined ? [choice.at] : []))
  const [left, onTop] = [own.includes(rooms), own.some(at => at < rooms)]
  if (left && rooms === 0) return 'prompt.build.place.first'
  if (left && !onTop) return 'prompt.build.place.left'
  if (onTop && !left) return roomFacts(room).advanced ? 'prompt.build.place.matching' : 'prompt.build.place.onTop'
  return 'prompt.build.place'
}
/** One may act before placing; a room that is picked up here waits in the hand for its question. */
const isBeforePlacing = ({ prompt, seat }: Ask<Choice>, { phase, active, players, pending }: View): boolean =>
  prompt === 'act' &&
  phase === 'build' &&
  active === seat &&
  (players[seat]?.toPlace ?? 0) > 0 &&
  pending.every(effect => effect.seat === seat)

function moreOf(ask: Ask<Choice>, view: View): string | undefined {
  if (ask.prompt === 'build.room' || ask.prompt === 'build.first')
    return say(view.players.length === 1 ? 'hint.bait.solo' : 'hint.bait')
  if (ask.prompt !== 'act') return undefined
  return isBeforePlacing(ask, view) ? say('dm.more.buildOrAct') : say('prompt.act')
}

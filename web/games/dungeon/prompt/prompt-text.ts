// The prompt as the browser shows it: with the selected card and with a hint.
import { promptText, type TextContext } from '@overlair/locales/dungeon'
import type { Choice, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { cardKindOf, cardName, cardText, effectText } from '../model/texts.ts'

interface PromptWithHint {
  readonly title: string
  readonly hint: string | undefined
}

/** Returns title and hint. If a card asks, the hint is its effect. If a room is selected, the title asks for its place. */
export function promptWithHint(
  ask: Ask<Choice>,
  view: View,
  selectedCard: string | undefined,
  context: TextContext,
): PromptWithHint {
  if (selectedCard !== undefined && ask.choices.some(choice => 'build' in choice && choice.build === selectedCard))
    return { title: say(placeKey(selectedCard, ask, view), { room: cardName(selectedCard) }), hint: undefined }
  if (
    selectedCard !== undefined &&
    cardKindOf(selectedCard) === 'spell' &&
    ask.choices.some(choice => 'mode' in choice)
  )
    return { title: say('prompt.choose.mode', { card: cardName(selectedCard) }), hint: cardText(selectedCard) }
  const title = isBeforePlacing(ask, view) ? say('dm.ask.buildOrAct') : promptText(ask, view, context)
  const hint = cardKindOf(ask.why) ? `${cardName(ask.why)}: ${effectText(ask.why) ?? ''}` : hintOf(ask, view)
  return { title, hint: hint === title ? undefined : hint }
}
/** Returns the text key for the places of the room in the player's own dungeon. Places in other dungeons do not matter. */
function placeKey(room: string, { choices, seat }: Ask<Choice>, { players }: View) {
  const rooms = players[seat]?.dungeon.length ?? 0
  const builds = choices.filter(choice => 'build' in choice && choice.build === room)
  const ownPlaces = builds.flatMap(choice => ('at' in choice && choice.in === undefined ? [choice.at] : []))
  const [left, onTop] = [ownPlaces.includes(rooms), ownPlaces.some(at => at < rooms)]
  if (left && rooms === 0) return 'prompt.build.place.first'
  if (left && !onTop) return 'prompt.build.place.left'
  if (onTop && !left) return shelf.roomFacts(room).advanced ? 'prompt.build.place.matching' : 'prompt.build.place.onTop'
  return 'prompt.build.place'
}
/** Whether this is the window before the player places a room. A room can already be selected here. */
const isBeforePlacing = ({ prompt, seat }: Ask<Choice>, { phase, active, players, pending }: View): boolean =>
  prompt === 'act' &&
  phase === 'build' &&
  active === seat &&
  (players[seat]?.toPlace ?? 0) > 0 &&
  pending.every(effect => effect.seat === seat)

function hintOf(ask: Ask<Choice>, view: View): string | undefined {
  if (ask.prompt === 'build.room' || ask.prompt === 'build.first')
    return say(view.players.length === 1 ? 'hint.bait.solo' : 'hint.bait')
  if (ask.prompt !== 'act') return undefined
  return isBeforePlacing(ask, view) ? say('dm.more.buildOrAct') : say('prompt.act')
}

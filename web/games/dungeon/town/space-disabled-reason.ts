// Text that says why the minion cannot go to an action space of the board.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { minionOn } from '../markers/minion.tsx'
import { type ActionKind, actionSpaceId, isActionOpen, type TownPlace } from '../model/action-spaces.ts'

export function spaceDisabledReason(
  view: View,
  place: TownPlace,
  action: ActionKind,
  ask: Ask<Choice> | undefined,
): string | undefined {
  const { board } = view
  if (!board) return undefined
  const seat = minionOn(view, actionSpaceId(place, action))
  if (seat !== undefined) return say(seat === view.viewer ? 'error.minion.own' : 'error.minion.occupied')
  if (!isActionOpen(board, place, action))
    return say(action === 'summon' ? 'error.minion.noHero' : 'error.minion.covered')
  if (ask?.prompt === 'minion.place') return undefined
  return say(mustDraftFirst(view, ask) ? 'error.minion.draftFirst' : 'error.minion.notNow')
}
/** In other phases the same prompt means an effect that takes a card from the market, such as the Temple. */
const mustDraftFirst = ({ phase }: View, ask: Ask<Choice> | undefined): boolean =>
  phase === 'town' && ask?.prompt === 'market.take'

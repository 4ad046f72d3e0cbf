// Why a minion cannot go to an action space of the board.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { minionOn } from '../markers/minion.tsx'
import { type ActionKind, actionSpaceId, isActionOpen, type Place } from '../model/action-spaces.ts'

export function whyNotSpace(
  view: View,
  place: Place,
  deed: ActionKind,
  ask: Ask<Choice> | undefined,
): string | undefined {
  const { board } = view
  if (!board) return undefined
  const seat = minionOn(view, actionSpaceId(place, deed))
  if (seat !== undefined) return say(seat === view.viewer ? 'error.minion.own' : 'error.minion.occupied')
  if (!isActionOpen(board, place, deed)) return say(deed === 'summon' ? 'error.minion.noHero' : 'error.minion.covered')
  if (ask?.prompt === 'minion.place') return undefined
  return say(drafts(view, ask) ? 'error.minion.draftFirst' : 'error.minion.notNow')
}
/** Not while the Temple gives what is left in the market. */
const drafts = ({ phase }: View, ask: Ask<Choice> | undefined): boolean =>
  phase === 'town' && ask?.prompt === 'market.take'

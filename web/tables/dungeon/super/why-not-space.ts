// Why a minion cannot go to an action space of the board.
import type { Choice, View } from '@overlair/rules/dungeon'
import type { Ask } from '@overlair/rules/kernel'
import { say } from '../../../words/words.ts'
import { minionOn } from './minion.tsx'
import { type Deed, isOpen, type Place, spaceAt } from './places.ts'

export function whyNotSpace(view: View, place: Place, deed: Deed, ask: Ask<Choice> | undefined): string | undefined {
  const { board } = view
  if (!board) return undefined
  if (minionOn(view, spaceAt(place, deed)) !== undefined) return say('error.minion.occupied')
  if (!isOpen(board, place, deed)) return say(deed === 'summon' ? 'error.minion.noHero' : 'error.minion.covered')
  return ask?.prompt === 'minion.place' ? undefined : say('hint.minionLate')
}

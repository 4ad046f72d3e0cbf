// Why a player cannot take a card from the market or send the minion to an action space.
import type { Ask, Seat } from '../../kernel/index.ts'
import type { Choice } from '../model/choices.ts'
import type { CardName, Space, State } from '../model/state.ts'
import { boardSpaces, spaceReason } from '../super/minions.ts'
import { asksFor, type DungeonRefusal, refuse } from './attempt.ts'

type MaybeAsk = Ask<Choice> | undefined

/** The market opens in the Town phase, and for the special space of the Temple (SB-69, SB-141). */
export function marketRefusal(s: State, ask: MaybeAsk, card: CardName): DungeonRefusal {
  if (s.phase !== 'town' && ask?.prompt !== 'market.take') return refuse(s, 'market-closed')
  if (!ask) return refuse(s, 'not-your-turn')
  if (ask.prompt !== 'market.take') return refuse(s, 'answer-first', { why: ask.why })
  return refuse(s, 'not-in-market', { card })
}

/** A space that is taken or closed now, in any phase. Otherwise the minion waits for its moment (SB-73). */
export function spaceRefusal(s: State, seat: Seat, ask: MaybeAsk, space: Space): DungeonRefusal {
  const isPlacing = ask?.prompt === 'minion.place'
  const reason = isPlacing || boardSpaces.includes(space) ? spaceReason(s, seat, space) : undefined
  if (reason) return refuse(s, reason)
  if (isPlacing) return refuse(s, 'answer-first', { why: ask.why })
  const draftsNow = s.phase === 'town' && ask !== undefined && asksFor(ask, 'take')
  return refuse(s, draftsNow ? 'draft-first' : 'minion-later')
}

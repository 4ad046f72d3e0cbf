// A match in the terminal: one person against bots.
import { type BotId, botInputFor, bots } from '@overlair/bots'
import type { AutoPass } from '@overlair/play/match/automatic'
import type { Match, Pending } from '@overlair/play/match/contract'
import { openMatch } from '@overlair/play/match/match'
import { type AnyGame, type Choice, type GameRecord, randomSource } from '@overlair/rules/kernel'

/** The bot of each seat; null for the person. */
export type SeatBots = readonly (BotId | null)[]

/** Without `autoPass`, the person is asked whenever there is a choice. */
export const openTerminalMatch = (
  game: AnyGame,
  record: GameRecord,
  seatBots: SeatBots,
  autoPass: AutoPass | undefined,
): Match =>
  openMatch({
    ...autoPass,
    game,
    record,
    seats: seatBots.map(level => (level === null ? { kind: 'person', name: '' } : { kind: 'bot', name: level, level })),
  })

/** Plays bots and automatic answers until the person must decide. Undefined if the game is over. */
export function advanceToPerson(match: Match, seatBots: SeatBots): Pending | undefined {
  for (;;) {
    const pending = match.pending()
    const next = pending.find(({ seat }) => seatBots[seat] !== null) ?? pending[0]
    if (!next || next.by === 'person') return next
    if (!match.answerFor(next.seat)) match.choose(next.seat, botChoice(match, next, seatBots), next.decision)
  }
}
/** The random source of a bot is seeded by the match and the number of choices, so a resumed game plays the same. */
function botChoice({ game, state, record }: Match, { seat, ask }: Pending, seatBots: SeatBots): Choice {
  const random = randomSource(`${record.seed}/bot/${seat}/${record.choices.length}`)
  return bots[seatBots[seat]!](game)(botInputFor(game, state, ask, random))
}

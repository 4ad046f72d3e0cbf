// Why a seat cannot do something now: one function for each kind of thing. They use only what the seat may know.
import { type Intent, isOffered, type Seat, textIn } from '../../kernel/index.ts'
import type { State } from '../model/state.ts'
import { type Attempt, asksFor, type DungeonRefusal, notATarget, refuse, wrongKind } from './attempt.ts'
import { buildRefusal, castRefusal, coinRefusal, useRefusal } from './hand.ts'
import { heroRefusal, placeRefusal, roomRefusal } from './table.ts'
import { marketRefusal, spaceRefusal } from './town.ts'

export function refusal(s: State, seat: Seat, intent: Intent): DungeonRefusal | undefined {
  if (isOffered(s.asks, seat, intent)) return undefined
  if (s.result) return refuse(s, 'game-over', { why: s.result.why })
  const ask = s.asks.find(one => one.seat === seat)
  const taken = textIn(intent, 'take')
  const space = textIn(intent, 'minion')
  if (s.board && taken !== undefined) return marketRefusal(s, ask, taken)
  if (s.board && space !== undefined) return spaceRefusal(s, seat, ask, space)
  if (!ask) return refuse(s, s.players[seat]?.out ? 'eliminated' : 'not-your-turn')
  return refusalOf({ s, seat, ask, intent })
}
const byWord: readonly {
  readonly words: readonly string[]
  readonly explain: (attempt: Attempt, thing: string) => DungeonRefusal
}[] = [
  { words: ['build'], explain: buildRefusal },
  { words: ['cast'], explain: castRefusal },
  { words: ['use'], explain: useRefusal },
  { words: ['coin'], explain: coinRefusal },
  { words: ['room', 'other', 'sacrifice'], explain: roomRefusal },
  { words: ['hero', 'soul'], explain: heroRefusal },
]
function refusalOf(attempt: Attempt): DungeonRefusal {
  const { s, ask, intent } = attempt
  for (const { words, explain } of byWord) {
    const thing = textIn(intent, ...words)
    if (thing !== undefined) return explain(attempt, thing)
  }
  if ('at' in intent) return placeRefusal(attempt)
  if ('pass' in intent) return refuse(s, 'must-choose')
  if ('mulligan' in intent && ask.prompt === 'mulligan') return refuse(s, 'no-mulligan')
  return asksFor(ask, ...Object.keys(intent)) ? notATarget(attempt) : wrongKind(attempt)
}

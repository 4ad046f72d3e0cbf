// Replays the saved match with the rules.
import { games } from '@overlair/rules'
import { type Ask, eventFor, gameForRecord, readRecord, replay, type Seat, type Viewer } from '@overlair/rules/kernel'
import { savedEntries } from './storage.ts'
import type { Page } from './test.ts'

/** The only match of the device, its game, and whether it was saved as finished. Throws if there are more matches or none. */
async function onlyMatch(page: Page) {
  const [saved, ...more] = await savedEntries(page)
  if (!saved || more.length > 0) throw new Error(`${more.length + (saved ? 1 : 0)} saved matches instead of 1`)
  const record = readRecord(saved.record)
  return { record, game: gameForRecord(games, record), over: saved.over }
}

/** Replays the match. Returns its result and, before each choice of the record, how many choices the seat had. */
export async function replayMatch(page: Page, seat: Seat) {
  const { record, game, over } = await onlyMatch(page)
  const countFor = (asks: readonly Ask[]) => asks.find(ask => ask.seat === seat)?.choices.length ?? 0
  const choiceCounts = [countFor(game.asks(game.setup(record.options, record.seed)))]
  const end = replay(game, record, ({ state }) => choiceCounts.push(countFor(game.asks(state))))
  return { over, choiceCounts, result: game.result(end) }
}

/** Cards in other players' hands that the viewer neither sees nor knows from earlier events. */
export async function secretCards(page: Page, viewer: Viewer): Promise<readonly string[]> {
  const { record, game } = await onlyMatch(page)
  const visibleEvents: object[] = []
  const state = replay(game, record, ({ events }) =>
    visibleEvents.push(...events.map(event => eventFor(event, viewer))),
  )
  const known = JSON.stringify([game.view(state, viewer), visibleEvents])
  const seats = Array.from({ length: Number(record.options.players) }, (_, seat) => seat)
  const hands = seats.filter(seat => seat !== viewer).flatMap(seat => handIn(game.view(state, seat)))
  return [...new Set(hands)].filter(card => !known.includes(`"${card}"`))
}
function handIn(view: unknown): readonly string[] {
  const { hand } = view as { readonly hand: { readonly rooms: readonly string[]; readonly spells: readonly string[] } }
  return [...hand.rooms, ...hand.spells]
}

// What the rules say about the matches on the device.
import { games } from '@overlair/rules'
import { type Ask, eventFor, gameForRecord, readRecord, replay, type Seat, type Viewer } from '@overlair/rules/kernel'
import { savedEntries } from './play.ts'
import type { Page } from './test.ts'

/** The only match of the device, its game, and whether it was kept as finished. */
async function onlyMatch(page: Page) {
  const [kept, ...more] = await savedEntries(page)
  if (!kept || more.length > 0) throw new Error(`${more.length + (kept ? 1 : 0)} matches are kept`)
  const record = readRecord(kept.record)
  return { record, game: gameForRecord(games, record), over: kept.over }
}

/** The match as the rules play it: how many answers a seat had before each choice, and whether there is a result. */
export async function replayed(page: Page, seat: Seat) {
  const { record, game, over } = await onlyMatch(page)
  const answersOf = (asks: readonly Ask[]) => asks.find(one => one.seat === seat)?.choices.length ?? 0
  const answers = [answersOf(game.asks(game.setup(record.options, record.seed)))]
  const end = replay(game, record, ({ state }) => answers.push(answersOf(game.asks(state))))
  return { over, answers, result: game.result(end) }
}

/** Cards in hands of others that a viewer neither sees nor has been told of. */
export async function secretsFrom(page: Page, viewer: Viewer): Promise<readonly string[]> {
  const { record, game } = await onlyMatch(page)
  const told: object[] = []
  const state = replay(game, record, ({ events }) => told.push(...events.map(event => eventFor(event, viewer))))
  const known = JSON.stringify([game.view(state, viewer), told])
  const seats = Array.from({ length: Number(record.options.players) }, (_, seat) => seat)
  const hands = seats.filter(seat => seat !== viewer).flatMap(seat => handIn(game.view(state, seat)))
  return [...new Set(hands)].filter(card => !known.includes(`"${card}"`))
}
function handIn(view: unknown): readonly string[] {
  const { hand } = view as { readonly hand: { readonly rooms: readonly string[]; readonly spells: readonly string[] } }
  return [...hand.rooms, ...hand.spells]
}

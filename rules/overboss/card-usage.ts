// Reports how bosses, commands and terrains were used, for statistics.
import type { CardUsageSource, CardUse } from '../kernel/card-usage.ts'
import { bossIds } from './model/boss-ids.ts'
import { commandIds } from './model/commands.ts'
import type { Event } from './model/events.ts'
import { DUNGEON, NONE, type TileId, terrainIds, terrainOf, tileNumber } from './model/pieces.ts'
import type { State } from './model/state.ts'
import { scoreSheets } from './result/result.ts'

const terrainOfTile = (tile: TileId): string => terrainIds[terrainOf(tileNumber(tile)!)]!
const ofSeat = (uses: readonly CardUse['use'][], card: string, seat: number): CardUse[] =>
  uses.map(use => ({ card, use, seat }))

function usesOf(e: Event): readonly CardUse[] {
  switch (e.event) {
    case 'boss-revealed':
      return ofSeat(['played', 'used'], e.boss, e.seat)
    case 'command-activated':
      return ofSeat(['played', 'used', 'had'], e.command, e.seat)
    case 'tile-placed':
      return ofSeat(['played', 'had'], terrainOfTile(e.tile), e.seat)
    default:
      return []
  }
}
/** A player uses a terrain if it scores points for them. */
const terrainsUsed = (s: State): CardUse[] =>
  scoreSheets(s).flatMap((sheet, seat) =>
    sheet.lines.filter(({ points }) => points > 0).flatMap(({ line }) => ofSeat(['used'], line, seat)),
  )

export const overbossCardUsage: CardUsageSource<State, Event> = {
  cards: ({ options }) => [
    ...(options.bosses ? bossIds : []).map(card => ({ kind: 'boss', card })),
    ...(options.commands ? commandIds : []).map(card => ({ kind: 'command', card })),
    ...[...options.terrains, DUNGEON].map(terrain => ({ kind: 'terrain', card: terrainIds[terrain]! })),
  ],
  usesInHands: ({ players, commandRow, marketTiles }) => [
    ...players.flatMap(({ boss, dealt }, seat) => [
      ...dealt.map((card): CardUse => ({ card: bossIds[card]!, use: 'came' })),
      ...(boss === NONE ? [] : ofSeat(['had'], bossIds[boss]!, seat)),
    ]),
    ...commandRow.map((command): CardUse => ({ card: commandIds[command]!, use: 'came' })),
    ...marketTiles.flatMap((tile): CardUse[] =>
      tile === NONE ? [] : [{ card: terrainIds[terrainOf(tile)]!, use: 'came' }],
    ),
  ],
  usesIn: (events, s) => [
    ...events.flatMap(usesOf),
    ...(events.some(({ event }) => event === 'game-over') ? terrainsUsed(s) : []),
  ],
  rounds: ({ turn, players }) => Math.ceil(turn.number / players.length),
  figures: (s, seat) => ({ points: s.result?.scores[seat] ?? 0 }),
}

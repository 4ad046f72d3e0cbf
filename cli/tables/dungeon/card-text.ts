// The few signs that stand for what is printed on cards, and where things are on the table.
import { cardName } from '@overlair/locales/dungeon'
import type { RoomView, View } from '@overlair/rules/dungeon'
import {
  behaviourOf,
  heroFacts,
  isCardOfKind,
  roomFacts,
  spellFacts,
} from '@overlair/rules/dungeon/engine/card-registry'
import type { CardName, RoomId, Treasure } from '@overlair/rules/dungeon/model/state'
import type { Seat } from '@overlair/rules/kernel'
import type { RenderContext } from '../../terminal/terminal-table.ts'

export const treasureMark = (treasure: Treasure, { t }: RenderContext): string => t(`cli.mark.${treasure}`)
export const treasureMarks = (treasure: readonly Treasure[], context: RenderContext): string =>
  treasure.map(type => treasureMark(type, context)).join('')

/** What is printed on a room: a star where the card itself says how much it deals. */
const printedDamage = (card: CardName): number | '*' => {
  const { damage } = roomFacts(card)
  return damage === 0 && behaviourOf(card).damage ? '*' : damage
}
/** `†2 CF`: what a room deals and shows; `+` marks an advanced one. */
export function roomFigures(
  card: CardName,
  context: RenderContext,
  damage: number | '*' = printedDamage(card),
): string {
  const { advanced, treasure } = roomFacts(card)
  return `†${damage} ${treasureMarks(treasure, context)}${advanced ? '+' : ''}`.trim()
}
export const roomKind = (card: CardName, { t }: RenderContext): string => t(`cli.room.${roomFacts(card).kind}`)
/** A card of a hand in few signs. */
export function handFigures(card: CardName, context: RenderContext): string {
  if (isCardOfKind('spell', card)) return context.t(`cli.phase.${spellFacts(card).phase}`)
  return `${roomFigures(card, context)}, ${roomKind(card, context)}`
}

interface Figures {
  readonly name: string
  readonly damage: number
  readonly health: number
  readonly waits?: boolean
  readonly items?: readonly string[]
}
/** `Nick the Masher (C ♥4)`; an epic hero has a star, and what a hero carries is named. */
export function heroText({ name, damage, health, waits = false, items = [] }: Figures, context: RenderContext): string {
  const { epic, treasure } = heroFacts(name)
  const left = damage > 0 ? `♥${health - damage}/${health}` : `♥${health}`
  const figures = [treasureMarks(treasure, context), left, ...(waits ? [context.t('cli.waits')] : [])]
  const signs = [figures.filter(Boolean).join(' '), ...items.map(item => cardName(item, context))].join(', ')
  return `${epic ? '★ ' : ''}${cardName(name, context)} (${signs})`
}
/** A hero that nobody has seen yet, or one that lies in a scoring area. */
export const heroCard = (name: string, context: RenderContext): string =>
  heroText({ name, damage: 0, health: heroFacts(name).health }, context)

// --- places ------------------------------------------------------------------------------------------------------

/** Rooms are counted as they are drawn, from the entrance to the boss; the engine counts from the boss. */
export const placeNumber = (dungeon: readonly RoomView[], at: number): number => dungeon.length - at

function findRoom(
  view: View,
  id: RoomId,
): { readonly seat: Seat; readonly at: number; readonly room: RoomView } | undefined {
  for (const [seat, { dungeon }] of view.players.entries()) {
    const at = dungeon.findIndex(room => room.id === id || room.under.includes(id))
    if (at >= 0) return { seat, at, room: dungeon[at]! }
  }
  return undefined
}
/** `Dark Altar (Bot 2, 3)`: whose it is and where it stands. */
export function roomOnTable(id: RoomId, view: View, context: RenderContext): string {
  const found = findRoom(view, id)
  const name = cardName(id, context)
  if (!found) return name
  return `${name} (${context.name(found.seat)}, ${placeNumber(view.players[found.seat]!.dungeon, found.at)})`
}
/** A hero wherever it is, with whose dungeon it is at. */
export function heroOnTable(name: string, view: View, context: RenderContext): string {
  const onBoard =
    view.board && [...Object.values(view.board.landmarks), ...view.board.tavern].find(h => h?.name === name)
  if (onBoard) return heroText(onBoard, context)
  const inTown = view.town.find(hero => hero.name === name)
  if (inTown) return `${heroText(inTown, context)}, ${context.t('cli.town')}`
  for (const [seat, player] of view.players.entries()) {
    const hero = [...player.entrance, ...(player.walker ? [player.walker] : [])].find(h => h.name === name)
    if (hero) return `${heroText(hero, context)}, ${context.name(seat)}`
    if (player.slain.includes(name) || player.survivors.includes(name))
      return `${heroCard(name, context)}, ${context.name(seat)}`
  }
  return heroCard(name, context)
}

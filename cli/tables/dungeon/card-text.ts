// Short texts for cards, and for the location of rooms and heroes on the table.
import { cardName, isSuperCard } from '@overlair/locales/dungeon'
import type { RoomView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { CardName, RoomId, Treasure } from '@overlair/rules/dungeon/model/state'
import type { Seat } from '@overlair/rules/kernel'
import type { RenderContext } from '../../terminal/terminal-table.ts'

export const treasureMark = (treasure: Treasure, { t }: RenderContext): string => t(`cli.mark.${treasure}`)
export const treasureMarks = (treasure: readonly Treasure[], context: RenderContext): string =>
  treasure.map(type => treasureMark(type, context)).join('')

/** Returns the printed damage of a room, or a star if its ability computes the damage. */
const printedDamage = (card: CardName): number | '*' => {
  const { damage } = shelf.roomFacts(card)
  return damage === 0 && shelf.behaviourOf(card).damage ? '*' : damage
}
/** `†2 CF`: damage and treasure of a room; `+` marks an advanced room. */
export function roomStats(card: CardName, context: RenderContext, damage: number | '*' = printedDamage(card)): string {
  const { advanced, treasure } = shelf.roomFacts(card)
  return `†${damage} ${treasureMarks(treasure, context)}${advanced ? '+' : ''}`.trim()
}
export const roomKind = (card: CardName, { t }: RenderContext): string => t(`cli.room.${shelf.roomFacts(card).kind}`)
/** Describes a card in hand: the phase of a spell, or the stats and the kind of a room. */
export function handCardStats(card: CardName, context: RenderContext): string {
  if (shelf.kindOf(card) === 'spell') {
    const { phase } = shelf.spellFacts(card)
    return context.t(phase === 'adventure' && isSuperCard(card) ? 'cli.phase.adventure.super' : `cli.phase.${phase}`)
  }
  return `${roomStats(card, context)}, ${roomKind(card, context)}`
}

interface HeroStats {
  readonly name: string
  readonly damage: number
  readonly health: number
  readonly waits?: boolean
  readonly items?: readonly string[]
}
/** `Nick the Masher (C ♥4)`, with a star for an epic hero and the items that the hero carries. */
export function heroText(
  { name, damage, health, waits = false, items = [] }: HeroStats,
  context: RenderContext,
): string {
  const { epic, treasure } = shelf.heroFacts(name)
  const left = damage > 0 ? `♥${health - damage}/${health}` : `♥${health}`
  const stats = [treasureMarks(treasure, context), left, ...(waits ? [context.t('cli.waits')] : [])]
  const details = [stats.filter(Boolean).join(' '), ...items.map(item => cardName(item, context))].join(', ')
  return `${epic ? '★ ' : ''}${cardName(name, context)} (${details})`
}
/** Describes a hero that is not in town or in a dungeon, with full health. */
export const heroCard = (name: string, context: RenderContext): string =>
  heroText({ name, damage: 0, health: shelf.heroFacts(name).health }, context)

// --- locations ---------------------------------------------------------------------------------------------------

/** Returns the number of a room as drawn: from the entrance to the boss. The engine counts from the boss. */
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
/** `Dark Altar (Bot 2, 3)`: a room with its owner and its number. */
export function roomOnTable(id: RoomId, view: View, context: RenderContext): string {
  const found = findRoom(view, id)
  const name = cardName(id, context)
  if (!found) return name
  return `${name} (${context.name(found.seat)}, ${placeNumber(view.players[found.seat]!.dungeon, found.at)})`
}
/** Describes a hero with its location: the town, or the owner of the dungeon. */
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

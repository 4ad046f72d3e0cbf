// Draws a dungeon from the entrance to the boss: as boxes, or in one line.
import { cardName } from '@overlair/locales/dungeon'
import type { PlayerView, RoomView } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Colour } from '../../terminal/colours.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { fit, wrap, wrapParts } from '../../terminal/text-layout.ts'
import { heroText, placeNumber, roomKind, roomStats, treasureMarks } from './card-text.ts'

const MAX_ROOMS = 5
const MARGIN = 3

/** Returns the rooms in the order in which a hero meets them: number, room, index from the boss. */
const inWalkingOrder = ({ dungeon }: PlayerView): readonly (readonly [number, RoomView, number])[] =>
  dungeon.map((room, at) => [placeNumber(dungeon, at), room, at] as const).toReversed()

/** Returns damage, treasure, stack, counters and state of a room. */
function roomDetails(
  { card, faceDown, off, damage, under, counters = 0, awake = true }: RoomView,
  context: RenderContext,
): string {
  if (card === null) return ''
  const stack = (under.length > 0 ? ` ≡${under.length + 1}` : '') + (counters > 0 ? ` +${counters}` : '')
  if (faceDown) return `${roomStats(card, context)}${stack}`
  const asleep = shelf.behaviourOf(card).sleeps && !awake ? ` ${context.t('glossary:asleep.term')}` : ''
  return `${off ? context.t('cli.off') : roomStats(card, context, damage ?? 0)}${stack}${asleep}`
}
const nameOf = ({ card, faceDown }: RoomView, context: RenderContext): string =>
  card === null ? context.t('cli.faceDown') : faceDown ? `? ${cardName(card, context)}` : cardName(card, context)

// --- boxes -------------------------------------------------------------------------------------------------------

export function drawDungeon(player: PlayerView, context: RenderContext): string[] {
  const rooms = inWalkingOrder(player)
  const lines = entranceLines(player, context)
  if (rooms.length === 0) return [...lines, `${' '.repeat(MARGIN)}${context.paint.faint(context.t('cli.noRooms'))}`]
  const inner = Math.floor((context.width - MARGIN - 1) / MAX_ROOMS) - 3
  const boxes = rooms.map(([number, room, at]) =>
    boxLines(number, room, player.walker?.at === at ? player.walker : null, inner, context),
  )
  const height = Math.max(...boxes.map(({ text }) => text.length))
  const edge = (left: string, middle: string, right: string) =>
    ' '.repeat(MARGIN) + left + boxes.map(() => '─'.repeat(inner + 2)).join(middle) + right
  const rows = Array.from({ length: height }, (_, row) => {
    const cells = boxes.map(({ text, tint }) => {
      const cell = (text[row] ?? '').padEnd(inner)
      return ` ${tint && row < height - 1 ? context.paint.tint(tint, cell) : cell} `
    })
    return `${' '.repeat(MARGIN)}│${cells.join('│')}│`
  })
  return [...lines, edge('┌', '┬', '┐'), ...rows, edge('└', '┴', '┘')]
}

interface Box {
  readonly text: readonly string[]
  readonly tint: Colour | undefined
}
const NAME_LINES = 2

function boxLines(
  number: number,
  room: RoomView,
  hero: PlayerView['walker'],
  width: number,
  context: RenderContext,
): Box {
  const fullName = room.card === null ? context.t('cli.faceDown') : cardName(room.card, context)
  const name = wrap(fullName, width).flatMap((line, i, all) =>
    i < NAME_LINES - 1 ? [fit(width, line)] : i === NAME_LINES - 1 ? [fit(width, all.slice(i).join(' '))] : [],
  )
  while (name.length < NAME_LINES) name.push('')
  const hidden = room.faceDown && room.card !== null ? '? ' : ''
  const kind = room.card === null ? '' : roomKind(room.card, context)
  const heroOrKind = hero ? `☺ ♥${Math.max(0, hero.health - hero.damage)}` : kind
  return {
    text: [...name, fit(width, `${hidden}${roomDetails(room, context)}`), fit(width, `${number} ${heroOrKind}`)],
    tint: room.faceDown || room.off ? 'gray' : room.card === null ? undefined : tintOf(room.card),
  }
}
const tintOf = (card: string): Colour => (shelf.roomFacts(card).kind === 'trap' ? 'yellow' : 'green')

/** Lists the hero inside and the heroes at the entrance. */
function entranceLines({ entrance, walker }: PlayerView, context: RenderContext): string[] {
  const inside = walker ? [`☺ ${heroText(walker, context)}`] : []
  const [first, ...others] = [...inside, ...entrance.map(hero => heroText(hero, context))]
  if (first === undefined) return []
  return wrapParts([`   ${context.t('cli.entrance')}: ${first}`, ...others], ', ', context.width, '     ')
}

// --- one line ----------------------------------------------------------------------------------------------------

/** `1 Golem Factory †2 F → 2 Dark Altar †1 M → Robobo F` */
export function dungeonLine(player: PlayerView, context: RenderContext): string[] {
  const rooms = inWalkingOrder(player).map(([number, room, at]) => {
    const hero = player.walker?.at === at ? '☺ ' : ''
    return `${hero}${number} ${nameOf(room, context)} ${roomDetails(room, context)}`.trimEnd()
  })
  const boss = player.boss
    ? [`${cardName(player.boss, context)} ${treasureMarks(shelf.bossFacts(player.boss).treasure, context)}`]
    : []
  const [first = '', ...rest] = [...rooms, ...boss]
  const lines = wrapParts([`   ${first}`, ...rest], ' → ', context.width, '   → ')
  return [...entranceLines(player, context), ...lines]
}

// A dungeon from the entrance to the boss: as boxes for one's own, in a line for those of the others.
import { cardName } from '@overlair/locales/dungeon'
import type { PlayerView, RoomView } from '@overlair/rules/dungeon'
import { behaviourOf, bossFacts, roomFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Colour } from '../../terminal/colours.ts'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { fit, wrap, wrapParts } from '../../terminal/text-layout.ts'
import { heroText, placeNumber, roomFigures, roomKind, treasureMarks } from './card-text.ts'

const MOST_ROOMS = 5
const MARGIN = 3

/** The rooms in the order in which a hero meets them, each with its number. */
const inWalkingOrder = ({ dungeon }: PlayerView): readonly (readonly [number, RoomView, number])[] =>
  dungeon.map((room, at) => [placeNumber(dungeon, at), room, at] as const).toReversed()

/** What is to be known of a room besides its name. */
function figures(
  { card, faceDown, off, damage, under, counters = 0, awake = true }: RoomView,
  context: RenderContext,
): string {
  if (card === null) return ''
  const stack = (under.length > 0 ? ` ≡${under.length + 1}` : '') + (counters > 0 ? ` +${counters}` : '')
  if (faceDown) return `${roomFigures(card, context)}${stack}`
  const asleep = behaviourOf(card).sleeps && !awake ? ` ${context.t('glossary:asleep.term')}` : ''
  return `${off ? context.t('cli.off') : roomFigures(card, context, damage ?? 0)}${stack}${asleep}`
}
const nameOf = ({ card, faceDown }: RoomView, context: RenderContext): string =>
  card === null ? context.t('cli.faceDown') : faceDown ? `? ${cardName(card, context)}` : cardName(card, context)

// --- boxes -------------------------------------------------------------------------------------------------------

export function drawDungeon(player: PlayerView, context: RenderContext): string[] {
  const rooms = inWalkingOrder(player)
  const lines = entranceLines(player, context)
  if (rooms.length === 0) return [...lines, `${' '.repeat(MARGIN)}${context.paint.faint(context.t('cli.noRooms'))}`]
  const inner = Math.floor((context.width - MARGIN - 1) / MOST_ROOMS) - 3
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
  const called = room.card === null ? context.t('cli.faceDown') : cardName(room.card, context)
  const name = wrap(called, width).flatMap((line, i, all) =>
    i < NAME_LINES - 1 ? [fit(width, line)] : i === NAME_LINES - 1 ? [fit(width, all.slice(i).join(' '))] : [],
  )
  while (name.length < NAME_LINES) name.push('')
  const hidden = room.faceDown && room.card !== null ? '? ' : ''
  const kind = room.card === null ? '' : roomKind(room.card, context)
  const walker = hero ? `☺ ♥${Math.max(0, hero.health - hero.damage)}` : kind
  return {
    text: [...name, fit(width, `${hidden}${figures(room, context)}`), fit(width, `${number} ${walker}`)],
    tint: room.faceDown || room.off ? 'gray' : room.card === null ? undefined : tintOf(room.card),
  }
}
const tintOf = (card: string): Colour => (roomFacts(card).kind === 'trap' ? 'yellow' : 'green')

/** Who stands at the entrance, and who is inside. */
function entranceLines({ entrance, walker: inside }: PlayerView, context: RenderContext): string[] {
  const waiting = entrance.map(hero => heroText(hero, context))
  const walking = inside ? [`☺ ${heroText(inside, context)}`] : []
  if (waiting.length + walking.length === 0) return []
  return wrapParts(
    [`   ${context.t('cli.entrance')}: ${[...walking, ...waiting][0]}`, ...[...walking, ...waiting].slice(1)],
    ', ',
    context.width,
    '     ',
  )
}

// --- one line ----------------------------------------------------------------------------------------------------

/** `1 Golem Factory †2 F → 2 Dark Altar †1 M → Robobo F` */
export function dungeonLine(player: PlayerView, context: RenderContext): string[] {
  const rooms = inWalkingOrder(player).map(([number, room, at]) => {
    const hero = player.walker?.at === at ? '☺ ' : ''
    return `${hero}${number} ${nameOf(room, context)} ${figures(room, context)}`.trimEnd()
  })
  const boss = player.boss
    ? [`${cardName(player.boss, context)} ${treasureMarks(bossFacts(player.boss).treasure, context)}`]
    : []
  const [first = '', ...rest] = [...rooms, ...boss]
  const lines = wrapParts([`   ${first}`, ...rest], ' → ', context.width, '   → ')
  return [...entranceLines(player, context), ...lines]
}

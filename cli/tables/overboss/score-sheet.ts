// Prints score sheets (OB-101).
import { lineName, tokenName } from '@overlair/locales/overboss'
import type { ScoreLine, ScoreSheet } from '@overlair/rules/overboss/result/sheet'
import type { RenderContext } from '../../terminal/terminal-table.ts'
import { fit, wrap } from '../../terminal/text-layout.ts'
import { spaceName } from './names.ts'

const NAME_WIDTH = 20
/** The parts of a line are beside it if there is room for this many columns, otherwise below it. */
const MIN_WIDTH_BESIDE = 30
const isTileLine = ({ line }: ScoreLine): boolean =>
  !['minibosses', 'crystals', 'matching', 'bands', 'boss'].includes(line)

/** Prints every line with the tiles and tokens that it counts. */
export function sheetLines(sheet: ScoreSheet, context: RenderContext): string[] {
  const { t, paint, width } = context
  const sum = (name: string, points: number) =>
    paint.strong(`  ${name.padEnd(NAME_WIDTH + 2)}${String(points).padStart(4)}`)
  const lines = (scoreLines: readonly ScoreLine[]) =>
    scoreLines.flatMap(line => {
      const head = `    ${fit(NAME_WIDTH, lineName(line.line, context)).padEnd(NAME_WIDTH)}${String(line.points).padStart(4)}`
      const parts = `${line.why}  ${line.parts.map(part => partText(part, context)).join('; ')}`.trimEnd()
      const beside = width - head.length - 2
      if (beside < MIN_WIDTH_BESIDE) return [head, ...wrap(`      ${parts}`, width, '      ').map(paint.faint)]
      const [first, ...rest] = wrap(parts, beside, '')
      const indent = ' '.repeat(head.length + 2)
      return [`${head}  ${paint.faint(first!)}`, ...rest.map(more => indent + paint.faint(more))]
    })
  const boss = sheet.lines.filter(line => line.line === 'boss')
  return [
    ...lines(sheet.lines.filter(isTileLine)),
    sum(t('score:tiles.name'), sheet.tiles),
    ...lines(sheet.lines.filter(line => !isTileLine(line) && line.line !== 'boss')),
    sum(t('score:tokens.name'), sheet.tokens),
    ...lines(boss),
    ...(boss.length > 0 ? [sum(t('score:boss.name'), sheet.boss)] : []),
    sum(t('score:total.name'), sheet.total),
  ]
}

function partText(part: ScoreLine['parts'][number], context: RenderContext): string {
  const spaces = [...new Set([...(part.tiles ?? []), ...(part.tokens ?? [])])].map(spaceName)
  const stash = (part.stash ?? []).map(token => tokenName(token, context))
  const counted = [...stash, ...spaces].join(' ')
  return counted === '' ? String(part.points) : `${part.points} = ${counted}`
}

/** Prints the sheets of all players side by side. The totals include boss cards, even unrevealed ones (OB-110). */
export function sheetTable(
  sheets: readonly ScoreSheet[],
  totals: readonly number[],
  names: readonly string[],
  context: RenderContext,
): string[] {
  const { t, paint } = context
  const title = Math.max(8, Math.min(NAME_WIDTH, context.width - 2 - 6 * sheets.length))
  const column = Math.max(5, Math.min(12, Math.floor((context.width - title - 2) / sheets.length) - 1))
  const row = (name: string, cells: readonly (string | number)[]) =>
    `  ${fit(title, name).padEnd(title)}${cells.map(cell => ` ${fit(column, String(cell)).padStart(column)}`).join('')}`
  const ids = [...new Set(sheets.flatMap(sheet => sheet.lines.map(line => line.line)))].filter(id => id !== 'boss')
  const points = (sheet: ScoreSheet, id: string) => sheet.lines.find(line => line.line === id)?.points ?? 0
  const bosses = sheets.map(({ tiles, tokens }, seat) => totals[seat]! - tiles - tokens)
  return [
    row('', names),
    ...ids.map(id =>
      row(
        lineName(id, context),
        sheets.map(sheet => points(sheet, id)),
      ),
    ),
    ...(bosses.some(boss => boss !== 0) ? [row(t('score:boss.name'), bosses)] : []),
    paint.strong(row(t('score:total.name'), totals)),
  ]
}

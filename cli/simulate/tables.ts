// Tables of a report: in columns for a terminal, or as Markdown.
import type { Translator } from '@overlair/locales'
import { wrap } from '../terminal/text-layout.ts'

export const formats = ['table', 'markdown'] as const
export type Format = (typeof formats)[number]
export type Row = readonly string[]

/** How the parts of a report look in one format. */
export interface Layout {
  title(text: string): string
  paragraph(text: string): string
  table(rows: readonly Row[]): string
}
export const layoutOf = (format: Format, width: number): Layout =>
  format === 'markdown'
    ? { title: text => `### ${text}`, paragraph: text => text, table: markdown }
    : { title: text => text, paragraph: text => wrap(text, width).join('\n'), table: columns }

export const NO_VALUE = '–'
export const formatNumber = (n: number, digits: number, { language }: Translator): string =>
  n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−')
export const percent = (rate: number | null, t: Translator): string =>
  rate === null ? NO_VALUE : formatNumber(rate * 100, 1, t)

/** Aligns the columns with names to the left, by default the first one, and numbers to the right. */
export function columns(rows: readonly Row[], names: readonly number[] = [0]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const line = (row: Row) =>
    row.map((cell, i) => (names.includes(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')
  return rows.map(row => `  ${line(row)}`).join('\n')
}
function markdown([head, ...rows]: readonly Row[]): string {
  const line = (row: Row) => `| ${row.join(' | ')} |`
  return [line(head!), line(head!.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

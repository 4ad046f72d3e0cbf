// Formats a report as tables: in columns for a terminal, or as Markdown.
import type { Key, Translator } from '@overlair/locales'
import { wrap } from '../terminal/text-layout.ts'
import type { CardLine, Proportion, Report, Span } from './report.ts'

export const formats = ['table', 'markdown'] as const
export type Format = (typeof formats)[number]
type Row = readonly string[]
type T = Translator

const kindNames: { readonly [kind: string]: Key } = {
  boss: 'cli.report.boss',
  room: 'cli.report.room',
  spell: 'cli.report.spell',
  hero: 'cli.report.hero',
  item: 'cli.report.item',
  command: 'cli.report.command',
  terrain: 'cli.report.terrain',
}
const figureNames: { readonly [figure: string]: Key } = {
  souls: 'cli.report.souls',
  wounds: 'cli.report.wounds',
  points: 'cli.report.points',
}
const translated = (names: { readonly [id: string]: Key }, id: string, t: T): string => t.maybe(names[id] ?? id) ?? id

/** Returns the name of a card in the language of the report. */
type CardName = (line: CardLine) => string

export function reportPage(
  { rounds, choices, seats, cards }: Report,
  format: Format,
  cardName: CardName,
  t: T,
  width: number,
): string {
  const table = format === 'markdown' ? markdown : columns
  const title = (text: string) => (format === 'markdown' ? `### ${text}` : text)
  const paragraph = (text: string) => (format === 'markdown' ? text : wrap(text, width).join('\n'))
  const kinds = [...new Set(cards.map(({ kind }) => kind))]
  const unused = cards.filter(({ used, played }) => used === 0 || played === 0)
  return [
    paragraph(t('cli.report.length', { rounds: spanText(rounds, t), choices: spanText(choices, t) })),
    title(t('cli.report.seats')),
    table([
      [t('cli.report.seat'), t('cli.report.wins'), t('cli.report.rate'), t('cli.report.interval')],
      ...seats.map(line => [String(line.seat + 1), formatNumber(line.wins, 0, t), ...proportionTexts(line, t)]),
    ]),
    ...kinds.flatMap(kind => [title(translated(kindNames, kind, t)), table(cardTable(kind, cards, cardName, t))]),
    paragraph(t('cli.report.about')),
    paragraph(
      unused.length === 0
        ? t('cli.report.allUsed')
        : t('cli.report.unused', { cards: unused.map(cardName).join(', ') }),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

/** Sorts the cards by win rate, best first. */
function cardTable(kind: string, cards: readonly CardLine[], cardName: CardName, t: T): readonly Row[] {
  const lines = cards.filter(line => line.kind === kind).sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  const figures = [...new Set(lines.flatMap(line => Object.keys(line.figures)))]
  return [
    [
      t('cli.report.card'),
      ...(['games', 'had', 'played', 'used', 'rate', 'interval'] as const).map(column => t(`cli.report.${column}`)),
      ...figures.map(id => translated(figureNames, id, t)),
    ],
    ...lines.map(line => [
      cardName(line),
      ...[line.games, line.had, line.played, line.used].map(n => formatNumber(n, 0, t)),
      ...proportionTexts(line, t),
      ...figures.map(id => (line.figures[id] === undefined ? NO_VALUE : formatNumber(line.figures[id], 1, t))),
    ]),
  ]
}
const NO_VALUE = '–'
const formatNumber = (n: number, digits: number, { language }: T): string =>
  n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−')
const percent = (rate: number | null, t: T): string => (rate === null ? NO_VALUE : formatNumber(rate * 100, 1, t))
const proportionTexts = ({ rate, low, high }: Proportion, t: T): readonly [string, string] => [
  percent(rate, t),
  low === null ? NO_VALUE : `${percent(low, t)}–${percent(high, t)}`,
]
const spanText = ({ mean, least, most }: Span, t: T): string =>
  `${formatNumber(mean, 1, t)} (${formatNumber(least, 0, t)}–${formatNumber(most, 0, t)})`

/** Aligns names to the left and numbers to the right. */
function columns(rows: readonly Row[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  const line = (row: Row) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[i]!))).join('  ')
  return rows.map(row => `  ${line(row)}`).join('\n')
}
function markdown([head, ...rows]: readonly Row[]): string {
  const line = (row: Row) => `| ${row.join(' | ')} |`
  return [line(head!), line(head!.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n')
}

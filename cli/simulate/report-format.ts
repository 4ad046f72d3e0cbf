// A report as tables: in columns for a terminal, or as Markdown for a page.
import type { Key, Translator } from '@overlair/locales'
import { wrap } from '../terminal/text-layout.ts'
import type { CardLine, Proportion, Report, Span } from './report.ts'

export const forms = ['table', 'markdown'] as const
export type Form = (typeof forms)[number]
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
const named = (names: { readonly [id: string]: Key }, id: string, t: T): string => t.maybe(names[id] ?? id) ?? id

/** The name of a card in the language of the report. */
type CardName = (line: CardLine) => string

export function reportPage(
  { rounds, choices, seats, cards }: Report,
  form: Form,
  cardName: CardName,
  t: T,
  width: number,
): string {
  const lay = form === 'markdown' ? markdown : columns
  const head = (text: string) => (form === 'markdown' ? `### ${text}` : text)
  const said = (text: string) => (form === 'markdown' ? text : wrap(text, width).join('\n'))
  const kinds = [...new Set(cards.map(({ kind }) => kind))]
  const idle = cards.filter(({ used, played }) => used === 0 || played === 0)
  return [
    said(t('cli.report.length', { rounds: spanText(rounds, t), choices: spanText(choices, t) })),
    head(t('cli.report.seats')),
    lay([
      [t('cli.report.seat'), t('cli.report.wins'), t('cli.report.rate'), t('cli.report.interval')],
      ...seats.map(line => [String(line.seat + 1), figure(line.wins, 0, t), ...shareTexts(line, t)]),
    ]),
    ...kinds.flatMap(kind => [head(named(kindNames, kind, t)), lay(cardTable(kind, cards, cardName, t))]),
    said(t('cli.report.about')),
    said(
      idle.length === 0 ? t('cli.report.allUsed') : t('cli.report.unused', { cards: idle.map(cardName).join(', ') }),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

/** The best first: what wins most is what one looks for. */
function cardTable(kind: string, cards: readonly CardLine[], cardName: CardName, t: T): readonly Row[] {
  const lines = cards.filter(line => line.kind === kind).sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1))
  const figures = [...new Set(lines.flatMap(line => Object.keys(line.figures)))]
  return [
    [
      t('cli.report.card'),
      ...(['games', 'had', 'played', 'used', 'rate', 'interval'] as const).map(column => t(`cli.report.${column}`)),
      ...figures.map(id => named(figureNames, id, t)),
    ],
    ...lines.map(line => [
      cardName(line),
      ...[line.games, line.had, line.played, line.used].map(n => figure(n, 0, t)),
      ...shareTexts(line, t),
      ...figures.map(id => (line.figures[id] === undefined ? NOTHING : figure(line.figures[id], 1, t))),
    ]),
  ]
}
const NOTHING = '–'
const figure = (n: number, digits: number, { language }: T): string =>
  n.toLocaleString(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).replace('-', '−')
const percent = (share: number | null, t: T): string => (share === null ? NOTHING : figure(share * 100, 1, t))
const shareTexts = ({ rate, low, high }: Proportion, t: T): readonly [string, string] => [
  percent(rate, t),
  low === null ? NOTHING : `${percent(low, t)}–${percent(high, t)}`,
]
const spanText = ({ mean, least, most }: Span, t: T): string =>
  `${figure(mean, 1, t)} (${figure(least, 0, t)}–${figure(most, 0, t)})`

/** Names to the left, figures to the right. */
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

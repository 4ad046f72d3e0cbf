// Formats a report as tables: in columns for a terminal, or as Markdown.
import type { Key, Translator } from '@overlair/locales'
import type { CardLine, Proportion, Report, Span } from './report.ts'
import { formatNumber, type Layout, NO_VALUE, percent, type Row } from './tables.ts'

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

/** `solo`: the parts that stand for the wins of the seats if there is only one player. */
export function reportPage(
  { rounds, choices, seats, cards }: Report,
  solo: readonly string[] | undefined,
  cardName: CardName,
  { title, paragraph, table }: Layout,
  t: T,
): string {
  const kinds = [...new Set(cards.map(({ kind }) => kind))]
  const unused = cards.filter(({ used, played }) => used === 0 || played === 0)
  return [
    paragraph(t('cli.report.length', { rounds: spanText(rounds, t), choices: spanText(choices, t) })),
    ...(solo ?? [title(t('cli.report.seats')), table(seatTable(seats, t))]),
    ...kinds.flatMap(kind => [
      title(translated(kindNames, kind, t)),
      table(
        cardTable(
          cards.filter(line => line.kind === kind),
          solo !== undefined,
          cardName,
          t,
        ),
      ),
    ]),
    paragraph(t(solo ? 'cli.report.aboutSolo' : 'cli.report.about')),
    paragraph(
      unused.length === 0
        ? t('cli.report.allUsed')
        : t('cli.report.unused', { cards: unused.map(cardName).join(', ') }),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

const seatTable = (seats: Report['seats'], t: T): readonly Row[] => [
  [t('cli.report.seat'), t('cli.report.wins'), t('cli.report.rate'), t('cli.report.interval')],
  ...seats.map(line => [String(line.seat + 1), formatNumber(line.wins, 0, t), ...proportionTexts(line, t)]),
]

/** Sorts the cards by win rate, best first; those of one player, who always wins, by points. */
function cardTable(cards: readonly CardLine[], isSolo: boolean, cardName: CardName, t: T): readonly Row[] {
  const rank = ({ rate, figures }: CardLine) => (isSolo ? figures.points : rate) ?? Number.NEGATIVE_INFINITY
  const lines = cards.toSorted((a, b) => rank(b) - rank(a))
  const figures = [...new Set(lines.flatMap(line => Object.keys(line.figures)))]
  const proportions = isSolo ? [] : (['rate', 'interval'] as const)
  return [
    [
      t('cli.report.card'),
      ...(['games', 'had', 'played', 'used', ...proportions] as const).map(column => t(`cli.report.${column}`)),
      ...figures.map(id => translated(figureNames, id, t)),
    ],
    ...lines.map(line => [
      cardName(line),
      ...[line.games, line.had, line.played, line.used].map(n => formatNumber(n, 0, t)),
      ...(isSolo ? [] : proportionTexts(line, t)),
      ...figures.map(id => (line.figures[id] === undefined ? NO_VALUE : formatNumber(line.figures[id], 1, t))),
    ]),
  ]
}
const proportionTexts = ({ rate, low, high }: Proportion, t: T): readonly [string, string] => [
  percent(rate, t),
  low === null ? NO_VALUE : `${percent(low, t)}–${percent(high, t)}`,
]
const spanText = ({ mean, least, most }: Span, t: T): string =>
  `${formatNumber(mean, 1, t)} (${formatNumber(least, 0, t)}–${formatNumber(most, 0, t)})`

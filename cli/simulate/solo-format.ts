// Formats the statistics over games of one player as tables.
import type { Key, Translator } from '@overlair/locales'
import { type MarkLine, type SoloSummary, scoreSpans } from './solo.ts'
import { formatNumber, type Layout, percent, type Row } from './tables.ts'

/** Returns the name of a title, objective or side mission in the language of the report. */
type MarkName = (mark: MarkLine) => string

const kindTitles: { readonly [kind in MarkLine['kind']]: Key } = {
  title: 'cli.report.titles',
  objective: 'cli.report.objectives',
  mission: 'cli.report.missions',
}

/** Titles and tables: the distribution of scores, then titles or objectives and side missions. */
export function soloParts(
  summary: SoloSummary,
  finished: number,
  markName: MarkName,
  layout: Layout,
  t: Translator,
): readonly string[] {
  const shares = (games: number): Row => [
    formatNumber(games, 0, t),
    percent(finished === 0 ? null : games / finished, t),
  ]
  const table = (title: Key, head: string, rows: readonly Row[]) => [
    layout.title(t(title)),
    layout.table([[head, t('cli.report.games'), t('cli.report.share')], ...rows]),
  ]
  const points = (n: number) => formatNumber(n, 0, t)
  const spans = scoreSpans(summary)
  const kinds = [...new Set(summary.marks.map(({ kind }) => kind))]
  return [
    ...(spans.length === 0
      ? []
      : table(
          'cli.report.scores',
          t('cli.report.points'),
          spans.map(({ least, most, games }) => [`${points(least)}…${points(most)}`, ...shares(games)]),
        )),
    ...kinds.flatMap(kind =>
      table(
        kindTitles[kind],
        t('cli.report.name'),
        summary.marks.filter(mark => mark.kind === kind).map(mark => [markName(mark), ...shares(mark.games)]),
      ),
    ),
  ]
}

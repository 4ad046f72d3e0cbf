// Overboss in a terminal.
import {
  bossName,
  commandName,
  eventText,
  promptText,
  terrainName,
  tileName,
  tokenName,
} from '@overlair/locales/overboss'
import type { Seat } from '@overlair/rules/kernel'
import type { Choice, Event, View } from '@overlair/rules/overboss'
import { levelOf, objectivesMet } from '@overlair/rules/overboss/campaign/objectives'
import { landOf, type PlayerView } from '@overlair/rules/overboss/engine/view'
import type { OverbossResult } from '@overlair/rules/overboss/model/state'
import { heading } from '../../terminal/heading.ts'
import type { RenderContext, TerminalTable } from '../../terminal/terminal-table.ts'
import { sideBySide, wrap } from '../../terminal/text-layout.ts'
import { bossTexts, choiceNumbers, choiceText } from './choices.ts'
import { drawMap, drawMarket, smallMap } from './map.ts'
import { commandEffect, spaceName, tokenList } from './names.ts'
import { sheetLines, sheetTable } from './score-sheet.ts'

export const overbossTable: TerminalTable<View, Choice, Event> = {
  draw(view, words) {
    const { viewer } = view
    const numbers = choiceNumbers(view.ask)
    const seats = view.players.keys()
    const others = [...seats].filter(seat => seat !== viewer)
    return [
      ...(viewer === 'spectator' ? [] : drawOthers(view, others, words)),
      ...drawCommands(view, words),
      ...heading(
        words,
        words.t('cli.market'),
        `${words.t('cli.deck')} ${view.deck}`,
        `${words.t('cli.bag')} ${view.bag}`,
      ),
      ...drawMarket(view.market, words, numbers),
      ...(viewer === 'spectator' ? overbossTable.allPlayers(view, words) : drawOwn(view, viewer, words)),
    ]
  },
  allPlayers: (view, words) =>
    view.players.flatMap((player, seat) => [
      ...heading(words, ...playerFacts(player, seat, view, words)),
      ...drawMap(player.map, player.score, words),
      ...stashLines(player, words),
    ]),
  prompt: promptText,
  choice: choiceText,
  event: (event, words) => eventText(event, { ...words, place: spaceName }),
  cardName: (card, kind, t) => t.maybe(`${kind}:${card}.name`) ?? card,
  scoreDetails: (view, seat, words) => sheetLines(view.players[seat]!.score, words),
  result(view, words) {
    const { result, players } = view
    if (!result) return []
    const names = players.map((_, seat) => words.name(seat))
    const table = sheetTable(
      players.map(player => player.score),
      result.scores,
      names,
      words,
    )
    return [
      ...heading(words, words.t('cli.finalScores')),
      ...table,
      '',
      ...verdict(view, result, words).flatMap(line => wrap(` ${line}`, words.width, ' ')),
    ]
  },
  help,
}

const pointsText = (points: number, { t }: RenderContext): string => t('cli.points', { points })

function playerFacts(player: PlayerView, seat: Seat, view: View, words: RenderContext): [string, ...string[]] {
  const { t } = words
  const placed = player.map.filter(space => space !== null).length
  const boss =
    player.boss === null
      ? []
      : player.boss === 'hidden'
        ? [t('cli.boss.hidden')]
        : [`${bossName(player.boss, words)}${player.revealed ? ` (${t('cli.boss.revealed')})` : ''}`]
  return [
    seat === view.viewer ? t('cli.self', { name: words.name(seat) }) : words.name(seat),
    pointsText(player.score.total, words),
    t('cli.tilesPlaced', { count: placed, total: player.map.length }),
    ...boss,
  ]
}

const stashLines = ({ stash }: PlayerView, words: RenderContext): string[] => {
  const tokens = stash.length === 0 ? '–' : tokenList(stash, words)
  return wrap(`   ${words.t('cli.stash')}: ${tokens}`, words.width, '     ')
}

/** What a small map needs. */
const BLOCK = 39

function drawOthers(view: View, seats: readonly Seat[], words: RenderContext): string[] {
  const width = words.width < 2 * BLOCK || seats.length === 1 ? words.width : BLOCK
  const headings = seats.map(seat => {
    const player = view.players[seat]!
    const stash = player.stash.length > 0 ? [`${words.t('cli.stash')}: ${tokenList(player.stash, words)}`] : []
    return heading({ ...words, width: width - 1 }, ...playerFacts(player, seat, view, words), ...stash)
  })
  // Beside each other, maps begin on the same line.
  const above = width === BLOCK ? Math.max(...headings.map(lines => lines.length)) : 0
  const blocks = seats.map((seat, i) => [
    ...headings[i]!,
    ...Array<string>(Math.max(0, above - headings[i]!.length)).fill(''),
    ...smallMap(view.players[seat]!.map, words).map(line => `   ${line}`),
  ])
  return sideBySide(blocks, width, words.width)
}

function drawCommands(view: View, words: RenderContext): string[] {
  const { row } = view.commands
  if (row.length === 0) return []
  return heading(words, words.t('cli.commands'), ...row.map(command => commandName(command, words)))
}

function drawOwn(view: View, seat: Seat, words: RenderContext): string[] {
  const player = view.players[seat]!
  const { inHand } = view
  const aims = objectives(view, player, words)
  const held =
    inHand?.seat === seat
      ? [...(inHand.tile ? [tileName(inHand.tile, words)] : []), ...inHand.tokens.map(token => tokenName(token, words))]
      : []
  return [
    ...heading(words, ...playerFacts(player, seat, view, words)),
    ...drawMap(player.map, player.score, words, choiceNumbers(view.ask)),
    ...stashLines(player, words),
    ...(aims.length > 0 ? heading(words, words.t('cli.objectives'), ...aims) : []),
    ...(held.length > 0 ? wrap(`   ${words.t('cli.inHand')}: ${held.join(', ')}`, words.width, '     ') : []),
  ]
}

function verdict({ viewer, options, players }: View, result: OverbossResult, words: RenderContext): string[] {
  const { t, name } = words
  const { winners, scores, matching, title } = result
  const [winner, ...more] = winners
  if (title) return [t('over.solo.title', { points: scores[0]!, title: t(`${title}.title`) })]
  if (options.level > 0) {
    const count = objectivesMet(options.level, landOf(players[0]!), scores[0]!).length
    return [pointsText(scores[0]!, words), t('over.campaign.level', { level: options.level, count })]
  }
  const tied = scores.filter(score => score === scores[winner!]).length > 1
  const why =
    more.length > 0
      ? t('over.tie.shared', { names: winners.map(name) })
      : tied
        ? t('over.tie.matching', { name: name(winner!), count: matching[winner!]! })
        : t('over.win', { name: name(winner!) })
  if (viewer === 'spectator') return [why]
  return [why, winners.includes(viewer) ? t('over.youWin') : t('over.youLose')]
}

function help(view: View, words: RenderContext): string[] {
  const { t } = words
  const { terrains, level } = view.options
  const entry = (title: string, text: string) => wrap(`   ${title}: ${text}`, words.width, '     ')
  const own = typeof view.viewer === 'number' ? view.players[view.viewer]!.boss : null
  return [
    ...heading(words, t('cli.legend')),
    ...entry('▲', t('cli.legend.mountain')),
    ...entry('≈', t('cli.legend.water')),
    ...entry('·', t('cli.legend.open')),
    ...entry('✓', t('cli.legend.matching')),
    ...entry('≡', t('cli.legend.band')),
    ...entry('★', t('tokenKind:miniboss.name')),
    ...heading(words, t('cli.scoring')),
    ...[...terrains, 'dungeon' as const].flatMap(terrain =>
      entry(
        terrainName(terrain, words),
        [t(`terrain:${terrain}.scoring`), t.maybe(`terrain:${terrain}.onPlace`)].filter(text => text).join(' '),
      ),
    ),
    ...(['monster', 'miniboss', 'crystal', 'portal'] as const).flatMap(kind =>
      entry(t(`tokenKind:${kind}.name`), t(`tokenKind:${kind}.text`)),
    ),
    ...wrap(`   ${t('hint.ob.band')}`, words.width, '     '),
    ...(own && own !== 'hidden'
      ? [
          ...heading(words, bossName(own, words)),
          ...bossTexts(own, words).flatMap(text => wrap(`   ${text}`, words.width, '     ')),
        ]
      : []),
    ...(view.commands.row.length > 0 ? commandHelp(view, words) : []),
    ...objectiveHelp(level, words),
  ]
}

const commandHelp = (view: View, words: RenderContext): string[] => [
  ...heading(words, words.t('cli.commands')),
  ...[...new Set(view.commands.row)].flatMap(command =>
    wrap(
      `   ${commandName(command, words)}. ${words.t(`command:${command}.pattern`)} ${commandEffect(command, words)}`,
      words.width,
      '     ',
    ),
  ),
]

/** The objectives of a campaign level, those that the map meets now with a tick. */
function objectives({ options: { level } }: View, player: PlayerView, { t }: RenderContext): string[] {
  if (level === 0) return []
  const met = objectivesMet(level, landOf(player), player.score.total)
  return levelOf(level).objectives.map(
    ({ id }) => `${met.includes(id) ? '✓ ' : ''}${t.maybe(`objective:${id}.name`) ?? id}`,
  )
}

const objectiveHelp = (level: number, words: RenderContext): string[] =>
  level === 0
    ? []
    : [
        ...heading(words, words.t('cli.objectives')),
        ...levelOf(level).objectives.flatMap(({ id }) =>
          wrap(
            `   ${words.t.maybe(`objective:${id}.name`)}: ${words.t.maybe(`objective:${id}.text`)}`,
            words.width,
            '     ',
          ),
        ),
      ]

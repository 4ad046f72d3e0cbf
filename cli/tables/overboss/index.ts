// Overboss in the terminal.
import {
  bossName,
  commandName,
  eventText,
  promptText,
  refusalText,
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
import { namedIntents } from './intents.ts'
import { drawMap, drawMarket, smallMap } from './map.ts'
import { commandEffect, spaceName, tokenList } from './names.ts'
import { sheetLines, sheetTable } from './score-sheet.ts'

export const overbossTable: TerminalTable<View, Choice, Event> = {
  draw(view, context) {
    const { viewer } = view
    const numbers = choiceNumbers(view.ask)
    const seats = view.players.keys()
    const others = [...seats].filter(seat => seat !== viewer)
    return [
      ...(viewer === 'spectator' ? [] : drawOpponents(view, others, context)),
      ...drawCommands(view, context),
      ...heading(
        context,
        context.t('cli.market'),
        `${context.t('cli.deck')} ${view.deck}`,
        `${context.t('cli.bag')} ${view.bag}`,
      ),
      ...drawMarket(view.market, context, numbers),
      ...(viewer === 'spectator' ? overbossTable.allPlayers(view, context) : drawOwn(view, viewer, context)),
    ]
  },
  allPlayers: (view, context) =>
    view.players.flatMap((player, seat) => [
      ...heading(context, ...playerFacts(player, seat, view, context)),
      ...drawMap(player.map, player.score, context),
      ...stashLines(player, context),
    ]),
  prompt: promptText,
  choice: choiceText,
  intents: namedIntents,
  refusal: refusalText,
  event: (event, context) => eventText(event, { ...context, place: spaceName }),
  cardName: (card, kind, t) => t.maybe(`${kind}:${card}.name`) ?? card,
  markName(id, kind, _options, t) {
    if (kind === 'title') return t.maybe(`${id}.title`) ?? id
    if (kind === 'objective') return t.maybe(`objective:${id}.name`) ?? id
    const [row = id, number = ''] = id.split(':')
    return `${t.maybe(`sideRow:${row}.name`) ?? row}: ${number}`
  },
  scoreDetails: (view, seat, context) => sheetLines(view.players[seat]!.score, context),
  result(view, context) {
    const { result, players } = view
    if (!result) return []
    const names = players.map((_, seat) => context.name(seat))
    const table = sheetTable(
      players.map(player => player.score),
      result.scores,
      names,
      context,
    )
    return [
      ...heading(context, context.t('cli.finalScores')),
      ...table,
      '',
      ...outcomeLines(view, result, context).flatMap(line => wrap(` ${line}`, context.width, ' ')),
    ]
  },
  help,
}

const pointsText = (points: number, { t }: RenderContext): string => t('cli.points', { points })

function playerFacts(player: PlayerView, seat: Seat, view: View, context: RenderContext): [string, ...string[]] {
  const { t } = context
  const placed = player.map.filter(space => space !== null).length
  const boss =
    player.boss === null
      ? []
      : player.boss === 'hidden'
        ? [t('cli.boss.hidden')]
        : [`${bossName(player.boss, context)}${player.revealed ? ` (${t('cli.boss.revealed')})` : ''}`]
  return [
    seat === view.viewer ? t('cli.self', { name: context.name(seat) }) : context.name(seat),
    pointsText(player.score.total, context),
    t('cli.tilesPlaced', { count: placed, total: player.map.length }),
    ...boss,
  ]
}

const stashLines = ({ stash }: PlayerView, context: RenderContext): string[] => {
  const tokens = stash.length === 0 ? '–' : tokenList(stash, context)
  return wrap(`   ${context.t('cli.stash')}: ${tokens}`, context.width, '     ')
}

/** Width of a small map, in columns. */
const SMALL_MAP_WIDTH = 39

function drawOpponents(view: View, seats: readonly Seat[], context: RenderContext): string[] {
  const width = context.width < 2 * SMALL_MAP_WIDTH || seats.length === 1 ? context.width : SMALL_MAP_WIDTH
  const headings = seats.map(seat => {
    const player = view.players[seat]!
    const stash = player.stash.length > 0 ? [`${context.t('cli.stash')}: ${tokenList(player.stash, context)}`] : []
    return heading({ ...context, width: width - 1 }, ...playerFacts(player, seat, view, context), ...stash)
  })
  // Maps side by side start on the same line.
  const headingHeight = width === SMALL_MAP_WIDTH ? Math.max(...headings.map(lines => lines.length)) : 0
  const blocks = seats.map((seat, i) => [
    ...headings[i]!,
    ...Array<string>(Math.max(0, headingHeight - headings[i]!.length)).fill(''),
    ...smallMap(view.players[seat]!.map, context).map(line => `   ${line}`),
  ])
  return sideBySide(blocks, width, context.width)
}

function drawCommands(view: View, context: RenderContext): string[] {
  const { row } = view.commands
  if (row.length === 0) return []
  return heading(context, context.t('cli.commands'), ...row.map(command => commandName(command, context)))
}

function drawOwn(view: View, seat: Seat, context: RenderContext): string[] {
  const player = view.players[seat]!
  const { inHand } = view
  const objectiveNames = objectives(view, player, context)
  const held =
    inHand?.seat === seat
      ? [
          ...(inHand.tile ? [tileName(inHand.tile, context)] : []),
          ...inHand.tokens.map(token => tokenName(token, context)),
        ]
      : []
  return [
    ...heading(context, ...playerFacts(player, seat, view, context)),
    ...drawMap(player.map, player.score, context, choiceNumbers(view.ask)),
    ...stashLines(player, context),
    ...(objectiveNames.length > 0 ? heading(context, context.t('cli.objectives'), ...objectiveNames) : []),
    ...(held.length > 0 ? wrap(`   ${context.t('cli.inHand')}: ${held.join(', ')}`, context.width, '     ') : []),
  ]
}

function outcomeLines({ viewer, options, players }: View, result: OverbossResult, context: RenderContext): string[] {
  const { t, name } = context
  const { winners, scores, matching, title } = result
  const [winner, ...more] = winners
  if (title) return [t('over.solo.title', { points: scores[0]!, title: t(`${title}.title`) })]
  if (options.level > 0) {
    const count = objectivesMet(options.level, landOf(players[0]!), scores[0]!).length
    return [pointsText(scores[0]!, context), t('over.campaign.level', { level: options.level, count })]
  }
  const tied = scores.filter(score => score === scores[winner!]).length > 1
  const reason =
    more.length > 0
      ? t('over.tie.shared', { names: winners.map(name) })
      : tied
        ? t('over.tie.matching', { name: name(winner!), count: matching[winner!]! })
        : t('over.win', { name: name(winner!) })
  if (viewer === 'spectator') return [reason]
  return [reason, winners.includes(viewer) ? t('over.youWin') : t('over.youLose')]
}

function help(view: View, context: RenderContext): string[] {
  const { t } = context
  const { terrains, level } = view.options
  const entry = (title: string, text: string) => wrap(`   ${title}: ${text}`, context.width, '     ')
  const own = typeof view.viewer === 'number' ? view.players[view.viewer]!.boss : null
  return [
    ...heading(context, t('cli.legend')),
    ...entry('▲', t('cli.legend.mountain')),
    ...entry('≈', t('cli.legend.water')),
    ...entry('·', t('cli.legend.open')),
    ...entry('✓', t('cli.legend.matching')),
    ...entry('≡', t('cli.legend.band')),
    ...entry('★', t('tokenKind:miniboss.name')),
    ...heading(context, t('cli.scoring')),
    ...[...terrains, 'dungeon' as const].flatMap(terrain =>
      entry(
        terrainName(terrain, context),
        [t(`terrain:${terrain}.scoring`), t.maybe(`terrain:${terrain}.onPlace`)].filter(text => text).join(' '),
      ),
    ),
    ...(['monster', 'miniboss', 'crystal', 'portal'] as const).flatMap(kind =>
      entry(t(`tokenKind:${kind}.name`), t(`tokenKind:${kind}.text`)),
    ),
    ...wrap(`   ${t('hint.ob.band')}`, context.width, '     '),
    ...(own && own !== 'hidden'
      ? [
          ...heading(context, bossName(own, context)),
          ...bossTexts(own, context).flatMap(text => wrap(`   ${text}`, context.width, '     ')),
        ]
      : []),
    ...(view.commands.row.length > 0 ? commandHelp(view, context) : []),
    ...objectiveHelp(level, context),
  ]
}

const commandHelp = (view: View, context: RenderContext): string[] => [
  ...heading(context, context.t('cli.commands')),
  ...[...new Set(view.commands.row)].flatMap(command =>
    wrap(
      `   ${commandName(command, context)}. ${context.t(`command:${command}.pattern`)} ${commandEffect(command, context)}`,
      context.width,
      '     ',
    ),
  ),
]

/** Returns the objectives of a campaign level, with a tick for those that the map meets now. */
function objectives({ options: { level } }: View, player: PlayerView, { t }: RenderContext): string[] {
  if (level === 0) return []
  const met = objectivesMet(level, landOf(player), player.score.total)
  return levelOf(level).objectives.map(
    ({ id }) => `${met.includes(id) ? '✓ ' : ''}${t.maybe(`objective:${id}.name`) ?? id}`,
  )
}

const objectiveHelp = (level: number, context: RenderContext): string[] =>
  level === 0
    ? []
    : [
        ...heading(context, context.t('cli.objectives')),
        ...levelOf(level).objectives.flatMap(({ id }) =>
          wrap(
            `   ${context.t.maybe(`objective:${id}.name`)}: ${context.t.maybe(`objective:${id}.text`)}`,
            context.width,
            '     ',
          ),
        ),
      ]

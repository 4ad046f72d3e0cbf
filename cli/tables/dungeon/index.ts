// The dungeon games in the terminal.
import {
  cardKindOf,
  cardName,
  cardText,
  eventText,
  phaseName,
  placeName,
  refusalText,
  resultText,
  roundEffectText,
  spaceName,
  titleName,
} from '@overlair/locales/dungeon'
import type { Choice, Event, HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { soloTitles } from '@overlair/rules/dungeon/model/solo-titles'
import {
  type CardName,
  type DungeonResult,
  landmarks,
  type Treasure,
  treasures,
} from '@overlair/rules/dungeon/model/state'
import type { Seat } from '@overlair/rules/kernel'
import { heading } from '../../terminal/heading.ts'
import type { RenderContext, TerminalTable } from '../../terminal/terminal-table.ts'
import { fit, wrap } from '../../terminal/text-layout.ts'
import { handCardStats, heroCard, heroText, treasureMark } from './card-text.ts'
import { choiceLines, pendingText, promptLine } from './choices.ts'
import { drawDungeon, dungeonLine } from './dungeon-map.ts'
import { help } from './help.ts'
import { namedIntents } from './intents.ts'

export const dungeonTable: TerminalTable<View, Choice, Event> = {
  draw(view, context) {
    const { viewer } = view
    const others = [...view.players.keys()].filter(seat => seat !== viewer)
    return [
      ...drawRound(view, context),
      ...drawTown(view, context),
      ...drawBoard(view, context),
      ...drawEffects(view, context),
      ...(viewer === 'spectator' ? [] : others.flatMap(seat => drawOpponent(view, seat, context))),
      ...(viewer === 'spectator' ? dungeonTable.allPlayers(view, context) : drawOwn(view, viewer, context)),
    ]
  },
  allPlayers: (view, context) =>
    view.players.flatMap((player, seat) => [
      ...heading(context, ...playerFacts(player, seat, view, context)),
      ...(player.out ? [] : drawDungeon(player, context)),
    ]),
  prompt: promptLine,
  choice: choiceLines,
  intents: namedIntents,
  refusal: refusalText,
  event: eventText,
  cause: (why, context) => (cardKindOf(why) ? cardName(why, context) : undefined),
  cardName: (card, _kind, t) => cardName(card, { t }),
  markName: (id, _kind, { challenge }, t) => {
    const title = soloTitles.find(one => one === id)
    return title ? titleName(title, { challenge: challenge === true }, { t }) : id
  },
  scoreDetails: (view, seat, context) => scoreLines(view.players[seat]!, context),
  result(view, context) {
    const { result, players } = view
    if (!result) return []
    const { t, name } = context
    return [
      ...heading(context, t('cli.finalScores')),
      ...players.flatMap(({ souls, wounds, score, out }, seat) => {
        const facts = t('over.score.souls', { name: name(seat), souls, wounds, points: score })
        return wrap(`   ${out ? `${name(seat)}: ${t('cli.out')}.` : facts}`, context.width, '     ')
      }),
      '',
      ...outcomeLines(view, result, context).flatMap(line => wrap(` ${line}`, context.width, ' ')),
    ]
  },
  help,
}

// --- the middle of the table -------------------------------------------------------------------------------------

function drawRound({ round, phase, active, order, decks, discard, board }: View, context: RenderContext): string[] {
  const { t, name } = context
  const names = order.map(name).join(', ')
  return [
    ...heading(
      context,
      phase === 'setup' ? t('phase.setup') : t('turn.round', { round }),
      ...(phase === 'setup' || phase === 'over' ? [] : [phaseName(phase, board !== null, context)]),
      ...(active === null ? [] : [t('cli.active', { name: name(active) })]),
      ...(order.length === 0 ? [] : [t('cli.xpOrder', { names })]),
    ),
    ...heading(
      context,
      t('cli.decks'),
      t('cli.decks.rooms', { count: decks.rooms }),
      t('cli.decks.spells', { count: decks.spells }),
      t('cli.decks.ordinary', { count: decks.ordinary }),
      t('cli.decks.epic', { count: decks.epic }),
      t('cli.decks.discard', { count: discard.length }),
    ),
  ]
}
const drawTown = ({ town }: View, context: RenderContext): string[] =>
  heading(
    context,
    context.t('cli.town'),
    ...(town.length === 0 ? [context.t('cli.town.empty')] : town.map(hero => heroText(hero, context))),
  )
/** Draws landmarks and Tavern with their heroes, the market and the waiting items. */
function drawBoard({ board }: View, context: RenderContext): string[] {
  if (!board) return []
  const { tavern, market, itemsWaiting } = board
  const place = (where: Parameters<typeof placeName>[0], heroes: readonly HeroView[]) =>
    heading(context, placeName(where, context), ...heroes.map(hero => heroText(hero, context)))
  return [
    ...landmarks.flatMap(landmark => (board.landmarks[landmark] ? place(landmark, [board.landmarks[landmark]]) : [])),
    ...(tavern.length === 0 ? [] : place('tavern', tavern.toReversed())),
    ...(market.length === 0
      ? []
      : heading(context, context.t('cli.market'), ...market.map(card => cardName(card, context)))),
    ...(itemsWaiting.length === 0
      ? []
      : heading(context, context.t('cli.items'), ...itemsWaiting.map(item => cardName(item, context)))),
  ]
}
/** Draws pending effects and effects until the end of the round. */
function drawEffects({ pending, lasting }: View, context: RenderContext): string[] {
  const { t } = context
  return [
    ...(pending.length === 0 ? [] : heading(context, t('cli.pending'), ...pending.map(e => pendingText(e, context)))),
    ...(lasting.length === 0
      ? []
      : heading(context, t('lasting.title'), ...lasting.map(l => roundEffectText(l, context)))),
  ]
}

// --- players -----------------------------------------------------------------------------------------------------

function playerFacts(player: PlayerView, seat: Seat, view: View, context: RenderContext): [string, ...string[]] {
  const { t } = context
  const name = seat === view.viewer ? t('cli.self', { name: context.name(seat) }) : context.name(seat)
  const { boss, leveled, out, souls, wounds, hand, treasure } = player
  if (out) return [name, t('cli.out')]
  return [
    name,
    boss === null
      ? t('cli.noBoss')
      : `${cardName(boss, context)} (${t('cli.xp', { xp: shelf.bossFacts(boss).xp })}${leveled ? `, ${t('cli.leveled')}` : ''})`,
    t('cli.souls', { count: souls }),
    t('cli.wounds', { count: wounds }),
    ...(treasure === null ? [] : [t('cli.treasure', { marks: treasureText(treasure, context) })]),
    ...(seat === view.viewer ? [] : [t('cli.hand', hand)]),
    ...(view.variants.coins ? [t('cli.coins', { count: player.coins })] : []),
    ...(view.board?.minions[seat] ? [t('cli.minion', { place: spaceName(view.board.minions[seat], context) })] : []),
  ]
}
/** `C2 F1`: the treasure of the dungeon and the boss. */
function treasureText(treasure: Readonly<Partial<Record<Treasure, number>>>, context: RenderContext): string {
  const shown = ([...treasures, 'explorer'] as const).filter(type => (treasure[type] ?? 0) > 0)
  return shown.length === 0 ? '–' : shown.map(type => `${treasureMark(type, context)}${treasure[type]}`).join(' ')
}
function drawOpponent(view: View, seat: Seat, context: RenderContext): string[] {
  const player = view.players[seat]!
  const facts = heading(context, ...playerFacts(player, seat, view, context))
  return [...facts, ...(hasDungeon(player) ? dungeonLine(player, context) : [])]
}
const hasDungeon = ({ dungeon, entrance, walker }: PlayerView): boolean =>
  dungeon.length + entrance.length > 0 || walker !== null
function drawOwn(view: View, seat: Seat, context: RenderContext): string[] {
  const player = view.players[seat]!
  return [
    ...heading(context, ...playerFacts(player, seat, view, context)),
    ...(hasDungeon(player) ? (context.height < MIN_HEIGHT_FOR_BOXES ? dungeonLine : drawDungeon)(player, context) : []),
    ...drawHand(view, context),
  ]
}

/** On a screen with fewer lines, the own dungeon is drawn in one line. `m` shows all dungeons as boxes. */
const MIN_HEIGHT_FOR_BOXES = 30
/** On a screen with fewer lines, the texts of the hand are truncated. `?` shows them in full. */
const MIN_HEIGHT_FOR_TEXTS = 60

function drawHand({ hand }: View, context: RenderContext): string[] {
  if (!hand) return []
  const { t } = context
  return [
    ...(hand.rooms.length === 0 ? [] : heading(context, t('cli.handRooms'))),
    ...hand.rooms.flatMap(card => cardLines(card, context)),
    ...(hand.spells.length === 0 ? [] : heading(context, t('cli.handSpells'))),
    ...hand.spells.flatMap(card => cardLines(card, context)),
  ]
}
function cardLines(card: CardName, context: RenderContext): string[] {
  const { width, height, paint } = context
  const title = `   ${cardName(card, context)} (${handCardStats(card, context)})`
  const text = cardText(card, context) ?? ''
  const whole = text === '' ? title : `${title}: ${text}`
  const lines = height < MIN_HEIGHT_FOR_TEXTS ? [fit(width, whole)] : wrap(whole, width, '     ')
  return lines.map((line, i) =>
    i > 0 ? paint.faint(line) : line.slice(0, title.length) + paint.faint(line.slice(title.length)),
  )
}

// --- scores ------------------------------------------------------------------------------------------------------

function scoreLines({ slain, survivors, souls, wounds }: PlayerView, context: RenderContext): string[] {
  const { t } = context
  const heroes = (names: readonly string[]) => names.map(hero => heroCard(hero, context))
  return [
    ...heading(context, t('cli.souls', { count: souls }), ...heroes(slain)),
    ...heading(context, t('cli.wounds', { count: wounds }), ...heroes(survivors)),
  ]
}

/** Returns who won and what decided the game. */
const outcomeLines = (view: View, result: DungeonResult, context: RenderContext): string[] => [
  ...resultText(view, result, context),
  ...(view.viewer === 'spectator' || result.title
    ? []
    : [context.t(result.winners.includes(view.viewer) ? 'over.youWin' : 'over.youLose')]),
]

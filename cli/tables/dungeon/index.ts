// Boss Monster and its kin in a terminal.
import {
  cardKindOf,
  cardName,
  cardText,
  eventText,
  placeName,
  resultText,
  roundEffectText,
  spaceName,
} from '@overlair/locales/dungeon'
import type { Choice, Event, HeroView, PlayerView, View } from '@overlair/rules/dungeon'
import { bossFacts } from '@overlair/rules/dungeon/engine/card-registry'
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
import { handFigures, heroCard, heroText, treasureMark } from './card-text.ts'
import { choiceLines, pendingText, promptLine } from './choices.ts'
import { drawDungeon, dungeonLine } from './dungeon-map.ts'
import { help } from './help.ts'

export const dungeonTable: TerminalTable<View, Choice, Event> = {
  draw(view, words) {
    const { viewer } = view
    const others = [...view.players.keys()].filter(seat => seat !== viewer)
    return [
      ...drawRound(view, words),
      ...drawTown(view, words),
      ...drawBoard(view, words),
      ...drawWaiting(view, words),
      ...(viewer === 'spectator' ? [] : others.flatMap(seat => drawOther(view, seat, words))),
      ...(viewer === 'spectator' ? dungeonTable.allPlayers(view, words) : drawOwn(view, viewer, words)),
    ]
  },
  allPlayers: (view, words) =>
    view.players.flatMap((player, seat) => [
      ...heading(words, ...playerFacts(player, seat, view, words)),
      ...(player.out ? [] : drawDungeon(player, words)),
    ]),
  prompt: promptLine,
  choice: choiceLines,
  event: eventText,
  cause: (why, words) => (cardKindOf(why) ? cardName(why, words) : undefined),
  cardName: (card, _kind, t) => cardName(card, { t }),
  scoreDetails: (view, seat, words) => scoreLines(view.players[seat]!, words),
  result(view, words) {
    const { result, players } = view
    if (!result) return []
    const { t, name } = words
    return [
      ...heading(words, t('cli.finalScores')),
      ...players.flatMap(({ souls, wounds, score, out }, seat) => {
        const facts = t('over.score.souls', { name: name(seat), souls, wounds, points: score })
        return wrap(`   ${out ? `${name(seat)}: ${t('cli.out')}.` : facts}`, words.width, '     ')
      }),
      '',
      ...verdict(view, result, words).flatMap(line => wrap(` ${line}`, words.width, ' ')),
    ]
  },
  help,
}

// --- the middle of the table -------------------------------------------------------------------------------------

function drawRound({ round, phase, active, order, decks, discard }: View, words: RenderContext): string[] {
  const { t, name } = words
  const names = order.map(name).join(', ')
  return [
    ...heading(
      words,
      phase === 'setup' ? t('phase.setup') : t('turn.round', { round }),
      ...(phase === 'setup' || phase === 'over' ? [] : [t(`phase.${phase}`)]),
      ...(active === null ? [] : [t('cli.active', { name: name(active) })]),
      ...(order.length === 0 ? [] : [t('cli.xpOrder', { names })]),
    ),
    ...heading(
      words,
      t('cli.decks'),
      t('cli.decks.rooms', { count: decks.rooms }),
      t('cli.decks.spells', { count: decks.spells }),
      t('cli.decks.ordinary', { count: decks.ordinary }),
      t('cli.decks.epic', { count: decks.epic }),
      t('cli.decks.discard', { count: discard.length }),
    ),
  ]
}
const drawTown = ({ town }: View, words: RenderContext): string[] =>
  heading(
    words,
    words.t('cli.town'),
    ...(town.length === 0 ? [words.t('cli.town.empty')] : town.map(hero => heroText(hero, words))),
  )
/** The landmarks with their heroes, and the market. */
function drawBoard({ board }: View, words: RenderContext): string[] {
  if (!board) return []
  const { tavern, market, itemsWaiting } = board
  const place = (where: Parameters<typeof placeName>[0], heroes: readonly HeroView[]) =>
    heading(words, placeName(where, words), ...heroes.map(hero => heroText(hero, words)))
  return [
    ...landmarks.flatMap(landmark => (board.landmarks[landmark] ? place(landmark, [board.landmarks[landmark]]) : [])),
    ...(tavern.length === 0 ? [] : place('tavern', tavern.toReversed())),
    ...(market.length === 0 ? [] : heading(words, words.t('cli.market'), ...market.map(card => cardName(card, words)))),
    ...(itemsWaiting.length === 0
      ? []
      : heading(words, words.t('cli.items'), ...itemsWaiting.map(item => cardName(item, words)))),
  ]
}
/** Declared effects that wait for their turn, and what holds until the end of the round. */
function drawWaiting({ pending, lasting }: View, words: RenderContext): string[] {
  const { t } = words
  return [
    ...(pending.length === 0 ? [] : heading(words, t('cli.pending'), ...pending.map(e => pendingText(e, words)))),
    ...(lasting.length === 0 ? [] : heading(words, t('lasting.title'), ...lasting.map(l => roundEffectText(l, words)))),
  ]
}

// --- players -----------------------------------------------------------------------------------------------------

function playerFacts(player: PlayerView, seat: Seat, view: View, words: RenderContext): [string, ...string[]] {
  const { t } = words
  const name = seat === view.viewer ? t('cli.self', { name: words.name(seat) }) : words.name(seat)
  const { boss, leveled, out, souls, wounds, hand, treasure } = player
  if (out) return [name, t('cli.out')]
  return [
    name,
    boss === null
      ? t('cli.noBoss')
      : `${cardName(boss, words)} (${t('cli.xp', { xp: bossFacts(boss).xp })}${leveled ? `, ${t('cli.leveled')}` : ''})`,
    t('cli.souls', { count: souls }),
    t('cli.wounds', { count: wounds }),
    ...(treasure === null ? [] : [t('cli.treasure', { marks: treasureText(treasure, words) })]),
    ...(seat === view.viewer ? [] : [t('cli.hand', hand)]),
    ...(view.variants.coins ? [t('cli.coins', { count: player.coins })] : []),
    ...(view.board?.minions[seat] ? [t('cli.minion', { place: spaceName(view.board.minions[seat], words) })] : []),
  ]
}
/** `C2 F1`: what the dungeon and the boss show. */
function treasureText(treasure: Readonly<Partial<Record<Treasure, number>>>, words: RenderContext): string {
  const shown = ([...treasures, 'explorer'] as const).filter(type => (treasure[type] ?? 0) > 0)
  return shown.length === 0 ? '–' : shown.map(type => `${treasureMark(type, words)}${treasure[type]}`).join(' ')
}
function drawOther(view: View, seat: Seat, words: RenderContext): string[] {
  const player = view.players[seat]!
  const facts = heading(words, ...playerFacts(player, seat, view, words))
  return [...facts, ...(hasSomething(player) ? dungeonLine(player, words) : [])]
}
const hasSomething = ({ dungeon, entrance, walker: inside }: PlayerView): boolean =>
  dungeon.length + entrance.length > 0 || inside !== null
function drawOwn(view: View, seat: Seat, words: RenderContext): string[] {
  const player = view.players[seat]!
  return [
    ...heading(words, ...playerFacts(player, seat, view, words)),
    ...(hasSomething(player) ? (words.height < LOW ? dungeonLine : drawDungeon)(player, words) : []),
    ...drawHand(view, words),
  ]
}

/** Below this many lines one's own dungeon is drawn in a line, too: `m` shows all of them as boxes. */
const LOW = 30
/** Below this many lines the texts of the hand are cut: `?` shows them whole. */
const HIGH = 60

function drawHand({ hand }: View, words: RenderContext): string[] {
  if (!hand) return []
  const { t } = words
  return [
    ...(hand.rooms.length === 0 ? [] : heading(words, t('cli.handRooms'))),
    ...hand.rooms.flatMap(card => cardLines(card, words)),
    ...(hand.spells.length === 0 ? [] : heading(words, t('cli.handSpells'))),
    ...hand.spells.flatMap(card => cardLines(card, words)),
  ]
}
function cardLines(card: CardName, words: RenderContext): string[] {
  const { width, height, paint } = words
  const title = `   ${cardName(card, words)} (${handFigures(card, words)})`
  const text = cardText(card, words) ?? ''
  const whole = text === '' ? title : `${title}: ${text}`
  const lines = height < HIGH ? [fit(width, whole)] : wrap(whole, width, '     ')
  return lines.map((line, i) =>
    i > 0 ? paint.faint(line) : line.slice(0, title.length) + paint.faint(line.slice(title.length)),
  )
}

// --- scores ------------------------------------------------------------------------------------------------------

function scoreLines({ slain, survivors, souls, wounds }: PlayerView, words: RenderContext): string[] {
  const { t } = words
  const heroes = (names: readonly string[]) => names.map(hero => heroCard(hero, words))
  return [
    ...heading(words, t('cli.souls', { count: souls }), ...heroes(slain)),
    ...heading(words, t('cli.wounds', { count: wounds }), ...heroes(survivors)),
  ]
}

/** Who has won, and what decided it. */
const verdict = (view: View, result: DungeonResult, words: RenderContext): string[] => [
  ...resultText(view, result, words),
  ...(view.viewer === 'spectator' || result.title
    ? []
    : [words.t(result.winners.includes(view.viewer) ? 'over.youWin' : 'over.youLose')]),
]

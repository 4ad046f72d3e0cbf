// Situations of the dungeon games: dungeons, hands and town, written by a person.
//
//   phase: adventure                      the current phase; default: `build`; `setup` starts with the opening hands
//   P1: { boss: robobo, dungeon: [golem-factory, bottomless-pit+dragon-hatchery], spells: [freeze], entrance: [nick-the-masher] }
//   town: [the-fool]    discard: [fear]    roomDeck: [dark-altar]  (its next cards; so for spellDeck, heroDeck, epicDeck)
//   heroDeck: { only: [the-fool] }        (these and no others; all other cards leave the game)
//
// A dungeon is written from the entrance to the boss, a stack from its top. A room may be `+off` (deactivated), `+down`
// (face down), `+stunned`, `+awake`, and have counters (`bookwyrm+2`); a hero may have damage: `nick-the-masher+3`.
// The reader numbers rooms in the order of the text, a covered card before the card on top: golem-factory#1.
import {
  asTexts,
  describeValue,
  failAt,
  type JsonObject,
  type Path,
  parseSituation,
  type RawOptions,
  readCount,
  readDeck,
  readFlag,
  type Seed,
  type SituationFormat,
  type SituationSchema,
  seatName,
  seatNamed,
  type Vocabulary,
} from '../../kernel/index.ts'
import { catalogueOf, heroFacts } from '../engine/catalogue.ts'
import { frame, pushProgram, run, takeEvents } from '../engine/interpreter.ts'
import {
  damageOf,
  dungeonSize,
  healthOf,
  isActive,
  player,
  score,
  souls,
  treasureOf,
  treasureTypes,
  wounds,
  xpOf,
} from '../engine/queries.ts'
import { hasBoard, phasesOf, readGameSettings, ruleSetOf } from '../engine/rulesets.ts'
import type { DungeonGame } from '../games/dungeon-game.ts'
import { cardOf } from '../model/card-ids.ts'
import type { DeckKind, HeroRank, Seat, State, Tally } from '../model/state.ts'
import { newTally } from '../round/round.ts'
import { emptyTable, openingHand } from '../round/setup.ts'
import { dealBosses, readBosses, stillChoosing } from './bosses.ts'
import { CardSupply, formatStack, heroText, readHeroes, readStack } from './reader.ts'
import { boardPlayerWords, boardPlayerZones, boardWords, boardZones, readBoard, readPlayerBoard } from './town-board.ts'
import { vocabularyOf } from './vocabulary.ts'
import { wordsFor } from './words.ts'

const tableWords = ['phase', 'round', 'town', 'discard', 'roomDeck', 'spellDeck', 'heroDeck', 'epicDeck']
const playerWords = [
  ...['boss', 'dealt', 'rooms', 'spells', 'dungeon', 'entrance', 'slain', 'survivors', 'leveled'],
  ...['defeated', 'healed'], // souls gained in this round
]

const optionWords = ({ options }: DungeonGame): readonly string[] => options.map(spec => spec.id)
const schemaOf = (game: DungeonGame): SituationSchema => ({
  counts: game.players,
  least: 2,
  tableWords: [...optionWords(game), ...tableWords, ...(hasBoard(game.id) ? [...boardWords, 'firstPlayer'] : [])],
  playerWords: [...playerWords, ...(hasBoard(game.id) ? boardPlayerWords : [])],
})
const optionsIn = (game: DungeonGame, players: readonly JsonObject[], words: JsonObject): RawOptions => ({
  players: players.length,
  ...(stillChoosing(players) && optionWords(game).includes('choose') && { choose: true }),
  ...Object.fromEntries(Object.entries(words).filter(([word]) => optionWords(game).includes(word))),
})

function readPlayer(s: State, supply: CardSupply, own: JsonObject, seat: Seat): void {
  const name = seatName(seat)
  const p = player(s, seat)
  const take = (kind: 'room' | 'spell' | 'hero', word: string): string[] =>
    asTexts(own[word], [name, word]).map(([card, path]) => supply.takeCard(kind, card, path))
  p.rooms = take('room', 'rooms')
  p.spells = take('spell', 'spells')
  p.slain = take('hero', 'slain')
  p.survivors = take('hero', 'survivors')
  p.leveled = readFlag(own.leveled, [name, 'leveled'])
  const path = [name, 'dungeon']
  p.dungeon = asTexts(own.dungeon, path)
    .map(([text, at]) => readStack(s, supply, text, seat, at))
    .reverse()
  if (p.dungeon.length > dungeonSize) failAt(path, `a dungeon holds ${dungeonSize} rooms at most (BM-69)`)
  p.entrance = readHeroes(s, supply, own.entrance, [name, 'entrance'])
  readPlayerBoard(s, own, seat)
}

/** Reads a deck. `[a, b]` are its next cards, in this order; `{ only: [a, b] }` are all its cards. */
function setDeck(
  s: State,
  deck: string[],
  value: unknown,
  word: string,
  take: (card: string, path: Path) => string,
): void {
  const { texts, only } = readDeck(value, [word])
  const next = texts.map(([card, path]) => take(card, path))
  if (only) s.removed.push(...deck.splice(0))
  deck.push(...next.reverse())
}
function readDecks(s: State, supply: CardSupply, words: JsonObject): void {
  s.discard = asTexts(words.discard, ['discard']).map(([card, path]) => supply.takeRoomOrSpell(card, path))
  s.town = readHeroes(s, supply, words.town, ['town'])
  readBoard(s, supply, words)
  const hero = (rank: HeroRank) => (card: string, path: Path) => {
    const name = supply.takeCard('hero', card, path)
    return heroFacts(s, name).epic === (rank === 'epic') ? name : failAt(path, `${name} belongs to the other hero deck`)
  }
  setDeck(s, s.decks.rooms, words.roomDeck, 'roomDeck', (card, path) => supply.takeCard('room', card, path))
  setDeck(s, s.decks.spells, words.spellDeck, 'spellDeck', (card, path) => supply.takeCard('spell', card, path))
  setDeck(s, s.heroes.ordinary, words.heroDeck, 'heroDeck', hero('ordinary'))
  setDeck(s, s.heroes.epic, words.epicDeck, 'epicDeck', hero('epic'))
}
/** Fills up the opening hands from the bottom of the decks, so that the given next cards stay on top. */
function fillHands(s: State): void {
  for (const p of s.players)
    for (const kind of ['rooms', 'spells'] satisfies DeckKind[])
      while (p[kind].length < openingHand[kind]) p[kind].push(s.decks[kind].shift()!)
}

function fromSituation(game: DungeonGame, given: unknown, seed: Seed): State {
  const { words, players } = parseSituation(given, schemaOf(game))
  const s = emptyTable(readGameSettings(game.id, optionsIn(game, players, words)), seed)
  const supply = new CardSupply(s)
  const choosing = stillChoosing(players)
  if (choosing) dealBosses(s, supply, players, words)
  else readBosses(s, supply, players)
  s.removed.push(...supply.rest())
  if (!choosing) s.order = playingOrder(s, words.firstPlayer)
  for (const seat of s.players.keys()) readPlayer(s, supply, players[seat]!, seat)
  readDecks(s, supply, words)
  for (const seat of s.order) player(s, seat).tally = readTally(s, players[seat]!, seat)
  begin(s, words)
  return s
}
/** Reads the souls that a player gained in this round by killing and by healing heroes. */
function readTally(s: State, own: JsonObject, seat: Seat): Tally {
  const name = seatName(seat)
  const defeated = readCount(own.defeated ?? 0, [name, 'defeated'])
  const healed = readCount(own.healed ?? 0, [name, 'healed'])
  const gained = defeated + healed
  const total = souls(s, seat)
  if (gained > total) failAt([name], `expected at most ${total} defeated and healed souls, not ${gained}`)
  return { ...newTally(total - gained), defeated, gained }
}
/** Returns the playing order: by XP, or clockwise from the first player. */
function playingOrder(s: State, firstPlayer: unknown): Seat[] {
  if (ruleSetOf(s).turns !== 'clockwise') return s.order.toSorted((a, b) => xpOf(s, b) - xpOf(s, a))
  const seats = s.players.map((_, seat) => seat)
  const first = seatNamed(firstPlayer ?? 'P1')
  if (first === undefined || first >= seats.length)
    return failAt(['firstPlayer'], `“firstPlayer” is P1 to P${seats.length}, not ${describeValue(firstPlayer)}`)
  return [...seats.slice(first), ...seats.slice(0, first)]
}
function begin(s: State, words: JsonObject): void {
  const phase = words.phase ?? 'build'
  const { game, opening, rounds, round } = ruleSetOf(s).programs
  if (phase === 'setup') {
    const choosing = s.players.some(p => p.dealt.length > 0)
    if (!choosing) fillHands(s)
    pushProgram(s, choosing ? game : opening, 0, {})
    run(s)
    takeEvents(s)
    return
  }
  const phases: readonly string[] = phasesOf(s.game)
  const at = phases.indexOf(String(phase))
  if (at < 0) failAt(['phase'], `there is no phase ${describeValue(phase)}; phases: setup, ${phases.join(', ')}`)
  s.round = readCount(words.round ?? 1, ['round'])
  if (at === 0) s.round-- // the first phase adds one
  pushProgram(s, rounds, 0, {})
  s.stack[0]!.pc = 2 // after this round, continue with the next one
  s.stack.push({ ...frame(round, 0, ''), pc: at })
  run(s)
  takeEvents(s)
}

/** Returns the whole table as zones of a situation. */
function zones(s: State): { readonly [zone: string]: unknown } {
  const table: { [zone: string]: unknown } = {
    phase: s.phase,
    round: s.round,
    town: s.town.map(heroText),
    health: s.town.map(hero => healthOf(s, hero)),
    discard: [...s.discard],
    roomDeck: s.decks.rooms.toReversed(),
    spellDeck: s.decks.spells.toReversed(),
    heroDeck: s.heroes.ordinary.toReversed(),
    epicDeck: s.heroes.epic.toReversed(),
    ...boardZones(s),
    ...(hasBoard(s.game) && { firstPlayer: s.players.some(p => p.boss === '') ? null : seatName(s.order[0]!) }),
    active: s.active < 0 ? null : seatName(s.active),
    removed: [s.removed, ...Object.values(s.removedUnseen)].flat(),
    pending: s.pending.map(f => cardOf(f.v.self)),
  }
  s.players.forEach((p, seat) => {
    table[seatName(seat)] = {
      boss: p.boss === '' ? null : p.boss,
      dealt: [...p.dealt],
      leveled: p.leveled,
      out: p.out,
      rooms: [...p.rooms],
      spells: [...p.spells],
      dungeon: p.dungeon.toReversed().map(room => formatStack(s, room)),
      damage: p.dungeon.toReversed().map(room => (isActive(room) ? damageOf(s, seat, room) : 0)),
      entrance: p.entrance.map(heroText),
      inside: p.walker ? heroText(p.walker) : null,
      health: [...(p.walker ? [p.walker] : []), ...p.entrance].map(hero => healthOf(s, hero, seat)),
      slain: [...p.slain],
      survivors: [...p.survivors],
      ...boardPlayerZones(s, seat),
    }
  })
  return table
}

const scores = (s: State) =>
  s.players.map(({ boss }, seat) => ({
    souls: souls(s, seat),
    wounds: wounds(s, seat),
    total: score(s, seat),
    ...Object.fromEntries(treasureTypes(s).map(type => [type, boss === '' ? 0 : treasureOf(s, seat, type)])),
  }))

export function situations(game: DungeonGame): SituationFormat<State> {
  let vocabulary: Vocabulary | undefined
  return {
    fromSituation: (given, seed) => fromSituation(game, given, seed),
    zones,
    wordsFor: (dealt, viewer, options) => wordsFor(dealt, zones(dealt), viewer, options),
    scores,
    roundRule: hasBoard(game.id) ? 'SB-44' : 'BM-56',
    /** Computed when it is first read: it is long, and only scenarios need it. */
    get vocabulary() {
      vocabulary ??= vocabularyOf(catalogueOf({ game: game.id }))
      return vocabulary
    },
  }
}

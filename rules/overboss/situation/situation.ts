// Situations of Overboss: maps, stashes and market as a person writes them (docs/scenarios.md).
import type { RawOptions } from '../../kernel/options.ts'
import { drawFrom, type HasRandom, shuffle } from '../../kernel/random.ts'
import {
  asTexts,
  failAt,
  type ParsedSituation,
  parseSituation,
  readDeck,
  readFlag,
  readList,
} from '../../kernel/situation-reader.ts'
import { type Path, type SituationFormat, seatName, seatNamed } from '../../kernel/situations.ts'
import type { JsonObject } from '../../kernel/untrusted-input.ts'
import { bossNumber } from '../bosses/index.ts'
import { run } from '../engine/machine.ts'
import { options } from '../engine/options.ts'
import { setup } from '../engine/setup.ts'
import { cellsOf, rowOf, spacesOn } from '../model/boards.ts'
import { bossIds } from '../model/boss-ids.ts'
import { commandIds } from '../model/commands.ts'
import { isFull, openTiles, unplaced } from '../model/map.ts'
import {
  activeSide,
  basicTerrains,
  crystalTerrain,
  DUNGEON,
  isCrystal,
  isMonster,
  NONE,
  TERRAINS_PER_GAME,
  type TerrainId,
  type Tile,
  type Token,
  terrainIds,
  terrainOf,
  tileIds,
  tokenIds,
} from '../model/pieces.ts'
import type { Boss, State } from '../model/state.ts'
import { settleAfter } from '../model/step-handler.ts'
import { drawToken, refill, slots } from '../moves/market.ts'
import { startTurn } from '../steps/turn.ts'
import { type Pair, readBag, readBoss, readCommand, readMap, readPair, readTile, readToken, schema } from './reader.ts'
import { vocabulary } from './vocabulary.ts'
import { wordsFor } from './words.ts'
import { scores, zones } from './zones.ts'

export const situations: SituationFormat<State> = {
  fromSituation,
  zones,
  wordsFor,
  scores,
  vocabulary,
  roundRule: 'OB-38',
}

export function fromSituation(value: unknown, seed: string): State {
  const situation = parseSituation(value, schema)
  const { words, players } = situation
  const spaces = spacesOn(words.board === '4x4' ? '4x4' : '3x4')
  const maps = players.map((own, seat) => readMap(own.map, [seatName(seat), 'map'], spaces))
  const market = asTexts(words.market, ['market']).map(([text, path]) => readPair(text, path))
  if (market.length > slots.length) failAt(['market'], `the market has 4 slots, not ${market.length}`)
  const state = setup(optionsOf(situation, maps, market), seed)
  clearTable(state)
  const supply = new PieceSupply(state)
  market.forEach(([tile, token], slot) => {
    state.marketTiles[slot] = supply.tile(tile, ['market', slot])
    state.marketTokens[slot] = supply.token(token, ['market', slot])
  })
  players.forEach((own, seat) => fillPlayer(state, supply, own, seat, maps[seat]!))
  if (state.options.bosses && state.players.length > 1) dealBosses(state, players)
  const nextTokens = fillDecks(state, supply, words, slots.slice(market.length))
  fillCommands(state, words)
  refill(state, [])
  drawNext(state, nextTokens)
  // A situation without the option begins with P1, not with a draw (OB-188).
  startPlay(state, words.turn ?? (words.firstPlayer === undefined ? 'P1' : seatName(state.turn.seat)))
  return state
}

function optionsOf({ words, players }: ParsedSituation, maps: Pair[][], market: Pair[]): RawOptions {
  const chosen: { [option: string]: unknown } = { players: players.length }
  for (const { id } of options) if (words[id] !== undefined) chosen[id] = words[id]
  const terrains = terrainsFor({ words, players }, [...maps.flat(), ...market])
  if (terrains !== undefined) chosen.terrains = terrains
  if (words.row !== undefined || words.commandDeck !== undefined) chosen.commands = true
  const bosses = players.some(own => own.boss !== undefined || own.dealt !== undefined)
  if (bosses && players.length > 1) chosen.bosses = true
  else if (bosses) chosen.boss = players[0]!.boss
  // A situation without bosses has none, not even in a solo game. A campaign level always has one.
  else if (words.boss === undefined && words.level === undefined) chosen.bosses ??= false
  return chosen
}

/** The terrains of the game: those of `terrains`, or those of all named pieces, filled up with basic ones. */
function terrainsFor({ words, players }: ParsedSituation, pairs: readonly Pair[]): unknown {
  if (words.terrains !== undefined || words.level !== undefined) return words.terrains
  const used = new Set<TerrainId>()
  const use = (terrain: number) => terrain !== NONE && terrain !== DUNGEON && used.add(terrainIds[terrain]!)
  for (const [tile, token] of pairs) {
    use(terrainOf(tile))
    use(homeOf(token))
  }
  for (const [id, path] of readBag(words.bag).texts) use(homeOf(readToken(id, path)))
  for (const [id, path] of asTexts(words.discard, ['discard'])) use(terrainOf(readTile(id, path)))
  for (const [id, path] of readDeck(words.deck, ['deck']).texts) use(terrainOf(readTile(id, path)))
  players.forEach((own, seat) => {
    const stash = asTexts(own.stash, [seatName(seat), 'stash'])
    for (const [id, path] of stash) use(homeOf(readToken(id, path)))
  })
  for (const terrain of basicTerrains) if (used.size < TERRAINS_PER_GAME) used.add(terrain)
  return used.size === TERRAINS_PER_GAME
    ? [...used]
    : failAt(
        ['terrains'],
        `the pieces use ${used.size} terrains, but a game has ${TERRAINS_PER_GAME}: ${[...used].join(', ')}`,
      )
}
/** The terrain that brings a token into the game. NONE for tokens that are in every game. */
const homeOf = (token: Token): number => (isMonster(token) ? token : isCrystal(token) ? crystalTerrain(token) : NONE)

/** Puts all pieces back into deck and bag. */
function clearTable(state: State): void {
  for (const slot of slots) {
    if (state.marketTiles[slot] !== NONE) state.deck.push(state.marketTiles[slot]!)
    if (state.marketTokens[slot] !== NONE) state.bag.push(state.marketTokens[slot]!)
    state.marketTiles[slot] = NONE
    state.marketTokens[slot] = NONE
  }
  state.steps = []
  state.asks = []
}

/** Takes pieces out of deck and bag. Throws BadSituation if no copy is left. */
class PieceSupply {
  readonly #state: State
  constructor(state: State) {
    this.#state = state
  }
  tile(tile: Tile, path: Path): Tile {
    if (tile === NONE) return NONE
    const at = this.#state.deck.indexOf(tile)
    if (at < 0) this.#none(tileIds[tile]!, terrainOf(tile), path)
    this.#state.deck.splice(at, 1)
    return tile
  }
  token(token: Token, path: Path): Token {
    if (token === NONE) return NONE
    const at = this.#state.bag.indexOf(activeSide(token))
    if (at < 0) this.#none(tokenIds[token]!, homeOf(token), path)
    this.#state.bag.splice(at, 1)
    return token
  }
  #none(id: string, terrain: number, path: Path): never {
    const { terrains } = this.#state.options
    if (terrain === NONE || terrain === DUNGEON || terrains.includes(terrain))
      return failAt(path, `no ${id} is left; all copies are elsewhere`)
    const names = terrains.map(other => terrainIds[other]!).join(', ')
    return failAt(path, `there is no ${id} in a game of ${names}`)
  }
}

function fillPlayer(state: State, supply: PieceSupply, own: JsonObject, seat: number, map: readonly Pair[]): void {
  const player = state.players[seat]!
  const name = seatName(seat)
  map.forEach(([tile, token], space) => {
    player.tiles[space] = supply.tile(tile, [name, 'map', rowOf(space)])
    player.tokens[space] = supply.token(token, [name, 'map', rowOf(space)])
  })
  player.stash = asTexts(own.stash, [name, 'stash']).map(([id, path]) => supply.token(readToken(id, path), path))
  player.skipsTurn = readFlag(own.skipsTurn, [name, 'skipsTurn'])
  player.revealed = readFlag(own.revealed, [name, 'revealed'])
}

/**
 * Gives players their named boss cards and deals the others at random. With `dealt` but no `boss`, players still
 * choose.
 */
function dealBosses(state: State, players: readonly JsonObject[]): void {
  const choosing = players.some(own => own.dealt !== undefined && own.boss === undefined)
  const taken = new Set<Boss>()
  const card = (id: unknown, path: Path): Boss => {
    const boss = bossNumber(readBoss(id, path))
    if (taken.has(boss)) failAt(path, `another player has ${bossIds[boss]}`)
    taken.add(boss)
    return boss
  }
  const hands = players.map((own, seat): Boss[] => {
    const name = seatName(seat)
    if (choosing && own.boss !== undefined)
      failAt([name, 'boss'], 'no player can have kept a boss while another still chooses')
    if (own.dealt === undefined) return own.boss === undefined ? [] : [card(own.boss, [name, 'boss'])]
    const dealt = readList(own.dealt, [name, 'dealt'])
    if (dealt.length !== 2) failAt([name, 'dealt'], `a player gets two boss cards (OB-107), not ${dealt.length}`)
    if (own.boss !== undefined && !dealt.includes(own.boss))
      failAt([name, 'boss'], 'the boss must be one of the two dealt (OB-107)')
    return dealt.map((id, i) => card(id, [name, 'dealt', i]))
  })
  const rest = shuffle(
    state,
    [...bossIds.keys()].filter(boss => !taken.has(boss)),
  )
  state.players.forEach((player, seat) => {
    const hand = hands[seat]!
    while (hand.length < 2) hand.push(rest.pop()!)
    const { boss } = players[seat]!
    player.dealt = hand
    player.boss = choosing ? NONE : boss === undefined ? hand[0]! : bossNumber(readBoss(boss, [seatName(seat), 'boss']))
  })
  state.boxedBosses = rest
  if (choosing) state.steps.push({ step: 'keep-boss' })
}

/**
 * Puts the unnamed tiles into the deck, or into the discard pile if `deck` names all tiles of the deck. Fills the unnamed
 * market slots with unnamed pieces. Returns the tokens that the bag gives next.
 */
function fillDecks(state: State, supply: PieceSupply, words: JsonObject, unnamedSlots: readonly number[]): Token[] {
  const tiles = (named: readonly (readonly [string, Path])[]) =>
    named.map(([id, path]) => supply.tile(readTile(id, path), path))
  const { texts, only } = readDeck(words.deck, ['deck'])
  const discard = tiles(asTexts(words.discard, ['discard']))
  const next = tiles(texts).reverse()
  const bag = readBag(words.bag)
  const named = bag.texts.map(([id, path]) => supply.token(readToken(id, path), path))
  for (const slot of unnamedSlots) {
    state.marketTiles[slot] = state.deck.pop() ?? NONE
    state.marketTokens[slot] = drawToken(state)
  }
  state.discard = only ? [...discard, ...state.deck] : discard
  state.deck = only ? next : [...state.deck, ...next]
  if (!bag.isWhole) return named
  state.bag = named
  return []
}
/** Puts tokens into the bag in such a way that the next draws take them, in this order. */
function drawNext(state: State, tokens: readonly Token[]): void {
  if (tokens.length === 0) return
  const places = [...state.bag, ...tokens].map((_, place) => place)
  // A copy of the generator shows from which places the draws will take.
  const random: HasRandom = { random: [...state.random] }
  const rest = [...places]
  const drawn = new Map(tokens.map(token => [drawFrom(random, rest)!, token]))
  const others = [...state.bag]
  state.bag = places.map(place => drawn.get(place) ?? others.pop()!)
}

/** Does the same for command cards: unnamed cards go into the deck or the discard pile. */
function fillCommands(state: State, words: JsonObject): void {
  if (!state.options.commands) return
  const all = [...state.commandDeck, ...state.commandRow]
  const card = (id: unknown, path: Path): number => {
    const command = readCommand(id, path)
    const at = all.indexOf(command)
    if (at < 0) failAt(path, `no ${commandIds[command]} is left; all copies are elsewhere`)
    all.splice(at, 1)
    return command
  }
  if (words.row !== undefined) state.commandRow = readList(words.row, ['row']).map((id, i) => card(id, ['row', i]))
  if (state.commandRow.length !== slots.length)
    failAt(['row'], `there are 4 face-up command cards (OB-132), not ${state.commandRow.length}`)
  if (words.row === undefined) for (const command of state.commandRow) all.splice(all.indexOf(command), 1)
  const { texts, only } = readDeck(words.commandDeck, ['commandDeck'])
  const next = texts.map(([id, path]) => card(id, path)).reverse()
  state.commandDiscard = only ? all.splice(0) : []
  state.commandDeck = [...all, ...next]
}

function startPlay(state: State, turn: unknown): void {
  const seat = seatNamed(turn)
  if (seat === undefined || seat >= state.players.length)
    return failAt(['turn'], `“turn” is P1 to P${state.players.length}, not ${JSON.stringify(turn)}`)
  state.turn.seat = seat
  state.turn.number = 0
  if (state.players.every(isFull)) {
    state.steps.push({ step: 'score' })
    state.players.forEach((_, owner) => settleAfter(state, owner)) // OB-76
  } else {
    if (isFull(state.players[seat]!))
      failAt(['turn'], `the map of ${seatName(seat)} is full, so ${seatName(seat)} takes no turn (OB-38)`)
    state.players.forEach(checkSettled)
    if (state.steps.length === 0) startTurn(state, seat, [])
  }
  run(state, [])
}

/** OB-52: no player starts a turn with a creature in the stash and an open tile. */
function checkSettled(player: State['players'][number], seat: number): void {
  const [waiting] = unplaced(player)
  const [open] = cellsOf(openTiles(player))
  if (waiting !== undefined && open !== undefined)
    failAt(
      [seatName(seat), 'stash'],
      `${tokenIds[waiting]} cannot wait in the stash: the tile at ${open} is open (OB-52)`,
    )
}

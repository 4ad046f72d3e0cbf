// Setup: section 3 of the rules, boss cards (OB-107), command cards (OB-132) and the boss of a solo game (OB-157).
import type { RawOptions } from '../../kernel/options.ts'
import { type HasRandom, randomBelow, type Seed, seeded, shuffle } from '../../kernel/random.ts'
import { bossCards, bossNumber } from '../bosses/index.ts'
import { spacesOn } from '../model/boards.ts'
import { commandCards } from '../model/commands.ts'
import {
  crystalOf,
  DUNGEON,
  minibosses,
  NONE,
  PORTAL,
  selectableTerrains,
  TERRAINS_PER_GAME,
  type Terrain,
  type Tile,
  type Token,
  terrainNumber,
  tileKinds,
  tokenCopies,
} from '../model/pieces.ts'
import type { Player, State } from '../model/state.ts'
import { version } from '../model/version.ts'
import { refill } from '../moves/market.ts'
import { startTurn } from '../steps/turn.ts'
import { run } from './machine.ts'
import { readSetupOptions, type SetupOptions } from './options.ts'

const BOSSES_DEALT = 2
const COMMAND_ROW = 4

export function setup(raw: RawOptions, seed: Seed): State {
  const state = createState(readSetupOptions(raw), seed)
  run(state, [])
  return state
}

const copies = <T>(item: T, number: number): T[] => new Array<T>(number).fill(item)

interface Supply {
  readonly tiles: readonly Tile[]
  readonly tokens: readonly Token[]
}
/** Cached for each set of terrains, because bots and simulations set up thousands of games. */
const supplies = new Map<string, Supply>()
function supplyFor(terrains: readonly Terrain[]): Supply {
  const key = terrains.join()
  const cached = supplies.get(key)
  if (cached) return cached
  const inPlay = (terrain: Terrain) => terrain === DUNGEON || terrains.includes(terrain)
  const supply = {
    // OB-26: all tiles of the chosen terrains and all dungeons.
    tiles: tileKinds.flatMap((kind, tile) => (inPlay(kind.terrain) ? copies(tile, kind.copies) : [])),
    // OB-27: monsters and crystals of the chosen terrains, all minibosses and portals.
    tokens: [...terrains, ...terrains.map(crystalOf), ...minibosses, PORTAL].flatMap(token =>
      copies(token, tokenCopies(token)),
    ),
  }
  supplies.set(key, supply)
  return supply
}
const allCommands: readonly number[] = commandCards.flatMap((card, command) => copies(command, card.copies))

const newPlayer = (spaces: number): Player => ({
  tiles: copies(NONE, spaces),
  tokens: copies(NONE, spaces),
  stash: [],
  boss: NONE,
  revealed: false,
  dealt: [],
  skipsTurn: false,
})

function createState(options: SetupOptions, seed: Seed): State {
  const source: HasRandom = { random: seeded(seed) }
  const terrains = chooseTerrains(options, source)
  const supply = supplyFor(terrains)
  const { players, board, bosses, commands, firstPlayer, level } = options
  const state: State = {
    version,
    options: { players, board, terrains, bosses, commands, level },
    random: source.random,
    deck: shuffle(source, supply.tiles.slice()),
    discard: [],
    bag: supply.tokens.slice(),
    marketTiles: copies(NONE, 4),
    marketTokens: copies(NONE, 4),
    commandDeck: commands ? shuffle(source, allCommands.slice()) : [],
    commandRow: [],
    commandDiscard: [],
    boxedBosses: bosses ? [...bossCards.keys()] : [],
    players: Array.from({ length: players }, () => newPlayer(spacesOn(board))),
    turn: {
      seat: firstPlayer ?? randomBelow(source, players), // OB-29
      number: 0,
      portalUsed: false,
      commandUsed: false,
      placed: 0,
      passed: false,
    },
    steps: [],
    asks: [],
    answers: [],
    result: null,
  }
  refill(state, [], 'OB-28')
  if (commands) state.commandRow = state.commandDeck.splice(-COMMAND_ROW)
  if (bosses) dealBosses(state, options)
  if (state.steps.length === 0) startTurn(state, state.turn.seat, [])
  return state
}

/** OB-25: the chosen terrains, or five random ones of the ten. */
function chooseTerrains({ terrains }: SetupOptions, source: HasRandom): Terrain[] {
  const ids = terrains === 'random' ? shuffle(source, [...selectableTerrains]).slice(0, TERRAINS_PER_GAME) : terrains
  return ids.map(id => terrainNumber(id)!).sort((a, b) => a - b)
}

function dealBosses(state: State, { soloBosses }: SetupOptions): void {
  const [firstPlayer, ...others] = state.players
  if (firstPlayer && others.length === 0) {
    const chosen = bossNumber(soloBosses[randomBelow(state, soloBosses.length)]!)
    firstPlayer.boss = chosen
    state.boxedBosses = state.boxedBosses.filter(boss => boss !== chosen)
    return
  }
  shuffle(state, state.boxedBosses)
  for (const player of state.players) player.dealt = state.boxedBosses.splice(-BOSSES_DEALT)
  state.steps.push({ step: 'keep-boss' })
}

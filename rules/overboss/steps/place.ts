import { bit, boardOf, type Cell, cells, type Space, spaceAt } from '../model/boards.ts'
import { type Choice, place } from '../model/choices.ts'
import type { Events } from '../model/events.ts'
import { isFull } from '../model/map.ts'
import {
  DUNGEON,
  NONE,
  SUMMONING_CIRCLE,
  type TokenId,
  terrainOf,
  tileIds,
  tokenIds,
  VOLCANO,
} from '../model/pieces.ts'
import type { State, StepOf } from '../model/state.ts'
import { type StepHandler, settleAfter } from '../model/step-handler.ts'
import { intoBag } from '../moves/market.ts'
import { addInterruptions, askSeat, interrupt } from './interruptions.ts'

type Place = StepOf<'place'>

/** OB-41: the player places the tile on any empty space of their own map. */
export const placeStep: StepHandler<Place> = {
  advance(state, step, events) {
    if (step.onto !== NONE) return placeTile(state, step, step.onto, events)
    const { tiles } = state.players[step.seat]!
    const choices: Choice[] = []
    for (let space = 0; space < tiles.length; space++) if (tiles[space] === NONE) choices.push(place(step.tile, space))
    askSeat(state, step.seat, 'place', 'OB-41', addInterruptions(state, step.seat, choices))
  },
  answer(state, step, choice, events) {
    if (!('place' in choice)) return void interrupt(state, step.seat, choice, events)
    placeTile(state, step, spaceAt(choice.at)!, events)
  },
}

function placeTile(state: State, step: Place, space: Space, events: Events): void {
  const { seat, tile } = step
  const player = state.players[seat]!
  const ownTurn = step.onto === NONE
  const terrain = terrainOf(tile)
  state.steps.pop()
  player.tiles[space] = tile
  if (ownTurn) {
    state.turn.placed |= bit(space)
    state.turn.passed = false
  }
  if (terrain === SUMMONING_CIRCLE) state.steps.push({ step: 'circle', seat, at: space, moment: ownTurn })
  state.steps.push({ step: 'settle', seat, held: step.held, moment: ownTurn, why: ownTurn ? 'OB-48' : 'OB-55' })
  events.push({
    event: 'tile-placed',
    why: ownTurn ? 'OB-41' : 'OB-142',
    seat,
    tile: tileIds[tile]!,
    at: cells[space]!,
  })
  if (ownTurn && isFull(player)) events.push({ event: 'map-filled', why: 'OB-38', seat })
  if (terrain === VOLCANO) erupt(state, seat, space, events)
  if (!ownTurn) placePairToken(state, step, space, events)
}

/** OB-142, OB-186: the token of a replacement pair goes onto its tile; a dungeon carries none (OB-46). */
function placePairToken(state: State, { seat, held }: Place, space: Space, events: Events): void {
  const player = state.players[seat]!
  state.steps.pop()
  settleAfter(state, seat)
  for (const token of held) {
    const id = tokenIds[token]!
    if (terrainOf(player.tiles[space]!) === DUNGEON) {
      player.stash.push(token)
      events.push({ event: 'token-stashed', why: 'OB-186', seat, token: id })
    } else {
      player.tokens[space] = token
      events.push({ event: 'token-placed', why: 'OB-142', seat, token: id, at: cells[space]!, from: 'draft' })
    }
  }
}

/** OB-65, OB-66: a placed volcano at once destroys all tokens on bordering tiles. */
function erupt(state: State, seat: number, at: Space, events: Events): void {
  const player = state.players[seat]!
  const destroyed: (readonly [Cell, TokenId])[] = []
  for (const space of boardOf(player.tiles.length).borders[at]!) {
    const token = player.tokens[space]!
    if (token === NONE) continue
    destroyed.push([cells[space]!, tokenIds[token]!])
    player.tokens[space] = NONE
    intoBag(state, token)
  }
  events.push({ event: 'volcano-erupted', why: 'OB-65', seat, at: cells[at]!, destroyed })
}

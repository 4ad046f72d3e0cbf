// Command cards: at most one per turn, completed by a tile placed in that turn (OB-133 to OB-145, OB-184, OB-185).
import type { Seat } from '../../kernel/contract.ts'
import { shuffle } from '../../kernel/random.ts'
import { cells, spaceAt } from '../model/boards.ts'
import { against, type Choice, demolish, overthrow, passCommand, passTurn } from '../model/choices.ts'
import { type CommandType, commandCards, commandIds, isComplete } from '../model/commands.ts'
import { slideTile } from '../model/map.ts'
import { NONE, type Placed, tileIds, tokenIds } from '../model/pieces.ts'
import type { Command, Slot, State, Step, StepOf } from '../model/state.ts'
import { neverAsks, replaceTop, type StepHandler, settleAfter } from '../model/step-handler.ts'
import { intoBag, pairUp } from '../moves/market.ts'
import { slideExists, slides } from '../moves/slides.ts'
import { addInterruptions, askSeat, interrupt, mayInterrupt } from './interruptions.ts'

/** For each kind of command: its first step, and whether it has a legal target (OB-138). */
const effects: { readonly [T in CommandType]: { possible(state: State): boolean; step(seat: Seat): Step } } = {
  intimidate: {
    possible: state => state.players.some(slideExists),
    step: seat => ({ step: 'slide', seat, whose: 'any' }),
  },
  demolish: {
    possible: state => state.marketTiles.some(tile => tile !== NONE),
    step: seat => ({ step: 'demolish', seat }),
  },
  overthrow: {
    possible: () => true, // the player can always swap two of the four tiles of the pattern
    step: seat => ({ step: 'overthrow', seat, first: null }),
  },
}

const activate: readonly Choice[] = commandIds.map(command => Object.freeze({ command }))

export const commandStep: StepHandler<StepOf<'command'>> = {
  advance(state) {
    const { seat, placed } = state.turn
    const player = state.players[seat]!
    const usable = [...new Set(state.commandRow)].filter(
      command => isComplete(player, placed, command) && effects[commandCards[command]!.type].possible(state),
    )
    if (usable.length === 0) {
      // Cleopatra may still complete a pattern (OB-43).
      if (state.turn.passed || !mayInterrupt(state, seat)) return void state.steps.pop()
      return askSeat(state, seat, 'end-turn', 'OB-43', addInterruptions(state, seat, [passTurn]))
    }
    const choices = [...usable.map(command => activate[command]!), passCommand]
    askSeat(state, seat, 'command', 'OB-133', addInterruptions(state, seat, choices))
  },
  answer(state, _, choice, events) {
    const { seat } = state.turn
    if (interrupt(state, seat, choice, events)) return
    state.steps.pop()
    if (!('command' in choice)) {
      state.turn.passed = true
      return
    }
    const command: Command = commandIds.indexOf(choice.command)
    state.turn.commandUsed = true
    state.turn.passed = false
    state.steps.push({ step: 'replace-command', command }, effects[commandCards[command]!.type].step(seat))
    events.push({ event: 'command-activated', why: 'OB-133', seat, command: choice.command })
  },
}

/** OB-136: discards and replaces the card after it has resolved. */
export const replaceCommandStep: StepHandler<StepOf<'replace-command'>> = {
  advance(state, step, events) {
    state.steps.pop()
    const slot: Slot = state.commandRow.indexOf(step.command)
    state.commandDiscard.push(step.command)
    if (state.commandDeck.length === 0) {
      state.commandDeck = shuffle(state, state.commandDiscard)
      state.commandDiscard = []
    }
    const next = state.commandDeck.pop()!
    state.commandRow[slot] = next
    events.push({
      event: 'command-replaced',
      why: 'OB-136',
      reveals: true,
      command: commandIds[step.command]!,
      by: commandIds[next]!,
    })
  },
  answer: neverAsks,
}

/** Slides a tile: Intimidate on any map (OB-140), Cleopatra on the player's own map (OB-113). */
export const slideStep: StepHandler<StepOf<'slide'>> = {
  advance(state, step) {
    const seats = step.whose === 'own' ? [step.seat] : state.players.keys()
    const choices = [...seats].flatMap(seat => slides(state.players[seat]!, seat))
    askSeat(state, step.seat, 'slide', step.whose === 'own' ? 'OB-113' : 'OB-140', choices)
  },
  answer(state, step, choice, events) {
    if (!('slide' in choice)) return
    state.steps.pop()
    const { slide: tile, of: seat, from, to } = choice
    slideTile(state, state.players[seat]!, spaceAt(from)!, spaceAt(to)!)
    events.push({ event: 'tile-slid', why: step.whose === 'own' ? 'OB-113' : 'OB-140', seat, tile, from, to })
  },
}

/** One choice for every tile on the table, except for one. */
function eachTile(
  state: State,
  choice: (tile: number, seat: Seat, space: number) => Choice,
  except?: Placed | null,
): Choice[] {
  return state.players.flatMap(({ tiles }, seat) =>
    tiles.flatMap((tile, space) =>
      tile === NONE || (except && except.seat === seat && except.space === space) ? [] : [choice(tile, seat, space)],
    ),
  )
}

export const demolishStep: StepHandler<StepOf<'demolish'>> = {
  advance(state, step) {
    askSeat(state, step.seat, 'demolish', 'OB-141', eachTile(state, demolish))
  },
  answer(state, _, choice, events) {
    if (!('demolish' in choice)) return
    const { of: seat, at } = choice
    const owner = state.players[seat]!
    const space = spaceAt(at)!
    const token = owner.tokens[space]!
    state.steps.pop()
    state.discard.push(owner.tiles[space]!)
    if (token !== NONE) intoBag(state, token)
    owner.tiles[space] = NONE
    owner.tokens[space] = NONE
    const lost = token === NONE ? null : tokenIds[token]!
    events.push({ event: 'tile-demolished', why: 'OB-141', seat, tile: choice.demolish, at, token: lost })
    pairUp(state, 'OB-143', events)
    state.steps.push({ step: 'draft', seat, takes: 'pair', onto: space })
  },
}

export const overthrowStep: StepHandler<StepOf<'overthrow'>> = {
  advance(state, step) {
    const choices = step.first ? eachTile(state, against, step.first) : eachTile(state, overthrow)
    askSeat(state, step.seat, step.first ? 'overthrow-against' : 'overthrow', 'OB-144', choices)
  },
  answer(state, step, choice, events) {
    if ('overthrow' in choice)
      return replaceTop(state, { ...step, first: { seat: choice.of, space: spaceAt(choice.at)! } })
    if (!('against' in choice) || !step.first) return
    state.steps.pop()
    const { seat, space } = step.first
    const other = { seat: choice.of, space: spaceAt(choice.at)! }
    swapTiles(state, step.first, other)
    events.push({
      event: 'tiles-overthrown',
      why: 'OB-144',
      seats: [seat, other.seat],
      tiles: [tileIds[state.players[other.seat]!.tiles[other.space]!]!, choice.against],
      at: [cells[space]!, choice.at],
    })
    // OB-185: the number of open tiles of a map may have changed.
    for (const owner of new Set([seat, other.seat])) settleAfter(state, owner)
  },
}

function swapTiles(state: State, a: Placed, b: Placed): void {
  const [ownerA, ownerB] = [state.players[a.seat]!, state.players[b.seat]!]
  const [tile, token] = [ownerA.tiles[a.space]!, ownerA.tokens[a.space]!]
  ownerA.tiles[a.space] = ownerB.tiles[b.space]!
  ownerA.tokens[a.space] = ownerB.tokens[b.space]!
  ownerB.tiles[b.space] = tile
  ownerB.tokens[b.space] = token
}

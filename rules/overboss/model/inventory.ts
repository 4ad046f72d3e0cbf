// Counts all pieces over all places where they can be. Tests use it to check that the number of pieces never changes.
import { bossIds } from './boss-ids.ts'
import { commandIds } from './commands.ts'
import { activeSide, NONE, tileIds, tokenIds } from './pieces.ts'
import type { State, Step } from './state.ts'

const tilesHeld = (step: Step): readonly number[] =>
  step.step === 'place' || step.step === 'take-token' ? [step.tile] : []
const tokensHeld = (step: Step): readonly number[] =>
  step.step === 'place' || step.step === 'settle' ? step.held : step.step === 'keep-token' ? step.drawn : []

const kinds = {
  tile: tileIds.map(id => `tile ${id}`),
  token: tokenIds.map(id => `token ${id}`),
  command: commandIds.map(id => `command ${id}`),
  boss: bossIds.map(id => `boss ${id}`),
}

export function inventory(state: State): Record<string, number> {
  const counts: Record<string, number> = {}
  const add = (names: readonly string[], pieces: readonly number[]) => {
    for (const piece of pieces) {
      if (piece === NONE) continue
      const name = names[piece]!
      counts[name] = (counts[name] ?? 0) + 1
    }
  }
  for (const tiles of [state.deck, state.discard, state.marketTiles]) add(kinds.tile, tiles)
  for (const tokens of [state.bag, state.marketTokens]) add(kinds.token, tokens)
  for (const commands of [state.commandDeck, state.commandRow, state.commandDiscard]) add(kinds.command, commands)
  add(kinds.boss, state.boxedBosses)
  for (const player of state.players) {
    add(kinds.tile, player.tiles)
    add(kinds.token, player.tokens)
    add(kinds.token, player.stash.map(activeSide))
    add(kinds.boss, player.dealt.length > 0 ? player.dealt : [player.boss]) // a solo player chose the boss and was dealt none
  }
  for (const step of state.steps) {
    add(kinds.tile, tilesHeld(step))
    add(kinds.token, tokensHeld(step))
  }
  return counts
}

// OB-107: each player gets two boss cards, keeps one in secret and returns the other. All players choose at the same
// time.
import type { Answer } from '../../kernel/contract.ts'
import { bossCards, bossNumber } from '../bosses/index.ts'
import type { Choice } from '../model/choices.ts'
import type { Events } from '../model/events.ts'
import type { Prompt } from '../model/prompts.ts'
import type { State, StepOf } from '../model/state.ts'
import { neverAsks, type StepHandler } from '../model/step-handler.ts'
import { startTurn } from './turn.ts'

export const keepBossStep: StepHandler<StepOf<'keep-boss'>> = {
  advance(state) {
    state.asks = state.players.map((player, seat) => ({
      seat,
      prompt: 'keep-boss' satisfies Prompt,
      why: 'OB-107',
      choices: player.dealt.map(boss => bossCards[boss]!.keep),
    }))
  },
  answer: neverAsks, // `keepBosses` takes all answers together
}

export function keepBosses(state: State, answers: readonly Answer<Choice>[], events: Events): void {
  for (const { seat, choice } of answers) {
    const player = state.players[seat]!
    if (!('keep' in choice)) continue
    player.boss = bossNumber(choice.keep)
  }
  state.steps.pop()
  startTurn(state, state.turn.seat, events)
}

// Plays games at random, writes positions of them as situations, and reads these again.
import { type AnyGame, seal, type Viewer } from '../contract.ts'
import type { RawOptions } from '../options.ts'
import { randomBelow, randomSource } from '../random.ts'
import type { SituationFormat, SituationWords } from '../situations.ts'

export interface WrittenPosition {
  readonly viewer: Viewer
  readonly written: SituationWords
  readonly zones: { readonly [zone: string]: unknown }
  /** The zones of the state that the words make. */
  readonly read: { readonly [zone: string]: unknown }
}
/** Calls `check` for positions of one random game, each written for every viewer. */
export function writePositions(
  game: AnyGame,
  { wordsFor, fromSituation, zones }: SituationFormat<unknown>,
  options: RawOptions,
  seed: string,
  check: (position: WrittenPosition) => void,
): void {
  const resolved = game.resolve(options)
  const state = game.setup(resolved, seed)
  const random = randomSource(seed)
  for (let n = 0; ; n++) {
    const [ask] = game.asks(state)
    if (!ask) return
    if (n % 13 === 0)
      for (const viewer of [
        ...Array.from({ length: Number(options.players) }, (_, seat) => seat),
        'spectator' as const,
      ]) {
        const dealt = game.deal(seal(game, state, viewer), 'dealt')
        const written = wordsFor!(dealt, viewer, resolved)
        check({ viewer, written, zones: zones(dealt), read: zones(fromSituation(written.words, 'read')) })
      }
    game.apply(state, ask.seat, ask.choices[randomBelow(random, ask.choices.length)]!)
  }
}

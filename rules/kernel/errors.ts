import type { Refusal } from './contract.ts'

/**
 * A request that is not possible: bad options, a damaged record, an unknown id. The message says what is wrong and why.
 */
export class GameError extends Error {
  override readonly name: string = 'GameError'
  readonly code: string
  /** The rule behind it, if a rule is. */
  readonly refusal: Refusal | undefined
  constructor(code: string, message: string, refusal?: Refusal) {
    super(message)
    this.code = code
    this.refusal = refusal
  }
}

/** A choice that the game did not offer. The state is unchanged. */
export class IllegalChoice extends GameError {
  override readonly name = 'IllegalChoice'
}

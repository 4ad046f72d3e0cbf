/** Something asked for cannot be: bad options, a damaged record, an unknown id. The message says what and why. */
export class GameError extends Error {
  override readonly name: string = 'GameError'
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A choice that is not among those offered. The state was not touched. */
export class IllegalChoice extends GameError {
  override readonly name = 'IllegalChoice'
}

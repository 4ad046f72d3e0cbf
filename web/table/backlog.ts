// Keeps a playback close to its match. People and bots elsewhere do not wait for this device.

/** Milliseconds of waiting events up to which a playback keeps its speed. Above, it is as fast as it takes to need no longer than this. */
const SHORT = 6000
/** From so many on, it would be too fast to follow: the playback jumps. */
const LONG = 30_000

export class Backlog {
  #waiting = 0

  /** Choices wait whose events take so many milliseconds. */
  add(milliseconds: number): void {
    this.#waiting += milliseconds
  }
  /** Their turn has come. */
  remove(milliseconds: number): void {
    this.#waiting = Math.max(0, this.#waiting - milliseconds)
  }
  /** Whether the next choices are to be left out. */
  get isTooLong(): boolean {
    return this.#waiting >= LONG
  }
  /** How long an event is shown that takes so many milliseconds. */
  pace(milliseconds: number): number {
    return this.#waiting <= SHORT ? milliseconds : (milliseconds * SHORT) / this.#waiting
  }
}

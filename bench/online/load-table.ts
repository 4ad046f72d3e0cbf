// A table under load: a socket for each person. A client reads only what it needs to choose: the own part of its seat.
import { patched } from '@overlair/play/patch'
import { type PackedPart, unpacked } from '@overlair/protocol/asks'
import type { Push, StepsMessage } from '@overlair/protocol/messages'
import { defaultSettings, type TableSettings } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import { addressOf, Line } from './line.ts'

export interface LoadTableOptions {
  readonly url: string
  readonly game: string
  readonly number: number
  readonly people: number
  readonly bots: number
  readonly pace: TableSettings['pace']
  /** A number below this one, at random. */
  readonly below: (limit: number) => number
  readonly meter: Meter
}
/** Takes the figures of all tables, while it is on. */
export interface Meter {
  /** A message with choices came to one socket. */
  received(bytes: number, choices: number): void
  /** All sockets of a table have a choice. */
  seen(milliseconds: number, choices: number): void
  refused(code: string): void
}

interface Place {
  readonly line: Line
  readonly seat: Seat
  own: PackedPart | undefined
  decision: number | undefined
}
interface Sent {
  readonly at: number
  readonly seat: Seat
  /** Sockets that have not received it. */
  missing: number
}
const colours = ['red', 'blue', 'green', 'yellow', 'purple', 'orange'] as const

export class LoadTable {
  readonly #options: LoadTableOptions
  readonly #places: Place[] = []
  #table = ''
  #isOver = false
  #games = 0
  #sent: Sent | undefined
  /** Called when all sockets have received a choice, with the number of choices in its batch. */
  #seen: (choices: number) => void = () => {}
  /** Called at the next message. */
  #heard = () => {}

  constructor(options: LoadTableOptions) {
    this.#options = options
  }

  async open(): Promise<void> {
    const { url, number, people } = this.#options
    for (let seat = 0; seat < people; seat++) {
      const person = number * 6 + seat
      const secret = `load-${person}-`.padEnd(32, 'x')
      const line = await Line.open({
        url,
        secret,
        address: addressOf(person),
        onPush: (push, bytes) => this.#receive(seat, push, bytes),
      })
      this.#places.push({ line, seat, own: undefined, decision: undefined })
    }
    await this.#startGame()
  }
  /** Creates a table, seats everybody there, and starts. */
  async #startGame(): Promise<void> {
    const { game, number, people, bots, pace } = this.#options
    const [host, ...guests] = this.#places.map(({ line }) => line)
    const before = this.#table
    const key = `load-${number}-${this.#games++}`
    const seated = { name: 'P0', colour: 'red' } as const
    const { table } = await host!.ask('create', { key, game, options: {}, players: people + bots, ...seated })
    const id = String(table)
    for (const { line } of this.#places) {
      if (before) await line.ask('leave', { table: before })
      await line.ask('enter', { table: id })
    }
    await host!.ask('configure', { table: id, settings: { ...defaultSettings, pace } })
    for (const [i, guest] of guests.entries())
      await guest.ask('sit', { table: id, seat: i + 1, name: `P${i + 1}`, colour: colours[i + 1]! })
    for (let seat = people; seat < people + bots; seat++)
      await host!.ask('seat', { table: id, seat, to: { kind: 'bot', level: 'greedy' } })
    this.#table = id
    this.#isOver = false
    await host!.ask('start', { table: id })
  }

  /**
   * Makes one choice as soon as a person is asked. Resolves when all sockets have received it, with the number of choices in the log to
   * which it led. Starts a new game after the end.
   */
  async choose(): Promise<number> {
    if (this.#isOver) await this.#startGame()
    const asked = this.#places.filter(({ own, decision }) => own?.ask && decision !== undefined)
    if (asked.length === 0) {
      await new Promise<void>(resolve => {
        this.#heard = resolve
      })
      return 0
    }
    const { line, seat, own, decision } = asked[this.#options.below(asked.length)]!
    const { choices } = unpacked(own!).ask!
    const choice = choices[this.#options.below(choices.length)]!
    const seen = new Promise<number>(resolve => {
      this.#seen = resolve
    })
    this.#sent = { at: performance.now(), seat, missing: this.#places.length }
    const reply = await line.send('choose', { table: this.#table, seat, decision: decision!, choice })
    if (!reply.ok) {
      this.#options.meter.refused(reply.refused.code)
      return 0
    }
    return seen
  }
  close(): void {
    for (const { line } of this.#places) line.close()
  }

  #receive(seat: Seat, push: Push, bytes: number): void {
    if (push.push === 'position') {
      const place = this.#places[seat]!
      const { own, decision } = push.seats[seat]!
      place.own = own
      place.decision = decision
    } else if (push.push === 'table') {
      if (push.table.status === 'over' && push.table.id === this.#table) this.#isOver = true
    } else if (push.push === 'steps' && push.table === this.#table) this.#takeSteps(seat, push, bytes)
    this.#heard()
  }
  #takeSteps(seat: Seat, { seats, steps }: StepsMessage, bytes: number): void {
    const place = this.#places[seat]!
    const { changes = [], decision } = seats[seat] ?? {}
    for (const [patch] of changes) place.own = patched(place.own, patch) as PackedPart
    place.decision = decision
    this.#options.meter.received(bytes, steps.length)
    const sent = this.#sent
    if (!sent || !steps.some(step => step.seat === sent.seat) || --sent.missing > 0) return
    this.#sent = undefined
    this.#options.meter.seen(performance.now() - sent.at, steps.length)
    this.#seen(steps.length)
  }
}

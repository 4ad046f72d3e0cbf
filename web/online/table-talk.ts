// What people say at an online table, and the notes of the server between it. Whom this device has muted, the unsent text and
// what has been read stay on the device.
import type { NoteMessage, SaidMessage } from '@overlair/protocol/messages'
import type { TableId } from '@overlair/protocol/table'
import { isJsonObject, type Seat } from '@overlair/rules/kernel'
import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { readFromDevice, writeToDevice } from './device.ts'

export type TalkLine = SaidMessage | NoteMessage
/** The server sends so many again after entering. */
const LONGEST_TALK = 50

interface Remembered {
  readonly muted: readonly Seat[]
  readonly draft: string
  readonly readUntil: number
}

export class TableTalk {
  readonly #key: string
  readonly #lines = signal<readonly TalkLine[]>([])
  readonly #muted: Signal<readonly Seat[]>
  readonly #readUntil: Signal<number>
  readonly #mySeats: ReadonlySignal<readonly Seat[]>
  readonly isOpen = signal(false)
  /** The text that the player has written and not sent. */
  readonly draft: Signal<string>
  /** Without the words of people whom this device has muted. */
  readonly lines: ReadonlySignal<readonly TalkLine[]>
  readonly unread: ReadonlySignal<number>

  constructor(table: TableId, mySeats: ReadonlySignal<readonly Seat[]>) {
    this.#key = `overlair.talk.${table}`
    this.#mySeats = mySeats
    const { muted, draft, readUntil } = remembered(readFromDevice(this.#key))
    this.#muted = signal(muted)
    this.#readUntil = signal(readUntil)
    this.draft = signal(draft)
    this.lines = computed(() => this.#lines.value.filter(line => !this.#isMuted(line)))
    this.unread = computed(
      () => this.lines.value.filter(line => this.isFromOthers(line) && line.at > this.#readUntil.value).length,
    )
  }
  get muted(): ReadonlySignal<readonly Seat[]> {
    return this.#muted
  }

  /** Returns whether the line is new to this page, and from a person whom this device has not muted. */
  receive(line: TalkLine): boolean {
    const known = this.#lines.peek()
    if (known.some(one => isSame(one, line))) return false
    this.#lines.value = [...known, line].toSorted((a, b) => a.at - b.at).slice(-LONGEST_TALK)
    if (this.isOpen.peek()) this.#read()
    return !this.#isMuted(line)
  }
  isFromOthers(line: TalkLine): line is SaidMessage {
    return line.push === 'said' && !this.#mySeats.peek().includes(line.by)
  }
  open(): void {
    batch(() => {
      this.isOpen.value = true
      this.#read()
    })
  }
  close(): void {
    this.isOpen.value = false
    this.#keep()
  }
  mute(seat: Seat, isMuted: boolean): void {
    const others = this.#muted.peek().filter(one => one !== seat)
    this.#muted.value = isMuted ? [...others, seat] : others
    this.#keep()
  }
  write(draft: string): void {
    this.draft.value = draft
    this.#keep()
  }

  #isMuted(line: TalkLine): boolean {
    return line.push === 'said' && this.#muted.value.includes(line.by)
  }
  #read(): void {
    this.#readUntil.value = Math.max(this.#readUntil.peek(), ...this.#lines.peek().map(({ at }) => at))
    this.#keep()
  }
  #keep(): void {
    const kept: Remembered = {
      muted: this.#muted.peek(),
      draft: this.draft.peek(),
      readUntil: this.#readUntil.peek(),
    }
    writeToDevice(this.#key, JSON.stringify(kept))
  }
}

/** The server counts from the start again when it opens the table again, so a number alone is not enough. */
const isSame = (a: TalkLine, b: TalkLine): boolean =>
  a.at === b.at &&
  (a.push === 'said' && b.push === 'said'
    ? a.number === b.number
    : a.push === 'note' && b.push === 'note' && a.note.kind === b.note.kind && a.note.seat === b.note.seat)

function remembered(saved: string | undefined): Remembered {
  const nothing: Remembered = { muted: [], draft: '', readUntil: 0 }
  try {
    const value: unknown = JSON.parse(saved ?? '{}')
    if (!isJsonObject(value)) return nothing
    const { muted, draft, readUntil } = value
    return {
      muted: Array.isArray(muted) ? muted.filter(seat => Number.isInteger(seat)) : [],
      draft: typeof draft === 'string' ? draft : '',
      readUntil: typeof readUntil === 'number' ? readUntil : 0,
    }
  } catch {
    return nothing
  }
}

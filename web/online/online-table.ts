// A table on the server as signals: its seats and settings, and its match once the game runs.
import { RemoteTable, type Sending } from '@overlair/client/remote-table'
import type { Clocks } from '@overlair/play/match/clocks'
import type { Push, TableMessage } from '@overlair/protocol/messages'
import { seatsOf, type Table, type TableId } from '@overlair/protocol/table'
import { gameIds } from '@overlair/rules/game-ids'
import { canonical, GameError, type Seat } from '@overlair/rules/kernel'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { PlayableGame } from '../game-module/game-module.ts'
import { gameModules } from '../games/index.ts'
import { type AnyTableMatch, openTable } from '../match/table-match.ts'
import { loadTexts } from '../platform/i18n/say.ts'
import { botNames } from '../session/bot-names.ts'
import { MissedChoices } from './missed/missed-choices.ts'
import { PastPlayback } from './missed/past-playback.ts'
import { rememberSeen, seenChoices } from './seen-choices.ts'
import { enterTable, serverConnection, serverStatus, thisPerson } from './server-connection.ts'
import { TableTalk, type TalkLine } from './table-talk.ts'

export interface OnlineTable {
  readonly id: TableId
  /** Undefined before the table has been entered. */
  readonly message: ReadonlySignal<TableMessage | undefined>
  /** The game, as soon as it is loaded. Its form for options needs no match. */
  readonly playable: ReadonlySignal<PlayableGame | undefined>
  /** Undefined before the game has begun. */
  readonly match: ReadonlySignal<AnyTableMatch | undefined>
  readonly mySeats: ReadonlySignal<readonly Seat[]>
  readonly isHost: ReadonlySignal<boolean>
  readonly isMyTurn: ReadonlySignal<boolean>
  /** How far the last choice or undo of this device has come. */
  readonly sending: ReadonlySignal<Sending | undefined>
  readonly talk: TableTalk
  /** The last word or note that this page had not shown before. */
  readonly lastLine: ReadonlySignal<TalkLine | undefined>
  /** The time of the server since when a seat is asked. Undefined if it is not. */
  askedSince(seat: Seat): number | undefined
  /** Undefined at a table without clocks. */
  readonly clocks: ReadonlySignal<Clocks | undefined>
  /** What others did that the player has not seen. */
  readonly missed: Pick<MissedChoices, 'missed' | 'close'>
  /** Shows past choices once more. */
  readonly past: PastPlayback
  /** Why the table cannot be shown. */
  readonly failure: ReadonlySignal<Error | undefined>
  /** Rejects with RefusedByServer. */
  readonly ask: RemoteTable['ask']
  close(): void
}

/** The table that the page shows. */
const shown = signal<OnlineTable | undefined>(undefined)
export const shownTable: ReadonlySignal<OnlineTable | undefined> = shown

export function openOnlineTable(id: TableId): OnlineTable {
  const message = signal<TableMessage | undefined>(undefined)
  const playable = signal<PlayableGame | undefined>(undefined)
  const match = signal<AnyTableMatch | undefined>(undefined)
  const sending = signal<Sending | undefined>(undefined)
  const failure = signal<Error | undefined>(undefined)
  const lastLine = signal<TalkLine | undefined>(undefined)
  const clocks = signal<Clocks | undefined>(undefined)
  const mySeats = computed(() => {
    const person = thisPerson.value
    return message.value && person !== undefined ? seatsOf(message.value.table, person) : []
  })
  const talk = new TableTalk(id, mySeats)
  let closeMatch = () => {}
  let playbackEnd: () => Promise<void> | undefined = () => undefined
  let loading: Promise<PlayableGame> | undefined
  const fail = (error: Error) => {
    failure.value = error
  }

  const remote = new RemoteTable({
    id,
    person: () => thisPerson.peek(),
    connection: serverConnection(),
    botName: seat => botNames()[seat % botNames().length]!,
    loadGame: async table => {
      const { game, preload, textNamespaces } = await load(table)
      const options = { ...table.options, players: table.seats.length }
      await Promise.all([preload?.(options), loadTexts(textNamespaces(options))])
      return game
    },
    onTable: next => {
      // The table can be entered again.
      failure.value = undefined
      message.value = next
      void load(next.table).catch(fail)
    },
    onSending: (_seat, next) => {
      if (next.request !== 'instruct') sending.value = next
    },
    onMatch: () => {
      missed.caughtUp(remote.seat('spectator')!.log())
      if (!match.peek()) openMatch()
    },
    onFailure: fail,
  })
  const load = (table: Table): Promise<PlayableGame> => {
    loading ??= loadPlayable(table).then(loaded => {
      playable.value = loaded
      return loaded
    })
    return loading
  }
  function openMatch(): void {
    const people = remote.mySeats.map(seat => remote.seat(seat)!)
    const spectator = remote.seat('spectator')!
    const seen = () => {
      if (!document.hidden && !past.progress.peek()) rememberSeen(id, spectator.log().length)
    }
    const stopFollowing = spectator.subscribe(({ position }) => {
      clocks.value = position.clocks
      seen()
    })
    document.addEventListener('visibilitychange', seen)
    seen()
    const isUndoAsked = computed(() => message.value?.undoRequest !== undefined)
    const opened = openTable({ people, spectator }, { isUndoAsked, tempo: past.tempo })
    playbackEnd = opened.playbackEnd
    closeMatch = () => {
      document.removeEventListener('visibilitychange', seen)
      stopFollowing()
      opened.close()
    }
    clocks.value = spectator.position().clocks
    for (const person of people) {
      const told = playable.peek()?.instructions?.(person.instructions())
      if (told !== undefined && canonical(told) !== canonical(person.instructions())) person.instruct(told)
    }
    match.value = opened.match
  }

  const missed = new MissedChoices({
    isLost: computed(() => serverStatus.value === 'lost' || serverStatus.value === 'restarting'),
    log: () => (match.peek() ? remote.seat('spectator')?.log() : undefined),
    mySeats: () => mySeats.peek(),
    seenBefore: seenChoices(id),
  })
  const past = new PastPlayback({
    replay: (from, pace) => remote.replay(from, pace),
    playbackEnd: () => playbackEnd(),
  })
  function receive(push: Push): Promise<void> {
    if ((push.push === 'said' || push.push === 'note') && talk.receive(push)) lastLine.value = push
    return remote.receive(push)
  }
  async function enter(): Promise<void> {
    await remote.enter()
    missed.resumed()
  }
  const leave = enterTable(id, { enter, receive, onFailure: fail })
  const table: OnlineTable = {
    id,
    message,
    playable,
    match,
    mySeats,
    isHost: computed(() => message.value !== undefined && message.value.table.host === thisPerson.value),
    isMyTurn: computed(() => {
      const running = match.value
      if (!running || running.result.value) return false
      return running.ask.value !== undefined || running.nextPerson.value !== undefined
    }),
    sending,
    talk,
    lastLine,
    askedSince: seat => remote.askedSince.get(seat),
    clocks,
    missed,
    past,
    failure,
    ask: (name, fields) => remote.ask(name, fields),
    close() {
      leave()
      missed.stop()
      past.skip()
      closeMatch()
      batch(() => {
        match.value = undefined
        if (shown.peek() === table) shown.value = undefined
      })
    },
  }
  shown.value = table
  return table
}

async function loadPlayable({ game, options }: Table): Promise<PlayableGame> {
  const id = gameIds.find(one => one === game)
  if (id === undefined) throw new GameError('no-game', `the table is of an unknown game “${game}”`)
  const playable = await gameModules[id].loadGame()
  await loadTexts(playable.textNamespaces(options))
  return playable
}

// Other seats before the game: people move to free ones, and swap with each other if both want it.
import type { SwapRequest } from '@overlair/protocol/messages'
import type { RequestFields } from '@overlair/protocol/requests'
import type { PersonId, Table } from '@overlair/protocol/table'
import type { Seat } from '@overlair/rules/kernel'
import type { Entry } from '../log/entries.ts'
import { refuse, requireLobby, requireOwnSeat, seatAt } from './refusals.ts'

/** A person at one seat wants to swap with the one at another. It lapses when either leaves the seat. */
interface Wish extends SwapRequest {
  readonly by: PersonId
  readonly of: PersonId
}

/** Only memory keeps the wishes: after a restart of the server, people ask again. */
export class Swaps {
  #wishes: readonly Wish[] = []

  /** The wishes that wait for the other person. */
  open(table: Table): readonly SwapRequest[] {
    return this.#valid(table).map(({ seat, to }) => ({ seat, to }))
  }

  /**
   * Moves a person to a free seat, or swaps two seats: those of the person, a bot or, for the host, any. The person at another seat is
   * asked, and agrees by the same request the other way round. A move to the own seat ends all wishes for it. Returns the entries, none
   * if only the wishes have changed.
   */
  move(table: Table, person: PersonId, { seat, to }: Pick<RequestFields['move'], 'seat' | 'to'>): readonly Entry[] {
    requireLobby(table)
    const [from, target] = [seatAt(table, seat), seatAt(table, to)]
    const isHost = table.host === person
    if (!isHost) requireOwnSeat(table, person, seat)
    if (from.kind !== 'person') return refuse('no-person', `no person sits at seat ${seat}`)
    if (target.kind === 'closed' && !isHost) refuse('taken', `seat ${to} is closed`)
    const wishes = this.#valid(table)
    if (seat === to) {
      this.#wishes = wishes.filter(wish => wish.seat !== seat && wish.to !== seat)
      return []
    }
    const isAgreed = wishes.some(wish => wish.seat === to && wish.to === seat)
    if (target.kind === 'person' && target.person !== person && !isHost && !isAgreed) {
      const others = wishes.filter(wish => wish.seat !== seat)
      this.#wishes = [...others, { seat, to, by: from.person, of: target.person }]
      return []
    }
    return [{ kind: 'swapped', seats: [seat, to] }]
  }

  #valid(table: Table): readonly Wish[] {
    if (table.status !== 'lobby') return []
    const isAt = (seat: Seat, person: PersonId) => {
      const one = table.seats[seat]
      return one?.kind === 'person' && one.person === person
    }
    return this.#wishes.filter(({ seat, to, by, of }) => isAt(seat, by) && isAt(to, of))
  }
}

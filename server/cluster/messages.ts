// What processes of one server tell each other. They trust each other: only they may reach the bus.
import type { Refused } from '@overlair/protocol/messages'
import type { TableRequest } from '@overlair/protocol/requests'
import type { PersonId, TableId } from '@overlair/protocol/table'
import type { CodeTargets } from '../tables/requests/codes.ts'
import type { EntryPoint } from '../tables/tables.ts'

/** A process has an id of its own, made at its start. */
export type ProcessId = string
/** A listener in the process of its connection. Never used again there. */
export type ListenerId = number

/** What a listener wants of a table that another process owns. */
export type ListenerCall =
  | ({ readonly do: 'enter'; readonly table: TableId; readonly person: PersonId } & EntryPoint)
  | { readonly do: 'seats' }
  | { readonly do: 'resend' }
  | { readonly do: 'request'; readonly request: TableRequest }
export type CallBody =
  | (ListenerCall & { readonly listener: ListenerId })
  | { readonly do: 'claim'; readonly seat: CodeTargets['seat']; readonly person: PersonId }

/** The result of `enter`. */
export interface Entered {
  readonly stream?: string
}

export type Message =
  | { readonly kind: 'call'; readonly call: number; readonly body: CallBody }
  /** The listener goes, or cannot be reached any more. */
  | { readonly kind: 'leave' | 'drop'; readonly listener: ListenerId }
  | { readonly kind: 'result'; readonly call: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly call: number; readonly refused: Refused }
  /** A text for a listener. `closed`: the table has closed, and this is its last text. */
  | { readonly kind: 'text'; readonly listener: ListenerId; readonly text: string; readonly closed?: true }

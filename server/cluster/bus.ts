// Carries texts between the processes of a server. It may lose texts, but it does not change their order.
import type { ProcessId } from './messages.ts'

export interface Bus {
  /** Resolves with whether a process with this id hears now. Rejects if the text may be lost. */
  publish(to: ProcessId, text: string): Promise<boolean>
  close(): Promise<void>
}
export interface BusHandlers {
  readonly onText: (text: string) => void
  /** The bus was away, so texts may be lost. */
  readonly onLost: () => void
}
/** Begins to hear the texts for this process. */
export type OpenBus = (own: ProcessId, handlers: BusHandlers) => Promise<Bus>

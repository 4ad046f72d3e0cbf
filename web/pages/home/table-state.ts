import type { MyTable } from '@overlair/protocol/table'
import { say } from '../../platform/i18n/say.ts'

/** What a table on the server waits for. Its texts load with the list of tables. */
export function tableState({ status, seats }: MyTable): string {
  switch (status) {
    case 'lobby':
      return say('lobby.tables.lobby', { n: seats.filter(({ kind }) => kind === 'open').length })
    case 'running':
      return say('lobby.tables.waiting')
    case 'over':
    case 'stopped':
      return say(`lobby.tables.${status}`)
  }
}

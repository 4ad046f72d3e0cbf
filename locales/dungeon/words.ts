import type { Seat } from '@overlair/rules/kernel'
import type { Say } from '../translator.ts'

/** In whose language, and what the players are called. */
export interface Words {
  readonly t: Say
  name(seat: Seat): string
}
export type Tongue = Pick<Words, 't'>

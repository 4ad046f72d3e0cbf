import type { Seat } from '@overlair/rules/kernel'
import type { Cell } from '@overlair/rules/overboss/model/boards'
import type { Translate } from '../translator.ts'

/** The translator, the names of the players, and the names that a front end gives to the spaces of a map. */
export interface TextContext {
  readonly t: Translate
  name(seat: Seat): string
  place(cell: Cell): string
}
export type TranslateContext = Pick<TextContext, 't'>

import type { Seat } from '@overlair/rules/kernel'
import type { Translate } from '../translator.ts'

/** The translator and the names of the players. */
export interface TextContext {
  readonly t: Translate
  name(seat: Seat): string
}
export type TranslateContext = Pick<TextContext, 't'>

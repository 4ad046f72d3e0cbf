import type { Seat } from '@overlair/rules/kernel'
import type { Translate } from '../translator.ts'

/** In whose language, and what the players are called. */
export interface TextContext {
  readonly t: Translate
  name(seat: Seat): string
}
export type TranslateContext = Pick<TextContext, 't'>

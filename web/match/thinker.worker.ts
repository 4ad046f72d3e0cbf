// Where bots think.
import { expose } from 'comlink'
import { answerTo, prepareFor } from './answering.ts'

const thinker = { think: answerTo, prepare: prepareFor }
export type Thinker = typeof thinker
expose(thinker)

// Where bots think.
import { expose } from 'comlink'
import { answerTo } from './answering.ts'

const thinker = { think: answerTo }
export type Thinker = typeof thinker
expose(thinker)

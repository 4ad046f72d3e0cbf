// Where bots think.
import { expose } from 'comlink'
import { answerForBot, preloadBotGame } from './answering.ts'

const thinker = { think: answerForBot, prepare: preloadBotGame }
export type BotWorkerApi = typeof thinker
expose(thinker)

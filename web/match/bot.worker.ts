// Where bots think.
import { answerForBot, preloadBotGame } from '@overlair/bots/answer'
import { expose } from 'comlink'

const thinker = { think: answerForBot, prepare: preloadBotGame }
export type BotWorkerApi = typeof thinker
expose(thinker)

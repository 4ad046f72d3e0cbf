// The bots run in this worker.
import { answerForBot, preloadBotGame } from '@overlair/bots/answer'
import { expose } from 'comlink'

const api = { answer: answerForBot, preload: preloadBotGame }
export type BotWorkerApi = typeof api
expose(api)

// The bots run in this worker.
import { answerForBot, preloadBotGame } from '@overlair/bots/answer'
import type { BotRequest } from '@overlair/bots/request'
import type { RawOptions } from '@overlair/rules/kernel'

export type BotTask =
  | { readonly task: 'answer'; readonly request: BotRequest }
  | { readonly task: 'preload'; readonly game: string; readonly options: RawOptions }
export type BotCall = BotTask & { readonly id: number }
/** The reply to the call with this id. */
export type BotReply<Result> = { readonly id: number } & ({ readonly result: Result } | { readonly error: unknown })

const perform = (task: BotTask) =>
  task.task === 'answer' ? answerForBot(task.request) : preloadBotGame(task.game, task.options)

addEventListener('message', async ({ data: call }: MessageEvent<BotCall>) => {
  const { id } = call
  const reply: BotReply<unknown> = await perform(call).then(
    result => ({ id, result }),
    (error: unknown) => ({ id, error }),
  )
  postMessage(reply)
})

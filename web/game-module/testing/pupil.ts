// Plays a lesson in a test, without a screen.
import { answerForBot } from '@overlair/bots/answer'
import { botRequest } from '@overlair/bots/request'
import { type Ask, type Choice, randomBelow, randomSource, replay } from '@overlair/rules/kernel'
import type { Host } from '../../match/host.ts'
import type { TableMatch } from '../../match/table-match.ts'
import { type LessonStep, stepAt } from '../lesson.ts'

type Decide<View, C extends Choice> = (host: Host<View, C>, ask: Ask<C>) => C | undefined | Promise<C | undefined>
interface OpenLesson<View, C extends Choice, State, Id extends string> {
  readonly host: Host<View, C>
  readonly steps: readonly LessonStep<State, Id>[]
  readonly stateOf: (match: TableMatch<View, C>) => State
}

/** Plays the match to its end and reads every step that waits for no move. Returns the ids of the steps in the order they came. */
export async function playLesson<View, C extends Choice, State, Id extends string>(
  { host, steps, stateOf }: OpenLesson<View, C, State, Id>,
  decide: Decide<View, C>,
): Promise<Id[]> {
  const match = host.table
  const read: Id[] = []
  const came: Id[] = []
  for (let i = 0; i < 3000 && match.botError.value === undefined; i++) {
    const step = stepAt(steps, read, stateOf(match))
    if (step && came.at(-1) !== step.id) came.push(step.id)
    if (step && !step.until) {
      read.push(step.id)
      continue
    }
    // If the bot is asked too, it chooses first.
    const ask = match.waitingFor.value.length > 1 ? undefined : match.ask.value
    const choice = ask && (await decide(host, ask))
    if (choice) match.choose(choice)
    else if (match.result.value) return came
    await new Promise(resolve => setTimeout(resolve, 0))
  }
  throw new Error(`the lesson does not end; steps so far: ${came.join(', ')}`)
}

/** A pupil who makes random legal moves. */
export function randomPupil(seed: string) {
  const random = randomSource(seed)
  return <View, C extends Choice>(_: Host<View, C>, { choices }: Ask<C>): C | undefined =>
    choices[randomBelow(random, choices.length)]
}

/** A pupil who plays like a bot. */
export async function sensiblePupil<View, C extends Choice>(host: Host<View, C>, ask: Ask<C>): Promise<C | undefined> {
  const { game } = host.table
  const { record } = host.saved()
  const request = botRequest({ game, record, state: replay(game, record) }, ask.seat, 'greedy')
  const answer = JSON.stringify(await answerForBot(request))
  return ask.choices.find(choice => JSON.stringify(choice) === answer)
}

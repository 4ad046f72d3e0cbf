// The line `pass until …`: all players pass until an event happens, a phase begins or a seat is asked.
import { seatName, seatNamed, type Vocabulary } from '@overlair/rules/kernel'
import { didYouMean } from '../input/did-you-mean.ts'
import { checkSeats, formatPhrases, matchesPhrase, type Phrase, readEvent, requireSeat } from './phrases.ts'
import type { RunningGame } from './running-game.ts'
import { failAt, type SourcePosition, textOf, type YamlNode } from './yaml-tree.ts'

export interface PassUntil {
  readonly kind: 'pass until'
  readonly text: string
  readonly position: SourcePosition
  readonly until: Phrase | Question
}
interface Question {
  /** Undefined for any seat. */
  readonly seat: number | undefined
  /** Undefined for any prompt. */
  readonly prompt: string | undefined
}

const line = /^pass until\s+(.+)$/
export const isPassUntil = (node: YamlNode): boolean => node.kind === 'scalar' && line.test(String(node.value).trim())

export function readPassUntil(vocabulary: Vocabulary, node: YamlNode): PassUntil {
  const text = line.exec(textOf(node).trim())![1]!
  return { kind: 'pass until', text, position: node.position, until: readTarget(vocabulary, text, node) }
}
function readTarget(vocabulary: Vocabulary, text: string, { position }: YamlNode): Phrase | Question {
  const { phases, prompts, events } = vocabulary
  const event = (phrase: string) => readEvent(vocabulary, { kind: 'scalar', value: phrase, position })
  const [first = '', second, ...more] = text.split(/\s+/)
  const alone = second === undefined
  if (alone && phases.includes(first)) return event(`phase phase ${first}`)
  if (alone && prompts.includes(first)) return { seat: undefined, prompt: first }
  const seat = seatNamed(first)
  if (seat !== undefined) {
    if (more.length > 0 || (second !== undefined && !prompts.includes(second)))
      failAt({ position }, didYouMean(`${first} is never asked “${[second, ...more].join(' ')}”`, second!, prompts))
    return { seat, prompt: second }
  }
  if (first in events) return event(text)
  const known = [...phases, ...prompts, ...Object.keys(events)]
  return failAt({ position }, didYouMean(`no event, phase or prompt is called “${first}”`, first, known))
}

/** A game with more passes than this never gets there. */
const MAX_PASSES = 1000

/** Passes at least once. The first seat that is asked passes first. Fails if a seat cannot pass. */
export function passUntil(running: RunningGame, { until, text, position }: PassUntil): void {
  const { game, state, entry, players } = running
  const { vocabulary } = entry.situations
  if ('fields' in until) checkSeats(vocabulary, until, players)
  else if (until.seat !== undefined) requireSeat({ position }, seatName(until.seat), players)
  const fail = (found: string) => failAt({ position }, `pass until ${text}: ${found}`)
  for (let n = 0; n < MAX_PASSES; n++) {
    const [ask] = game.asks(state)
    if (!ask) return fail('the game is over before')
    const { seat, prompt, choices } = ask
    const pass = choices.find(choice => 'pass' in choice) ?? (choices.length === 1 ? choices[0] : undefined)
    if (!pass) return fail(`${seatName(seat)} cannot pass (${prompt}: ${formatPhrases(vocabulary, choices)})`)
    const events = running.choose(seat, pass)
    const reached =
      'fields' in until
        ? events.some(event => matchesPhrase(vocabulary, until, { ...event }))
        : game
            .asks(state)
            .some(asked => (until.seat ?? asked.seat) === asked.seat && (until.prompt ?? asked.prompt) === asked.prompt)
    if (reached) return
  }
  fail(`it did not happen in ${MAX_PASSES} passes`)
}

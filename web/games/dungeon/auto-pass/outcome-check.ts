// Whether something that can be done now changes what becomes of a hero: tried out in the head of the one who is asked.
import type { Sandbox } from '@overlair/play/lookahead'
import type { Choice, Event } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Choice as AnyChoice, Ask, GameEvent, Seat } from '@overlair/rules/kernel'
import { forecastIn } from '../forecast/forecast.ts'

/** How far it is thought ahead, and how many targets are tried at each step. */
const STEPS = 60
const TARGETS = 6

const passing = (ask: Ask): AnyChoice | undefined => ask.choices.find(choice => isPass(choice as Choice))

/** The asks are never changed in place, so what was found out once holds. */
const known = new WeakMap<Ask, boolean>()
const through = new WeakMap<Ask, boolean>()

/** If nobody does anything, the hero does not die for certain. */
export function mightSurvive(ask: Ask, hero: string, tryOut: () => Sandbox): boolean {
  const found = through.get(ask) ?? forecastIn(tryOut(), ask.seat).fates[hero]?.end !== 'dies'
  through.set(ask, found)
  return found
}

export function canChangeOutcome(ask: Ask, hero: string, tryOut: () => Sandbox): boolean {
  const found = known.get(ask)
  if (found !== undefined) return found
  const pass = passing(ask)
  const now = tryOut()
  const would = pass ? played(now.fork(), ask.seat, pass, hero, 0) : []
  const changes = ask.choices
    .filter(choice => choice !== pass)
    .some(choice => played(now.fork(), ask.seat, choice, hero, 2).some(end => !would.includes(end)))
  known.set(ask, changes)
  return changes
}

/** What becomes of the hero after a choice, for each way to go on with it. */
function played(trial: Sandbox, seat: Seat, choice: AnyChoice, hero: string, depth: number): readonly string[] {
  const end = endIn(trial.apply(seat, choice), hero)
  if (end !== undefined) return [end]
  const [next] = trial.asks()
  if (depth > 0 && next?.seat === seat && !passing(next))
    return next.choices.slice(0, TARGETS).flatMap(target => played(trial.fork(), seat, target, hero, depth - 1))
  return [playOutPassing(trial, hero)]
}

/** Everybody else lets it happen. */
function playOutPassing(trial: Sandbox, hero: string): string {
  for (let step = 0; step < STEPS; step++) {
    const [ask] = trial.asks()
    const choice = ask && (passing(ask) ?? ask.choices[0])
    if (!choice) return 'over'
    const end = endIn(trial.apply(ask.seat, choice), hero)
    if (end !== undefined) return end
  }
  return 'unknown'
}

function endIn(events: readonly GameEvent[], hero: string): string | undefined {
  for (const event of events as readonly Event[]) {
    if (event.event === 'phase') return 'gone'
    if (!('hero' in event) || event.hero !== hero) continue
    if (event.event === 'killed' || event.event === 'survived' || event.event === 'to-entrance')
      return `${event.event} ${event.seat}`
    if (event.event === 'to-town' || event.event === 'removed') return event.event
  }
  return undefined
}

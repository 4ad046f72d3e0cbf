// Simulates the choices of a window to see whether any of them changes the fate of a hero.
import type { Choice, Event } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Choice as AnyChoice, Ask, GameEvent, Seat } from '@overlair/rules/kernel'
import type { Sandbox } from '../../lookahead.ts'
import { fatesIn } from './forecast.ts'

/** Limits of the simulation: passes until it gives up, targets tried at each step. */
const MAX_PASSES = 60
const MAX_TARGETS = 6

const passOf = (ask: Ask): AnyChoice | undefined => ask.choices.find(choice => isPass(choice as Choice))

/** Caches by ask. Asks are never changed in place, so a result stays valid. */
const changeByAsk = new WeakMap<Ask, boolean>()
const survivalByAsk = new WeakMap<Ask, boolean>()

/** Returns false if the hero certainly dies when every player passes. */
export function mightSurvive(ask: Ask, hero: string, openSandbox: () => Sandbox): boolean {
  const survives = survivalByAsk.get(ask) ?? fatesIn(openSandbox(), ask.seat)[hero]?.end !== 'dies'
  survivalByAsk.set(ask, survives)
  return survives
}

/** Whether a choice of the ask leads to an outcome for the hero that a pass does not lead to. */
export function canChangeOutcome(ask: Ask, hero: string, openSandbox: () => Sandbox): boolean {
  const cached = changeByAsk.get(ask)
  if (cached !== undefined) return cached
  const pass = passOf(ask)
  const sandbox = openSandbox()
  const afterPass = pass ? outcomesAfter(sandbox.fork(), ask.seat, pass, hero, 0) : []
  const changes = ask.choices
    .filter(choice => choice !== pass)
    .some(choice =>
      outcomesAfter(sandbox.fork(), ask.seat, choice, hero, 2).some(outcome => !afterPass.includes(outcome)),
    )
  changeByAsk.set(ask, changes)
  return changes
}

/** Returns the outcomes for the hero after a choice, one for each combination of targets up to `depth` steps. */
function outcomesAfter(
  sandbox: Sandbox,
  seat: Seat,
  choice: AnyChoice,
  hero: string,
  depth: number,
): readonly string[] {
  const outcome = outcomeIn(sandbox.apply(seat, choice), hero)
  if (outcome !== undefined) return [outcome]
  const [next] = sandbox.asks()
  if (depth > 0 && next?.seat === seat && !passOf(next))
    return next.choices
      .slice(0, MAX_TARGETS)
      .flatMap(target => outcomesAfter(sandbox.fork(), seat, target, hero, depth - 1))
  return [playOutPassing(sandbox, hero)]
}

/** Plays on with every seat passing, and returns the outcome for the hero. A seat that cannot pass makes its first choice. */
function playOutPassing(sandbox: Sandbox, hero: string): string {
  for (let passes = 0; passes < MAX_PASSES; passes++) {
    const [ask] = sandbox.asks()
    const choice = ask && (passOf(ask) ?? ask.choices[0])
    if (!choice) return 'over'
    const outcome = outcomeIn(sandbox.apply(ask.seat, choice), hero)
    if (outcome !== undefined) return outcome
  }
  return 'unknown'
}

/** Returns the outcome for the hero that the events contain. Undefined if the hero is still on its way. */
function outcomeIn(events: readonly GameEvent[], hero: string): string | undefined {
  for (const event of events as readonly Event[]) {
    if (event.event === 'phase') return 'gone'
    if (!('hero' in event) || event.hero !== hero) continue
    if (event.event === 'killed' || event.event === 'survived' || event.event === 'to-entrance')
      return `${event.event} ${event.seat}`
    if (event.event === 'to-town' || event.event === 'removed') return event.event
  }
  return undefined
}

// Answers prompts that a person does not want to see. Windows open by public facts only, so most of them offer the person
// nothing useful.
import type { Sandbox } from '@overlair/play/lookahead'
import type { Choice, EffectView, HeroView, View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { effect, signal } from '@preact/signals'
import type { AutoAnswer } from '../../../match/match-signals.ts'
import { damageAhead } from '../model/damage-totals.ts'
import { canChangeOutcome, mightSurvive } from './outcome-check.ts'

export const stopPoints = ['ownBuild', 'othersBuild', 'ownHeroes', 'othersHeroes'] as const
type StopPoint = (typeof stopPoints)[number]
export const stopLevels = ['never', 'smart', 'always'] as const
type StopLevel = (typeof stopLevels)[number]

export interface Stops extends Readonly<Record<StopPoint, StopLevel>> {
  /** The match asks every prompt, even one with a single choice. */
  readonly fullControl: boolean
  /** Playback waits for the player after each step of a hero. */
  readonly stepByStep: boolean
}

const KEY = 'overlair.stops'
const defaultStops: Stops = {
  fullControl: false,
  stepByStep: false,
  ownBuild: 'smart',
  othersBuild: 'smart',
  ownHeroes: 'smart',
  othersHeroes: 'smart',
}
function loadStops(): Stops {
  try {
    const saved: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}')
    if (saved === null || typeof saved !== 'object') return defaultStops
    const levelAt = (point: StopPoint): StopLevel =>
      stopLevels.find(level => level === Object.entries(saved).find(([name]) => name === point)?.[1]) ??
      defaultStops[point]
    return {
      fullControl: 'fullControl' in saved && saved.fullControl === true,
      stepByStep: 'stepByStep' in saved && saved.stepByStep === true,
      ownBuild: levelAt('ownBuild'),
      othersBuild: levelAt('othersBuild'),
      ownHeroes: levelAt('ownHeroes'),
      othersHeroes: levelAt('othersHeroes'),
    }
  } catch {
    return defaultStops
  }
}
export const stops = signal<Stops>(loadStops())
export function setStops(change: Partial<Stops>): void {
  stops.value = { ...stops.peek(), ...change }
}
effect(() => {
  const json = JSON.stringify(stops.value)
  try {
    globalThis.localStorage?.setItem(KEY, json)
  } catch {
    // Without storage, the next visit starts with the default stops.
  }
})

/** A person passes in every window until the round ends or the table changes. */
interface ActivePass {
  readonly seat: Seat
  readonly until: 'change' | 'round'
  /** The pass is active while `passKey` returns this value. */
  readonly key: string
}
export const activePass = signal<ActivePass | undefined>(undefined)

const passKey = (view: View, until: ActivePass['until']): string =>
  until === 'round'
    ? `${view.round}`
    : JSON.stringify([view.round, view.phase, view.active === view.viewer, view.pending.map(one => one.effect)])

export function passUntil(view: View, until: ActivePass['until']): void {
  if (view.viewer !== 'spectator') activePass.value = { seat: view.viewer, until, key: passKey(view, until) }
}

/** The last question that each seat has passed on. The match does not ask it again while the table stays the same. */
const passedQuestions = new Map<Seat, string>()
export function rememberPass(ask: Ask<Choice>, view: View): void {
  const key = questionKey(ask, view)
  if (key !== undefined) passedQuestions.set(ask.seat, key)
}
export const forgetPasses = (): void => passedQuestions.clear()
/**
 * Identifies a question in the Adventure phase by round, active player and choices. On the player's own turn it includes the hero
 * and its expected damage. Undefined outside the Adventure phase and while an effect is pending.
 */
function questionKey({ seat, choices }: Ask, view: View): string | undefined {
  const player = view.active === null ? undefined : view.players[view.active]
  if (view.phase !== 'adventure' || !player || view.pending.length > 0) return undefined
  const hero = heroOf(view, view.active)
  const ownHero = view.active === seat && hero ? [hero.name, damageAhead(player, hero)] : []
  return JSON.stringify([view.round, view.active, ownHero, choices])
}

/** The hero inside the dungeon of a seat, or the next one at its entrance. */
function heroOf({ players }: View, seat: Seat | null): HeroView | undefined {
  const player = seat === null ? undefined : players[seat]
  return player?.walker ?? player?.entrance.find(one => !one.waits)
}

/** Only windows are passed automatically, never a prompt of the player's own turn or card. */
const isWindow = (ask: Ask): boolean => ask.prompt === 'act' || ask.prompt === 'negate'

/** Returns the choice that the match makes for the asked seat. Undefined if the person must choose. */
export const autoAnswer: AutoAnswer = (ask, viewOf, openSandbox) => {
  const { fullControl } = stops.value
  const pass = activePass.value
  if (fullControl && pass?.seat !== ask.seat) return undefined
  const [only] = ask.choices
  if (ask.choices.length === 1 && !fullControl) return only
  if (!isWindow(ask)) return undefined
  // Only the game modules of the dungeon games use this function.
  const view = viewOf() as View
  const isPassing = pass?.seat === ask.seat && pass.key === passKey(view, pass.until)
  if (isPassing || (!fullControl && !shouldAsk(ask, view, openSandbox)))
    return ask.choices.find(choice => isPass(choice as Choice))
  return undefined
}

function shouldAsk(ask: Ask, view: View, openSandbox: () => Sandbox): boolean {
  if (ask.prompt === 'negate') return true
  const own = view.active === ask.seat
  const point: StopPoint =
    view.phase === 'adventure' ? (own ? 'ownHeroes' : 'othersHeroes') : own ? 'ownBuild' : 'othersBuild'
  const level = stops.value[point]
  if (level !== 'smart') return level === 'always'
  const key = questionKey(ask, view)
  if (key !== undefined && passedQuestions.get(ask.seat) === key) return false
  if (view.pending.some(one => isTargeted(one, ask.seat, view))) return true
  if (!isRelevant[point](ask, view, openSandbox)) return false
  const hero = view.phase === 'adventure' ? heroOf(view, view.active) : undefined
  // Before the first hero enters the player's own dungeon, the player may also want plays that do not change its fate.
  const isBeforeFirst = own && view.players[ask.seat]?.walker === null
  return hero === undefined || isBeforeFirst || canChangeOutcome(ask, hero.name, openSandbox)
}
/** Whether a stop at level `smart` applies. */
const isRelevant: Readonly<Record<StopPoint, (ask: Ask, view: View, openSandbox: () => Sandbox) => boolean>> = {
  /** The player must still place a room. After that, the player has had this chance already. */
  ownBuild: ({ seat }, view) => (view.players[seat]?.toPlace ?? 0) > 0,
  othersBuild: () => false,
  /** The next hero might survive. */
  ownHeroes: (ask, view, openSandbox) => {
    const hero = heroOf(view, ask.seat)
    return hero !== undefined && mightSurvive(ask, hero.name, openSandbox)
  },
  /** A hero is about to die in the dungeon of another player: the last chance to save it. */
  othersHeroes: (_, view) => {
    const walker = view.active === null ? undefined : view.players[view.active]?.walker
    return walker !== undefined && walker !== null && walker.damage >= walker.health
  },
}

/** Whether an effect of another player targets this seat, its rooms or its heroes. */
function isTargeted({ seat: owner, targets }: EffectView, seat: Seat, view: View): boolean {
  if (owner === seat) return false
  const player = view.players[seat]
  const ownPieces = new Set<unknown>([
    ...(player?.dungeon.map(({ id }) => id) ?? []),
    ...(player?.entrance.map(({ name }) => name) ?? []),
    player?.walker?.name,
  ])
  return Object.entries(targets).some(([name, target]) => (name === 'player' ? target === seat : ownPieces.has(target)))
}

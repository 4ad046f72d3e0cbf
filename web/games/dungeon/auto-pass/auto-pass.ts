// Where a person wants to be asked. Windows open by what is public; most of them are nobody's concern.
import type { Sandbox } from '@overlair/play/lookahead'
import type { Choice, EffectView, HeroView, View } from '@overlair/rules/dungeon'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { effect, signal } from '@preact/signals'
import type { AutoAnswer } from '../../../match/match-signals.ts'
import { damageAhead } from '../model/damage-totals.ts'
import { canChangeOutcome, mightSurvive } from './outcome-check.ts'

export const stopPoints = ['ownBuild', 'othersBuild', 'ownHeroes', 'othersHeroes'] as const
type StopPlace = (typeof stopPoints)[number]
export const stopLevels = ['never', 'smart', 'always'] as const
type StopWay = (typeof stopLevels)[number]

export interface Stops extends Readonly<Record<StopPlace, StopWay>> {
  /** Every question is asked, also one with a single answer. */
  readonly fullControl: boolean
  /** Heroes walk on only when told to. */
  readonly stepByStep: boolean
}

const KEY = 'overlair.stops'
const first: Stops = {
  fullControl: false,
  stepByStep: false,
  ownBuild: 'smart',
  othersBuild: 'smart',
  ownHeroes: 'smart',
  othersHeroes: 'smart',
}
function kept(): Stops {
  try {
    const found: unknown = JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}')
    if (found === null || typeof found !== 'object') return first
    const wayAt = (place: StopPlace): StopWay =>
      stopLevels.find(way => way === Object.entries(found).find(([name]) => name === place)?.[1]) ?? first[place]
    return {
      fullControl: 'fullControl' in found && found.fullControl === true,
      stepByStep: 'stepByStep' in found && found.stepByStep === true,
      ownBuild: wayAt('ownBuild'),
      othersBuild: wayAt('othersBuild'),
      ownHeroes: wayAt('ownHeroes'),
      othersHeroes: wayAt('othersHeroes'),
    }
  } catch {
    return first
  }
}
export const stops = signal<Stops>(kept())
export function setStops(change: Partial<Stops>): void {
  stops.value = { ...stops.peek(), ...change }
}
effect(() => {
  const now = JSON.stringify(stops.value)
  try {
    globalThis.localStorage?.setItem(KEY, now)
  } catch {
    // A browser that keeps nothing asks as it did at first.
  }
})

/** A person who lets things go for a while. */
interface Passing {
  readonly seat: Seat
  readonly until: 'change' | 'round'
  /** What it must still look like. */
  readonly mark: string
}
export const activePass = signal<Passing | undefined>(undefined)

const markOf = (view: View, until: Passing['until']): string =>
  until === 'round'
    ? `${view.round}`
    : JSON.stringify([view.round, view.phase, view.active === view.viewer, view.pending.map(one => one.effect)])

export function passUntil(view: View, until: Passing['until']): void {
  if (view.viewer !== 'spectator') activePass.value = { seat: view.viewer, until, mark: markOf(view, until) }
}

/** What somebody has let go: the same question in the same state of things is not asked twice. */
const letGoBefore = new Map<Seat, string>()
/** Whoever passes has seen what could be done here. */
export function rememberPass(ask: Ask<Choice>, view: View): void {
  const matter = questionKey(ask, view)
  if (matter !== undefined) letGoBefore.set(ask.seat, matter)
}
export const forgetPasses = (): void => letGoBefore.clear()
/** A hero in one's own dungeon with what it is to take; heroes in another one; and what one could do about it. */
function questionKey({ seat, choices }: Ask, view: View): string | undefined {
  const player = view.active === null ? undefined : view.players[view.active]
  if (view.phase !== 'adventure' || !player || view.pending.length > 0) return undefined
  const hero = heroOf(view, view.active)
  const own = view.active === seat && hero ? [hero.name, damageAhead(player, hero)] : []
  return JSON.stringify([view.round, view.active, own, choices])
}

/** Inside a dungeon, or next in line. */
function heroOf({ players }: View, seat: Seat | null): HeroView | undefined {
  const player = seat === null ? undefined : players[seat]
  return player?.walker ?? player?.entrance.find(one => !one.waits)
}

/** Windows can be let go; what a person's own turn or card asks cannot. */
const isWindow = (ask: Ask): boolean => ask.prompt === 'act' || ask.prompt === 'negate'

export const autoAnswer: AutoAnswer = (ask, look, tryOut) => {
  const { fullControl } = stops.value
  const letGo = activePass.value
  if (fullControl && letGo?.seat !== ask.seat) return undefined
  const [only] = ask.choices
  if (ask.choices.length === 1 && !fullControl) return only
  if (!isWindow(ask)) return undefined
  // A table of another game would not have asked like this.
  const view = look() as View
  const quiet = letGo?.seat === ask.seat && letGo.mark === markOf(view, letGo.until)
  if (quiet || (!fullControl && !shouldAsk(ask, view, tryOut)))
    return ask.choices.find(choice => isPass(choice as Choice))
  return undefined
}

function shouldAsk(ask: Ask, view: View, tryOut: () => Sandbox): boolean {
  if (ask.prompt === 'negate') return true
  const own = view.active === ask.seat
  const place: StopPlace =
    view.phase === 'adventure' ? (own ? 'ownHeroes' : 'othersHeroes') : own ? 'ownBuild' : 'othersBuild'
  const way = stops.value[place]
  if (way !== 'smart') return way === 'always'
  const matter = questionKey(ask, view)
  if (matter !== undefined && letGoBefore.get(ask.seat) === matter) return false
  if (view.pending.some(one => isTargeted(one, ask.seat, view))) return true
  if (!matters[place](ask, view, tryOut)) return false
  const hero = view.phase === 'adventure' ? heroOf(view, view.active) : undefined
  // Before the first of one's own heroes there is the time for everything else.
  const first = own && view.players[ask.seat]?.walker === null
  return hero === undefined || first || canChangeOutcome(ask, hero.name, tryOut)
}
const matters: Readonly<Record<StopPlace, (ask: Ask, view: View, tryOut: () => Sandbox) => boolean>> = {
  /** Before placing. Afterwards there was the chance already. */
  ownBuild: ({ seat }, view) => (view.players[seat]?.toPlace ?? 0) > 0,
  othersBuild: () => false,
  /** A hero would get through. */
  ownHeroes: (ask, view, tryOut) => {
    const hero = heroOf(view, ask.seat)
    return hero !== undefined && mightSurvive(ask, hero.name, tryOut)
  },
  /** A hero is about to die for somebody else: the last moment to help it. */
  othersHeroes: (_, view) => {
    const inside = view.active === null ? undefined : view.players[view.active]?.walker
    return inside !== undefined && inside !== null && inside.damage >= inside.health
  },
}

/** Somebody else's effect that touches this seat: its rooms, its heroes, itself. */
function isTargeted({ seat, targets }: EffectView, mine: Seat, view: View): boolean {
  if (seat === mine) return false
  const player = view.players[mine]
  const own = new Set<unknown>([
    ...(player?.dungeon.map(({ id }) => id) ?? []),
    ...(player?.entrance.map(({ name }) => name) ?? []),
    player?.walker?.name,
  ])
  return Object.entries(targets).some(([word, target]) => (word === 'player' ? target === mine : own.has(target)))
}

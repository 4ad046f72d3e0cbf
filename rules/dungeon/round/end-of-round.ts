// The end of a round, and the end of the game (BM-135 to BM-157).
import { highestRanked } from '../../kernel/index.ts'
import { draw } from '../actions/cards.ts'
import { loseDamage } from '../actions/heroes.ts'
import { levelsUpNow, levelUp } from '../actions/level-up.ts'
import { behaviourOf } from '../engine/card-registry.ts'
import { act, askSeats, each, type Offers, performForSeat, program, when } from '../engine/combinators.ts'
import { emit, frame } from '../engine/interpreter.ts'
import { forgetHand } from '../engine/knowledge.ts'
import { cannotWin, eligibleWinners, locateRoom, player, score, souls, wounds, xpOf } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { fireTriggers } from '../engine/triggers.ts'
import { cardOf } from '../model/card-ids.ts'
import { type Choice, pass } from '../model/choices.ts'
import {
  type DeckKind,
  type EffectVars,
  type EndRule,
  type Hero,
  landmarks,
  type Seat,
  type State,
} from '../model/state.ts'
import { allSeats, beginPhase } from './phases.ts'

export function cleanUp(s: State): void {
  s.lasting = s.lasting.filter(l => l.effect === 'cannot-win') // BM-135; `testForEnd` still needs this one
  const reset = (hero: Hero): void => {
    if (hero.waits) loseDamage(hero)
    hero.damage = 0 // BM-137
    hero.bonus = 0
    hero.waits = false
    hero.met = []
    hero.skips = 0
  }
  s.town.forEach(reset)
  s.board?.tavern.forEach(reset)
  for (const landmark of landmarks) if (s.board?.landmarks[landmark]) reset(s.board.landmarks[landmark])
  for (const seat of s.order) {
    const { dungeon, entrance } = player(s, seat)
    for (const room of dungeon) room.off = false // BM-136
    entrance.forEach(reset)
  }
}
/** Pushes the effects that waited for a deactivated room. The level-up runs first (BM-215, BM-216). */
export function resolveWaiting(s: State, { seat }: { seat: Seat }): void {
  for (const id of s.waiting.toReversed()) {
    const location = locateRoom(s, id)
    const effect = location?.seat === seat && behaviourOf(location.room.card).whenBuilt
    if (effect) s.stack.push(frame(effect, seat, id))
  }
  if (s.levelUpsWaiting.includes(seat) && levelsUpNow(s, seat)) levelUp(s, seat, 'BM-216')
}

/** Drops the effects that still could not run. */
export function dropWaiting(s: State): void {
  s.waiting = []
  s.levelUpsWaiting = []
}

const soulsToWin = 10
const woundsToLose = 5
type GameEnd = { readonly rivals: readonly Seat[]; readonly why: EndRule } | undefined
/** Returns the seats whose scores decide the game, if it is over. `defeated` seats have too many wounds. */
function gameEnd(s: State, defeated: readonly Seat[]): GameEnd {
  const heroesLeft = s.heroes.ordinary.length + s.heroes.epic.length > 0
  if (s.variants.infiniteLives) return heroesLeft ? undefined : { rivals: s.order, why: 'NL-42' } // NL-44
  const alive = s.order.filter(seat => !defeated.includes(seat))
  const victorious = alive.filter(seat => souls(s, seat) >= soulsToWin && !cannotWin(s, seat)) // BM-4, BM-141
  if (victorious.length > 0) return { rivals: victorious, why: victorious.length > 1 ? 'BM-143' : 'BM-142' }
  if (alive.length === 0) return { rivals: s.order, why: 'BM-144' }
  if (alive.length === 1) return { rivals: alive, why: 'BM-152' }
  const waitingHeroes = s.town.length + alive.reduce((n, seat) => n + player(s, seat).entrance.length, 0)
  const returningHeroes = defeated.reduce((n, seat) => n + player(s, seat).entrance.length, 0) // BM-151
  return heroesLeft || waitingHeroes + returningHeroes > 0 ? undefined : { rivals: alive, why: 'BM-153' }
}
function testForEnd(s: State): void {
  dropWaiting(s)
  const defeated = s.variants.infiniteLives ? [] : s.order.filter(seat => wounds(s, seat) >= woundsToLose) // BM-5, NL-41
  const end = gameEnd(s, defeated)
  if (end) finish(s, end.rivals, end.why)
  else for (const seat of defeated) eliminate(s, seat)
}
/** Ends the game. The highest souls minus wounds win, then the lowest XP (BM-143 to BM-146). */
function finish(s: State, rivals: readonly Seat[], why: EndRule): void {
  const winners = highestRanked(
    eligibleWinners(s, rivals),
    seat => score(s, seat),
    seat => -xpOf(s, seat),
  )
  s.phase = 'over'
  s.result = { winners, scores: s.players.map((_, seat) => score(s, seat)), why }
  emit(s, { event: 'over', winners }, why)
}
/** Eliminates a player: all its cards leave the game (BM-149), heroes at its entrance go back to town (BM-151). */
function eliminate(s: State, seat: Seat): void {
  const p = player(s, seat)
  for (const room of p.dungeon) s.removed.push(...[...room.under, room.id].map(cardOf))
  s.removed.push(p.boss, ...p.slain, ...p.survivors)
  for (const kind of ['rooms', 'spells'] satisfies DeckKind[]) s.removedUnseen[kind].push(...p[kind])
  forgetHand(s, seat)
  s.town = [...s.town, ...p.entrance].sort((a, b) => a.revealed - b.revealed)
  Object.assign(p, { dungeon: [], rooms: [], spells: [], slain: [], survivors: [], entrance: [], out: true })
  s.order = s.order.filter(other => other !== seat)
  emit(s, { event: 'eliminated', seat }, 'BM-148')
}

const decks: readonly Choice[] = [{ draw: 'rooms' }, { draw: 'spells' }, pass]
const machinations = program(
  'machinations',
  'BM-156',
)(
  askSeats(
    'choose.deck',
    (s, { you }: EffectVars): Offers =>
      player(s, you).tally[ruleSetOf(s).machinationsBarredBy] > 0 ? [] : [[you, decks]],
    (s, { you }, [answer]) => {
      const { choice } = answer!
      if ('draw' in choice) draw(s, you, choice.draw, 1)
      return undefined
    },
  ),
)
/** In the order of BM-225. */
export const endOfRound = program('end-of-round', 'BM-225')(
  act(s => beginPhase(s, 'end')),
  act(s => fireTriggers(s, 'round-ends', { round: s.round })),
  act(cleanUp),
  each('seat', allSeats, act(resolveWaiting)),
  act(testForEnd),
  when(
    (s, _: EffectVars) => s.variants.machinations && s.result === null,
    each('seat', allSeats, performForSeat(machinations)), // BM-157
  ),
)

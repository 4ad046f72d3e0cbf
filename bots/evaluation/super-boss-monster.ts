// Super Boss Monster: as in the other dungeon games, with an eye for the market, the minions and the landmarks.
import type { Choice, State } from '@overlair/rules/dungeon'
import { placements } from '@overlair/rules/dungeon/actions/rooms'
import { behaviourOf, isRoom, roomFacts } from '@overlair/rules/dungeon/engine/card-registry'
import { damageOf, healthOf, score } from '@overlair/rules/dungeon/engine/queries'
import { superBossMonster } from '@overlair/rules/dungeon/games/index'
import { isPass, type Placement } from '@overlair/rules/dungeon/model/choices'
import type { Room } from '@overlair/rules/dungeon/model/state'
import { healthFrom, heroAt, summonedFrom } from '@overlair/rules/dungeon/super/minions'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { dungeonEvaluation, passOrFirst } from './dungeon.ts'

// --- what a room is worth ----------------------------------------------------------------------------------------

// In souls, like the figures of the dungeon games.
const DAMAGE = 0.12
const COUNTER = 0.1
const TREASURE = 0.1
const ABILITY = 0.12
const NEW_PLACE = 0.5
/** Of the best card in the hand, the next one and so on: one is built in a round. */
const TURN_COMES = [0.6, 0.45, 0.3, 0.2, 0.1]
const CARD = 0.04

function usefulness(card: string): number {
  const { damage, treasure } = roomFacts(card)
  const { minionAction, activated, whenBuilt, triggers } = behaviourOf(card)
  const able = minionAction || whenBuilt || activated.length > 0 || Object.keys(triggers).length > 0
  return DAMAGE * damage + TREASURE * treasure.length + (able ? ABILITY : 0)
}
/** What a dungeon gains by a room; a room that is covered is lost with its counters (SB-100). */
function gain(dungeon: readonly Room[], { build, at }: Placement): number {
  const covered = dungeon[at]
  const lost = covered ? usefulness(covered.card) + COUNTER * covered.counters : -NEW_PLACE
  return usefulness(build) - lost
}
/** Only what can be built counts much, and the best of it most. */
function hand(s: State, seat: Seat): number {
  const { rooms, dungeon } = s.players[seat]!
  const best = new Map<string, number>()
  for (const placement of placements(s, seat, rooms))
    best.set(placement.build, Math.max(best.get(placement.build) ?? 0, gain(dungeon, placement)))
  const gains = rooms.map(card => best.get(card) ?? 0).sort((a, b) => b - a)
  return gains.reduce((sum, g, i) => sum + CARD + g * (TURN_COMES[i] ?? 0), 0)
}

// --- how a round goes on -----------------------------------------------------------------------------------------

function answer(s: State, ask: Ask<Choice>, thinker: Seat): Choice {
  switch (ask.prompt) {
    case 'build.room':
      return ask.seat === thinker ? bestPlacement(s, ask) : passOrFirst(ask)
    case 'minion.place':
      return (
        harmless.flatMap(space => ask.choices.find(c => 'minion' in c && c.minion === space) ?? [])[0] ??
        ask.choices[0]!
      )
    case 'minion.summon':
      return summons(s, ask)
    default:
      return passOrFirst(ask)
  }
}
function bestPlacement(s: State, { seat, choices }: Ask<Choice>): Choice {
  const { dungeon } = s.players[seat]!
  let best = choices.find(isPass)!
  let most = 0
  for (const choice of choices) {
    if (!('build' in choice)) continue
    const worth = gain(dungeon, choice)
    if (worth > most) [best, most] = [choice, worth]
  }
  return best
}
/** Where the minions of the others stand while nothing is known of their plans. */
const harmless = ['stadium-special', 'library-special', 'temple-special', 'hideout-special']

/** Home if the hero dies there, else where it is most likely to survive (SB-148). */
function summons(s: State, { seat, choices }: Ask<Choice>): Choice {
  const place = summonedFrom(s.board!.minions[seat]!)
  const hero = place && heroAt(s, place)
  const health = place && hero ? healthOf(s, hero) + healthFrom(place) : 0
  const strength = (other: Seat) =>
    s.players[other]!.dungeon.reduce((sum, room) => sum + (room.faceDown ? 0 : damageOf(s, other, room)), 0)
  if (strength(seat) >= health) return choices.find(c => 'player' in c && c.player === seat) ?? choices[0]!
  const others = choices.filter(c => 'player' in c && c.player !== seat)
  const weakness = (c: Choice) => ('player' in c ? strength(c.player) : 0)
  return others.toSorted((a, b) => weakness(a) - weakness(b))[0] ?? choices[0]!
}

// --- what is worth a thought -------------------------------------------------------------------------------------

/** Placements and rooms of the market that are thought through. */
const PLACEMENTS = 4
const DRAFTS = 3
function considered(s: State, { seat, prompt, choices }: Ask<Choice>): readonly Choice[] {
  switch (prompt) {
    case 'build.room':
      return bestOf(choices, PLACEMENTS, choice =>
        'build' in choice ? gain(s.players[seat]!.dungeon, choice) : undefined,
      )
    case 'market.take':
      return bestOf(choices, DRAFTS, choice => draftGain(s, seat, choice))
    case 'act':
      return s.pending.length === 0 && hasTime(s, seat) ? choices.filter(isPass) : choices
    case 'choose.room':
      return s.phase === 'adventure' ? whereHeroesWalk(s, choices) : choices
    default:
      return choices
  }
}
/** The best of those choices that the figure is about, and all others. */
function bestOf(
  choices: readonly Choice[],
  many: number,
  figure: (choice: Choice) => number | undefined,
): readonly Choice[] {
  const figures = new Map(choices.map(choice => [choice, figure(choice)]))
  const weighed = choices.filter(choice => figures.get(choice) !== undefined)
  const left = weighed.toSorted((a, b) => figures.get(b)! - figures.get(a)!).slice(many)
  return choices.filter(choice => !left.includes(choice))
}
function draftGain(s: State, seat: Seat, choice: Choice): number | undefined {
  if (!('take' in choice) || !isRoom(choice.take)) return undefined
  const { dungeon } = s.players[seat]!
  return Math.max(0, ...placements(s, seat, [choice.take]).map(placement => gain(dungeon, placement)))
}
/**
 * There is a better moment: for the Build phase one's own turn, before a room is placed; for mischief the moment before a hero
 * goes in, and only with the one who leads.
 */
function hasTime(s: State, seat: Seat): boolean {
  const { phase, active, players } = s
  if (phase === 'build') return active !== seat || players[seat]!.tally.toPlace === 0
  return active !== seat && (players[active]!.walker !== null || !leads(s, active, seat))
}
const leads = (s: State, rival: Seat, seat: Seat): boolean =>
  s.order.every(other => other === seat || score(s, other) <= score(s, rival) + 1)
/** Rooms of the dungeon that is entered now; those of others have time. */
function whereHeroesWalk(s: State, choices: readonly Choice[]): readonly Choice[] {
  const { dungeon } = s.players[s.active]!
  const here = choices.filter(choice => 'room' in choice && dungeon.some(({ id }) => id === choice.room))
  return here.length > 0 ? here : choices
}
/** What takes longer than the heroes that are left to come pays no more. */
const ROUNDS_TO_PAY = 3
const time = ({ heroes, players }: State): number =>
  Math.min(1, (heroes.ordinary.length + heroes.epic.length) / players.length / ROUNDS_TO_PAY)

export const superBossMonsterEvaluation = dungeonEvaluation(superBossMonster, {
  answer,
  hand,
  time,
  considered,
  beam: 6,
})

// Evaluation for Super Boss Monster: that of the dungeon games, plus market, minions and landmarks.
import type { Choice, State } from '@overlair/rules/dungeon'
import { placements } from '@overlair/rules/dungeon/actions/rooms'
import { behaviourOf, kindOf, roomFacts } from '@overlair/rules/dungeon/engine/catalogue'
import { damageOf, healthOf, score } from '@overlair/rules/dungeon/engine/queries'
import { superBossMonster } from '@overlair/rules/dungeon/games/index'
import { isPass, type Placement } from '@overlair/rules/dungeon/model/choices'
import type { Room } from '@overlair/rules/dungeon/model/state'
import { healthFrom, heroAt, summonedFrom } from '@overlair/rules/dungeon/super/minions'
import type { Ask, Seat } from '@overlair/rules/kernel'
import { dungeonEvaluation, passOrFirst } from './dungeon.ts'

// --- value of a room ---------------------------------------------------------------------------------------------

// Values in souls, as in dungeon.ts.
const DAMAGE = 0.12
const COUNTER = 0.1
const TREASURE = 0.1
const ABILITY = 0.12
const NEW_PLACE = 0.5
/** Weights of the best card in hand, the second best and so on, because a player builds one per round. */
const HAND_WEIGHTS = [0.6, 0.45, 0.3, 0.2, 0.1]
const CARD = 0.04

function usefulness(s: State, card: string): number {
  const { damage, treasure } = roomFacts(s, card)
  const { minionAction, activated, whenBuilt, triggers } = behaviourOf(s, card)
  const hasAbility = minionAction || whenBuilt || activated.length > 0 || Object.keys(triggers).length > 0
  return DAMAGE * damage + TREASURE * treasure.length + (hasAbility ? ABILITY : 0)
}
/** The value that a dungeon gains by a room, less the value of the covered room and its counters (SB-100). */
function gain(s: State, dungeon: readonly Room[], { build, at }: Placement): number {
  const covered = dungeon[at]
  const lost = covered ? usefulness(s, covered.card) + COUNTER * covered.counters : -NEW_PLACE
  return usefulness(s, build) - lost
}
/** A card that cannot be built has little value. The best cards have the highest weights. */
function handValue(s: State, seat: Seat): number {
  const { rooms, dungeon } = s.players[seat]!
  const best = new Map<string, number>()
  for (const placement of placements(s, seat, rooms))
    best.set(placement.build, Math.max(best.get(placement.build) ?? 0, gain(s, dungeon, placement)))
  const gains = rooms.map(card => best.get(card) ?? 0).sort((a, b) => b - a)
  return gains.reduce((sum, g, i) => sum + CARD + g * (HAND_WEIGHTS[i] ?? 0), 0)
}

// --- simulation of the rest of the round -------------------------------------------------------------------------

function answer(s: State, ask: Ask<Choice>, botSeat: Seat): Choice {
  switch (ask.prompt) {
    case 'build.room':
      return ask.seat === botSeat ? bestPlacement(s, ask) : passOrFirst(ask)
    case 'minion.place':
      return (
        neutralSpaces.flatMap(space => ask.choices.find(c => 'minion' in c && c.minion === space) ?? [])[0] ??
        ask.choices[0]!
      )
    case 'minion.summon':
      return bestSummons(s, ask)
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
    const worth = gain(s, dungeon, choice)
    if (worth > most) [best, most] = [choice, worth]
  }
  return best
}
/** The simulation puts minions on these spaces, because the plans of the others are unknown. */
const neutralSpaces = ['stadium-special', 'library-special', 'temple-special', 'hideout-special']

/** To the own dungeon if the hero dies there; otherwise to the weakest other dungeon (SB-148). */
function bestSummons(s: State, { seat, choices }: Ask<Choice>): Choice {
  const place = summonedFrom(s.board!.minions[seat]!)
  const hero = place && heroAt(s, place)
  const health = place && hero ? healthOf(s, hero) + healthFrom(place) : 0
  const strength = (other: Seat) =>
    s.players[other]!.dungeon.reduce((sum, room) => sum + (room.faceDown ? 0 : damageOf(s, other, room)), 0)
  if (strength(seat) >= health) return choices.find(c => 'player' in c && c.player === seat) ?? choices[0]!
  const others = choices.filter(c => 'player' in c && c.player !== seat)
  const strengthAt = (c: Choice) => ('player' in c ? strength(c.player) : 0)
  return others.toSorted((a, b) => strengthAt(a) - strengthAt(b))[0] ?? choices[0]!
}

// --- candidates --------------------------------------------------------------------------------------------------

/** How many placements and how many rooms of the market the bot looks at. */
const PLACEMENTS = 4
const DRAFTS = 3
function candidates(s: State, { seat, prompt, choices }: Ask<Choice>): readonly Choice[] {
  switch (prompt) {
    case 'build.room':
      return bestOf(choices, PLACEMENTS, choice =>
        'build' in choice ? gain(s, s.players[seat]!.dungeon, choice) : undefined,
      )
    case 'market.take':
      return bestOf(choices, DRAFTS, choice => draftGain(s, seat, choice))
    case 'act':
      return s.pending.length === 0 && canWait(s, seat) ? choices.filter(isPass) : choices
    case 'choose.room':
      return s.phase === 'adventure' ? roomsOfActive(s, choices) : choices
    default:
      return choices
  }
}
/** Keeps the `limit` choices with the highest value, and all choices without a value. */
function bestOf(
  choices: readonly Choice[],
  limit: number,
  rate: (choice: Choice) => number | undefined,
): readonly Choice[] {
  const values = new Map(choices.map(choice => [choice, rate(choice)]))
  const valued = choices.filter(choice => values.get(choice) !== undefined)
  const dropped = valued.toSorted((a, b) => values.get(b)! - values.get(a)!).slice(limit)
  return choices.filter(choice => !dropped.includes(choice))
}
function draftGain(s: State, seat: Seat, choice: Choice): number | undefined {
  if (!('take' in choice) || kindOf(s, choice.take) !== 'room') return undefined
  const { dungeon } = s.players[seat]!
  return Math.max(0, ...placements(s, seat, [choice.take]).map(placement => gain(s, dungeon, placement)))
}
/**
 * True if the bot should pass now, because a better moment comes or none is worth it. In the Build phase it acts in its
 * own turn, before it places a room. In another player's adventure it acts only before a hero enters, and only against
 * the leader.
 */
function canWait(s: State, seat: Seat): boolean {
  const { phase, active, players } = s
  if (phase === 'build') return active !== seat || players[seat]!.tally.toPlace === 0
  return active !== seat && (players[active]!.walker !== null || !leads(s, active, seat))
}
const leads = (s: State, rival: Seat, seat: Seat): boolean =>
  s.order.every(other => other === seat || score(s, other) <= score(s, rival) + 1)
/** Choices of rooms in the dungeon of the active player, if there are any. Other rooms can wait. */
function roomsOfActive(s: State, choices: readonly Choice[]): readonly Choice[] {
  const { dungeon } = s.players[s.active]!
  const here = choices.filter(choice => 'room' in choice && dungeon.some(({ id }) => id === choice.room))
  return here.length > 0 ? here : choices
}
/** Long-term values count in full while the remaining heroes last at least this many rounds. */
const ROUNDS_TO_PAY = 3
const futureWeight = ({ heroes, players }: State): number =>
  Math.min(1, (heroes.ordinary.length + heroes.epic.length) / players.length / ROUNDS_TO_PAY)

export const superBossMonsterEvaluation = dungeonEvaluation(superBossMonster, {
  answer,
  handValue,
  futureWeight,
  candidates,
  beam: 6,
})

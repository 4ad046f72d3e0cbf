// Evaluation for the dungeon games: simulates the rest of the round with everyone passing, then scores the position.
import type { Choice, DungeonGame, State } from '@overlair/rules/dungeon'
import { behaviourOf, heroFacts, roomFacts } from '@overlair/rules/dungeon/engine/catalogue'
import {
  damageOf,
  healthOf,
  isActive,
  souls,
  treasureOf,
  treasureTypes,
  wounds,
} from '@overlair/rules/dungeon/engine/queries'
import { skipWindows } from '@overlair/rules/dungeon/engine/windows'
import { isPass } from '@overlair/rules/dungeon/model/choices'
import { type Hero, phases, type Treasure } from '@overlair/rules/dungeon/model/state'
import type { Ask, Result, Seat } from '@overlair/rules/kernel'
import type { Evaluation } from './contract.ts'

/** The parts of the evaluation that differ between the games. */
export interface Heuristics {
  /** The answer of a seat while the rest of the round is simulated for `botSeat`. All seats pass in windows. */
  answer(s: State, ask: Ask<Choice>, botSeat: Seat): Choice
  /** The value of the room cards in the bot's own hand. */
  handValue(s: State, seat: Seat): number
  /** Weight of everything that pays only later: from 1 down to 0 at the end of the game. */
  futureWeight(s: State): number
  readonly beam: number
  candidates?(s: State, ask: Ask<Choice>): readonly Choice[]
}
export const dungeonEvaluation = (game: DungeonGame, heuristics: Heuristics = baseHeuristics): Evaluation<State> => ({
  evaluate: (state, seat) => scorePosition(playOutRound(game, state, seat, heuristics), seat, heuristics),
  turnKey: ({ round, phase, active }) => (round * phases.length + phases.indexOf(phase)) * MAX_SEATS + active,
  beam: heuristics.beam,
  ...(heuristics.candidates && { candidates: heuristics.candidates }),
})
/** Higher than the number of players of any game. */
const MAX_SEATS = 10

// --- the rest of the round ---------------------------------------------------------------------------------------

/** A limit for safety. A round in which all seats pass is far shorter. */
const MAX_ANSWERS = 300

/** Simulates the rest of the round without any spell or ability. */
function playOutRound(game: DungeonGame, state: State, botSeat: Seat, heuristics: Heuristics): State {
  const s = game.clone(state)
  skipWindows(s)
  for (let i = 0; i < MAX_ANSWERS && s.round === state.round && s.asks.length > 0; i++) {
    const ask = s.asks[0]!
    game.apply(s, ask.seat, heuristics.answer(s, ask, botSeat))
  }
  return s
}
const buildPrompts = new Set(['build.room', 'build.first'])
/** Passes when asked to build. Takes the first choice otherwise, so triggered effects happen. */
export const passOrFirst = ({ prompt, choices }: Ask<Choice>): Choice =>
  (buildPrompts.has(prompt) ? choices.find(isPass) : undefined) ?? choices[0]!

const baseHeuristics: Heuristics = {
  answer: (_, ask) => passOrFirst(ask),
  handValue: (s, seat) =>
    countedRooms(s, seat) + s.players[seat]!.rooms.reduce((sum, card) => sum + usefulness(s, card), 0),
  futureWeight: () => 1,
  beam: 20,
}

// --- score of a position -----------------------------------------------------------------------------------------

// Values in souls. We found them by matches between bots with different values.
const VICTORY = 1000
const WOUND = 1.1
/** Cost of the danger of elimination, by number of wounds. */
const DANGER = [0, 0.1, 0.4, 1.2, 3]
const RIVAL = 0.6
const SOUL_IN_SIGHT = 0.7
const WOUND_IN_SIGHT = 0.8
const LEAD = 0.12
const DAMAGE = 0.12
/** Damage that kills nearly every hero. */
const ENOUGH_DAMAGE = 13
const ROOM = 0.15
const SPELL = 0.35
const ROOM_OF_DUNGEON = 0.3
/** Added in each round, so that bots build. Otherwise heroes pile up in town and overrun a weak dungeon later. */
const ROOM_BY_ROUND = 0.06
/** More room cards in hand than this have no value, because a player builds one per round. */
const USEFUL_ROOMS = 4
const LEVEL = 0.8
/** A game longer than this is a stalemate. From then on each hero in town has a growing cost for every bot. */
const STALEMATE_ROUND = 25
const STALEMATE_COST = 0.02

function scorePosition(s: State, seat: Seat, heuristics: Heuristics): number {
  if (s.result) return valueOfEnd(s.result, seat)
  if (s.players[seat]!.out) return -VICTORY
  const powers = s.order.map(other => (s.players[other]!.boss === '' ? undefined : powerOf(s, other)))
  const futureWeight = heuristics.futureWeight(s)
  let own = 0
  let rivals = 0
  s.order.forEach((other, i) => {
    const power = powers[i]
    const handValue = other === seat ? heuristics.handValue(s, other) : countedRooms(s, other)
    const prospects = power ? heroProspects(s, power, powers) : 0
    const value = scoreValue(s, other) + futureWeight * (assetValue(s, other) + handValue + prospects)
    if (other === seat) own = value
    else rivals = Math.max(rivals, value)
  })
  return own - RIVAL * rivals - stalemateCost(s)
}
/** A player alone always wins, so only the score counts (SB-265). */
const valueOfEnd = ({ winners, scores }: Result, seat: Seat): number =>
  scores.length === 1 ? scores[seat]! : winners.includes(seat) ? VICTORY : -VICTORY
const stalemateCost = ({ round, town }: State): number =>
  STALEMATE_COST * Math.max(0, round - STALEMATE_ROUND) ** 2 * town.length

/** Damage and treasure of a dungeon. */
interface Power {
  readonly seat: Seat
  readonly damage: number
  readonly treasure: Readonly<Record<Treasure, number>>
}
function powerOf(s: State, seat: Seat): Power {
  let damage = 0
  for (const room of s.players[seat]!.dungeon) if (!room.faceDown) damage += damageOf(s, seat, room)
  const treasure = { cleric: 0, fighter: 0, mage: 0, thief: 0, explorer: 0 }
  for (const type of treasureTypes(s)) treasure[type] = treasureOf(s, seat, type)
  return { seat, damage, treasure }
}

/** Souls and wounds, and the danger of elimination. */
function scoreValue(s: State, seat: Seat): number {
  const woundCount = wounds(s, seat)
  return souls(s, seat) - WOUND * woundCount - (woundsAreHarmless(s) ? 0 : (DANGER[woundCount] ?? VICTORY))
}
function assetValue(s: State, seat: Seat): number {
  const { dungeon, spells, leveled } = s.players[seat]!
  const rooms = dungeon.filter(isActive).length
  return SPELL * spells.length + (ROOM_OF_DUNGEON + ROOM_BY_ROUND * s.round) * rooms + (leveled ? LEVEL : 0)
}
const countedRooms = (s: State, seat: Seat): number => ROOM * Math.min(s.players[seat]!.rooms.length, USEFUL_ROOMS)
/** Wounds count at the end and eliminate no player (NL-41, SB-187), but five wounds end a solo game (SB-260). */
const woundsAreHarmless = (s: State): boolean => s.variants.infiniteLives || (s.board !== null && s.players.length > 1)
/** A small value that ranks the cards of a hand. */
function usefulness(s: State, card: string): number {
  const { damage, treasure } = roomFacts(s, card)
  return 0.02 * damage + 0.01 * treasure.length
}

/** The value of heroes in town, at the entrance and still to come for a dungeon. */
function heroProspects(s: State, mine: Power, all: readonly (Power | undefined)[]): number {
  const others = all.flatMap(power => (power === undefined || power === mine ? [] : [power]))
  let worth = DAMAGE * Math.min(mine.damage, ENOUGH_DAMAGE)
  for (const hero of s.town) if (lures(s, hero, mine, others)) worth += visitValue(s, hero, mine)
  for (const hero of s.players[mine.seat]!.entrance) worth += visitValue(s, hero, mine)
  const strength = Math.min(mine.damage, ENOUGH_DAMAGE) / ENOUGH_DAMAGE
  for (const type of treasureTypes(s)) {
    const lead = mine.treasure[type] - Math.max(...others.map(other => other.treasure[type]), 0)
    // A treasure lead is good only if the dungeon kills the heroes that it lures.
    worth += LEAD * Math.max(-2, Math.min(2, lead)) * (2 * strength - 0.6)
  }
  return worth
}
function visitValue(s: State, hero: Hero, { seat, damage }: Power): number {
  const { souls, wounds } = heroFacts(s, hero.name)
  return damage >= healthOf(s, hero, seat) ? SOUL_IN_SIGHT * souls : -WOUND_IN_SIGHT * wounds
}
function lures(s: State, hero: Hero, mine: Power, others: readonly Power[]): boolean {
  const { lure } = behaviourOf(s, hero.name)
  const { treasure } = heroFacts(s, hero.name)
  const bait = (power: Power): number =>
    lure ? lure(s, power.seat) : treasure.reduce((sum, type) => sum + power.treasure[type], 0)
  const own = bait(mine)
  return (lure !== undefined || own > 0) && others.every(other => bait(other) < own)
}

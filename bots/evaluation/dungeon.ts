// Boss Monster and its kin: what the round brings if nobody does anything more, and how the dungeons stand after it.
import type { Choice, DungeonGame, State } from '@overlair/rules/dungeon'
import { behaviourOf, heroFacts, roomFacts } from '@overlair/rules/dungeon/engine/card-registry'
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
import type { Ask, Seat } from '@overlair/rules/kernel'
import type { Evaluation } from './evaluation.ts'

/** In what the games differ for those who think ahead. */
export interface Heuristics {
  /** What a seat says while the one who thinks lets the round end; windows are passed by all. */
  answer(s: State, ask: Ask<Choice>, thinker: Seat): Choice
  /** What the room cards in the own hand are worth. */
  hand(s: State, seat: Seat): number
  /** How much of what only pays later still counts, from 1 down to 0 at the end of the game. */
  time(s: State): number
  readonly beam: number
  considered?(s: State, ask: Ask<Choice>): readonly Choice[]
}
export const dungeonEvaluation = (game: DungeonGame, heuristics: Heuristics = baseHeuristics): Evaluation<State> => ({
  evaluate: (state, seat) => scorePosition(playOutRound(game, state, seat, heuristics), seat, heuristics),
  turnKey: ({ round, phase, active }) => (round * phases.length + phases.indexOf(phase)) * SEATS + active,
  beam: heuristics.beam,
  ...(heuristics.considered && { candidates: heuristics.considered }),
})
/** More than play in any game. */
const SEATS = 10

// --- the rest of the round ---------------------------------------------------------------------------------------

/** A round with nothing but passing is far shorter. */
const MOST_ANSWERS = 300

/** How the round ends when nobody casts or uses anything any more. */
function playOutRound(game: DungeonGame, state: State, thinker: Seat, heuristics: Heuristics): State {
  const s = game.clone(state)
  skipWindows(s)
  for (let i = 0; i < MOST_ANSWERS && s.round === state.round && s.asks.length > 0; i++) {
    const ask = s.asks[0]!
    game.apply(s, ask.seat, heuristics.answer(s, ask, thinker))
  }
  return s
}
const placing = new Set(['build.room', 'build.first'])
/** Nobody builds; effects that come about are welcome. */
export const passOrFirst = ({ prompt, choices }: Ask<Choice>): Choice =>
  (placing.has(prompt) ? choices.find(isPass) : undefined) ?? choices[0]!

const baseHeuristics: Heuristics = {
  answer: (_, ask) => passOrFirst(ask),
  hand: (s, seat) => countedRooms(s, seat) + s.players[seat]!.rooms.reduce((sum, card) => sum + usefulness(card), 0),
  time: () => 1,
  beam: 20,
}

// --- how everybody stands ----------------------------------------------------------------------------------------

// In souls; found by letting bots with other figures play against each other.
const VICTORY = 1000
const WOUND = 1.1
/** By wounds: how near the end is. */
const DANGER = [0, 0.1, 0.4, 1.2, 3]
const RIVAL = 0.6
const SOUL_IN_SIGHT = 0.7
const WOUND_IN_SIGHT = 0.8
const LEAD = 0.12
const DAMAGE = 0.12
/** What kills nearly every hero that will come. */
const ENOUGH_DAMAGE = 13
const ROOM = 0.15
const SPELL = 0.35
const ROOM_OF_DUNGEON = 0.3
/** More for each round: who never builds is overrun by all who wait in town. */
const ROOM_BY_ROUND = 0.06
/** Rooms in hand beyond these are of little use: one is built in a round. */
const USEFUL_ROOMS = 4
const LEVEL = 0.8
/** So long a game is a stalemate; from then on each hero in town is a growing nuisance to everybody. */
const PATIENCE = 25
const NUISANCE = 0.02

function scorePosition(s: State, seat: Seat, heuristics: Heuristics): number {
  if (s.result) return s.result.winners.includes(seat) ? VICTORY : -VICTORY
  if (s.players[seat]!.out) return -VICTORY
  const powers = s.order.map(other => (s.players[other]!.boss === '' ? undefined : powerOf(s, other)))
  const time = heuristics.time(s)
  let own = 0
  let rivals = 0
  s.order.forEach((other, i) => {
    const power = powers[i]
    const hand = other === seat ? heuristics.hand(s, other) : countedRooms(s, other)
    const worth = scored(s, other) + time * (assets(s, other) + hand + (power ? heroProspects(s, power, powers) : 0))
    if (other === seat) own = worth
    else rivals = Math.max(rivals, worth)
  })
  return own - RIVAL * rivals - nuisance(s)
}
const nuisance = ({ round, town }: State): number => NUISANCE * Math.max(0, round - PATIENCE) ** 2 * town.length

/** What a dungeon can do to heroes, and which of them it tempts. */
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

/** What counts at the end, and how near elimination is. */
function scored(s: State, seat: Seat): number {
  const hurt = wounds(s, seat)
  return souls(s, seat) - WOUND * hurt - (woundsAreHarmless(s) ? 0 : (DANGER[hurt] ?? VICTORY))
}
function assets(s: State, seat: Seat): number {
  const { dungeon, spells, leveled } = s.players[seat]!
  const rooms = dungeon.filter(isActive).length
  return SPELL * spells.length + (ROOM_OF_DUNGEON + ROOM_BY_ROUND * s.round) * rooms + (leveled ? LEVEL : 0)
}
const countedRooms = (s: State, seat: Seat): number => ROOM * Math.min(s.players[seat]!.rooms.length, USEFUL_ROOMS)
/** They count at the end and eliminate nobody (NL-41, SB-187); five end a game alone (SB-260). */
const woundsAreHarmless = (s: State): boolean => s.variants.infiniteLives || (s.board !== null && s.players.length > 1)
/** Which card of a hand is the better one. */
function usefulness(card: string): number {
  const { damage, treasure } = roomFacts(card)
  return 0.02 * damage + 0.01 * treasure.length
}

/** What the heroes in town and those still to come mean for a dungeon. */
function heroProspects(s: State, mine: Power, all: readonly (Power | undefined)[]): number {
  const others = all.flatMap(power => (power === undefined || power === mine ? [] : [power]))
  let worth = DAMAGE * Math.min(mine.damage, ENOUGH_DAMAGE)
  for (const hero of s.town) if (tempts(s, hero, mine, others)) worth += visit(s, hero, mine)
  for (const hero of s.players[mine.seat]!.entrance) worth += visit(s, hero, mine)
  const strength = Math.min(mine.damage, ENOUGH_DAMAGE) / ENOUGH_DAMAGE
  for (const type of treasureTypes(s)) {
    const lead = mine.treasure[type] - Math.max(...others.map(other => other.treasure[type]), 0)
    // Heroes are welcome only where they die.
    worth += LEAD * Math.max(-2, Math.min(2, lead)) * (2 * strength - 0.6)
  }
  return worth
}
function visit(s: State, hero: Hero, { seat, damage }: Power): number {
  const { souls, wounds } = heroFacts(hero.name)
  return damage >= healthOf(s, hero, seat) ? SOUL_IN_SIGHT * souls : -WOUND_IN_SIGHT * wounds
}
function tempts(s: State, hero: Hero, mine: Power, others: readonly Power[]): boolean {
  const { lure } = behaviourOf(hero.name)
  const { treasure } = heroFacts(hero.name)
  const figure = (power: Power): number =>
    lure ? lure(s, power.seat) : treasure.reduce((sum, type) => sum + power.treasure[type], 0)
  const own = figure(mine)
  return (lure !== undefined || own > 0) && others.every(other => figure(other) < own)
}

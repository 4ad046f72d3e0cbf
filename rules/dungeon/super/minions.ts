// Minions: their action spaces (SB-75 to SB-78, SB-135 to SB-137) and their actions (SB-132 to SB-163).
import type { Cause } from '../../kernel/index.ts'
import { draw } from '../actions/cards.ts'
import { addHealthToken, moveToEntrance } from '../actions/heroes.ts'
import { untilEndOfRound } from '../actions/round-effects.ts'
import { discardSpell, drawSpells } from '../cards/language/effects.ts'
import { behaviourOf } from '../engine/catalogue.ts'
import {
  act,
  askSeats,
  choose,
  each,
  performForSeat,
  program,
  starting,
  visibleTargets,
  when,
} from '../engine/combinators.ts'
import { emit, frame, pushProgram } from '../engine/interpreter.ts'
import { hasAbility, locateRoom, player } from '../engine/queries.ts'
import type { SpaceReason } from '../model/refusals.ts'
import {
  type CardName,
  type EffectVars,
  type Hero,
  type Landmark,
  landmarks,
  type Seat,
  type Space,
  type State,
  type Treasure,
} from '../model/state.ts'
import { allSeats, beginPhase } from '../round/phases.ts'
import { hasLandingPad, landingPadSpaces, shuffleStack } from './landing-pad.ts'
import { clearMarket, inMarket, takeFromMarket } from './market.ts'
import { landmarkTreasure } from './town.ts'

const specialSpace = (landmark: Landmark): Space => `${landmark}-special`
const treasureSpace = (landmark: Landmark): Space => `${landmark}-treasure`
const summonSpace = (place: Place): Space => `${place}-summon`

/** Why the minion of a seat cannot go to an action space. Undefined if it can. A hidden room counts as one without a space. */
export function spaceReason(s: State, seat: Seat, space: Space): SpaceReason | undefined {
  const there = s.board!.minions.indexOf(space)
  if (there >= 0) return there === seat ? 'own-minion-there' : 'other-minion-there' // SB-77
  const onBoard = boardSpaceById.get(space)
  return onBoard ? onBoard.closed(s) : ownSpaceReason(s, seat, space)
}
/** The spaces of a player's own rooms (SB-78) and boss. That of the boss opens with the level-up (SB-76). */
function ownSpaceReason(s: State, seat: Seat, space: Space): SpaceReason | undefined {
  const { dungeon, boss, leveled } = player(s, seat)
  const isAction = (card: CardName) => behaviourOf(s, card).minionAction !== undefined
  if (space === boss && isAction(boss)) return leveled ? undefined : 'boss-not-leveled'
  const room = dungeon.find(({ id }) => id === space)
  if (room && isAction(room.card) && hasAbility(s, room)) return undefined
  const isOthers = s.players.some(
    (other, i) =>
      i !== seat && (other.boss === space || other.dungeon.some(({ id, faceDown }) => id === space && !faceDown)),
  )
  return isOthers ? 'minion-in-other-dungeon' : 'no-action-space'
}
export function freeSpaces(s: State, seat: Seat): Space[] {
  const { dungeon, boss } = player(s, seat)
  return [...boardSpaces, ...dungeon.map(({ id }) => id), boss].filter(
    space => spaceReason(s, seat, space) === undefined,
  )
}

export const placeMinion = program(
  'super/place-minion',
  'SB-75',
)(
  askSeats(
    'minion.place',
    (s, { you }: EffectVars) => [[you, freeSpaces(s, you).map(minion => ({ minion }))]],
    (s, { you }, [answer]) => {
      const { minion: space } = answer!.choice
      s.board!.minions = s.board!.minions.with(you, space)
      emit(s, { event: 'minion-placed', seat: you, space })
      return undefined
    },
  ),
)

// Actions of the landmarks

const takeLeftoverCard = program('super/temple', 'SB-141')(
  choose('card', visibleTargets('market.take', inMarket)),
  act((s, v: EffectVars & { card: CardName }) => takeFromMarket(s, v.you, v.card)),
)
const drawAndDiscardSpell = program('super/library', 'SB-143')(drawSpells(1), discardSpell)
const specials: { readonly [L in Landmark]: (s: State, seat: Seat) => void } = {
  temple: (s, seat) => pushProgram(s, takeLeftoverCard, seat, {}),
  stadium: (s, seat) => draw(s, seat, 'rooms', 1, 'SB-142'),
  library: (s, seat) => pushProgram(s, drawAndDiscardSpell, seat, {}),
  hideout: (s, seat) => untilEndOfRound(s, 'SB-145', { effect: 'last-room', seat, add: 2 }),
}
function addTreasure(s: State, why: string, seat: Seat, type: Treasure, count: number): void {
  untilEndOfRound(s, why, { effect: 'boss-treasure', seat, treasure: type, count })
}

type Place = Landmark | 'tavern'
const places: readonly Place[] = [...landmarks, 'tavern']
type Summons = { place: Place }
/** Returns the place from which a space summons a hero. Undefined if it is not a summon space. */
export const summonedFrom = (space: Space): Place | undefined => places.find(place => summonSpace(place) === space)
/** Returns the health token of a hero that is summoned from a place (SB-149, SB-150). */
export const healthFrom = (place: Place): number => (place === 'tavern' ? -2 : 2)
/** Returns the hero on a landmark, or the top hero of the Tavern. Null if there is none (SB-153). */
export const heroAt = (s: State, place: Place): Hero | null =>
  place === 'tavern' ? (s.board!.tavern.at(-1) ?? null) : s.board!.landmarks[place]
/** Every place that holds a hero. */
export const summonable = (s: State): { readonly hero: Hero; readonly token: number }[] =>
  places.flatMap(place => {
    const hero = heroAt(s, place)
    return hero ? [{ hero, token: healthFrom(place) }] : []
  })
function leavePlace(s: State, place: Place): void {
  if (place === 'tavern') s.board!.tavern.pop()
  else s.board!.landmarks[place] = null // SB-151
}
const summon = program<Summons>('super/summon', 'SB-148')(
  choose(
    'player',
    visibleTargets('minion.summon', (s, v: EffectVars & Summons) => (heroAt(s, v.place) ? s.order : [])),
  ),
  act((s, v: EffectVars & Summons & { player: Seat }) => {
    const hero = heroAt(s, v.place)!
    addHealthToken(s, hero, healthFrom(v.place), v.place === 'tavern' ? 'SB-150' : 'SB-149')
    emit(s, { event: 'summoned', hero: hero.name, seat: v.you, in: v.player, place: v.place })
    leavePlace(s, v.place)
    moveToEntrance(s, hero, v.player)
  }),
)

// The Minion phase

interface BoardSpace {
  readonly act: (s: State, you: Seat) => void
  /** Why the space is closed now. A hero on a landmark closes its spaces and opens the summon space (SB-136, SB-137). */
  readonly closed: (s: State) => SpaceReason | undefined
}
const landmarkSpace = (landmark: Landmark, act: BoardSpace['act']): BoardSpace => ({
  act,
  closed: s => (s.board!.landmarks[landmark] ? 'hero-covers-space' : undefined),
})
const spaceToSummon = (place: Place): BoardSpace => ({
  act: (s, you) => pushProgram(s, summon, you, { place }),
  closed: s => (heroAt(s, place) ? undefined : 'no-hero-to-summon'),
})
const landingPadSpace = (act: BoardSpace['act']): BoardSpace => ({
  act,
  closed: s => (hasLandingPad(s) ? undefined : 'no-action-space'),
})
const boardSpaceById: ReadonlyMap<Space, BoardSpace> = new Map([
  ...landmarks.flatMap((landmark): [Space, BoardSpace][] => [
    [
      treasureSpace(landmark),
      landmarkSpace(landmark, (s, you) => addTreasure(s, 'SB-138', you, landmarkTreasure[landmark], 1)),
    ],
    [specialSpace(landmark), landmarkSpace(landmark, specials[landmark])],
    [summonSpace(landmark), spaceToSummon(landmark)],
  ]),
  [summonSpace('tavern'), spaceToSummon('tavern')],
  [landingPadSpaces.treasure, landingPadSpace((s, you) => addTreasure(s, 'SB-283', you, 'explorer', 1))],
  [landingPadSpaces.special, landingPadSpace((s, you) => pushProgram(s, shuffleStack, you, {}))],
])
function runMinionAction(s: State, you: Seat, why: Cause): void {
  const space = s.board!.minions[you]!
  if (space === '') return
  emit(s, { event: 'minion-acts', seat: you, space }, why)
  const onBoard = boardSpaceById.get(space)
  if (onBoard) onBoard.act(s, you)
  else useOwnSpace(s, you, space)
}
/** Runs the minion action of a room or of the boss. A deactivated room has none (SB-159). */
function useOwnSpace(s: State, you: Seat, self: Space): void {
  const { boss } = player(s, you)
  const room = locateRoom(s, self)?.room
  if (self !== boss && !(room && hasAbility(s, room))) return
  const { minionAction } = behaviourOf(s, room?.card ?? boss)
  if (minionAction) s.stack.push(frame(minionAction, you, self))
}
/** Returns the card that lets the minion act a second time, if there is one. */
const secondActionCause = (s: State, { you }: EffectVars): Cause | undefined =>
  s.lasting.find(l => l.effect === 'minion-twice' && l.seat === you)?.why
const actionPrograms = [takeLeftoverCard, drawAndDiscardSpell, summon, shuffleStack]
const minionTurn = program('super/minion-turn', 'SB-132')(
  starting(
    actionPrograms,
    act((s, { you }) => runMinionAction(s, you, 'SB-132')),
  ),
  when(
    (s, v: EffectVars) => secondActionCause(s, v) !== undefined,
    act((s, v) => runMinionAction(s, v.you, secondActionCause(s, v)!)),
  ),
)
export const minionPhase = program('super/minion', 'SB-132')(
  act(s => beginPhase(s, 'minion')),
  each('seat', allSeats, performForSeat(minionTurn)),
  act(clearMarket),
)
/** All action spaces of the board. */
export const boardSpaces: readonly Space[] = [...boardSpaceById.keys()]

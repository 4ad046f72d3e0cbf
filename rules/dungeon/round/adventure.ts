// The Adventure phase: heroes walk through dungeons, room by room (BM-112 to BM-134).
import type { Cause } from '../../kernel/index.ts'
import { heroSurvives, killHero } from '../actions/hero-death.ts'
import { addHealth, damageHero } from '../actions/heroes.ts'
import { behaviourOf } from '../engine/catalogue.ts'
import { act, each, onlyIf, perform, performForSeat, program, remember, repeat, when } from '../engine/combinators.ts'
import { emit } from '../engine/interpreter.ts'
import { damageOf, hasLeftPlay, isLethal, player, walkerOf } from '../engine/queries.ts'
import { ruleSetOf } from '../engine/rulesets.ts'
import { fireTriggers } from '../engine/triggers.ts'
import { openRoomWindow, openWindow } from '../engine/windows.ts'
import type { EffectVars, Hero, HeroName, Room, RoomId, Seat, State } from '../model/state.ts'
import { allSeats, beginPhase, makeActive } from './phases.ts'

const isClosed = (s: State, seat: Seat): boolean => s.lasting.some(l => l.effect === 'closed' && l.seat === seat)
const nextInLine = (s: State, { you }: EffectVars): Hero | undefined =>
  isClosed(s, you) ? undefined : player(s, you).entrance.find(hero => !hero.waits)

type Visit = EffectVars & { hero: HeroName }
const isInside = (s: State, { you, hero }: Visit): boolean => walkerOf(s, you)?.name === hero
/** Whether the hero is still in the room that it entered, and no effect has sent it elsewhere. */
const isInRoom = (s: State, v: Visit): boolean => isInside(s, v) && walkerOf(s, v.you)!.sentTo < 0

function enterDungeon(s: State, { you, hero }: Visit): void {
  const p = player(s, you)
  const i = p.entrance.findIndex(h => h.name === hero)
  const walker = p.entrance[i]!
  p.entrance.splice(i, 1)
  p.walker = walker
  walker.at = p.dungeon.length
  p.tally.entered++
  for (const l of s.lasting) if (l.effect === 'dungeon-heals' && l.seat === you) addHealth(s, walker, l.add, l.why)
  fireTriggers(s, 'hero-enters-dungeon', { seat: you, hero })
}
/** Returns the next place toward the boss that the hero does not skip, or -1 (BM-115, BM-128, BM-224). */
function nextPlace(s: State, you: Seat, hero: Hero): number {
  const { dungeon } = player(s, you)
  const { skips } = behaviourOf(s, hero.name)
  let at = hero.sentTo < 0 ? hero.at - 1 : Math.min(hero.sentTo, dungeon.length - 1)
  for (; at >= 0; at--) {
    const room = dungeon[at]!
    if (room.off) continue
    if (skips?.(s, you, at)) emit(s, { event: 'skipped', hero: hero.name, seat: you, room: room.id }, hero.name)
    else if (hero.skips > 0) {
      hero.skips--
      emit(s, { event: 'skipped', hero: hero.name, seat: you, room: room.id }, 'BM-224')
    } else return at
  }
  return -1
}
function moveOn(s: State, { you }: Visit): void {
  const hero = walkerOf(s, you)!
  const at = nextPlace(s, you, hero)
  const sent = hero.sentTo >= 0
  hero.sentTo = -1
  if (at < 0) {
    // An effect sent the hero to a room that no longer exists: check at once whether it dies.
    if (sent && isLethal(s, you, hero)) killHero(s, you, hero.name, '', 'BM-120')
    if (walkerOf(s, you) === hero) heroSurvives(s, you, hero.name)
  } else enterRoom(s, you, hero, at, sent ? 'BM-129' : 'BM-115')
}
function enterRoom(s: State, you: Seat, hero: Hero, at: number, why: Cause): void {
  const room: Room = player(s, you).dungeon[at]!
  hero.at = at
  hero.room = room.id
  if (!s.entered.includes(room.id)) s.entered = [...s.entered, room.id]
  emit(s, { event: 'entered', hero: hero.name, seat: you, room: room.id }, why)
  for (const l of s.lasting) if (l.effect === 'room-heals' && l.room === room.id) addHealth(s, hero, l.add, l.why)
  fireTriggers(s, 'hero-enters', { seat: you, room: room.id, hero: hero.name })
}
function takeDamage(s: State, { you }: Visit): void {
  const hero = walkerOf(s, you)!
  const room = player(s, you).dungeon[hero.at]
  if (room?.id === hero.room && !room.off && !hero.spared)
    damageHero(s, hero, damageAfterShield(s, hero, room, damageOf(s, you, room)), 'BM-116')
  hero.spared = false
}
/** Returns the damage that the hero takes after its own ability. */
function damageAfterShield(s: State, hero: Hero, room: Room, damage: number): number {
  const { shield } = behaviourOf(s, hero.name)
  if (!shield || (shield.once && s.once.includes(hero.name)) || !shield.test(s, hero, room)) return damage
  if (shield.once) s.once = [...s.once, hero.name]
  return shield.takes(damage)
}
/** After the window of the room: checks whether the hero dies (BM-121). An effect that moved it spared it the check (BM-232). */
function leaveRoom(s: State, v: Visit & { room: RoomId }): void {
  const { you: seat, hero, room } = v
  const moved = !isInRoom(s, v)
  if (moved) {
    if (room === '' || !ruleSetOf(s).movedHeroesLeave || hasLeftPlay(s, hero)) return
  } else {
    const walker = walkerOf(s, seat)!
    if (isLethal(s, seat, walker)) killHero(s, seat, hero, room, 'BM-120')
    if (walkerOf(s, seat) !== walker) return
  }
  fireTriggers(s, 'hero-leaves', { seat, room, hero, moved })
}
const visit = program('visit', 'BM-114')(
  remember('hero', (s, v: EffectVars) => nextInLine(s, v)!.name),
  openWindow,
  onlyIf((s, v: Visit) => nextInLine(s, v)?.name === v.hero),
  act(enterDungeon),
  repeat(
    isInside,
    act(moveOn),
    remember('room', (s, v: Visit) => walkerOf(s, v.you)?.room ?? ''),
    when(isInRoom, act(takeDamage), openRoomWindow),
    act(leaveRoom),
  ),
)
const heroWaits = (s: State, v: EffectVars): boolean => nextInLine(s, v) !== undefined
/** Skips a player without a hero, unless the option `everyTurn` is on (BM-222). */
export const adventureTurn = program('adventure-turn', 'BM-112')(
  onlyIf((s, v: EffectVars) => s.variants.everyTurn || heroWaits(s, v)),
  act((s, v) => makeActive(s, v, heroWaits(s, v) ? 'BM-112' : 'BM-222')),
  when((s, v: EffectVars) => !heroWaits(s, v), openWindow),
  repeat(heroWaits, perform(visit)),
)
export const adventure = program('adventure', 'BM-112')(
  act(s => beginPhase(s, 'adventure')),
  each('seat', allSeats, performForSeat(adventureTurn)),
)

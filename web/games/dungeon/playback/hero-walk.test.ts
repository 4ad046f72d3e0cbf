import { bossMonster, type Event, type HeroView, type RoomView, type View } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { walkAt } from './hero-walk.ts'

const start = bossMonster.view(bossMonster.setup({ players: 2 }, 'walks'), 0)
const thief: HeroView = { name: 'joman-chimm-cutpurse', damage: 3, health: 8, waits: false, items: [] }
const room = (id: string): RoomView => ({ id, card: null, faceDown: false, off: false, under: [], damage: 2 })
const dungeon = [room('bottomless-pit#1'), room('open-grave#2')]
/** The view with the thief at a place of the first dungeon, if there is one. */
const thiefAt = (at: number | undefined, change: Partial<HeroView> = {}): View => ({
  ...start,
  players: start.players.map((player, seat) =>
    seat > 0
      ? player
      : {
          ...player,
          dungeon,
          walker: at === undefined ? null : { ...thief, ...change, at, room: dungeon[at]?.id ?? '' },
        },
  ),
})
const gone = thiefAt(undefined)
const entered: Event = { event: 'entered', hero: thief.name, seat: 0, room: 'open-grave#2', why: 'BM-115' }
const damaged: Event = { event: 'damaged', hero: thief.name, damage: 2, why: 'BM-116' }
const killed: Event = { event: 'killed', hero: thief.name, seat: 0, room: 'open-grave#2', souls: 1, why: 'BM-120' }
const survived: Event = { event: 'survived', hero: thief.name, seat: 0, wounds: 1, why: 'BM-124' }
const removed: Event = { event: 'removed', hero: thief.name, seat: 0, why: 'BM-203' }

test('a hero enters with the health and the damage that it had at the entrance', () => {
  expect(walkAt({ event: entered, view: thiefAt(1), before: thiefAt(2) })).toEqual({
    hero: thief.name,
    seat: 0,
    at: 1,
    damage: 3,
    health: 8,
    hit: 0,
    end: undefined,
  })
})
test('a hero before its first room is still at the entrance', () => {
  const healthier: Event = { event: 'healthier', hero: thief.name, add: 2, why: 'BM-1' }
  expect(walkAt({ event: healthier, view: thiefAt(2), before: gone })).toBeUndefined()
})

describe('damage', () => {
  const view = thiefAt(1, { damage: 5 })
  test('to the walking hero is a hit', () => {
    expect(walkAt({ event: damaged, view, before: thiefAt(1) })).toMatchObject({ damage: 5, hit: 2 })
  })
  test('to another hero is no hit', () => {
    const event: Event = { ...damaged, hero: 'another-hero' }
    expect(walkAt({ event, view, before: view })).toMatchObject({ damage: 5, hit: 0 })
  })
})

describe('a hero whose visit is over', () => {
  const before = thiefAt(1)
  test('dies in the room where it was, with the damage that it had', () => {
    expect(walkAt({ event: killed, view: gone, before })).toMatchObject({ at: 1, damage: 3, health: 8, end: 'dies' })
  })
  test('survives at the boss', () => {
    expect(walkAt({ event: survived, view: gone, before })).toMatchObject({ at: -1, damage: 3, end: 'survives' })
  })
  test('is not drawn any more after it was removed', () => {
    expect(walkAt({ event: removed, view: gone, before })).toBeUndefined()
  })
  test('is not drawn as the hero that dies elsewhere', () => {
    expect(walkAt({ event: { ...killed, hero: 'another-hero' }, view: before, before })?.end).toBeUndefined()
    expect(walkAt({ event: { ...killed, hero: 'another-hero' }, view: gone, before })).toBeUndefined()
  })
})

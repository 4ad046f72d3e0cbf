import { bossMonster, type Event, type HeroView, type View } from '@overlair/rules/dungeon'
import { describe, expect, test } from 'vitest'
import { applyEvent } from './view-reducer.ts'
import { nextWalk } from './walk-reducer.ts'

const start = bossMonster.view(bossMonster.setup({ players: 2 }, 'unfolding'), 0)
const thief: HeroView = { name: 'joman-chimm-cutpurse', damage: 3, health: 8, waits: false, items: [] }
/** The view with a change to the first player. */
const withFirst = (change: Partial<View['players'][number]>): View => ({
  ...start,
  players: start.players.map((player, seat) => (seat === 0 ? { ...player, ...change } : player)),
})
const thiefInside = withFirst({ walker: { ...thief, at: 1, room: 'bottomless-pit#1' } })

describe('a hero whose visit is over', () => {
  const ends: readonly Event[] = [
    { event: 'killed', hero: thief.name, seat: 0, room: 'bottomless-pit#1', souls: 1, why: 'BM-120' },
    { event: 'survived', hero: thief.name, seat: 0, wounds: 1, why: 'BM-124' },
    { event: 'removed', hero: thief.name, seat: 0, why: 'BM-203' },
  ]
  test.each(ends)('$event: the hero is no longer in the dungeon', event => {
    expect(applyEvent(thiefInside, event, start).players[0]?.walker).toBeNull()
  })
  test('the player gets the soul or the wound at once', () => {
    expect(applyEvent(thiefInside, ends[0]!, start).players[0]).toMatchObject({ souls: 1, wounds: 0 })
    expect(applyEvent(thiefInside, ends[1]!, start).players[0]).toMatchObject({ souls: 0, wounds: 1 })
  })
  test('playback shows the death of a hero in the room where it died', () => {
    expect(nextWalk(undefined, ends[0]!, thiefInside)).toMatchObject({ at: 1, damage: 3, health: 8, end: 'dies' })
  })
})

test('a hero enters with the health and the damage that it had at the entrance', () => {
  const waiting = withFirst({ entrance: [thief] })
  const event: Event = { event: 'entered', hero: thief.name, seat: 0, room: 'bottomless-pit#1', why: 'BM-115' }
  expect(nextWalk(undefined, event, waiting)).toMatchObject({ damage: 3, health: 8 })
})

import { bossMonster, type Event, type HeroView, type View } from '@overlair/rules/dungeon'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { dyingHeroAt, withDyingHero } from './dying-hero.ts'

const start = bossMonster.view(bossMonster.setup({ players: 2 }, 'deaths'), 0)
const heroes = ['first-hero', 'second-hero', 'third-hero'].map(
  (name): HeroView => ({ name, damage: 0, health: 6, waits: false, items: [] }),
)
const before: View = { ...start, town: heroes }
const view: View = { ...start, town: heroes.toSpliced(1, 1) }
const killed: Event = { event: 'killed', hero: 'second-hero', seat: 0, room: '', souls: 1, why: 'gorgona' }
const townAt = (event: Event): readonly string[] =>
  withDyingHero({ view, dyingHero: signal(dyingHeroAt({ event, before })) }, ({ town }) => town).map(({ name }) => name)

test('a hero that is killed in town dies at its place in the line', () => {
  expect(townAt(killed)).toEqual(['first-hero', 'second-hero', 'third-hero'])
})
test('a hero that goes elsewhere is no longer in town', () => {
  expect(townAt({ event: 'to-entrance', hero: 'second-hero', seat: 0, why: 'gorgona' })).toEqual([
    'first-hero',
    'third-hero',
  ])
})
test('a hero that dies in a room does not die in town', () => {
  const walker = { ...heroes[1]!, at: 0, room: 'open-grave#2' }
  const [first, ...others] = start.players
  const inside: View = { ...view, players: [{ ...first!, dungeon: [{ ...room }], walker }, ...others] }
  expect(dyingHeroAt({ event: killed, before: inside })).toBeUndefined()
})
const room = { id: 'open-grave#2', card: 'open-grave', faceDown: false, off: false, under: [], damage: 2 }

// All boxes: the verdict reads souls and wounds of the hero.
import '@overlair/rules/dungeon'
import type { Fate, Lure } from '@overlair/rules/dungeon/view/forecast'
import { describe, expect, test, vi } from 'vitest'
import { verdictOn } from './verdict.ts'

vi.mock('../../../platform/i18n/say.ts', () => ({
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
}))

const hero = 'the-fool'
const person = (name: string) => ({ kind: 'person', name }) as const
const seats = ['Ada', 'Grub'].map(person)
const fate = (end: Fate['end'], seat = 0): Fate => ({ seat, end, room: null, damage: 3, health: 5, path: [] })
const verdict = (lure: Lure, fates: Readonly<Record<string, Fate>> = {}, players = seats) =>
  verdictOn(hero, { lures: { [hero]: lure }, fates, fatesBySeat: {} }, players, 0)

describe('the verdict on a hero in town', () => {
  const goes = (seat: number): Lure => ({ kind: 'goes', seat, count: 2 })
  test('a hero that dies in the own dungeon is good for the viewer', () => {
    expect(verdict(goes(0), { [hero]: fate('dies') })).toMatchObject({ tone: 'good' })
    expect(verdict(goes(0), { [hero]: fate('dies') }).fate).toMatch(/^dm\.verdict\.dies dm\.verdict\.you/)
  })
  test('one that survives there is bad, and says how much damage is missing', () => {
    expect(verdict(goes(0), { [hero]: fate('survives') })).toMatchObject({ tone: 'bad' })
    expect(verdict(goes(0), { [hero]: fate('survives') }).fate).toMatch(/^dm\.verdict\.survives dm\.verdict\.you 2/)
  })
  test('one that goes to a rival has the colour of the rival', () => {
    expect(verdict(goes(1), { [hero]: fate('dies', 1) })).toMatchObject({ tone: 'rival', rival: 1 })
    expect(verdict(goes(1), { [hero]: fate('dies', 1) }).fate).toMatch(/^dm\.verdict\.dies Grub/)
  })
  test('with more than four players the letter of the seat stands for its name', () => {
    const five = ['Ada', 'Grub', 'Nettle', 'Boris', 'Zed'].map(person)
    expect(verdict(goes(1), { [hero]: fate('dies', 1) }, five).fate).toMatch(/^dm\.verdict\.dies G /)
  })
  test('a tie keeps the hero in town, and a tie without treasure is no tie', () => {
    expect(verdict({ kind: 'tie', count: 2 })).toEqual({ fate: 'dm.lure.tie 2', tone: 'plain' })
    expect(verdict({ kind: 'tie', count: 0 })).toEqual({ fate: 'dm.lure.none', tone: 'plain' })
  })
})

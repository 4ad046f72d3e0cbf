import { describe, expect, test } from 'vitest'
import '@overlair/rules/dungeon'
import { translator } from '../all.ts'
import { languages } from '../languages.ts'
import { eventText, type VisibleEvent } from './index.ts'

describe.each(languages)('in %s', language => {
  const context = { t: translator(language), name: (seat: number) => `${seat + 1}.` }
  const textOf = (event: VisibleEvent) => eventText(event, context)
  const arrived = (hero: string) => textOf({ event: 'arrived', why: 'SB-51', hero })
  const pushed = (hero: string, why: string) => textOf({ event: 'pushed', why, hero, place: 'stadium' })

  test('the log does not say that a hero came to town if it went straight to a landmark (SB-65, SB-67)', () => {
    const withoutName = (text: string | undefined, hero: string) =>
      text?.replace(context.t(`sbm-hero-${hero}.name` as 'sbm-hero-laliho.name'), '')
    expect(withoutName(arrived('sbm-hero-gladiator'), 'gladiator')).not.toBe(
      withoutName(arrived('sbm-hero-laliho'), 'laliho'),
    )
  })

  test('a hero that town has no place for is pushed, also one whose ability moves it when it is revealed (SB-58)', () => {
    expect(pushed('sbm-hero-gladiator', 'SB-59')).not.toBe(pushed('sbm-hero-gladiator', 'SB-65'))
    expect(pushed('sbm-hero-gladiator', 'SB-66')).toBe(pushed('sbm-hero-gladiator', 'SB-65'))
  })
})

test('the English log says where the Gladiator goes', () => {
  const context = { t: translator('en'), name: String }
  const hero = 'sbm-hero-gladiator'
  expect([
    eventText({ event: 'arrived', why: 'SB-51', hero }, context),
    eventText({ event: 'pushed', why: 'SB-65', hero, place: 'stadium' }, context),
    eventText({ event: 'to-town', why: 'SB-193', hero }, context),
    eventText({ event: 'pushed', why: 'SB-331', hero, place: 'stadium' }, context),
  ]).toEqual([
    'Gladiator was revealed.',
    'Gladiator went straight to the Stadium, not to town.',
    'Gladiator had to go back.',
    'Gladiator went straight to the Stadium, not to town.',
  ])
})

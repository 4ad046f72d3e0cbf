import { superBossMonster as game, superBossMonsterSituations as situations } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { expect, test } from 'vitest'
import { translator } from '../all.ts'
import type { Language } from '../languages.ts'
import { resultText } from './index.ts'

const { heroes } = game.setup({ players: 1 }, 1)
/** Returns the last line of the result of a solo game with this many points. */
function titleLine(language: Language, points: number, challenge: boolean): string {
  const slain: string[] = []
  let missing = Math.max(points, 0)
  for (const hero of [...heroes.epic, ...heroes.ordinary])
    if (shelf.heroFacts(hero).souls <= missing) {
      slain.push(hero)
      missing -= shelf.heroFacts(hero).souls
    }
  const state = situations.fromSituation(
    {
      phase: 'end',
      players: 1,
      challenge,
      heroDeck: { only: [] },
      epicDeck: { only: [] },
      P1: { slain, survivors: points < 0 ? heroes.ordinary.slice(0, -points) : [] },
    },
    'the end',
  )
  const view = game.view(state, 0)
  return resultText(view, view.result!, { t: translator(language), name: () => '' }).at(-1)!
}

test('points decide the title; challenge mode puts “True” before it (SB-266, SB-268, CF-128)', () => {
  const steps: readonly (readonly [number, string])[] = [
    [-1, 'Failure'],
    [0, 'Kobold'],
    [6, 'Kobold'],
    [7, 'Minion'],
    [12, 'Minion'],
    [13, 'Mini Boss'],
    [16, 'Mini Boss'],
    [17, 'Boss'],
    [21, 'Boss'],
    [22, 'Real Boss'],
    [25, 'Real Boss'],
    [26, 'Dungeon Sultan'],
    [28, 'Dungeon Sultan'],
    [29, 'Boss Monster'],
    [31, 'Boss Monster'],
    [32, 'Great Boss'],
    [34, 'Great Boss'],
    [35, 'Dungeon Master'],
    [36, 'Supreme Dungeon Master'],
  ]
  for (const [points, title] of steps) {
    expect(titleLine('en', points, false)).toMatch(new RegExp(`^-?\\d+ points?\\. Your title: ${title}\\.$`))
    expect(titleLine('en', points, true)).toMatch(new RegExp(`^-?\\d+ points?\\. Your title: True ${title}\\.$`))
  }
  expect(titleLine('en', 30, true)).toBe('30 points. Your title: True Boss Monster.')
})
test('challenge mode marks the title in the other languages, too (SB-268)', () => {
  expect(titleLine('pl', 30, true)).toContain('Prawdziwy Boss Monster')
  expect(titleLine('uk', 30, true)).toContain('Справжній бос-монстр')
  expect(titleLine('pl', 30, false)).not.toContain('Prawdziw')
  expect(titleLine('uk', 30, false)).not.toContain('Справжн')
})

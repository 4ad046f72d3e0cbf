import { type Choice, type State, superBossMonster, type View } from '@overlair/rules/dungeon'
import { soloTitle } from '@overlair/rules/dungeon/model/solo-titles'
import type { RawOptions } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

/** Plays the first choice each time, to the end. */
function finished(options: RawOptions, seed: string): View {
  const state: State = superBossMonster.setup(options, seed)
  for (let made = 0; made < 5000; made++) {
    const [ask] = superBossMonster.asks(state)
    if (!ask) return superBossMonster.view(state, 0)
    const [first] = ask.choices
    superBossMonster.apply(state, ask.seat, first as Choice)
  }
  throw new Error('the game does not end')
}
const scored = (view: View) => scoreOf({ game: superBossMonster, view: signal(view) }, 'm', 7)

test('a game alone gives points, a title, and what it can be compared by (SB-265, SB-266)', () => {
  const view = finished({ players: 1 }, 'alone')
  const points = view.result?.scores[0] ?? Number.NaN
  expect(scored(view)).toEqual({
    score: {
      match: 'm',
      game: 'super-boss-monster',
      points,
      marks: { mode: 'solo', boss: view.players[0]?.boss },
      when: 7,
    },
    title: soloTitle(points),
    mode: 'solo',
  })
})

test('the challenge is compared with other challenges (SB-267)', () => {
  expect(scored(finished({ players: 1, challenge: true }, 'challenge'))?.score.marks.mode).toBe('challenge')
})

test('a game of several, and one that is not over, has no score to keep', () => {
  expect(scored(finished({ players: 2 }, 'two'))).toBeUndefined()
  const begun = superBossMonster.view(superBossMonster.setup({ players: 1 }, 'begun'), 0)
  expect(scored(begun)).toBeUndefined()
})

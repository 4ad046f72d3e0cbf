import { type Choice, superBossMonster, type View } from '@overlair/rules/dungeon'
import { soloTitle } from '@overlair/rules/dungeon/model/solo-titles'
import type { RawOptions } from '@overlair/rules/kernel'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { scoreOf } from './score.ts'

/** Plays a game to the end with the first choice each time, and returns the view. */
function finishedView(options: RawOptions, seed: string): View {
  const state = superBossMonster.setup(options, seed)
  for (let made = 0; made < 5000; made++) {
    const [ask] = superBossMonster.asks(state)
    if (!ask) return superBossMonster.view(state, 0)
    const [first] = ask.choices
    superBossMonster.apply(state, ask.seat, first as Choice)
  }
  throw new Error('the game is not over after 5000 choices')
}
const scoreOfView = (view: View) => scoreOf({ game: superBossMonster, view: signal(view) }, 'm', 7)

test('a solo game has points, a title, and the categories for its comparison (SB-265, SB-266)', () => {
  const view = finishedView({ players: 1 }, 'alone')
  const points = view.result?.scores[0] ?? Number.NaN
  expect(scoreOfView(view)).toEqual({
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

test('a challenge game is compared with other challenge games (SB-267)', () => {
  expect(scoreOfView(finishedView({ players: 1, challenge: true }, 'challenge'))?.score.marks.mode).toBe('challenge')
})

test('a game with several players and an unfinished game have no score', () => {
  expect(scoreOfView(finishedView({ players: 2 }, 'two'))).toBeUndefined()
  const unfinished = superBossMonster.view(superBossMonster.setup({ players: 1 }, 'begun'), 0)
  expect(scoreOfView(unfinished)).toBeUndefined()
})

// Click paths: every choice of an ask has one, and no two choices share one.
import { overboss } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import { autoSelected, clickPathsOf, type OverbossPath, type Spot } from './click-paths.ts'

/** Plays games and checks the click paths of each ask. */
function checkEachAsk(
  check: (paths: readonly OverbossPath[], ask: NonNullable<ReturnType<typeof overboss.view>['ask']>) => void,
) {
  for (let game = 0; game < 12; game++) {
    const players = 1 + (game % 4)
    const state = overboss.setup(
      { players, bosses: true, commands: players > 1, terrains: 'random', board: game % 2 ? '4x4' : '3x4' },
      `spots ${game}`,
    )
    for (let step = 0; overboss.asks(state).length > 0; step++) {
      for (const { seat } of overboss.asks(state)) {
        const view = overboss.view(state, seat)
        const ask = view.ask
        if (!ask) continue
        check(
          ask.choices.flatMap(choice => clickPathsOf(choice, seat, view)),
          ask,
        )
        // Any legal choice is fine. A prime step through the lists reaches every kind of choice.
        overboss.apply(state, seat, ask.choices[(step * 31) % ask.choices.length]!)
      }
    }
  }
}

test('every choice of every ask can be made by clicking spots', () => {
  const prompts = new Set<string>()
  checkEachAsk((paths, ask) => {
    prompts.add(ask.prompt)
    const made = new Set(paths.map(path => choiceForPath(paths, path.spots)))
    expect([...made].every(choice => choice !== undefined)).toBe(true)
    expect(made.size).toBe(ask.choices.length)
  })
  expect([...prompts]).toEqual(expect.arrayContaining(['keep-boss', 'draft', 'place', 'settle', 'portal', 'end-turn']))
})

test('no click path makes two different choices', () => {
  checkEachAsk(paths => {
    const choices = new Map<string, unknown>()
    for (const { spots, choice } of paths) {
      const key = spots.join(' ')
      expect(choices.get(key) ?? choice, key).toBe(choice)
      choices.set(key, choice)
    }
  })
})

test('clicking legal spots one after the other always ends in a choice', () => {
  checkEachAsk(paths => {
    for (const first of new Set(paths.map(path => path.spots[0]!))) {
      let selected: readonly Spot[] = [first]
      while (!choiceForPath(paths, selected)) {
        const next: Spot | undefined = pathsContinuing(paths, selected)[0]?.spots[selected.length]
        if (!next) throw new Error(`no click path continues ${selected.join(' ')}`)
        selected = [...selected, next]
      }
    }
  })
})

test('the table selects the drafted tile, so that one click places it (OB-41)', () => {
  const state = overboss.setup({ players: 2 }, 'drafted')
  const { seat, choices } = overboss.asks(state)[0]!
  overboss.apply(state, seat, choices[0]!)
  const view = overboss.view(state, seat)
  const paths = view.ask!.choices.flatMap(choice => clickPathsOf(choice, seat, view))
  expect(autoSelected(paths)).toEqual([`hand:${view.inHand?.tile}`])
})

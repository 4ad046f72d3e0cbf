// How choices lie on the table: whatever is offered can be touched, and nothing else.
import { overboss } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { choiceForPath, pathsContinuing } from '../../../table/click-paths.ts'
import { autoSelected, type Spot, type Way, waysOf } from './spots.ts'

/** Plays games at random and shows each ask. */
function eachAsk(check: (ways: readonly Way[], asked: NonNullable<ReturnType<typeof overboss.view>['ask']>) => void) {
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
          ask.choices.flatMap(choice => waysOf(choice, seat, view)),
          ask,
        )
        // Any choice will do: a prime step through the lists visits all kinds.
        overboss.apply(state, seat, ask.choices[(step * 31) % ask.choices.length]!)
      }
    }
  }
}

test('every choice of every ask can be made by touching spots', () => {
  const prompts = new Set<string>()
  eachAsk((ways, ask) => {
    prompts.add(ask.prompt)
    const made = new Set(ways.map(way => choiceForPath(ways, way.spots)))
    expect([...made].every(choice => choice !== undefined)).toBe(true)
    expect(made.size).toBe(ask.choices.length)
  })
  expect([...prompts]).toEqual(expect.arrayContaining(['keep-boss', 'draft', 'place', 'settle', 'portal', 'end-turn']))
})

test('no spots make two different choices', () => {
  eachAsk(ways => {
    const by = new Map<string, unknown>()
    for (const { spots, choice } of ways) {
      const key = spots.join(' ')
      expect(by.get(key) ?? choice, key).toBe(choice)
      by.set(key, choice)
    }
  })
})

test('touching what is live, one after the other, always ends in a choice', () => {
  eachAsk(ways => {
    for (const first of new Set(ways.map(way => way.spots[0]!))) {
      let picked: readonly Spot[] = [first]
      while (!choiceForPath(ways, picked)) {
        const next: Spot | undefined = pathsContinuing(ways, picked)[0]?.spots[picked.length]
        if (!next) throw new Error(`nothing goes on from ${picked.join(' ')}`)
        picked = [...picked, next]
      }
    }
  })
})

test('what lies in the hand is taken up by itself, so a drafted tile needs one touch more (OB-41)', () => {
  const state = overboss.setup({ players: 2 }, 'taken up')
  const { seat, choices } = overboss.asks(state)[0]!
  overboss.apply(state, seat, choices[0]!)
  const view = overboss.view(state, seat)
  const ways = view.ask!.choices.flatMap(choice => waysOf(choice, seat, view))
  expect(autoSelected(ways)).toEqual([`hand:${view.inHand?.tile}`])
})

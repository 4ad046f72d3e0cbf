// Compares score previews with the scores that the rules compute.
import { lookaheadFrom } from '@overlair/play/lookahead'
import { redeal, seal } from '@overlair/rules/kernel'
import { type Choice, overboss, type View } from '@overlair/rules/overboss'
import { expect, test } from 'vitest'
import { isUncertain, previewChoice } from './score-preview.ts'

const start = (options: object, seed: string) => overboss.setup({ players: 2, ...options }, seed)
const lookahead = (state: ReturnType<typeof start>, seat: number) =>
  lookaheadFrom<View, Choice>(overboss, seal(overboss, state, seat))!
const totalOf = (state: ReturnType<typeof start>, seat: number) => overboss.view(state, seat).players[seat]!.score.total

test('the previewed gain equals the change on the score sheet after the simulated choices', () => {
  let compared = 0
  for (let game = 0; game < 6; game++) {
    const state = start({ terrains: 'random', bosses: game % 2 === 0 }, `preview ${game}`)
    for (let step = 0; overboss.asks(state).length > 0; step++) {
      const { seat, choices } = overboss.asks(state)[0]!
      const choice = choices[(step * 17) % choices.length]!
      if ('draft' in choice || 'place' in choice || 'settle' in choice) {
        const before = totalOf(state, seat)
        const { gain, sure, maybe, path, changes } = previewChoice(lookahead(state, seat), choice, seat)
        const copy = overboss.clone(state)
        for (const one of path) overboss.apply(copy, seat, one)
        expect(totalOf(copy, seat) - before).toBe(gain)
        expect(changes.reduce((sum, { points }) => sum + points, 0)).toBe(gain)
        expect(sure + maybe).toBe(gain)
        const unsure = changes.filter(({ line }) => isUncertain(line, overboss.view(state, seat), seat))
        expect(unsure.reduce((sum, { points }) => sum + points, 0)).toBe(maybe)
        compared++
      }
      overboss.apply(state, seat, choice)
    }
  }
  expect(compared).toBeGreaterThan(100)
})

test('the preview of a pair equals the preview of its best space', () => {
  const state = start({}, 'pair')
  const { seat, choices } = overboss.asks(state)[0]!
  const pair = choices[0]!
  const now = lookahead(state, seat)
  const drafted = now.after(pair)
  const gains = drafted
    .ask!.choices.filter(choice => 'place' in choice)
    .map(placement => previewChoice(drafted, placement, seat).gain)
  const stashed = drafted.view().players[seat]!.score.total - now.view().players[seat]!.score.total
  expect(previewChoice(now, pair, seat).gain).toBe(Math.max(...gains) + stashed)
})

test('a preview reveals no hidden pieces: another deck, bag and boss give the same preview (OB-37, OB-108)', () => {
  for (let game = 0; game < 4; game++) {
    const state = start({ players: 3, bosses: true, terrains: 'random' }, `hidden ${game}`)
    for (let step = 0; step < 30; step++) {
      const { seat, choices } = overboss.asks(state)[0]!
      const other = redeal(overboss, state, seat, `again ${step}`)
      for (const choice of choices.filter(one => 'place' in one || 'draft' in one))
        expect(previewChoice(lookahead(other, seat), choice, seat)).toEqual(
          previewChoice(lookahead(state, seat), choice, seat),
        )
      overboss.apply(state, seat, choices[step % choices.length]!)
    }
  }
})

test('a majority of graveyards among several players and falling goals are only possible, not certain (OB-81, OB-126)', () => {
  const view = overboss.view(start({ bosses: true }, 'sure'), 0)
  expect(isUncertain('graveyardBonus', view, 0)).toBe(true)
  expect(isUncertain('forest', view, 0)).toBe(false)
  const withBoss = (boss: 'cerebellus' | 'king_croak') => ({
    ...view,
    players: view.players.map(player => ({ ...player, boss })),
  })
  expect(isUncertain('boss', withBoss('cerebellus'), 0)).toBe(true)
  expect(isUncertain('boss', withBoss('king_croak'), 0)).toBe(false)
})

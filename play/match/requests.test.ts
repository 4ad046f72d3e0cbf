// A match under requests of all kinds, in any order: late, repeated, illegal.
import { type AnyGame, type Choice, canonical, GameError, newRecord, replay } from '@overlair/rules/kernel'
import { pebbles } from '@overlair/rules/kernel/testing/pebbles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { race } from '../testing/race-game.ts'
import type { Match } from './contract.ts'
import { openMatch } from './match.ts'
import { people } from './testing/open.ts'

/** A request of one seat. `pick` selects a choice. The seat read its position `late` requests ago. */
const request = fc.record({
  kind: fc.constantFrom('choose', 'choose', 'choose', 'choose', 'repeat', 'undo', 'answer', 'reopen'),
  seat: fc.nat(2),
  pick: fc.nat(3),
  late: fc.constantFrom(0, 0, 0, 1, 3),
})
const anyChoice: readonly Choice[] = [{ colour: 'red' }, { step: 1 }, { step: 2 }, { bid: 'black' }]

/** Open decisions as `seat/number`. */
const openIn = (match: Match): readonly string[] => match.pending().map(({ seat, decision }) => `${seat}/${decision}`)
const textOf = (match: Match): string => JSON.stringify(match.saved())

test.each<AnyGame>([race, pebbles])('$id: a choice answers the decision it names, once, or changes nothing', game => {
  const play = fc.property(fc.array(request, { maxLength: 60 }), requests => {
    const seats = people('Ola', 'Max', 'Ewa')
    let match: Match = openMatch({ game, record: newRecord(game, { players: 3 }, 'requests'), seats })
    const readings: ReturnType<Match['pending']>[] = []
    /** Decisions that are not open any more. Their numbers never return. */
    const closed = new Set<string>()
    for (const { kind, seat, pick, late } of requests) {
      readings.push(match.pending())
      const open = openIn(match)
      const before = textOf(match)
      try {
        if (kind === 'reopen') {
          match = openMatch({ game, ...JSON.parse(before) })
          expect(textOf(match)).toBe(before)
        } else if (kind === 'answer') match.answerFor(seat)
        else if (kind === 'undo') match.undo(seat, match.undoable(seat) ?? pick)
        else if (kind === 'repeat') {
          const { answer, decision } = match.played.at(-1 - late) ?? {}
          if (answer) {
            expect(() => match.choose(answer.seat, answer.choice, decision!)).toThrow('already made')
            expect(textOf(match)).toBe(before)
          }
        } else {
          const read = readings.at(-1 - late)?.find(one => one.seat === seat)
          const decision = read?.decision ?? pick
          match.choose(seat, read?.ask.choices[pick] ?? anyChoice[pick]!, decision)
          expect(open).toContain(`${seat}/${decision}`)
        }
      } catch (error) {
        if (!(error instanceof GameError)) throw error
        expect(textOf(match)).toBe(before)
      }
      const openNow = openIn(match)
      for (const decision of open) if (!openNow.includes(decision)) closed.add(decision)
      for (const decision of openNow) expect(closed).not.toContain(decision)
    }
    expect(canonical(match.state)).toBe(canonical(replay(game, match.record)))
  })
  fc.assert(play, { numRuns: 300 })
})

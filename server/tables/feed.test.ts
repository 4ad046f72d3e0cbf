import { RemotePosition } from '@overlair/client/remote-position'
import type { StepsMessage } from '@overlair/protocol/messages'
import { lengthened } from '@overlair/protocol/shorthand'
import { canonical, randomBelow, randomSource, seal, type Viewer } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { recordOf, seatsFor, tableFor } from '../testing/stage.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { entriesOf } from './log/entries.ts'
import { OnlineMatch } from './online-match.ts'
import { gameOf } from './services.ts'

const cases = [
  ['overboss', 2, {}],
  ['overboss', 4, { bosses: true, commands: true }],
  ['boss-monster', 2, {}],
  ['boss-monster', 4, { choose: true }],
  ['next-level', 3, {}],
  ['super-boss-monster', 2, {}],
  ['super-boss-monster', 5, {}],
] as const

test.each(cases)(
  'a client of %s for %i sees at each event and after each choice what the server sees',
  async (id, players, options) => {
    const game = gameOf(id)
    const seats = [...Array(players).keys()]
    const viewers: readonly Viewer[] = [0, 1, 'spectator']
    const entries = entriesOf(recordOf(game, players, options, 'feed'))
    let feed: PositionFeed | undefined
    const views: string[] = []
    const viewsOf = (viewOf: (viewer: Viewer) => unknown) => canonical(viewers.map(viewOf))
    const onEvent = () => {
      feed?.atEvent()
      // In the course of a batch, a client shows nobody as asked.
      views.push(viewsOf(viewer => ({ ...Object(game.view(match.state, viewer)), asked: [], ask: null })))
    }
    const now = () => 0
    const { match, times } = await matchFrom(game, entries, tableFor(game, seatsFor(players)), { onEvent, now })
    feed = new PositionFeed(game, () => match.state, players)
    const online = new OnlineMatch('table', match, feed, { now, ...times })
    let remote = RemotePosition.from(online.position(seats))
    const random = randomSource(id)
    while (match.result === undefined) {
      const { seat, ask, decision } = match.pending()[0]!
      const choice = ask.choices[randomBelow(random, ask.choices.length)]!
      const settles = randomBelow(random, 2) === 0
      const batch = settles ? online.chooseAndSettle(seat, choice, decision) : online.choose(seat, choice, decision)
      const message: StepsMessage = JSON.parse(lengthened(batch.textFor(seats)))
      for (const [event, truth] of views.splice(0).entries()) {
        remote = remote.atEvent(event, message)
        expect(viewsOf(viewer => game.view(game.deal(remote.sealed(viewer), 'view'), viewer))).toBe(truth)
      }
      remote = remote.atEnd(message)
      expect(remote.agreesWith(message)).toBe(true)
      for (const viewer of viewers) expect(remote.sealed(viewer)).toEqual(seal(game, match.state, viewer))
      expect(remote.revision).toBe(match.revision)
    }
  },
)

import { RemotePosition } from '@overlair/client/remote-position'
import { canonical, randomBelow, randomSource, type Viewer } from '@overlair/rules/kernel'
import { expect, test } from 'vitest'
import { entriesOf, recordOf, seatsFor } from '../testing/stage.ts'
import { matchFrom } from './course.ts'
import { PositionFeed } from './feed.ts'
import { OnlineMatch } from './online-match.ts'
import { gameOf } from './services.ts'

const players = 2
const viewers: readonly Viewer[] = [0, 1, 'spectator']

test.each(['overboss', 'boss-monster', 'next-level', 'super-boss-monster'])(
  'a client of %s sees at each event and after each choice what the server sees',
  async id => {
    const game = gameOf(id)
    const entries = entriesOf(recordOf(game, players, {}, 'feed'))
    let feed: PositionFeed | undefined
    const views: string[] = []
    const viewsOf = (viewOf: (viewer: Viewer) => unknown) => canonical(viewers.map(viewOf))
    const { match } = await matchFrom(game, entries, seatsFor(players), () => {
      feed?.atEvent()
      views.push(viewsOf(viewer => game.view(match.state, viewer)))
    })
    feed = new PositionFeed(game, () => match.state, players)
    const online = new OnlineMatch('table', match, feed)
    let remote = RemotePosition.from(online.position([0, 1]))
    const random = randomSource(id)
    while (match.result === undefined) {
      const { seat, ask, decision } = match.pending()[0]!
      const batch = online.chooseAndSettle(seat, ask.choices[randomBelow(random, ask.choices.length)]!, decision)
      const message = batch.messageFor([0, 1])
      for (const [event, truth] of views.splice(0).entries()) {
        remote = remote.atEvent(event, message)
        expect(viewsOf(viewer => game.view(game.deal(remote.sealed(viewer), 'view'), viewer))).toBe(truth)
      }
      remote = remote.atEnd(message)
      expect(remote.agreesWith(message)).toBe(true)
      expect(remote.revision).toBe(match.revision)
    }
  },
)

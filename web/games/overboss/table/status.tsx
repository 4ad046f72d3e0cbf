import { basicTerrains } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'

/** How far the game has come, and what is played with. */
export function Status({ match }: { readonly match: OverbossMatch }) {
  const { turn, players, options, viewer } = match.view.value
  const seat = viewer === 'spectator' ? turn.seat : viewer
  const spaces = players[seat]?.map.length ?? 0
  // Each seat has as many turns as its map has spaces (OB-38); the rules count the turns of all.
  const placed = players[seat]?.map.filter(space => space !== null).length ?? 0
  const basic = basicTerrains.every(terrain => options.terrains.includes(terrain))
  const wishes = [
    say(`board:${options.board}.name`),
    say(basic ? 'web.ob.terrains.basicLong' : 'web.ob.terrains.ownLong'),
    ...(options.level > 0 ? [say('web.ob.level', { n: options.level })] : []),
    ...(options.bosses ? [say('web.ob.withBosses')] : []),
    ...(options.commands ? [say('web.ob.withCommands')] : []),
  ]
  return (
    <span class="ob-status">
      <span class="ob-status__turn">
        {match.result.value
          ? say('web.ob.over')
          : say('turn.overboss', { turn: Math.min(spaces, placed + 1), total: spaces })}
      </span>
      <span class="ob-status__options">{wishes.join(' · ')}</span>
    </span>
  )
}

import { basicTerrains } from '@overlair/rules/overboss/model/pieces'
import { say } from '../../../platform/i18n/say.ts'
import type { OverbossMatch } from '../model/overboss-match.ts'

/** Status bar: the current turn and the options of the game. */
export function Status({ match }: { readonly match: OverbossMatch }) {
  const { turn, players, options, viewer } = match.view.value
  const seat = viewer === 'spectator' ? turn.seat : viewer
  const spaces = players[seat]?.map.length ?? 0
  // Each seat has as many turns as its map has spaces (OB-38). The rules only count the turns of all seats together.
  const placed = players[seat]?.map.filter(space => space !== null).length ?? 0
  // A tile of this turn is on the map, but the turn goes on.
  const isUnderWay = turn.seat === seat && turn.placed.length > 0
  const isBasic = basicTerrains.every(terrain => options.terrains.includes(terrain))
  const optionTexts = [
    say(`board:${options.board}.name`),
    say(isBasic ? 'web.ob.terrains.basicLong' : 'web.ob.terrains.ownLong'),
    ...(options.level > 0 ? [say('web.ob.level', { n: options.level })] : []),
    ...(options.bosses ? [say('web.ob.withBosses')] : []),
    ...(options.commands ? [say('web.ob.withCommands')] : []),
  ]
  return (
    <span class="ob-status">
      <span class="ob-status__turn">
        {match.result.value
          ? say('web.ob.over')
          : say('turn.overboss', { turn: Math.min(spaces, placed + (isUnderWay ? 0 : 1)), total: spaces })}
      </span>
      <span class="ob-status__options">{optionTexts.join(' · ')}</span>
    </span>
  )
}

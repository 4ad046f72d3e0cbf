import type { PlayerView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { fateText } from '../forecast/fate-text.ts'
import { WalkingHero } from '../heroes/walking-hero.tsx'
import { spot } from '../input/click-paths.ts'
import { intentOfBoss } from '../input/intents.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { Minion, minionOn } from '../markers/minion.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { levelUpKind } from '../model/level-up.ts'
import { cardName } from '../model/texts.ts'
import { Throne } from '../scene/hall.tsx'
import { Entrance, FreePlace } from './gate.tsx'
import { HandCounts, orderText, PlayerHeader } from './player-header.tsx'
import { nextHeroOf, placeClass, Room, type RoomProps, type StageProps } from './room.tsx'
import { ScoringArea } from './scoring-area.tsx'
import { TreasureCounts } from './treasure-counts.tsx'
import './dungeon.css'
import './folded.css'

const MAX_ROOMS = 5

/** The dungeon on the stage: the gate with its heroes, the halls in the order of a visit, the throne and the score. */
export function Dungeon({ selection, playback, seat, small }: StageProps) {
  const { view } = playback
  const player = view.players[seat]
  if (!player) return null
  const places = player.dungeon.map((room, at) => ({ room, at })).toReversed()
  const isOwn = view.viewer === seat
  return (
    <section
      class="dm-dungeon"
      tabIndex={-1}
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-label={say('dm.dungeonOf', { name: selection.match.seats[seat]?.name ?? '' })}
      data-part="dungeon"
      data-coach={isOwn ? 'dungeon' : undefined}
      data-out={player.out ? '' : undefined}
    >
      <span class="dm-dungeon__gorge" aria-hidden="true">
        <Sprite name="stairs" class="dm-dungeon__stairs" />
      </span>
      <header class="dm-dungeon__head">
        <PlayerHeader selection={selection} view={view} seat={seat} />
        <span class="dm-dungeon__counts" data-coach={isOwn ? 'counts' : undefined}>
          <TreasureCounts player={player} />
        </span>
        <HandCounts view={view} seat={seat} />
        <NextHero playback={playback} player={player} />
      </header>
      <div class="dm-dungeon__row">
        <Entrance selection={selection} playback={playback} seat={seat} small={small} />
        <ol class="dm-dungeon__rooms">
          {player.dungeon.length < MAX_ROOMS && (
            <FreePlace selection={selection} seat={seat} at={player.dungeon.length} small={small} />
          )}
          {places.map(({ room, at }) => (
            <li key={at} class={placeClass(playback, player, seat, room, at)} data-part="room">
              <Room
                selection={selection}
                playback={playback}
                seat={seat}
                player={player}
                room={room}
                at={at}
                small={small}
              />
            </li>
          ))}
        </ol>
        <Boss selection={selection} playback={playback} seat={seat} player={player} view={view} small={small} />
      </div>
    </section>
  )
}

/** What becomes of the next hero if everybody passes. */
function NextHero({ playback, player }: Pick<RoomProps, 'playback' | 'player'>) {
  const hero = nextHeroOf(player)
  const { fate, tone } = hero ? fateText(hero, playback.forecast.value.fates[hero.name]) : { fate: '', tone: 'plain' }
  if (!hero || fate === '') return null
  return (
    <span class={`dm-next-hero dm-next-hero--${tone}`} aria-hidden="true">
      {cardName(hero.name)}: {fate}
    </span>
  )
}

interface BossProps extends StageProps {
  readonly player: PlayerView
  readonly view: View
}
function Boss({ selection, playback, seat, player, view, small }: BossProps) {
  const { boss } = player
  if (boss === null) return null
  const xp = shelf.bossFacts(boss).xp
  const kind = view.board ? levelUpKind(boss) : undefined
  const minion = minionOn(view, boss)
  const label = [
    cardLabel(boss),
    say(player.leveled ? 'dm.leveled' : 'dm.notLeveled'),
    ...(kind === undefined ? [] : [say(`sb.level.${kind}`)]),
    ...(minion === undefined ? [] : [say('sb.guarded')]),
    orderText(view, seat),
  ]
  return (
    <div class="dm-boss">
      <SpotButton
        selection={selection}
        spots={[spot.boss(seat)]}
        card={boss}
        label={label.join(', ')}
        intent={() => intentOfBoss(selection, boss)}
        class="dm-room dm-room--boss"
      >
        <span class="dm-room__name" data-part="card-title">
          <span class="dm-room__text">{cardName(boss)}</span>
          <small>{say('dm.xp', { n: xp })}</small>
        </span>
        <span class="dm-room__hall">
          <Throne boss={boss} small={small} />
          {(player.leveled || kind) && (
            <span class={`dm-boss__level${player.leveled ? ' dm-boss__level--reached' : ''}`}>
              {player.leveled && <GameSymbol symbol="level" />}
              {kind === undefined ? say('dm.leveled') : say(`sb.level.${kind}`)}
            </span>
          )}
        </span>
        {minion !== undefined && (
          <span class="dm-room-markers">
            <Minion seat={minion} />
          </span>
        )}
      </SpotButton>
      <span class="dm-place__total dm-place__total--boss">
        <ScoringArea player={player} name={selection.match.seats[seat]?.name ?? ''} slots />
        <span class="visually-hidden">{say('dm.xpOf', { boss: cardName(boss), n: xp })}</span>
      </span>
      <WalkingHero playback={playback} seat={seat} at={-1} />
    </div>
  )
}

import type { HeroView, PlayerView, RoomView, View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { fateText } from '../forecast/fate-text.ts'
import { FateSymbol } from '../heroes/fate-badges.tsx'
import { HeroToken } from '../heroes/hero-token.tsx'
import { WalkingHero } from '../heroes/walking-hero.tsx'
import { spot } from '../input/click-paths.ts'
import { intentOfBoss, intentOfRoom } from '../input/intents.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { Minion, minionOn } from '../markers/minion.tsx'
import { RoomMarkers, roomMarkersOf } from '../markers/room-markers.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { cardName } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { Hall, Throne } from '../scene/hall.tsx'
import { heroesAtEntrance } from './entrance.ts'
import { HandCounts, PlayerHeader } from './player-header.tsx'
import { roomLabel, topAndCovered } from './room-label.ts'
import { ScoringArea } from './scoring-area.tsx'
import { TreasureCounts } from './treasure-counts.tsx'
import './player-panel.css'

interface PlayerPanelProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly seat: Seat
  readonly onEnlarge: (seat: Seat) => void
}
/** The dungeon of another player, as a small cut through the rock: gate with heroes, halls, throne, totals. */
export function PlayerPanel({ selection, playback, seat, onEnlarge }: PlayerPanelProps) {
  const { view } = playback
  const player = view.players[seat]
  const name = selection.match.seats[seat]?.name ?? ''
  if (!player) return null
  const heroes = heroesAtEntrance(playback, seat)
  return (
    <section
      class="dm-player"
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-label={say('dm.dungeonOf', { name })}
      data-part="player"
      data-out={player.out ? '' : undefined}
    >
      <header class="dm-player__head">
        {player.boss !== null && <Sprite name={`face-${player.boss}`} class="dm-player__face" />}
        <PlayerHeader selection={selection} view={view} seat={seat} />
        <ScoringArea player={player} name={name} />
        <button type="button" class="dm-enlarge" onClick={() => onEnlarge(seat)} title={say('dm.look')}>
          <span class="visually-hidden">{say('dm.lookAt', { name })}</span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 5V1h4M11 7v4H7M1 1l4 4M11 11 7 7" />
          </svg>
        </button>
      </header>
      <div class="dm-player__cut">
        <Sprite name="small-gate" class="dm-player__gate" />
        {heroes.length > 0 && (
          <ul class="dm-player__waiting" aria-label={say('dm.entrance')}>
            {heroes.map(hero => (
              <li key={hero.name}>
                <EntranceHero selection={selection} playback={playback} hero={hero} />
              </li>
            ))}
          </ul>
        )}
        <ol class="dm-player__rooms">
          {player.dungeon
            .map((room, at) => ({ room, at }))
            .toReversed()
            .map(({ room, at }) => (
              <li key={at} class="dm-room-thumb__place" data-part="room">
                <RoomThumbnail selection={selection} view={view} seat={seat} room={room} at={at} />
                <WalkingHero playback={playback} seat={seat} at={at} />
              </li>
            ))}
          <BossThumbnail selection={selection} playback={playback} seat={seat} player={player} />
        </ol>
      </div>
      <div class="dm-player__counts">
        <TreasureCounts player={player} />
        <HandCounts view={view} seat={seat} />
      </div>
    </section>
  )
}

interface EntranceHeroProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly hero: HeroView
}
/** A hero at the entrance, with its fate as a symbol. */
function EntranceHero({ selection, playback, hero }: EntranceHeroProps) {
  const fate = playback.forecast.value.fates[hero.name]
  const dies = hero.name === playback.dyingHero.value?.hero
  return (
    <HeroToken selection={selection} hero={hero} dies={dies} {...fateText(hero, fate)}>
      <FateSymbol fate={hero.waits ? undefined : fate} />
    </HeroToken>
  )
}

interface RoomThumbnailProps {
  readonly selection: Selection
  readonly view: View
  readonly seat: Seat
  readonly room: RoomView
  readonly at: number
}
function RoomThumbnail({ selection, view, seat, room, at }: RoomThumbnailProps) {
  const spots = [spot.place(seat, at), ...(room.id === null ? [] : [spot.room(room.id)])]
  const markers = roomMarkersOf(view, room)
  return (
    <SpotButton
      selection={selection}
      spots={spots}
      {...topAndCovered(room)}
      label={roomLabel(view, room)}
      intent={() => intentOfRoom(selection, seat, room, at)}
      class={`dm-room-thumb${markers.stunned ? ' dm-room--stunned' : ''}`}
    >
      <Hall room={room} small />
      {room.under.length > 0 && <span class="dm-room-thumb__depth">{`×${room.under.length + 1}`}</span>}
      <RoomMarkers markers={markers} />
      <span class="dm-room-thumb__name">{room.card === null ? say('dm.room.hidden') : cardName(room.card)}</span>
    </SpotButton>
  )
}

interface BossThumbnailProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly seat: Seat
  readonly player: PlayerView
}
function BossThumbnail({ selection, playback, seat, player }: BossThumbnailProps) {
  const { boss } = player
  if (boss === null) return null
  const minion = minionOn(playback.view, boss)
  return (
    <li class="dm-room-thumb__place dm-room-thumb__place--boss">
      <SpotButton
        selection={selection}
        spots={[spot.boss(seat)]}
        card={boss}
        label={[cardLabel(boss), say(player.leveled ? 'dm.leveled' : 'dm.notLeveled')].join(', ')}
        intent={() => intentOfBoss(selection, boss)}
        class={`dm-room-thumb dm-room-thumb--boss${player.leveled ? ' dm-room-thumb--leveled' : ''}`}
      >
        <Throne boss={boss} small />
        {player.leveled && <GameSymbol symbol="level" />}
        {minion !== undefined && (
          <span class="dm-room-markers">
            <Minion seat={minion} />
          </span>
        )}
        <span class="dm-room-thumb__name">{cardName(boss)}</span>
      </SpotButton>
      <WalkingHero playback={playback} seat={seat} at={-1} />
    </li>
  )
}

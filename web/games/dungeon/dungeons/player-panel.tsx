import type { HeroView, PlayerView, RoomView, View } from '@overlair/rules/dungeon'
import type { Fate } from '@overlair/rules/dungeon/view/forecast'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { fateWords } from '../forecast/fate-text.ts'
import { FateIcon } from '../heroes/fate-badges.tsx'
import { HeroToken } from '../heroes/hero-token.tsx'
import { Walker } from '../heroes/walking-hero.tsx'
import { bossDisabledReason, roomDisabledReason } from '../input/disabled-reasons.ts'
import { type Selection, selectedCard } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { Minion, minionOn } from '../markers/minion.tsx'
import { RoomMarkers, roomMarkersOf } from '../markers/room-markers.tsx'
import { cardLabel } from '../model/card-facts.ts'
import type { Playback } from '../playback/playback.ts'
import { roomLabel, topAndCovered } from './dungeon.tsx'
import { HandCounts, PlayerHeader } from './player-header.tsx'
import { ScoringArea } from './scoring-area.tsx'
import { TreasureCounts } from './treasure-counts.tsx'
import './player-panel.css'

interface PlayerPanelProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly seat: Seat
  readonly onLook: (seat: Seat) => void
}
/** A dungeon in small: every room with its damage, the boss, what it deals and tempts with, who waits at its entrance. */
export function PlayerPanel({ picks, stage, seat, onLook }: PlayerPanelProps) {
  const { view } = stage
  const player = view.players[seat]
  const name = picks.match.seats[seat]?.name ?? ''
  if (!player) return null
  const waiting = [...(player.walker ? [player.walker] : []), ...player.entrance]
  return (
    <section
      class="dm-player pixel-border"
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-label={say('dm.dungeonOf', { name })}
      data-out={player.out ? '' : undefined}
    >
      <div class="dm-player__grid">
        <PlayerHeader picks={picks} view={view} seat={seat} />
        <ScoringArea player={player} name={name} />
        <button type="button" class="dm-enlarge" onClick={() => onLook(seat)} title={say('dm.look')}>
          <span class="visually-hidden">{say('dm.lookAt', { name })}</span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M1 5V1h4M11 7v4H7M1 1l4 4M11 11 7 7" />
          </svg>
        </button>
        <ol class="dm-player__rooms">
          {player.dungeon
            .map((room, at) => ({ room, at }))
            .toReversed()
            .map(({ room, at }) => (
              <li key={at} class="dm-room-thumb__place">
                <Mini picks={picks} view={view} seat={seat} room={room} at={at} />
                <Walker stage={stage} player={player} seat={seat} at={at} />
              </li>
            ))}
          <BossFace picks={picks} stage={stage} seat={seat} player={player} />
        </ol>
        <div class="dm-player__counts">
          <TreasureCounts player={player} />
          <HandCounts view={view} seat={seat} />
        </div>
        {waiting.length > 0 && (
          <ul class="dm-player__waiting" aria-label={say('dm.entrance')}>
            {waiting.map(hero => (
              <li key={hero.name}>
                <Waiting picks={picks} hero={hero} fate={stage.forecast.value.fates[hero.name]} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

interface WaitingProps {
  readonly picks: Selection
  readonly hero: HeroView
  readonly fate: Fate | undefined
}
/** What becomes of it stands there in words or, where the table keeps to the height of the screen, as a sign. */
const Waiting = ({ picks, hero, fate }: WaitingProps) => (
  <HeroToken picks={picks} hero={hero} {...fateWords(hero, fate)}>
    {fate && !hero.waits && (
      <span class="dm-hero__fate-icon">
        <FateIcon fate={fate} />
      </span>
    )}
  </HeroToken>
)

interface MiniProps {
  readonly picks: Selection
  readonly view: View
  readonly seat: Seat
  readonly room: RoomView
  readonly at: number
}
function Mini({ picks, view, seat, room, at }: MiniProps) {
  const spots = [spot.place(seat, at), ...(room.id === null ? [] : [spot.room(room.id)])]
  return (
    <SpotButton
      picks={picks}
      spots={spots}
      {...topAndCovered(room)}
      label={roomLabel(view, room)}
      whyNot={() => roomDisabledReason(view, seat, room, selectedCard(picks), picks.ask.value)}
      class={`dm-room-thumb${room.off ? ' dm-room-thumb--off' : ''}${room.faceDown ? ' dm-room-thumb--face-down' : ''}`}
    >
      {room.card === null ? <Sprite name="sign-room" /> : <Sprite name={`room-${room.card}`} />}
      {room.under.length > 0 && <span class="dm-room-thumb__depth">{`×${room.under.length + 1}`}</span>}
      <span class="dm-room-thumb__damage">{room.damage ?? '?'}</span>
      <RoomMarkers marks={roomMarkersOf(view, room)} />
    </SpotButton>
  )
}

interface BossFaceProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly seat: Seat
  readonly player: PlayerView
}
function BossFace({ picks, stage, seat, player }: BossFaceProps) {
  if (player.boss === null) return null
  const minion = minionOn(stage.view, player.boss)
  return (
    <li class="dm-room-thumb__place">
      <SpotButton
        picks={picks}
        spots={[spot.boss(seat)]}
        card={player.boss}
        label={[cardLabel(player.boss), say(player.leveled ? 'dm.leveled' : 'dm.notLeveled')].join(', ')}
        whyNot={() => bossDisabledReason(stage.view, seat, picks.ask.value)}
        class={`dm-room-thumb dm-room-thumb--boss${player.leveled ? ' dm-room-thumb--leveled' : ''}`}
      >
        <Sprite name={`face-${player.boss}`} />
        {player.leveled && <GameSymbol sign="level" />}
        {minion !== undefined && (
          <span class="dm-room-markers">
            <Minion seat={minion} />
          </span>
        )}
      </SpotButton>
      <Walker stage={stage} player={player} seat={seat} at={-1} />
    </li>
  )
}

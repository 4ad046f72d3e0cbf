import type { PlayerView, RoomView, View } from '@overlair/rules/dungeon'
import { bossFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Card, CardBack } from '../card/card.tsx'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { fateWords } from '../forecast/fate-text.ts'
import { HeroToken } from '../heroes/hero-token.tsx'
import { Walker } from '../heroes/walking-hero.tsx'
import { bossDisabledReason, roomDisabledReason } from '../input/disabled-reasons.ts'
import { type Selection, selectedCard } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { inspectedCard } from '../inspector/inspection.ts'
import { Minion, minionOn } from '../markers/minion.tsx'
import { marksText, RoomMarkers, roomMarkersOf } from '../markers/room-markers.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { runningDamage } from '../model/damage-totals.ts'
import { levelUpKind } from '../model/level-up.ts'
import { cardName } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { HandCounts, orderText, PlayerHeader } from './player-header.tsx'
import { ScoringArea } from './scoring-area.tsx'
import { TreasureCounts } from './treasure-counts.tsx'
import './dungeon.css'

const LARGEST = 5

interface DungeonProps {
  readonly picks: Selection
  readonly stage: Playback
  readonly seat: Seat
}
/** A dungeon at full size: the entrance with who waits there, the rooms as a hero meets them, the boss, the score. */
export function Dungeon({ picks, stage, seat }: DungeonProps) {
  const { view } = stage
  const player = view.players[seat]
  if (!player) return null
  const places = player.dungeon.map((room, at) => ({ room, at })).toReversed()
  const own = view.viewer === seat
  return (
    <section
      class="dm-dungeon pixel-border"
      tabIndex={-1}
      style={{ '--seat-color': `var(--seat-${seat + 1})` }}
      aria-label={say('dm.dungeonOf', { name: picks.match.seats[seat]?.name ?? '' })}
      data-coach={own ? 'dungeon' : undefined}
      data-out={player.out ? '' : undefined}
    >
      <header class="dm-dungeon__head">
        <PlayerHeader picks={picks} view={view} seat={seat} />
        <HandCounts view={view} seat={seat} />
        <span data-coach={own ? 'counts' : undefined}>
          <TreasureCounts player={player} />
        </span>
      </header>
      <div class="dm-dungeon__row">
        <Entrance picks={picks} player={player} stage={stage} seat={seat} />
        <ol class="dm-dungeon__rooms">
          {player.dungeon.length < LARGEST && <FreePlace picks={picks} seat={seat} at={player.dungeon.length} />}
          {places.map(({ room, at }) => (
            <li key={at} class="dm-place">
              <Room picks={picks} stage={stage} seat={seat} player={player} room={room} at={at} />
            </li>
          ))}
        </ol>
        <Boss picks={picks} stage={stage} seat={seat} player={player} view={view} />
      </div>
    </section>
  )
}

interface EntranceProps extends DungeonProps {
  readonly player: PlayerView
}
function Entrance({ picks, player, stage, seat }: EntranceProps) {
  const walk = stage.walk.value
  const inside = walk?.seat === seat ? undefined : player.walker
  const { fates } = stage.forecast.value
  return (
    <div class="dm-entrance">
      <h3 class="dm-label">{say('dm.entrance')}</h3>
      <Sprite name="gate" class="dm-entrance__gate" />
      <ul>
        {[...(inside ? [inside] : []), ...player.entrance].map(hero => (
          <li
            key={hero.name}
            onPointerEnter={() => {
              stage.hoveredHero.value = hero.name
            }}
            onPointerLeave={() => {
              stage.hoveredHero.value = undefined
            }}
          >
            <HeroToken picks={picks} hero={hero} {...fateWords(hero, fates[hero.name])} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface NewPlaceProps {
  readonly picks: Selection
  readonly seat: Seat
  readonly at: number
}
function FreePlace({ picks, seat, at }: NewPlaceProps) {
  const place = spot.place(seat, at)
  if (picks.spotState(place) !== 'legal')
    return <li class="dm-place dm-place--free" data-drop={place} aria-hidden="true" />
  return (
    <li class="dm-place">
      <SpotButton picks={picks} spots={[place]} label={say('dm.newPlace')} class="dm-new-place">
        {say('dm.newPlace')}
      </SpotButton>
    </li>
  )
}

interface RoomProps extends EntranceProps {
  readonly room: RoomView
  readonly at: number
}
function Room({ picks, stage, seat, player, room, at }: RoomProps) {
  const spots = [spot.place(seat, at), ...(room.id === null ? [] : [spot.room(room.id)])]
  const { view } = stage
  const sum = sumAt(stage, player, room, at)
  const depth = room.under.length + 1
  return (
    <>
      {depth > 1 && <Depth room={room} depth={depth} />}
      <SpotButton
        picks={picks}
        spots={spots}
        {...topAndCovered(room)}
        label={[roomLabel(view, room), sum.said].join(', ')}
        whyNot={() => roomDisabledReason(view, seat, room, selectedCard(picks), picks.ask.value)}
        class={`dm-room${room.off ? ' dm-room--off' : ''}${targets(view, room.id) ? ' dm-room--target' : ''}`}
      >
        {room.card === null ? <CardBack sign="room" /> : <Card card={room.card} damage={room.damage} />}
        {room.faceDown && room.card !== null && <span class="dm-tag">{say('dm.faceDown')}</span>}
        {room.off && <span class="dm-tag">{say('dm.off')}</span>}
        <RoomMarkers marks={roomMarkersOf(view, room)} />
      </SpotButton>
      <span class={`dm-place__total${sum.kills ? ' dm-place__total--kills' : ''}`} title={sum.said} aria-hidden="true">
        {sum.shown}
      </span>
      <Walker stage={stage} player={player} seat={seat} at={at} />
    </>
  )
}
interface Sum {
  readonly shown: string
  readonly said: string
  readonly kills: boolean
}
/** The damage up to here: of the hero that is looked at or next in line, or of whoever may come. */
function sumAt(
  { hoveredHero: watched, forecast: foretold }: Playback,
  player: PlayerView,
  { id }: RoomView,
  at: number,
): Sum {
  const heroes = [...(player.walker ? [player.walker] : []), ...player.entrance]
  const hero = heroes.find(({ name }) => name === watched.value) ?? heroes.find(({ waits }) => !waits)
  const fate = hero && foretold.value.fates[hero.name]
  const step = fate?.path.findLast(({ room }) => room === id)
  if (!hero || !fate || !step) {
    const n = runningDamage(player)[at] ?? 0
    return { shown: `${n}`, said: say('dm.running', { n }), kills: false }
  }
  const name = cardName(hero.name)
  if (step.skipped) return { shown: '–', said: `${name}: ${say('dm.way.skipped')}`, kills: false }
  const said = say('dm.running.hero', { hero: name, n: step.damage })
  return { shown: `${step.damage}`, said, kills: fate.end === 'dies' && fate.room === id }
}
const targets = ({ pending }: View, id: string | null): boolean =>
  id !== null && pending.some(effect => Object.values(effect.targets).includes(id))

/** What can be looked at of a stack: its top card, or what lies under one that is face down. */
export function topAndCovered({ card, under }: RoomView): {
  readonly card?: string
  readonly under: readonly string[]
} {
  if (card !== null) return { card, under }
  const first = under.at(-1)
  return first === undefined ? { under: [] } : { card: first, under: under.slice(0, -1) }
}

/** How many cards lie there; it opens them as a fan. */
const Depth = ({ room, depth }: { readonly room: RoomView; readonly depth: number }) => (
  <button
    type="button"
    class="dm-place__depth"
    aria-label={say('sb.fan', { n: depth })}
    onClick={() => {
      inspectedCard.value = topAndCovered(room)
    }}
  >{`×${depth}`}</button>
)

export function roomLabel(view: View, room: RoomView): string {
  const name = room.card === null ? say('dm.room.hidden') : cardLabel(room.card, room.damage)
  return [
    name,
    ...(room.faceDown ? [say('dm.faceDown')] : []),
    ...(room.off ? [say('dm.off.long')] : []),
    ...marksText(roomMarkersOf(view, room)),
    ...(room.under.length > 0 ? [say('dm.stack', { n: room.under.length + 1 })] : []),
  ].join(', ')
}

interface BossProps extends EntranceProps {
  readonly view: View
}
function Boss({ picks, stage, seat, player, view }: BossProps) {
  const { boss } = player
  if (boss === null) return null
  const xp = bossFacts(boss).xp
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
        picks={picks}
        spots={[spot.boss(seat)]}
        card={boss}
        label={label.join(', ')}
        whyNot={() => bossDisabledReason(view, seat, picks.ask.value)}
        class="dm-room"
      >
        <Card card={boss} />
        {(player.leveled || kind) && (
          <span class={`dm-tag${player.leveled ? ' dm-tag--gold' : ' dm-tag--dim'}`}>
            {player.leveled && <GameSymbol sign="level" />}
            {kind === undefined ? say('dm.leveled') : say(`sb.level.${kind}`)}
          </span>
        )}
        {minion !== undefined && (
          <span class="dm-room-markers">
            <Minion seat={minion} />
          </span>
        )}
      </SpotButton>
      <span class="dm-place__total dm-place__total--boss">
        <ScoringArea player={player} name={picks.match.seats[seat]?.name ?? ''} />
        <span class="visually-hidden">{say('dm.xpOf', { boss: cardName(boss), n: xp })}</span>
      </span>
      <Walker stage={stage} player={player} seat={seat} at={-1} />
    </div>
  )
}

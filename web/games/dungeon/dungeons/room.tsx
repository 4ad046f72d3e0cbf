// A room of the dungeon on the stage: name, hall, what a visit does up to here.
import type { HeroView, PlayerView, RoomView, View } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import { WalkingHero } from '../heroes/walking-hero.tsx'
import { spot } from '../input/click-paths.ts'
import { intentOfRoom } from '../input/intents.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { inspectedCard } from '../inspector/inspection.ts'
import { RoomMarkers, roomMarkersOf } from '../markers/room-markers.tsx'
import { cardFactsOf } from '../model/card-facts.ts'
import { runningDamage } from '../model/damage-totals.ts'
import { cardName } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { Hall } from '../scene/hall.tsx'
import { roomLabel, topAndCovered } from './room-label.ts'
import './room.css'

export interface StageProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly seat: Seat
  /** Small halls: folded to a strip, or on a phone. */
  readonly small: boolean
}

/** The hero inside, otherwise the next one at the entrance. */
export const nextHeroOf = ({ walker, entrance }: PlayerView): HeroView | undefined =>
  [...(walker ? [walker] : []), ...entrance].find(({ waits }) => !waits)

/** The hall with the hero is lit; those it has passed are dim. */
export function placeClass(
  { walk, forecast }: Playback,
  player: PlayerView,
  seat: Seat,
  { id, card }: RoomView,
  at: number,
) {
  const hero = walk.value?.seat === seat ? walk.value : undefined
  const isHere = hero?.at === at
  const isPassed = hero !== undefined && at > hero.at
  const next = nextHeroOf(player)
  const fate = next && forecast.value.fates[next.name]
  const kills = id !== null && fate?.end === 'dies' && fate.room === id
  const facts = card === null ? undefined : cardFactsOf(card)
  const isRich = (facts?.treasure.length ?? 0) > 1
  return [
    'dm-place',
    ...(isHere ? ['dm-place--here'] : []),
    ...(isPassed ? ['dm-place--passed'] : []),
    ...(kills ? ['dm-place--kills'] : []),
    ...(isRich ? ['dm-place--rich'] : []),
  ].join(' ')
}

export interface RoomProps extends StageProps {
  readonly player: PlayerView
  readonly room: RoomView
  readonly at: number
}
export function Room({ selection, playback, seat, player, room, at, small }: RoomProps) {
  const spots = [spot.place(seat, at), ...(room.id === null ? [] : [spot.room(room.id)])]
  const { view } = playback
  const total = damageTotalAt(playback, player, room, at)
  const depth = room.under.length + 1
  const facts = room.card === null ? undefined : cardFactsOf(room.card)
  const markers = roomMarkersOf(view, room)
  return (
    <>
      <SpotButton
        selection={selection}
        spots={spots}
        {...topAndCovered(room)}
        label={[roomLabel(view, room), total.text].join(', ')}
        intent={() => intentOfRoom(selection, seat, room, at)}
        class={`dm-room${isTarget(view, room.id) ? ' dm-room--target' : ''}${markers.stunned ? ' dm-room--stunned' : ''}`}
      >
        <span class="dm-room__name" data-part="card-title">
          {facts?.roomSymbol && <GameSymbol symbol={facts.roomSymbol} />}
          <span class="dm-room__text">{room.card === null ? say('dm.room.hidden') : cardName(room.card)}</span>
        </span>
        <span class="dm-room__hall">
          <Hall room={room} small={small} />
          <RoomMarkers markers={markers} />
        </span>
      </SpotButton>
      {depth > 1 && <StackDepth room={room} depth={depth} />}
      <span
        class={`dm-place__total${total.kills ? ' dm-place__total--kills' : ''}`}
        title={total.text}
        aria-hidden="true"
      >
        <GameSymbol symbol={total.from === undefined ? 'sword' : 'heart'} />
        {total.from !== undefined && <span>{total.from} ▸</span>}
        <b>{total.value}</b>
        {total.kills && <GameSymbol symbol="soul" />}
      </span>
      <WalkingHero playback={playback} seat={seat} at={at} />
    </>
  )
}
interface DamageTotal {
  /** Without a hero, the sum of the damage; otherwise the health that the hero has left. */
  readonly value: string
  /** The health with which the hero enters. */
  readonly from?: string
  /** The value as a sentence, for the tooltip and for screen readers. */
  readonly text: string
  readonly kills: boolean
}
/** What a visit does up to this room: to the hovered or the next hero by forecast; without a hero, the sum of the rooms. */
function damageTotalAt(
  { hoveredHero, forecast }: Playback,
  player: PlayerView,
  { id }: RoomView,
  at: number,
): DamageTotal {
  const heroes = [...(player.walker ? [player.walker] : []), ...player.entrance]
  const hero = heroes.find(({ name }) => name === hoveredHero.value) ?? nextHeroOf(player)
  const fate = hero && forecast.value.fates[hero.name]
  const visit = fate?.path.findLast(({ room }) => room === id)
  if (!hero || !fate || !visit) {
    const n = runningDamage(player)[at] ?? 0
    return { value: `${n}`, text: say('dm.running', { n }), kills: false }
  }
  const name = cardName(hero.name)
  if (visit.skipped) return { value: '–', text: `${name}: ${say('dm.way.skipped')}`, kills: false }
  const text = say('dm.running.hero', { hero: name, n: visit.damage })
  const left = (damage: number) => `${Math.max(0, fate.health - damage)}`
  const before = fate.path[fate.path.indexOf(visit) - 1]?.damage ?? 0
  return { value: left(visit.damage), from: left(before), text, kills: fate.end === 'dies' && fate.room === id }
}
const isTarget = ({ pending }: View, id: string | null): boolean =>
  id !== null && pending.some(effect => Object.values(effect.targets).includes(id))

/** The number of cards in a stack, as a button that shows all of them. */
const StackDepth = ({ room, depth }: { readonly room: RoomView; readonly depth: number }) => (
  <button
    type="button"
    class="dm-place__depth"
    aria-label={say('sb.fan', { n: depth })}
    onClick={() => {
      inspectedCard.value = topAndCovered(room)
    }}
  >{`×${depth}`}</button>
)

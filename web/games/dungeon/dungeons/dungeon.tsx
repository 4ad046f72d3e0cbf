import type { HeroView, PlayerView, RoomView, View } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
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
import { inspectedCard } from '../inspector/inspection.ts'
import { Minion, minionOn } from '../markers/minion.tsx'
import { RoomMarkers, roomMarkersOf, roomMarkersText } from '../markers/room-markers.tsx'
import { cardFactsOf, cardLabel } from '../model/card-facts.ts'
import { runningDamage } from '../model/damage-totals.ts'
import { levelUpKind } from '../model/level-up.ts'
import { cardName } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { Hall, Throne } from '../scene/hall.tsx'
import { heroesAtEntrance } from './entrance.ts'
import { HandCounts, orderText, PlayerHeader } from './player-header.tsx'
import { ScoringArea } from './scoring-area.tsx'
import { TreasureCounts } from './treasure-counts.tsx'
import './dungeon.css'

const MAX_ROOMS = 5

interface DungeonProps {
  readonly selection: Selection
  readonly playback: Playback
  readonly seat: Seat
  /** Small halls: folded to a strip, or on a phone. */
  readonly small: boolean
}
/** The dungeon on the stage: the gate with its heroes, the halls in the order of a visit, the throne and the score. */
export function Dungeon({ selection, playback, seat, small }: DungeonProps) {
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

/** The hero inside, otherwise the next one at the entrance. */
const nextHeroOf = ({ walker, entrance }: PlayerView): HeroView | undefined =>
  [...(walker ? [walker] : []), ...entrance].find(({ waits }) => !waits)

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

/** The hall with the hero is lit; those it has passed are dim. */
function placeClass({ walk, forecast }: Playback, player: PlayerView, seat: Seat, { id, card }: RoomView, at: number) {
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

function Entrance({ selection, playback, seat, small }: DungeonProps) {
  const { fates } = playback.forecast.value
  const { walk } = playback
  /** The hero in a room stands there. Here is only its plate, with its fate. */
  const isInside = (hero: string) => walk.value?.hero === hero
  return (
    <div class="dm-entrance">
      <h3 class="dm-entrance__name">{say('dm.entrance')}</h3>
      <Sprite name={small ? 'small-gate' : 'gateway'} class="dm-entrance__gate" />
      <ul>
        {heroesAtEntrance(playback, seat).map(hero => (
          <li
            key={hero.name}
            class={isInside(hero.name) ? 'dm-entrance__inside' : undefined}
            onPointerEnter={() => {
              playback.hoveredHero.value = hero.name
            }}
            onPointerLeave={() => {
              playback.hoveredHero.value = undefined
            }}
          >
            <HeroToken
              selection={selection}
              hero={hero}
              dies={hero.name === playback.dyingHero.value?.hero}
              {...fateText(hero, fates[hero.name])}
            >
              <FateSymbol fate={fates[hero.name]} />
            </HeroToken>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface FreePlaceProps {
  readonly selection: Selection
  readonly seat: Seat
  readonly at: number
  readonly small: boolean
}
/** Untouched rock, where a new room goes. */
function FreePlace({ selection, seat, at, small }: FreePlaceProps) {
  const placeSpot = spot.place(seat, at)
  const rock = <Sprite name={small ? 'small-hall-free' : 'hall-free'} class="dm-place__rock" />
  if (selection.spotState(placeSpot) !== 'legal')
    return (
      <li class="dm-place dm-place--free" data-part="free-place" data-drop={placeSpot} aria-hidden="true">
        {rock}
      </li>
    )
  return (
    <li class="dm-place" data-part="free-place">
      <SpotButton selection={selection} spots={[placeSpot]} label={say('dm.newPlace')} class="dm-new-place">
        {rock}
        <b class="dm-new-place__text">{say('dm.newPlace')}</b>
      </SpotButton>
    </li>
  )
}

interface RoomProps extends DungeonProps {
  readonly player: PlayerView
  readonly room: RoomView
  readonly at: number
}
function Room({ selection, playback, seat, player, room, at, small }: RoomProps) {
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

/** The visible cards of a stack. If the top card is hidden, the highest card below it counts as the top. */
export function topAndCovered({ card, under }: RoomView): {
  readonly card?: string
  readonly under: readonly string[]
} {
  if (card !== null) return { card, under }
  const highest = under.at(-1)
  return highest === undefined ? { under: [] } : { card: highest, under: under.slice(0, -1) }
}

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

export function roomLabel(view: View, room: RoomView): string {
  const name = room.card === null ? say('dm.room.hidden') : cardLabel(room.card, room.damage)
  return [
    name,
    ...(room.faceDown ? [say('dm.faceDown')] : []),
    ...(room.off ? [say('dm.off.long')] : []),
    ...roomMarkersText(roomMarkersOf(view, room)),
    ...(room.under.length > 0 ? [say('dm.stack', { n: room.under.length + 1 })] : []),
  ].join(', ')
}

interface BossProps extends DungeonProps {
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

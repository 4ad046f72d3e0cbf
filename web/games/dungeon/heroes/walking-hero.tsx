import type { PlayerView } from '@overlair/rules/dungeon'
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { Sprite } from '../card/sprite.tsx'
import { cardName } from '../model/texts.ts'
import type { HeroWalk } from '../playback/hero-walk.ts'
import type { Playback } from '../playback/playback.ts'
import './walking-hero.css'

interface WalkerProps {
  readonly stage: Playback
  readonly player: PlayerView
  readonly seat: Seat
  /** Which place this is; -1: the boss. */
  readonly at: number
}
/** The hero that stands here: on its way while things are shown, or where the rules have it now. */
export function Walker({ stage, player, seat, at }: WalkerProps) {
  const walk = stage.walk.value
  const { walker: inside } = player
  const here: HeroWalk | undefined =
    walk !== undefined
      ? walk.seat === seat && walk.at === at
        ? walk
        : undefined
      : inside && inside.at === at
        ? { hero: inside.name, seat, at, damage: inside.damage, health: inside.health, hit: 0, end: undefined }
        : undefined
  if (!here) return null
  const left = Math.max(0, here.health - here.damage)
  return (
    <span class={`dm-walker${here.end ? ` dm-walker--${here.end}` : ''}${here.hit > 0 ? ' dm-walker--hit' : ''}`}>
      {here.hit > 0 && <b class="dm-walker__hit" key={here.damage}>{`-${here.hit}`}</b>}
      <Sprite name={`hero-${here.hero}`} key={here.hero} />
      <meter
        class="visually-hidden"
        aria-label={say('dm.healthOf', { hero: cardName(here.hero) })}
        min={0}
        max={here.health}
        value={left}
      />
      <span class="dm-health-bar" aria-hidden="true">
        <span class="dm-health-bar__fill" style={{ width: `${(100 * left) / Math.max(1, here.health)}%` }} />
        <span class="dm-health-bar__text">{`${left}/${here.health}`}</span>
      </span>
    </span>
  )
}

// Draws the hero inside a dungeon. `playback/` says where it is, and the style sheet animates the walk.
import type { Seat } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import { cardName } from '../model/texts.ts'
import type { Playback } from '../playback/playback.ts'
import { HeroFigure } from '../scene/hero-figure.tsx'
import './walking-hero.css'

interface WalkingHeroProps {
  readonly playback: Playback
  readonly seat: Seat
  /** The place in the dungeon. -1: the boss. */
  readonly at: number
}
/** The hero at this place, if there is one. */
export function WalkingHero({ playback, seat, at }: WalkingHeroProps) {
  const here = playback.walk.value
  if (here?.seat !== seat || here.at !== at) return null
  const healthLeft = Math.max(0, here.health - here.damage)
  return (
    <span
      class={`dm-walker${here.end ? ` dm-walker--${here.end}` : ''}${here.hit > 0 ? ' dm-walker--hit' : ''}`}
      data-part="walker"
    >
      {here.hit > 0 && <b class="dm-walker__hit" key={here.damage}>{`-${here.hit}`}</b>}
      <meter
        class="visually-hidden"
        aria-label={say('dm.healthOf', { hero: cardName(here.hero) })}
        min={0}
        max={here.health}
        value={healthLeft}
      />
      <span class="dm-health-bar" aria-hidden="true">
        <span class="dm-health-bar__fill" style={{ width: `${(100 * healthLeft) / Math.max(1, here.health)}%` }} />
        <span class="dm-health-bar__text">{`${healthLeft}/${here.health}`}</span>
      </span>
      <HeroFigure hero={here.hero} key={here.hero} walks={here.end === undefined} />
    </span>
  )
}

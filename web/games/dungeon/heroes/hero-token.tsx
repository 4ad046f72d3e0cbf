import type { HeroView } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { ComponentChildren } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { heroDisabledReason } from '../input/disabled-reasons.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { spot } from '../input/spots.ts'
import { HeroItems } from '../markers/hero-items.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { cardName } from '../model/texts.ts'
import './hero-token.css'

interface HeroTokenProps {
  readonly picks: Selection
  readonly hero: HeroView
  /** What will happen to it, in words; `tone` colours it. */
  readonly fate: string
  readonly tone: 'good' | 'bad' | 'plain'
  /** What else is said of it to those who do not see the table. */
  readonly more?: string
  readonly children?: ComponentChildren
}
/** A hero that waits in town or at an entrance: class, health, and what will become of it as things stand. */
export function HeroToken({ picks, hero, fate, tone, more, children }: HeroTokenProps) {
  const { treasure, souls, health: printed } = heroFacts(hero.name)
  const label = [
    cardLabel(hero.name),
    ...(hero.damage > 0 ? [say('dm.hero.damaged', { n: hero.damage })] : []),
    ...hero.items.map(cardName),
    fate,
    more,
  ]
    .filter(Boolean)
    .join('. ')
  const beyond = hero.health - printed
  return (
    <SpotButton
      picks={picks}
      spots={[spot.hero(hero.name)]}
      card={hero.name}
      label={label}
      whyNot={() => heroDisabledReason(hero.name, picks.ask.value)}
      class="dm-hero"
    >
      <Sprite name={`hero-${hero.name}`} />
      <span class="dm-hero__text">
        <b>{cardName(hero.name)}</b>
        <span class="dm-hero__stats">
          {treasure.map(one => (
            <GameSymbol key={one} sign={one} />
          ))}
          <GameSymbol sign="heart" />
          {hero.damage > 0 ? `${Math.max(0, hero.health - hero.damage)}/${hero.health}` : hero.health}
          {beyond !== 0 && <b class="dm-hero__health-token">{beyond > 0 ? `+${beyond}` : `−${-beyond}`}</b>}
          {souls > 1 && <GameSymbol sign="crown" />}
          <HeroItems hero={hero} />
        </span>
        {fate !== '' && <span class={`dm-hero__fate dm-hero__fate--${tone}`}>{fate}</span>}
      </span>
      {children}
    </SpotButton>
  )
}

import type { HeroView } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { ComponentChildren } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol, Sprite } from '../card/sprite.tsx'
import { spot } from '../input/click-paths.ts'
import { intentOfHero } from '../input/intents.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { HeroItems } from '../markers/hero-items.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { cardName } from '../model/texts.ts'
import './hero-token.css'

interface HeroTokenProps {
  readonly selection: Selection
  readonly hero: HeroView
  /** Text for its fate. `tone` sets the colour. */
  readonly fate: string
  readonly tone: 'good' | 'bad' | 'plain'
  /** Additional text for screen readers. */
  readonly more?: string
  /** Playback shows its death. */
  readonly dies?: boolean
  readonly children?: ComponentChildren
}
/** A hero in town, on a landmark or at an entrance: treasure, health and forecast fate. */
export function HeroToken({ selection, hero, fate, tone, more, dies = false, children }: HeroTokenProps) {
  const { treasure, souls, health: printedHealth } = shelf.heroFacts(hero.name)
  const label = [
    cardLabel(hero.name),
    ...(hero.damage > 0 ? [say('dm.hero.damaged', { n: hero.damage })] : []),
    ...hero.items.map(cardName),
    fate,
    more,
  ]
    .filter(Boolean)
    .join('. ')
  const healthChange = hero.health - printedHealth
  return (
    <SpotButton
      selection={selection}
      spots={[spot.hero(hero.name)]}
      card={hero.name}
      label={label}
      intent={() => intentOfHero(selection, hero.name)}
      class={`dm-hero${dies ? ' dm-hero--dies' : ''}`}
    >
      <Sprite name={`hero-${hero.name}`} />
      <span class="dm-hero__text">
        <b>{cardName(hero.name)}</b>
        <span class="dm-hero__stats">
          {treasure.map(one => (
            <GameSymbol key={one} symbol={one} />
          ))}
          <GameSymbol symbol="heart" />
          {hero.damage > 0 ? `${Math.max(0, hero.health - hero.damage)}/${hero.health}` : hero.health}
          {healthChange !== 0 && (
            <b class="dm-hero__health-token">{healthChange > 0 ? `+${healthChange}` : `−${-healthChange}`}</b>
          )}
          {souls > 1 && <GameSymbol symbol="crown" />}
          <HeroItems hero={hero} />
        </span>
        {fate !== '' && (
          <span class={`dm-hero__fate dm-hero__fate--${tone}`} data-part="fate">
            {fate}
          </span>
        )}
      </span>
      {children}
    </SpotButton>
  )
}

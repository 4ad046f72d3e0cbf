import type { HeroView } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Seat } from '@overlair/rules/kernel'
import type { ComponentChildren } from 'preact'
import { say } from '../../../platform/i18n/say.ts'
import { GameSymbol } from '../card/sprite.tsx'
import type { FateTone } from '../forecast/fate-text.ts'
import { spot } from '../input/click-paths.ts'
import { intentOfHero } from '../input/intents.ts'
import type { Selection } from '../input/selection.ts'
import { SpotButton } from '../input/spot-button.tsx'
import { HeroItems } from '../markers/hero-items.tsx'
import { cardLabel } from '../model/card-facts.ts'
import { cardName } from '../model/texts.ts'
import { HeroFigure } from '../scene/hero-figure.tsx'
import './hero-token.css'

interface HeroTokenProps {
  readonly selection: Selection
  readonly hero: HeroView
  /** Text for its fate. `tone` sets the colour. */
  readonly fate: string
  readonly tone: FateTone
  /** The player of whom the text speaks, if that is a rival. */
  readonly rival?: Seat | undefined
  /** Additional text for screen readers. */
  readonly more?: string
  /** Playback shows its death. */
  readonly dies?: boolean
  readonly children?: ComponentChildren
}
/** A hero who stands in town, on a landmark or at an entrance: treasure and health above, name and forecast fate below. */
export function HeroToken({ selection, hero, fate, tone, rival, more, dies = false, children }: HeroTokenProps) {
  const style = rival === undefined ? undefined : { '--seat-color': `var(--seat-${rival + 1})` }
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
      <HeroFigure hero={hero.name} />
      <span class="dm-hero__plate">
        <b class="dm-hero__name">{cardName(hero.name)}</b>
        {fate !== '' && (
          <span class={`dm-hero__fate dm-hero__fate--${tone}`} style={style} data-part="fate">
            {fate}
          </span>
        )}
      </span>
      {children}
    </SpotButton>
  )
}

import type { HeroView } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/catalogue'
import type { ComponentChildren } from 'preact'
import { say } from '../../words/words.ts'
import { Art, Sign } from './art.tsx'
import { cardLabel } from './facts.ts'
import { cardName } from './names.ts'
import type { Picks } from './picks.ts'
import { spot } from './spots.ts'
import { Spotted } from './spotted.tsx'
import { Carried } from './super/items.tsx'
import { whyNotHero } from './why-not.ts'
import './hero.css'

interface HeroTokenProps {
  readonly picks: Picks
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
    <Spotted
      picks={picks}
      spots={[spot.hero(hero.name)]}
      card={hero.name}
      label={label}
      whyNot={() => whyNotHero(hero.name, picks.ask.value)}
      class="dm-hero"
    >
      <Art name={`hero-${hero.name}`} class="dm-hero__face" />
      <span class="dm-hero__words">
        <b>{cardName(hero.name)}</b>
        <span class="dm-hero__figures">
          {treasure.map(one => (
            <Sign key={one} sign={one} />
          ))}
          <Sign sign="heart" />
          {hero.damage > 0 ? `${Math.max(0, hero.health - hero.damage)}/${hero.health}` : hero.health}
          {beyond !== 0 && <b class="dm-hero__token">{beyond > 0 ? `+${beyond}` : `−${-beyond}`}</b>}
          {souls > 1 && <Sign sign="crown" />}
          <Carried hero={hero} />
        </span>
        {fate !== '' && <span class={`dm-hero__fate dm-hero__fate--${tone}`}>{fate}</span>}
      </span>
      {children}
    </Spotted>
  )
}

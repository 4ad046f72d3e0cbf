import type { HeroView } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { verdictOn } from '../forecast/verdict.ts'
import type { Selection } from '../input/selection.ts'
import { FateBadges, fateListText } from './fate-badges.tsx'
import { HeroToken } from './hero-token.tsx'

interface TownHeroProps {
  readonly selection: Selection
  readonly forecast: Forecast
  readonly hero: HeroView
  readonly dies?: boolean
}
/** A hero in town: where it goes and its fate there. The fate in each other dungeon shows while the pointer rests on it. */
export const TownHero = ({ selection, forecast, hero, dies = false }: TownHeroProps) => (
  <HeroToken
    selection={selection}
    hero={hero}
    dies={dies}
    {...verdictOn(hero.name, forecast, selection.match.seats, selection.match.viewer.value)}
    more={fateListText({ selection, forecast, hero })}
  >
    <FateBadges selection={selection} forecast={forecast} hero={hero} />
  </HeroToken>
)

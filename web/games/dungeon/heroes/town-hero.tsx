import type { HeroView } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { lureText } from '../forecast/lure-text.ts'
import type { Selection } from '../input/selection.ts'
import { FateBadges, fateListText } from './fate-badges.tsx'
import { HeroToken } from './hero-token.tsx'

interface TownHeroProps {
  readonly selection: Selection
  readonly forecast: Forecast
  readonly hero: HeroView
  readonly dies?: boolean
}
/** A hero in town: the dungeon that lures it, and its fate in each dungeon. */
export const TownHero = ({ selection, forecast, hero, dies = false }: TownHeroProps) => (
  <HeroToken
    selection={selection}
    hero={hero}
    dies={dies}
    {...lureText(selection.match.seats, forecast.lures[hero.name])}
    more={fateListText({ selection, forecast, hero })}
  >
    <FateBadges selection={selection} forecast={forecast} hero={hero} />
  </HeroToken>
)

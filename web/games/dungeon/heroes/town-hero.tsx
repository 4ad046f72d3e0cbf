import type { HeroView } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/view/forecast'
import { lureText } from '../forecast/lure-text.ts'
import type { Selection } from '../input/selection.ts'
import { FateBadges, fateListText } from './fate-badges.tsx'
import { HeroToken } from './hero-token.tsx'

interface HeroInTownProps {
  readonly picks: Selection
  readonly foretold: Forecast
  readonly hero: HeroView
}
/** A hero in town: where it is drawn, and what would become of it in each dungeon. */
export const HeroInTown = ({ picks, foretold, hero }: HeroInTownProps) => (
  <HeroToken
    picks={picks}
    hero={hero}
    {...lureText(picks.match.seats, foretold.lures[hero.name])}
    more={fateListText({ picks, foretold, hero })}
  >
    <FateBadges picks={picks} foretold={foretold} hero={hero} />
  </HeroToken>
)

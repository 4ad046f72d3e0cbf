import type { HeroView } from '@overlair/rules/dungeon'
import type { Forecast } from '@overlair/rules/dungeon/foretelling'
import { FateBadges, fateListText } from './fates.tsx'
import { HeroToken } from './hero.tsx'
import { lureWords } from './lure-words.ts'
import type { Selection } from './picks.ts'

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
    {...lureWords(picks, foretold.lures[hero.name])}
    more={fateListText({ picks, foretold, hero })}
  >
    <FateBadges picks={picks} foretold={foretold} hero={hero} />
  </HeroToken>
)

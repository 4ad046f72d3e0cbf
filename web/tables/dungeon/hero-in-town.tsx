import type { HeroView } from '@overlair/rules/dungeon'
import type { Foretold } from '@overlair/rules/dungeon/foretelling'
import { Fates, fatesText } from './fates.tsx'
import { HeroToken } from './hero.tsx'
import { lureWords } from './lure-words.ts'
import type { Picks } from './picks.ts'

interface HeroInTownProps {
  readonly picks: Picks
  readonly foretold: Foretold
  readonly hero: HeroView
}
/** A hero in town: where it is drawn, and what would become of it in each dungeon. */
export const HeroInTown = ({ picks, foretold, hero }: HeroInTownProps) => (
  <HeroToken
    picks={picks}
    hero={hero}
    {...lureWords(picks, foretold.lures[hero.name])}
    more={fatesText({ picks, foretold, hero })}
  >
    <Fates picks={picks} foretold={foretold} hero={hero} />
  </HeroToken>
)

import type { HeroView, View } from '@overlair/rules/dungeon'
import { say } from '../../../words/words.ts'
import { Sign } from '../art.tsx'
import { fateOf } from '../forecast.ts'
import type { Picks } from '../picks.ts'
import './fates.css'

interface FatesProps {
  readonly picks: Picks
  readonly view: View
  readonly hero: HeroView
  /** What it gets on its way. */
  readonly health?: number
}
/** What would become of a hero in each dungeon as it stands: a letter for each player, and a skull or a drop of blood. */
export function Fates({ picks, view, hero, health = 0 }: FatesProps) {
  return (
    <span class="dm-fates" title={fatesText({ picks, view, hero, health })}>
      {view.players.map((player, seat) => {
        const { dies } = fateOf({ ...player, inside: null }, { ...hero, health: hero.health + health })
        const name = picks.match.seats[seat]?.name ?? ''
        return (
          <span key={seat} class="dm-fates__one" style={{ '--seat': `var(--p${seat + 1})` }}>
            {[...name][0]}
            <Sign sign={dies ? 'soul' : 'wound'} />
          </span>
        )
      })}
    </span>
  )
}

/** The same in words. */
export const fatesText = ({ picks, view, hero, health = 0 }: FatesProps): string =>
  view.players
    .map((player, seat) => {
      const { dies } = fateOf({ ...player, inside: null }, { ...hero, health: hero.health + health })
      const name = picks.match.seats[seat]?.name ?? ''
      return say(dies ? 'sb.fate.here' : 'sb.fate.through', { name })
    })
    .join(', ')

// Where a hero in town is drawn, in words.
import type { HeroView, View } from '@overlair/rules/dungeon'
import { say } from '../../words/words.ts'
import { lureOf } from './forecast.ts'
import type { Picks } from './picks.ts'

interface Drawn {
  readonly fate: string
  readonly tone: 'good' | 'plain'
}
export function lureWords({ match }: Picks, view: View, hero: HeroView, place: number): Drawn {
  const lure = lureOf(view, hero.name, place)
  switch (lure.kind) {
    case 'goes': {
      const name = match.seats[lure.seat]?.name ?? ''
      return { fate: say('dm.lure.goes', { name, n: lure.count }), tone: 'good' }
    }
    case 'tie':
      return { fate: say('dm.lure.tie', { n: lure.count }), tone: 'plain' }
    case 'short':
      return { fate: say('sb.lure.short', { n: lure.count, needed: lure.needed }), tone: 'plain' }
    case 'held':
      return { fate: say('sb.lure.held'), tone: 'plain' }
    case 'none':
      return { fate: say('dm.lure.none'), tone: 'plain' }
    case 'own':
      return { fate: say('dm.lure.own'), tone: 'plain' }
  }
}

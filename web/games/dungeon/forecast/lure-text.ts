// Text that says which dungeon lures a hero in town.
import type { Lure } from '@overlair/rules/dungeon/view/forecast'
import { say } from '../../../platform/i18n/say.ts'
import type { DungeonMatch } from '../model/dungeon-match.ts'

interface LureText {
  readonly fate: string
  readonly tone: 'good' | 'plain'
}
export function lureText(seats: DungeonMatch['seats'], lure: Lure | undefined): LureText {
  const name = lure && 'seat' in lure ? (seats[lure.seat]?.name ?? '') : ''
  switch (lure?.kind) {
    case undefined:
      return { fate: '', tone: 'plain' }
    case 'goes':
      return { fate: say('dm.lure.goes', { name, n: lure.count }), tone: 'good' }
    case 'follows':
      return { fate: say('dm.lure.follows', { name }), tone: 'good' }
    case 'tie':
      return { fate: say('dm.lure.tie', { n: lure.count }), tone: 'plain' }
    case 'short':
      return { fate: say('sb.lure.short', { n: lure.count, needed: lure.needed }), tone: 'plain' }
    case 'held':
      return { fate: say('sb.lure.held'), tone: 'plain' }
    case 'none':
    case 'open':
      return { fate: say(`dm.lure.${lure.kind}`), tone: 'plain' }
  }
}

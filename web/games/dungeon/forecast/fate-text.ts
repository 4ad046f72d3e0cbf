import type { HeroView } from '@overlair/rules/dungeon'
import { heroFacts } from '@overlair/rules/dungeon/engine/card-registry'
import type { Fate } from '@overlair/rules/dungeon/view/forecast'
import { say } from '../../../platform/i18n/say.ts'
import { cardName } from '../model/texts.ts'

interface Said {
  readonly fate: string
  readonly tone: 'good' | 'bad' | 'plain'
}
/** What will become of a hero at or in a dungeon if nobody does anything more. */
export function fateWords({ name, waits }: HeroView, fate: Fate | undefined): Said {
  if (waits) return { fate: say('dm.fate.waits'), tone: 'plain' }
  if (!fate) return { fate: '', tone: 'plain' }
  const { souls, wounds } = heroFacts(name)
  switch (fate.end) {
    case 'dies':
      return { fate: deathWords(fate, souls), tone: 'good' }
    case 'survives':
      return { fate: say('dm.fate.survives', { n: Math.max(0, fate.health - fate.damage), wounds }), tone: 'bad' }
    default:
      return { fate: say(`dm.fate.${fate.end}`), tone: 'plain' }
  }
}
const deathWords = ({ room }: Fate, n: number): string =>
  room ? say('dm.fate.dies', { room: cardName(room), n }) : say('dm.fate.diesSomewhere', { n })

import type { HeroView } from '@overlair/rules/dungeon'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Fate } from '@overlair/rules/dungeon/view/forecast'
import { say } from '../../../platform/i18n/say.ts'
import { cardName } from '../model/texts.ts'

/** Good or bad for the viewer, plain, or a matter of a rival. */
export type FateTone = 'good' | 'bad' | 'plain' | 'rival'
interface FateText {
  readonly fate: string
  readonly tone: FateTone
}
/** Text for the fate of a hero at an entrance or in a dungeon, if every player passes from now on. */
export function fateText({ name, waits }: HeroView, fate: Fate | undefined): FateText {
  if (waits) return { fate: say('dm.fate.waits'), tone: 'plain' }
  if (!fate) return { fate: '', tone: 'plain' }
  const { souls, wounds } = shelf.heroFacts(name)
  switch (fate.end) {
    case 'dies':
      return { fate: deathText(fate, souls), tone: 'good' }
    case 'survives':
      return { fate: say('dm.fate.survives', { n: Math.max(0, fate.health - fate.damage), wounds }), tone: 'bad' }
    default:
      return { fate: say(`dm.fate.${fate.end}`), tone: 'plain' }
  }
}
const deathText = ({ room }: Fate, n: number): string =>
  room ? say('dm.fate.dies', { room: cardName(room), n }) : say('dm.fate.diesSomewhere', { n })

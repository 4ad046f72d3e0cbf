// The verdict on a hero in town: where it goes and what becomes of it there, in one line.
import { seatInitial } from '@overlair/play/seats'
import { shelf } from '@overlair/rules/dungeon/cards/shelf'
import type { Fate, Forecast, Lure } from '@overlair/rules/dungeon/view/forecast'
import type { Seat, Viewer } from '@overlair/rules/kernel'
import { say } from '../../../platform/i18n/say.ts'
import type { FateTone } from './fate-text.ts'

/** More players than these share a street with narrow places. */
const SEATS_WITH_NAMES = 4

interface Verdict {
  readonly fate: string
  readonly tone: FateTone
  readonly rival?: Seat
}
export function verdictOn(
  hero: string,
  { lures, fates }: Forecast,
  seats: readonly { readonly name: string }[],
  viewer: Viewer,
): Verdict {
  const lure = lures[hero]
  if (!lure || !('seat' in lure)) return { fate: stayText(lure), tone: 'plain' }
  const { seat } = lure
  const isOwn = seat === viewer
  const fate = fates[hero]?.seat === seat ? fates[hero] : undefined
  const text = fateIn(isOwn ? say('dm.verdict.you') : rivalName(seats, seat), hero, fate)
  if (!isOwn) return { fate: text, tone: 'rival', rival: seat }
  return { fate: text, tone: fate?.end === 'dies' ? 'good' : fate?.end === 'survives' ? 'bad' : 'plain' }
}

/** The places of a full town are narrow: the letter of the seat stands for its name. */
const rivalName = (seats: readonly { readonly name: string }[], seat: Seat): string =>
  seats.length > SEATS_WITH_NAMES ? seatInitial(seats, seat) : (seats[seat]?.name ?? '')

/** Why a hero stays in town. A tie without treasure is no tie: nothing tempts the hero. */
function stayText(lure: Exclude<Lure, { readonly seat: Seat }> | undefined): string {
  switch (lure?.kind) {
    case undefined:
      return ''
    case 'tie':
      return lure.count > 0 ? say('dm.lure.tie', { n: lure.count }) : say('dm.lure.none')
    case 'short':
      return say('sb.lure.short', { n: lure.count, needed: lure.needed })
    case 'held':
      return say('sb.lure.held')
    case 'none':
    case 'open':
      return say(`dm.lure.${lure.kind}`)
  }
}

function fateIn(name: string, hero: string, fate: Fate | undefined): string {
  const { souls, wounds } = shelf.heroFacts(hero)
  switch (fate?.end) {
    case 'dies':
      return say('dm.verdict.dies', { name, n: souls })
    case 'survives':
      return say('dm.verdict.survives', { name, n: Math.max(0, fate.health - fate.damage), wounds })
    case 'leaves':
    case 'waits':
      return `${name}: ${say(`dm.fate.${fate.end}`)}`
    case 'open':
    case undefined:
      return `${name}: ${say('dm.fate.open')}`
  }
}

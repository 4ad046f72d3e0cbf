// All sprites of the home page and of the lobby: two sheets.
import { Canvas } from '../drawing/canvas.ts'
import type { FamilyArt } from '../drawing/family-art.ts'
import { shadedSprite, spriteFromRows } from '../drawing/shaded-sprite.ts'
import { tokens } from '../overboss/tokens.ts'
import { cloud, moon } from '../scene/sky.ts'
import { lairOf, smallLairOf } from './lairs.ts'
import { cliff, cut, street } from './land.ts'
import { bossMonsterPlace, nextLevelPlace, overbossPlace, superBossMonsterPlace, walker } from './places.ts'
import { seatBack, thrones } from './thrones.ts'

/** What a phone shows of a place, and what a note shows of a game. */
const BAND = { width: 62, height: 112 }
const WINDOW = { width: 46, height: 70 }

const CANDLE = [
  '....o....',
  '...oYo...',
  '..oYWYo..',
  '..oYWWo..',
  '..oOYYo..',
  '...oOo...',
  '....o....',
  '..ooooo..',
  '..oWWBo..',
  '..oWBBo..',
  '..oWBSo..',
  '..oWBSo..',
  '.ooWBSoo.',
  'oGGGGGGGo',
  '.ooGGGoo.',
  '...ooo...',
]

function homeSprites(): Record<string, Canvas> {
  const coast = overbossPlace()
  const band = (lair: Canvas) => cut(lair, 26, 0, BAND.width, BAND.height)
  const inWindow = (lair: Canvas) =>
    new Canvas(WINDOW.width, WINDOW.height, '#1b1430').draw(lair, -6, WINDOW.height - lair.height)
  const { 'monster-kobold': kobold, 'monster-witch': witch } = tokens()
  return {
    'place-boss-monster': bossMonsterPlace(),
    'place-next-level': nextLevelPlace(),
    'place-super-boss-monster': superBossMonsterPlace(),
    'place-overboss': coast,
    'band-boss-monster': band(lairOf('cleric', 'draculord')),
    'band-next-level': band(lairOf('mage', 'smoake')),
    'band-super-boss-monster': band(lairOf('fighter', 'sbm-boss-emperor-dododo')),
    'band-overboss': cut(coast, 140, 0, BAND.width, BAND.height),
    'window-boss-monster': inWindow(smallLairOf('cleric', 'draculord')),
    'window-next-level': inWindow(smallLairOf('mage', 'smoake')),
    'window-super-boss-monster': inWindow(smallLairOf('fighter', 'sbm-boss-emperor-dododo')),
    'window-overboss': cut(coast, 62, 22, WINDOW.width, WINDOW.height),
    street: street(),
    cliff: cliff(),
    moon: moon(),
    'cloud-long': cloud(70, 'c1', ['#b3527a', '#d9757c', '#7d3a70']),
    'cloud-short': cloud(48, 'c2', ['#8f4273', '#b3527a', '#63306a']),
    ship: shadedSprite('galleon', 30, 'wood'),
    guide: walker('sbm-hero-wisebeard', 'mage'),
    king: walker('sbm-hero-king-lik', 'fighter'),
    nell: walker('sbm-hero-nimble-nell', 'thief'),
    candle: spriteFromRows(CANDLE, 'bone', { Y: '#ffc83d', O: '#e2502f', G: '#b97a1c', W: '#fff8e2' }),
    'seat-back': seatBack(),
    ...(kobold && { 'bot-random': kobold }),
    ...(witch && { 'bot-greedy': witch }),
  }
}

export const homeArt: FamilyArt = {
  sheets: [
    { name: 'home', sprites: homeSprites, namesAs: 'homeSheet', reduced: true },
    { name: 'lobby', sprites: () => ({ ...thrones(), 'seat-back': seatBack() }), namesAs: 'lobbySheet', reduced: true },
  ],
  boxPictures: {},
  strips: {},
}

// Short effects and marks: strokes, bursts, souls.
import { Canvas, INK, seededRandom } from '../drawing/canvas.ts'
import { shadedSprite, spriteFromRows } from '../drawing/shaded-sprite.ts'

function slash(): Canvas {
  const out = new Canvas(48, 40)
  for (let t = 0; t < 1; t += 0.004) {
    const thickness = Math.sin(t * Math.PI) * 5
    for (let k = 0; k < thickness; k++)
      out.set(
        4 + t * 40,
        36 - Math.sin(t * 2.2) * 32 + k,
        k < thickness * 0.4 ? '#ffffff' : k < thickness * 0.75 ? '#ffe08a' : '#ff7a2a',
      )
  }
  return out
}
function burst(): Canvas {
  const size = 56
  const out = new Canvas(size, size)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const angle = Math.atan2(y - size / 2, x - size / 2) / (Math.PI * 2)
      const distance = Math.hypot(x - size / 2, y - size / 2)
      const spike = Math.abs(((((angle * 9) % 1) + 1) % 1) - 0.5) * 2
      const reach = 12 + spike * spike * 15
      if (distance < reach - 7) out.set(x, y, '#fffbe0')
      else if (distance < reach - 3) out.set(x, y, '#ffcf4a')
      else if (distance < reach) out.set(x, y, '#e2502f')
      else if (distance < reach + 1.3) out.set(x, y, INK)
    }
  return out
}
function crack(): Canvas {
  const out = new Canvas(60, 40)
  const random = seededRandom('crack')
  for (const angle of [0.2, 0.9, 1.6, 2.3, 3.1, 4, 5.2]) {
    let x = 30
    let y = 20
    for (let k = 0; k < 26; k++) {
      x += Math.cos(angle) + (random() - 0.5) * 1.4
      y += Math.sin(angle) * 0.8 + (random() - 0.5)
      out.set(x, y, INK).set(x + 1, y, '#ff7a6b')
    }
  }
  return out
}
function dust(): Canvas {
  const out = new Canvas(48, 16)
  for (const [x, y, radius] of [
    [8, 11, 4],
    [16, 9, 6],
    [27, 10, 5],
    [37, 9, 6],
    [43, 12, 3],
  ] as const)
    out.disc(x, y, radius, '#c9b08a').disc(x - 1, y - 1, radius - 2, '#ead9b0')
  return out
}
function spark(): Canvas {
  const out = new Canvas(9, 9).rect(4, 0, 1, 9, '#dff7ff').rect(0, 4, 9, 1, '#dff7ff')
  return out.rect(3, 3, 3, 3, '#ffffff')
}
const GHOST = [
  '.......oooooo.......',
  '.....ooWWWWWWoo.....',
  '....oWWWWWWWWLLo....',
  '...oWWWWWWWWWLLLo...',
  '...oWWWWWWWWWWLLo...',
  '..oWWWDDWWWWDDWLLo..',
  '..oWWWDDWWWWDDWLLo..',
  '..oWWWDDWWWWDDWLLo..',
  '..oWWWWWWWWWWWWLLo..',
  '..oWWWWWDDDDWWWLLo..',
  '.ooWWWWWDDDDWWWLLoo.',
  'oWWWWWWWWWWWWWWLLLLo',
  'oWWWoWWWWWWWWWWLLoLo',
  '.oooWWWWWWWWWWLLLLoo',
  '...oWWWWWWWWWLLLBo..',
  '...oWWWWWWWWLLLBBo..',
  '....oWWWWWLLLLBBo...',
  '....oWWWLLLLBBBo....',
  '.....ooLLLLBBBo.....',
  '.......oLLBBBo......',
  '........ooBBBo......',
  '..........oBBBo.....',
  '...........oooBo....',
  '..............oo....',
]
const SNORE = [
  'oooooooo........',
  'oWWWWWWo.ooooo..',
  'ooooWWoo.oWWWoo.',
  '..oWWoo..ooWooo.',
  '.oWWooo..oWWWo..',
  'oWWWWWWo.ooooo..',
  'oooooooo........',
]
const TICK = [
  '..........oo',
  '.........oLo',
  '........oLBo',
  '.......oLBo.',
  'oo....oLBo..',
  'oLo..oLBo...',
  'oBLooLBo....',
  '.oBLLBo.....',
  '..oBBo......',
  '...oo.......',
]

export const dramaSprites = (): Record<string, Canvas> => ({
  slash: slash(),
  burst: burst(),
  crack: crack(),
  dust: dust(),
  spark: spark(),
  pick: shadedSprite('war-pick', 20, 'steel'),
  grave: shadedSprite('tombstone', 26, 'bone'),
  ghost: spriteFromRows(GHOST, ['#dff7ff', '#8fd0ea', '#5aa3cf', '#23406b', '#ffffff']),
  snore: spriteFromRows(SNORE, 'mage'),
  tick: spriteFromRows(TICK, 'thief'),
})

// How the figure of a room stands in it.
import { bayer, Canvas, INK } from '../drawing/canvas.ts'
import { chain } from '../drawing/lights.ts'
import { PALETTES, type PaletteName } from '../drawing/palettes.ts'
import { type SpriteOptions, shadedSprite } from '../drawing/shaded-sprite.ts'
import { type Build, withBody } from './bodies.ts'

/** An icon and its palette. */
export type Motif = readonly [icon: string, palette: PaletteName]
type Pose =
  /** On the floor. */
  | 'stands'
  /** In the air, over its shadow. */
  | 'floats'
  /** From chains. */
  | 'hangs'
  /** Very large: only its upper part fits. */
  | 'looms'
  /** Three of them, the middle one in front. */
  | 'crowd'
  /** Two, facing each other. */
  | 'pair'
  /** Several in the air. */
  | 'swarm'
  /** On a pedestal, with rays behind it. */
  | 'shown'
  /** In a round frame on the wall. */
  | 'mounted'
  /** Flat on the floor, wide. */
  | 'lies'
  /** The icon is a head: on a body. */
  | Build

export interface Staging {
  readonly figure: Motif
  readonly pose?: Pose
  readonly flipped?: true
  /** A smaller thing beside the figure, on the right or the left. */
  readonly beside?: Motif
  readonly left?: Motif
}

/** Line art that must stay open. */
const OPEN_ICONS: readonly string[] = ['skeleton', 'spikes', 'maze', 'recycle']
const optionsOf = (icon: string, flipped: boolean): SpriteOptions => ({ close: !OPEN_ICONS.includes(icon), flipped })

/** Draws the figure of a staging and the things beside it. `middle` is the column at which it stands, `size` its height. */
export function drawStaging(out: Canvas, staging: Staging, middle: number, ground: number, size: number): Canvas {
  const { beside, left, pose = 'stands', figure, flipped = false } = staging
  const shift = (left ? 6 : 0) - (beside ? 6 : 0)
  for (const [thing, side] of [
    [left, -1],
    [beside, 1],
  ] as const)
    if (thing) {
      const drawn = shadedSprite(thing[0], Math.round(size * 0.5), thing[1])
      const x = middle + side * Math.round(size * 0.6) + shift - Math.round(drawn.width / 2)
      shadow(out, x + drawn.width / 2, ground + 1, drawn.width / 2)
      out.draw(drawn, Math.max(1, Math.min(out.width - drawn.width - 1, x)), ground + 2 - drawn.height)
    }
  POSES[pose](out, { figure, flipped, x: middle + shift, ground: ground + 3, size })
  return out
}

interface Standing {
  readonly figure: Motif
  readonly flipped: boolean
  readonly x: number
  readonly ground: number
  readonly size: number
}
const sprite = ({ figure: [icon, palette], flipped }: Standing, size: number): Canvas =>
  shadedSprite(icon, size, palette, optionsOf(icon, flipped))

function shadow(out: Canvas, x: number, y: number, half: number): void {
  for (let j = -1; j <= 1; j++)
    for (let i = -Math.ceil(half); i <= half; i++)
      if (Math.abs(i) < half - Math.abs(j) * 2 && out.isSet(x + i, y + j)) out.set(x + i, y + j, INK, 150)
}
function place(out: Canvas, figure: Canvas, x: number, bottom: number): void {
  shadow(out, x, bottom - 1, figure.width / 2)
  out.draw(figure, x - Math.round(figure.width / 2), bottom - figure.height)
}
const withBuild =
  (build: Build) =>
  (out: Canvas, standing: Standing): void =>
    place(
      out,
      withBody(build, sprite(standing, Math.round(standing.size * 0.7)), standing.figure[1], standing.size),
      standing.x,
      standing.ground,
    )

const POSES: Readonly<Record<Pose, (out: Canvas, standing: Standing) => void>> = {
  stands: (out, standing) => place(out, sprite(standing, standing.size), standing.x, standing.ground),
  floats(out, standing) {
    const figure = sprite(standing, Math.round(standing.size * 0.88))
    shadow(out, standing.x, standing.ground - 2, figure.width * 0.35)
    out.draw(
      figure,
      standing.x - Math.round(figure.width / 2),
      Math.round((standing.ground - 4 - figure.height) * 0.55),
    )
  },
  hangs(out, standing) {
    const figure = sprite(standing, Math.round(standing.size * 0.82))
    const top = Math.max(5, standing.ground - 6 - figure.height)
    for (const dx of [-0.3, 0.24])
      chain(out, standing.x + Math.round(figure.width * dx), 0, top + Math.round(figure.height * 0.35))
    shadow(out, standing.x, standing.ground - 1, figure.width * 0.4)
    out.draw(figure, standing.x - Math.round(figure.width / 2), top)
  },
  looms(out, standing) {
    const figure = sprite(standing, Math.round(standing.size * 1.42))
    const hidden = Math.round(figure.height * 0.24)
    const visible = new Canvas(figure.width, figure.height - hidden).draw(figure, 0, 0)
    out.draw(visible, standing.x - Math.round(figure.width / 2), standing.ground - visible.height)
  },
  crowd(out, standing) {
    const small = sprite({ ...standing, flipped: !standing.flipped }, Math.round(standing.size * 0.6))
    const large = sprite(standing, Math.round(standing.size * 0.78))
    const aside = Math.round(standing.size * 0.48)
    place(out, small, standing.x - aside, standing.ground - 4)
    place(out, small, standing.x + aside, standing.ground - 4)
    place(out, large, standing.x, standing.ground)
  },
  pair(out, standing) {
    const aside = Math.round(standing.size * 0.4)
    const size = Math.round(standing.size * 0.78)
    place(out, sprite(standing, size), standing.x - aside, standing.ground)
    place(out, sprite({ ...standing, flipped: !standing.flipped }, size), standing.x + aside, standing.ground - 2)
  },
  swarm(out, standing) {
    const { x, ground, size } = standing
    for (const [dx, up, share] of [
      [-0.55, 0.62, 0.5],
      [0.5, 0.72, 0.46],
      [0.62, 0.2, 0.42],
      [-0.5, 0.14, 0.4],
      [0, 0.3, 0.66],
    ] as const) {
      const figure = sprite({ ...standing, flipped: dx > 0 }, Math.round(size * share))
      out.draw(figure, Math.round(x + dx * size - figure.width / 2), Math.round(ground - up * size - figure.height))
    }
  },
  shown(out, standing) {
    const { x, ground, size } = standing
    const top = ground - Math.round(size * 0.26)
    const [, base] = PALETTES[standing.figure[1]]
    for (let k = 0; k < 12; k++)
      for (let d = size * 0.34; d < size * 0.72; d++) {
        const i = x + Math.cos((k * Math.PI) / 6) * d
        const j = top - size * 0.35 + Math.sin((k * Math.PI) / 6) * d * 0.8
        if (j < top && bayer(Math.floor(i), Math.floor(j)) < 10) out.set(i, j, base, 150)
      }
    const half = Math.round(size * 0.36)
    out.rect(x - half - 1, top, half * 2 + 2, ground - top, INK).rect(x - half, top, half * 2, 3, '#d9dbe8')
    out
      .rect(x - half, top + 2, half * 2, 1, '#9a9db5')
      .rect(x - half + 2, top + 3, half * 2 - 4, ground - top - 3, '#7d80a0')
    out
      .rect(x - half + 2, top + 3, 3, ground - top - 3, '#b4b7cc')
      .rect(x + half - 5, top + 3, 3, ground - top - 3, '#56597a')
    out.rect(x - half, ground - 3, half * 2, 2, '#9a9db5')
    const figure = sprite(standing, Math.round(size * 0.72))
    out.draw(figure, x - Math.round(figure.width / 2), top + 1 - figure.height)
  },
  mounted(out, standing) {
    const { x, ground, size } = standing
    const radius = size * 0.52
    const y = Math.round(ground - 4 - radius)
    const [, , shade, deep] = PALETTES[standing.figure[1]]
    out
      .disc(x + 1, y + 1, radius + 1.6, INK)
      .disc(x, y, radius + 0.8, shade)
      .disc(x, y, radius - 1.4, INK)
      .disc(x, y, radius - 2, deep)
    const figure = sprite(standing, Math.round(size * 0.74))
    out.draw(figure, x - Math.round(figure.width / 2), y - Math.round(figure.height / 2))
  },
  lies(out, standing) {
    const figure = sprite(standing, Math.round(standing.size * 1.5))
    const flat = new Canvas(figure.width, Math.min(figure.height, Math.round(standing.size * 0.62))).draw(figure, 0, 0)
    place(out, flat, standing.x, standing.ground + 2)
  },
  robed: withBuild('robed'),
  armoured: withBuild('armoured'),
  burly: withBuild('burly'),
  small: withBuild('small'),
}

import type { Colour } from './canvas.ts'

/** Light, base, shade, deep, glow (eyes and gems). */
export type Palette = readonly [light: Colour, base: Colour, shade: Colour, deep: Colour, glow: Colour]

export const PALETTES = {
  cleric: ['#fff6c2', '#ffd84a', '#bd8420', '#6a4212', '#ffffff'],
  fighter: ['#ffb596', '#e2502f', '#9f2c1c', '#581a1c', '#ffe08a'],
  mage: ['#b5d6ff', '#3f86ee', '#2550ad', '#182c6b', '#fff3a0'],
  thief: ['#dcffe0', '#7ddc8e', '#3c9163', '#124a3c', '#fff3a0'],
  explorer: ['#ffd3ee', '#d978b8', '#92407f', '#52224f', '#fff3a0'],
  bone: ['#fffdf0', '#e6dcc2', '#a89c8a', '#5d5464', '#ff6a4d'],
  stone: ['#d9dbe8', '#9a9db5', '#62657f', '#393a52', '#ffcf4a'],
  violet: ['#ecd0ff', '#a86be0', '#6a3aa6', '#3b1f68', '#ffe26b'],
  slime: ['#e6ffb0', '#94d13d', '#4d8f2c', '#25511f', '#fff6c8'],
  blood: ['#ffb3b3', '#dd3f4c', '#93203a', '#4e1229', '#ffe08a'],
  wood: ['#ecc592', '#b27a45', '#744726', '#432718', '#ffcf4a'],
  steel: ['#ffffff', '#c3d0dc', '#7f8fa6', '#45506b', '#6fe3ff'],
  ember: ['#fff1a0', '#ff9a2e', '#cf4a1c', '#6f1d1a', '#ffffff'],
  frost: ['#ffffff', '#a9e4f5', '#5aa3cf', '#2e5b8f', '#ff6a4d'],
  leaf: ['#c9ef8b', '#5fae45', '#2f7242', '#1b4034', '#ffe26b'],
  sand: ['#fff0c4', '#e8c277', '#b98642', '#7a5228', '#ff6a4d'],
  cloud: ['#ffffff', '#dff1ff', '#9fc3ea', '#5f86bd', '#ff6a4d'],
  skin: ['#ffe2c4', '#eeb083', '#b26f52', '#6b3c36', '#ffffff'],
  masonry: ['#eceaf6', '#aaa8c4', '#6f6c90', '#3a3658', '#ffcf4a'],
  gate: ['#cfc7e6', '#8d84ad', '#5a5279', '#17112a', '#17112a'],
  rock: ['#d6d0e2', '#9a93ab', '#675f79', '#1b1526', '#1b1526'],
  lava: ['#c98a70', '#8d4b3f', '#5f2d2c', '#381a1d', '#ff9a2e'],
  dusk: ['#6a4a80', '#4d3266', '#38234f', '#ffcf4a', '#ffcf4a'],
  rust: ['#ffcf9c', '#cc7f48', '#8c4d2c', '#4a2818', '#ffe26b'],
  pink: ['#ffd9d0', '#f49a9a', '#b85a68', '#6b2c40', '#ffffff'],
  moon: ['#fff6d8', '#e8c877', '#4a3a86', '#1c1440', '#ffe26b'],
} as const satisfies Record<string, Palette>
export type PaletteName = keyof typeof PALETTES

// Colours of heroes: the hue of their class, in a shade of its own for each box, so that heroes with similar heads differ.
import { PALETTES, type Palette } from '../../drawing/palettes.ts'

type Shades = readonly [Palette, Palette, Palette]
const SHADES: Readonly<Record<string, Shades>> = {
  cleric: [
    PALETTES.cleric,
    ['#ffffff', '#f2e0a0', '#b8965a', '#6b4a2a', '#e2502f'],
    ['#fff0b0', '#ffb83c', '#c06a1c', '#6b3212', '#ffffff'],
  ],
  fighter: [
    PALETTES.fighter,
    ['#ffc9b0', '#c9483a', '#842430', '#481424', '#ffe08a'],
    ['#ffd0a0', '#f2703a', '#a83a1c', '#5c1c14', '#fff3a0'],
  ],
  mage: [
    PALETTES.mage,
    ['#c8f0ff', '#3fb4e8', '#2070ac', '#14386b', '#fff3a0'],
    ['#d4c8ff', '#6c74f0', '#4040ac', '#22206b', '#fff3a0'],
  ],
  thief: [
    PALETTES.thief,
    ['#f0ffb8', '#aac94a', '#647f2c', '#33441c', '#fff3a0'],
    ['#c8fff0', '#4cc4a4', '#24806c', '#124840', '#fff3a0'],
  ],
}
/** The colours of a hero. `box` counts the boxes. A hero without a treasure looks the same in every box. */
export const coloursOf = (treasure: string | undefined, box: number): Palette =>
  treasure === undefined ? PALETTES.violet : (SHADES[treasure]?.[box % 3] ?? PALETTES.explorer)

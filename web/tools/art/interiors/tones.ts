// Colours and materials of rooms: by class, and four of each.
import type { Material, Tones } from '../drawing/materials.ts'

/** A treasure that decides how a room looks, or `mixed` for rooms with several. */
export type Style = 'cleric' | 'fighter' | 'mage' | 'thief' | 'explorer' | 'mixed'
/** Which of the four rooms of a style. */
export type Scene = 0 | 1 | 2 | 3

const tones = (stone: string, bright: string, dark: string, floor: string, edge: string): Tones => ({
  stone,
  bright,
  dark,
  floor,
  edge,
})
type Look = readonly [Material, Tones]
export const LOOKS: Readonly<Record<Style, readonly [Look, Look, Look, Look]>> = {
  cleric: [
    ['ashlar', tones('#4d3b2c', '#665039', '#2c2019', '#6a5032', '#9a7844')],
    ['brick', tones('#6b4f33', '#836241', '#3c2a1e', '#7a5a36', '#b58a4c')],
    ['rubble', tones('#3d3338', '#52444a', '#211a22', '#4d3f40', '#75625a')],
    ['plaster', tones('#7d6247', '#947655', '#40291f', '#5d4028', '#8d663a')],
  ],
  fighter: [
    ['brick', tones('#4c2629', '#63312f', '#2a1418', '#6b3a33', '#985540')],
    ['planks', tones('#5b3428', '#704131', '#331b18', '#5a3a2c', '#8a5f40')],
    ['rubble', tones('#3a2028', '#512b2f', '#1f1016', '#4a2420', '#a5482a')],
    ['ashlar', tones('#7a4a38', '#8f5a42', '#43251f', '#a9814f', '#d0a768')],
  ],
  mage: [
    ['ashlar', tones('#29376a', '#34468a', '#171d40', '#34478a', '#5470b8')],
    ['brick', tones('#332c66', '#423a82', '#1d1840', '#3b3578', '#635cb0')],
    ['tiles', tones('#1d4560', '#275a76', '#102838', '#28566e', '#4c8ca4')],
    ['rubble', tones('#22305c', '#30437a', '#12183a', '#24386a', '#4a6ab0')],
  ],
  thief: [
    ['planks', tones('#3b4a34', '#4a5c3e', '#202a20', '#4a4a30', '#71704a')],
    ['brick', tones('#1f4038', '#28554a', '#102420', '#2a5a30', '#5d9a40')],
    ['plaster', tones('#4f5a44', '#606c50', '#252c24', '#3a4434', '#5c6a4c')],
    ['rubble', tones('#22402a', '#31573a', '#122218', '#38542c', '#648a44')],
  ],
  explorer: [
    ['plates', tones('#4a4560', '#625c7c', '#282438', '#56506e', '#857ea4')],
    ['tiles', tones('#53345c', '#6b4674', '#2d1c36', '#5e3e66', '#93689c')],
    ['plates', tones('#3c4a58', '#4f6070', '#1f2832', '#5a5248', '#c9a03c')],
    ['rubble', tones('#5c3650', '#77486a', '#331d33', '#7d4a60', '#b87488')],
  ],
  mixed: [
    ['brick', tones('#38304f', '#473d62', '#1e1830', '#4b4066', '#6c5f8c')],
    ['ashlar', tones('#4a4560', '#5c5674', '#282438', '#565070', '#807aa0')],
    ['rubble', tones('#2f2536', '#43334a', '#170f1c', '#3a2430', '#ff9a2e')],
    ['planks', tones('#4a2f4c', '#5c3c5e', '#281a2c', '#523a50', '#7e5c78')],
  ],
}

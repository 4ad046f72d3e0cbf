import type { GoldenModes } from '../../kernel/testing/golden.ts'
import type { TerrainId } from '../model/pieces.ts'

const advanced: readonly TerrainId[] = ['castle', 'cloud_island', 'desert', 'summoning_circle', 'volcano']

export const goldenModes: GoldenModes = {
  'first-game': { players: 2 },
  'advanced-terrains': { players: 3, terrains: advanced },
  'large-board': { players: 4, board: '4x4', terrains: 'random' },
  bosses: { players: 3, bosses: true, terrains: 'random' },
  commands: { players: 2, commands: true, terrains: advanced },
  everything: { players: 4, board: '4x4', bosses: true, commands: true, terrains: 'random' },
  'five-players': { players: 5, firstPlayer: '3', bosses: true, commands: true, terrains: 'random' },
  'solo-score': { players: 1, bosses: true, terrains: 'random' },
  'solo-large-board': { players: 1, board: '4x4', boss: 'king_croak', terrains: advanced },
  'campaign-1': { players: 1, level: '1' },
  'campaign-2': { players: 1, level: '2', boss: 'kirax' },
  'campaign-3': { players: 1, level: '3', boss: 'xyzax' },
  'campaign-4': { players: 1, level: '4', boss: 'seducia' },
  'campaign-5': { players: 1, level: '5', boss: 'eclipse' },
  'campaign-6': { players: 1, level: '6' },
}

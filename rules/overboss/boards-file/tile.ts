import { saying, type Words } from '../../kernel/outside.ts'
import { flags, type TerrainId, type Tile, terrainIds, tileNumber } from '../pieces.ts'
import { oneOf, onlyFields, type Place, refuse } from './fields.ts'
import type { Supply } from './supply.ts'

const fields = ['row', 'col', 'terrain', 'flag', 'value', 'token']
const values = [1, 2, 3]

export function readTile(cell: Words, where: Place, supply: Supply): Tile {
  onlyFields(where, cell, fields)
  const terrain = oneOf<TerrainId>(where, 'terrain', cell.terrain, terrainIds)
  const { flag, value } = cell
  if (terrain !== 'camp' && flag != null) refuse(where, `only a camp has a flag, not a ${terrain}`)
  if (terrain !== 'graveyard' && value != null) refuse(where, `only a graveyard has a value, not a ${terrain}`)
  return supply.takeTile(tileNumber(tileId(terrain, flag, value, where))!, where)
}

function tileId(terrain: TerrainId, flag: unknown, value: unknown, where: Place): string {
  if (terrain === 'camp') return `camp-${oneOf(where, 'flag of a camp', flag, flags)}`
  if (terrain !== 'graveyard') return terrain
  if (!values.some(known => known === value))
    refuse(where, `unknown value of a graveyard ${saying(value)}; known: ${values.join(', ')}`)
  return `graveyard-${value}`
}

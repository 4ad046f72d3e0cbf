import { describeValue, type JsonObject } from '../../kernel/untrusted-input.ts'
import { flags, type TerrainId, type Tile, terrainIds, tileNumber } from '../model/pieces.ts'
import { type FieldLocation, oneOf, onlyFields, rejectField } from './fields.ts'
import type { Supply } from './supply.ts'

const fields = ['row', 'col', 'terrain', 'flag', 'value', 'token']
const values = [1, 2, 3]

export function readTile(cell: JsonObject, where: FieldLocation, supply: Supply): Tile {
  onlyFields(where, cell, fields)
  const terrain = oneOf<TerrainId>(where, 'terrain', cell.terrain, terrainIds)
  const { flag, value } = cell
  if (terrain !== 'camp' && flag != null) rejectField(where, `only a camp has a flag, not a ${terrain}`)
  if (terrain !== 'graveyard' && value != null) rejectField(where, `only a graveyard has a value, not a ${terrain}`)
  return supply.takeTile(tileNumber(tileId(terrain, flag, value, where))!, where)
}

function tileId(terrain: TerrainId, flag: unknown, value: unknown, where: FieldLocation): string {
  if (terrain === 'camp') return `camp-${oneOf(where, 'flag of a camp', flag, flags)}`
  if (terrain !== 'graveyard') return terrain
  if (!values.some(known => known === value))
    rejectField(where, `unknown value of a graveyard ${describeValue(value)}; known: ${values.join(', ')}`)
  return `graveyard-${value}`
}

import { describeValue, isJsonObject } from '../../kernel/untrusted-input.ts'
import {
  DUNGEON,
  isCreature,
  NONE,
  PORTAL,
  type Tile,
  type Token,
  terrainOf,
  tokenIds,
  tokenNumber,
  USED_PORTAL,
} from '../model/pieces.ts'
import { type FieldLocation, oneOf, onlyFields, rejectField } from './fields.ts'
import type { Supply } from './supply.ts'

const portalStates = ['active', 'used'] as const

/** A file writes a used portal as `portal` with a state, so the id `portal-used` is unknown here. */
function readToken(id: unknown, where: FieldLocation): Token {
  const token = typeof id === 'string' ? tokenNumber(id) : undefined
  if (token === undefined || token === USED_PORTAL)
    return rejectField(
      where,
      `unknown token ${describeValue(id)}; known: ${tokenIds.filter((_, known) => known !== USED_PORTAL).join(', ')}`,
    )
  return token
}

export function readTokenOnTile(id: unknown, where: FieldLocation, tile: Tile, supply: Supply): Token {
  if (id == null) return NONE
  const token = readToken(id, where)
  if (!isCreature(token)) rejectField(where, `${id} cannot be on a tile; it belongs in the stash (OB-8)`)
  if (terrainOf(tile) === DUNGEON) rejectField(where, `no token lies on a dungeon, but ${id} does (OB-46)`)
  return supply.takeToken(token, where)
}

export function readStashed(entry: unknown, where: FieldLocation, supply: Supply): Token {
  if (!isJsonObject(entry))
    return rejectField(
      where,
      `expected an object like {"token": "portal", "state": "used"}, not ${describeValue(entry)}`,
    )
  onlyFields(where, entry, ['token', 'state'])
  const token = supply.takeToken(readToken(entry.token, where), where)
  const { state } = entry
  if (state == null) return token
  if (token !== PORTAL) rejectField(where, `only a portal has a state, not ${entry.token}`)
  return oneOf(where, 'state of a portal', state, portalStates) === 'used' ? USED_PORTAL : PORTAL
}

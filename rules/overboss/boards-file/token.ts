import { isWords, saying } from '../../kernel/outside.ts'
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
} from '../pieces.ts'
import { oneOf, onlyFields, type Place, refuse } from './fields.ts'
import type { Supply } from './supply.ts'

const portalStates = ['active', 'used'] as const

/** In a file a used portal is a portal with its state. */
function readToken(id: unknown, where: Place): Token {
  const token = typeof id === 'string' ? tokenNumber(id) : undefined
  if (token === undefined || token === USED_PORTAL)
    return refuse(
      where,
      `unknown token ${saying(id)}; known: ${tokenIds.filter((_, known) => known !== USED_PORTAL).join(', ')}`,
    )
  return token
}

export function readTokenOnTile(id: unknown, where: Place, tile: Tile, supply: Supply): Token {
  if (id == null) return NONE
  const token = readToken(id, where)
  if (!isCreature(token)) refuse(where, `${id} never lies on a tile; it belongs in the stash (OB-8)`)
  if (terrainOf(tile) === DUNGEON) refuse(where, `no token lies on a dungeon, but ${id} does (OB-46)`)
  return supply.takeToken(token, where)
}

export function readStashed(entry: unknown, where: Place, supply: Supply): Token {
  if (!isWords(entry))
    return refuse(where, `this is not of the form {"token": "portal", "state": "used"} but ${saying(entry)}`)
  onlyFields(where, entry, ['token', 'state'])
  const token = supply.takeToken(readToken(entry.token, where), where)
  const { state } = entry
  if (state == null) return token
  if (token !== PORTAL) refuse(where, `only a portal has a state, not ${entry.token}`)
  return oneOf(where, 'state of a portal', state, portalStates) === 'used' ? USED_PORTAL : PORTAL
}

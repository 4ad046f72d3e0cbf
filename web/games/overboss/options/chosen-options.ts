// The options of Overboss that the form shows in another way than the rules list them.

import { optionRefusal, type RawOptions } from '@overlair/rules/kernel'
import { overboss } from '@overlair/rules/overboss'

/** Returns the terrains that the player chose one by one. Undefined for the basic or a random set. */
export const ownTerrains = ({ terrains: chosen }: RawOptions): readonly string[] | undefined =>
  Array.isArray(chosen) ? chosen.filter(one => typeof one === 'string') : undefined

const firstPlayer = overboss.options.find(({ id }) => id === 'firstPlayer')
/** The players of whom one can be chosen to begin (OB-188). A player alone has no choice. */
export const possibleFirstPlayers = (players: number): readonly string[] =>
  players === 1 || firstPlayer?.kind !== 'word'
    ? []
    : firstPlayer.words.filter(
        word => word !== firstPlayer.default && !optionRefusal(overboss, players, {}, firstPlayer.id, word),
      )

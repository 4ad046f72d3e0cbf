// Ids of cards and of rooms on the table. Super Boss Monster has cards with the same names as cards of other boxes. So the ids
// of its cards have a prefix: `sbm-spell-freeze`.
import type { CardName } from './state.ts'

export type CardKind = 'room' | 'spell' | 'boss' | 'hero' | 'item'

/** Returns the card of a room id: `dark-altar` for `dark-altar#12`. Returns any other id unchanged. */
export const cardOf = (self: string): CardName => {
  const at = self.indexOf('#')
  return at < 0 ? self : self.slice(0, at)
}

export const withSetPrefix = (kind: CardKind, name: string): string => `sbm-${kind}-${name}`
const setPrefix = /^sbm-(?:room|spell|boss|hero)-/
export const hasSetPrefix = (name: string): boolean => setPrefix.test(name)
export const withoutSetPrefix = (name: string): string => name.replace(setPrefix, '')

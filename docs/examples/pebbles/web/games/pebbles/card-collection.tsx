import { type CardCollection, noFilters } from '../../game-module/card-collection.ts'
import { say } from '../../platform/i18n/say.ts'

const colours = ['black', 'white', 'grey', 'red']
const nameKey = (colour: string) => `pebble:${colour}.name`

export const cardCollection: CardCollection = {
  items: colours.map(id => ({ id, box: ['pebbles'], kind: [], treasure: [], mechanic: [] })),
  values: { box: ['pebbles'], kind: [], treasure: [], mechanic: [] },
  textNamespaces: ['pebbles'],
  defaultFilters: game => ({ ...noFilters, box: [game] }),
  nameOf: (id, t) => t.maybe(nameKey(id)) ?? id,
  searchTextOf: (id, t) => t.maybe(nameKey(id)) ?? id,
  labelOf: (_facet, value) => value,
  Face: ({ id }) => <>{say.maybe(nameKey(id))}</>,
  Details: ({ id }) => <p>{say.maybe(nameKey(id))}</p>,
}

// The town board in the rule set of Super Boss Monster. Shared code reaches the board only through it.
import { shuffle } from '../../kernel/index.ts'
import { boxOf } from '../engine/catalogue.ts'
import type { BoardRules } from '../engine/rulesets.ts'
import type { Board, State } from '../model/state.ts'
import { itemsOf, takeItems } from './items.ts'
import { boardSpaces, summonable } from './minions.ts'

const newBoard = (s: State): Board => ({
  market: [],
  landmarks: { temple: null, stadium: null, library: null, hideout: null },
  tavern: [],
  minions: s.players.map(() => ''),
  cameUpShort: false,
  items: shuffle(
    s,
    s.sets.flatMap(set => boxOf(s, set).items ?? []),
  ),
  itemsWaiting: [],
  carried: {},
})
export const townBoard: BoardRules = {
  create: newBoard,
  spaces: boardSpaces,
  hasMinion: (s, room) => s.board!.minions.includes(room),
  heroes: s => [...Object.values(s.board!.landmarks), ...s.board!.tavern].filter(hero => hero !== null),
  summonable,
  itemsOf,
  takeItems,
}

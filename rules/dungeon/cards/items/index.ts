// Items of our own design (SB-277). An item makes its hero stronger and rewards the player who kills it.
import type { Box } from '../../engine/cards.ts'
import { choose, mayChoose } from '../../engine/combinators.ts'
import { item, looted } from '../language/declarations.ts'
import {
  counterOnIt,
  drawRooms,
  drawSpells,
  heal,
  inDiscard,
  roomForCounter,
  roomInDiscard,
  spellInDiscard,
  takeIt,
} from '../language/index.ts'

const items = [
  item('halo-polish', { treasure: 'cleric', health: 2 }, looted(heal)),
  item('choir-robe', { treasure: 'cleric', health: 1 }, looted(drawRooms(1))),
  item('squeaky-censer', { treasure: 'cleric', health: 2 }, looted(mayChoose('card', inDiscard), takeIt)),
  item('dented-helmet', { treasure: 'fighter', health: 2 }, looted(drawRooms(1))),
  item('practice-sword', { treasure: 'fighter', health: 1 }, looted(choose('room', roomForCounter), counterOnIt)),
  item('lucky-gauntlet', { treasure: 'fighter', health: 2 }, looted(mayChoose('card', roomInDiscard()), takeIt)),
  item('pointy-hat', { treasure: 'mage', health: 1 }, looted(drawSpells(1))),
  item('foggy-crystal-ball', { treasure: 'mage', health: 2 }, looted(mayChoose('card', spellInDiscard), takeIt)),
  item('singed-staff', { treasure: 'mage', health: 2 }, looted(choose('room', roomForCounter), counterOnIt)),
  item('lucky-lockpick', { treasure: 'thief', health: 1 }, looted(drawRooms(1))),
  item('smoke-pellets', { treasure: 'thief', health: 2 }, looted(drawSpells(1))),
  item('false-moustache', { treasure: 'thief', health: 2 }, looted(drawRooms(2))),
]

export const itemsBox: Box = {
  id: 'items',
  source: 'own',
  bosses: [],
  rooms: [],
  spells: [],
  heroes: [],
  items,
  heroCounts: {},
}

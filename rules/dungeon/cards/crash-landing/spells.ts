// Spells of our own design.
import { choose, declare } from '../../engine/combinators.ts'
import { cast, spell, topics } from '../language/declarations.ts'
import {
  drawRooms,
  drawSpells,
  heroAtYourEntrance,
  heroInTown,
  itComesToYourEntrance,
  itGoesToTown,
} from '../language/index.ts'

export const spells = [
  spell('beam-up', { phase: 'adventure', copies: 2 }, cast(choose('hero', heroAtYourEntrance), declare, itGoesToTown)),
  spell(
    'tractor-beam',
    { phase: 'build', copies: 2 },
    cast(choose('hero', heroInTown('ordinary')), declare, itComesToYourEntrance),
    topics('landmark'),
  ),
  spell('salvage-run', { phase: 'both', copies: 2 }, cast(declare, drawRooms(1), drawSpells(1))),
]

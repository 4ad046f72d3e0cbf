// Rooms of our own design. The rulebooks name the expansion and its symbol, but not its cards.
import { choose, oncePerRound } from '../../engine/combinators.ts'
import { minionAction, monster, on, trap, whenBuilt } from '../language/declarations.ts'
import { bossShows, countersHere, drawRooms, here, treasureType } from '../language/index.ts'

export const rooms = [
  monster('alien-petting-zoo', { damage: 1, treasure: ['explorer', 'explorer'], copies: 3 }),
  trap('meteor-crater', { damage: 1, treasure: 'explorer', copies: 3 }, whenBuilt(countersHere(1))),
  monster('robot-dock', { damage: 2, treasure: 'explorer', copies: 2 }, minionAction(drawRooms(1))),
  monster('saucer-hangar', { damage: 1, treasure: ['explorer', 'fighter'], copies: 2 }),
  trap('gravity-well', { damage: 1, treasure: ['explorer', 'mage'], copies: 2 }),
  trap('probe-laboratory', { damage: 1, treasure: ['explorer', 'cleric'], copies: 2 }),
  monster('smugglers-shuttle', { damage: 1, treasure: ['explorer', 'thief'], copies: 2 }),
  monster(
    'mothership',
    { damage: 4, treasure: 'explorer', copies: 1, advanced: true },
    on('hero-dies', here, oncePerRound, drawRooms(1)),
  ),
  trap(
    'star-chart-room',
    { damage: 2, treasure: ['explorer', 'explorer'], copies: 1, advanced: true },
    minionAction(choose('treasure', treasureType), bossShows(2)),
  ),
]

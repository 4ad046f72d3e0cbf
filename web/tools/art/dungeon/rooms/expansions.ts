// What the rooms of the expansions show.
import type { RoomPicture } from './room-picture.ts'

export const crashLandingRooms: Readonly<Record<string, RoomPicture>> = {
  'alien-petting-zoo': { scene: 3, figure: ['alien-bug', 'slime'], pose: 'crowd' },
  'meteor-crater': { scene: 3, figure: ['burning-meteor', 'ember'] },
  'robot-dock': { scene: 2, figure: ['vintage-robot', 'steel'], pose: 'pair' },
  'saucer-hangar': { scene: 1, figure: ['ufo', 'steel'], pose: 'floats', beside: ['ray-gun', 'fighter'] },
  'gravity-well': { scene: 2, figure: ['planet-core', 'violet'], pose: 'floats' },
  'probe-laboratory': { scene: 1, figure: ['satellite', 'steel'], pose: 'hangs', beside: ['test-tubes', 'frost'] },
  'smugglers-shuttle': { scene: 0, figure: ['space-shuttle', 'cloud'], beside: ['swap-bag', 'wood'] },
  mothership: { scene: 0, figure: ['alien-stare', 'slime'], pose: 'robed', beside: ['ufo', 'steel'] },
  'star-chart-room': {
    scene: 1,
    figure: ['ringed-planet', 'explorer'],
    pose: 'mounted',
    beside: ['astrolabe', 'cleric'],
  },
}

export const coinRooms: Readonly<Record<string, RoomPicture>> = {
  'toll-bridge': { scene: 1, figure: ['stone-bridge', 'rock'], pose: 'lies', beside: ['two-coins', 'cleric'] },
  'pawn-shop': { scene: 0, figure: ['goblin', 'slime'], pose: 'small', beside: ['locked-chest', 'wood'] },
  'coin-golem': { scene: 3, figure: ['rock-golem', 'cleric'], left: ['two-coins', 'cleric'] },
  'collection-box': { scene: 0, figure: ['locked-chest', 'wood'], pose: 'shown', beside: ['two-coins', 'cleric'] },
  'bribed-oracle': { scene: 1, figure: ['warlock-hood', 'mage'], pose: 'robed', beside: ['two-coins', 'cleric'] },
  'royal-mint': { scene: 1, figure: ['crown-coin', 'cleric'], pose: 'shown', beside: ['hammer-drop', 'steel'] },
}

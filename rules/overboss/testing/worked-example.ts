/** The worked example of the rulebook (OB-101), worth 46 points, as a board of a boards file. */
export const workedExample = {
  id: 'worked-example',
  size: '3x4',
  mode: 'multi',
  terrains: ['forest', 'cave', 'graveyard', 'swamp', 'camp'],
  boss: null,
  cells: [
    { row: 0, col: 0, terrain: 'cave', token: 'monster-kobold' },
    { row: 0, col: 1, terrain: 'camp', flag: 'yellow', token: 'monster-kobold' },
    { row: 0, col: 2, terrain: 'forest', token: 'monster-kobold' },
    { row: 0, col: 3, terrain: 'forest', token: 'miniboss-froggie' },
    { row: 1, col: 0, terrain: 'forest', token: 'monster-skeleton' },
    { row: 1, col: 1, terrain: 'swamp', token: 'monster-kobold' },
    { row: 1, col: 2, terrain: 'dungeon', token: null },
    { row: 1, col: 3, terrain: 'forest', token: null },
    { row: 2, col: 0, terrain: 'graveyard', value: 1, token: 'monster-skeleton' },
    { row: 2, col: 1, terrain: 'swamp', token: 'monster-witch' },
    { row: 2, col: 2, terrain: 'camp', flag: 'yellow', token: null },
    { row: 2, col: 3, terrain: 'graveyard', value: 2, token: 'monster-orc' },
  ],
  stash: [{ token: 'crystal-forest' }, { token: 'portal', state: 'used' }, { token: 'portal', state: 'used' }],
  opponentGraveyards: [3, 1, 0],
}

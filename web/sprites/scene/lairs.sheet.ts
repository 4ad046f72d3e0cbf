// Written by tools/art/build.ts: width, height and names of the sprites on scene/lairs.png.
export const lairSheet = [
  [106, 112, ['lair-cleric', 'lair-fighter', 'lair-mage', 'lair-thief']],
  [54, 60, ['small-lair-cleric', 'small-lair-fighter', 'small-lair-mage', 'small-lair-thief']],
] as const

// Written by tools/art/build.ts: width, height and names of the sprites on scene/land.png.
export const landSheet = [
  [184, 184, ['island-16']],
  [26, 160, ['mountains-beside']],
  [16, 160, ['coast-beside']],
  [184, 144, ['island-12']],
  [40, 40, ['ground-1', 'ground-2', 'ground-3', 'ground-4']],
  [30, 29, ['ship']],
  [512, 26, ['mountains-behind']],
  [26, 26, ['wheel']],
  [512, 18, ['awning']],
  [512, 16, ['coast-before']],
  [16, 16, ['coast-corner']],
  [70, 12, ['cloud']],
] as const

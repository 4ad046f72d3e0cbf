// Written by tools/art/build.ts: width, height and names of the sprites on scene/land.png.
export const landSheet = [
  [184, 184, ['island-4x4']],
  [26, 160, ['rim-left']],
  [16, 160, ['rim-right']],
  [184, 144, ['island-4x3']],
  [96, 44, ['wagon']],
  [40, 40, ['ground-1', 'ground-2', 'ground-3', 'ground-4']],
  [30, 29, ['ship']],
  [200, 26, ['rim-top']],
  [26, 26, ['wheel']],
  [200, 16, ['rim-bottom']],
  [16, 16, ['rim-corner']],
] as const

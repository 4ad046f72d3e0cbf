// Written by tools/art/build.ts: width, height and names of the sprites on lobby.png.
export const lobbySheet = [
  [
    106,
    112,
    [
      'throne-blue',
      'throne-greedy',
      'throne-green',
      'throne-orange',
      'throne-purple',
      'throne-random',
      'throne-red',
      'throne-yellow',
    ],
  ],
  [52, 62, ['seat-back']],
] as const

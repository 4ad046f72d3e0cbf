// Written by tools/art/build.ts: width, height and names of the sprites on lobby.png.
export const lobbySheet = [
  [
    106,
    112,
    [
      'sitter-blue',
      'sitter-greedy',
      'sitter-green',
      'sitter-orange',
      'sitter-purple',
      'sitter-random',
      'sitter-red',
      'sitter-yellow',
    ],
  ],
  [52, 62, ['seat-back']],
] as const

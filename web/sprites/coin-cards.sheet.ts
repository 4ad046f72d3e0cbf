// Written by tools/art/build.ts: left, top, width and height of each sprite on coin-cards.png.
export const places = {
  'room-bribed-oracle': [0, 0, 72, 44],
  'room-coin-golem': [74, 0, 72, 44],
  'room-collection-box': [148, 0, 72, 44],
  'room-pawn-shop': [222, 0, 72, 44],
  'room-royal-mint': [296, 0, 72, 44],
  'room-toll-bridge': [370, 0, 72, 44],
  'spell-bribe': [0, 46, 72, 44],
  'spell-hired-muscle': [74, 46, 72, 44],
  'spell-tax-refund': [148, 46, 72, 44],
} as const

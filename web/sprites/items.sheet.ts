// Written by tools/art/build.ts: left, top, width and height of each sprite on items.png.
export const places = {
  'item-choir-robe': [0, 0, 32, 32],
  'item-dented-helmet': [34, 0, 32, 32],
  'item-false-moustache': [68, 0, 32, 32],
  'item-foggy-crystal-ball': [102, 0, 32, 32],
  'item-halo-polish': [136, 0, 32, 32],
  'item-lucky-gauntlet': [170, 0, 32, 32],
  'item-lucky-lockpick': [204, 0, 32, 32],
  'item-pointy-hat': [238, 0, 32, 32],
  'item-practice-sword': [272, 0, 32, 32],
  'item-singed-staff': [306, 0, 32, 32],
  'item-smoke-pellets': [340, 0, 32, 32],
  'item-squeaky-censer': [374, 0, 32, 32],
} as const

// Written by tools/art/build.ts: width, height and names of the sprites on home.png.
export const homeSheet = [
  [18, 216, ['cliff']],
  [202, 112, ['place-overboss']],
  [170, 112, ['place-super-boss-monster']],
  [165, 112, ['place-boss-monster']],
  [159, 112, ['place-next-level']],
  [62, 112, ['band-boss-monster', 'band-next-level', 'band-overboss', 'band-super-boss-monster']],
  [46, 70, ['window-boss-monster', 'window-next-level', 'window-overboss', 'window-super-boss-monster']],
  [432, 62, ['street']],
  [52, 62, ['seat-back']],
  [34, 40, ['guide', 'king', 'nell']],
  [30, 30, ['moon']],
  [30, 29, ['ship']],
  [24, 24, ['bot-greedy', 'bot-random']],
  [9, 16, ['candle']],
  [70, 12, ['cloud-long']],
  [48, 12, ['cloud-short']],
] as const

export const bossIds = [
  'cleopatra',
  'eclipse',
  'kazanna',
  'xyzax',
  'belladonna',
  'porkus',
  'seducia',
  'cerebellus',
  'kirax',
  'king_croak',
] as const
export type BossId = (typeof bossIds)[number]

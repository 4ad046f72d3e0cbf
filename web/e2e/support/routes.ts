/** Every address that a person can open, and one that leads nowhere. */
export const addresses = [
  '/',
  '/new/overboss',
  '/new/boss-monster',
  '/replay',
  '/rules/overboss',
  '/rules/super-boss-monster',
  '/cards/overboss',
  '/cards/next-level',
  '/settings',
  '/about',
  '/campaign',
  '/learn/overboss',
  '/table/none',
  '/nowhere',
] as const
/** A desk, a tablet and a phone. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const
export const languages = ['en', 'pl', 'uk'] as const

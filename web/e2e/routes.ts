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
export const widths = [1440, 820, 390] as const
export const languages = ['en', 'pl', 'uk'] as const

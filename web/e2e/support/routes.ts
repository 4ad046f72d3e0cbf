/** One address per kind of page, and one that does not exist. */
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
  '/data',
  '/statistics',
  '/about',
  '/campaign',
  '/learn/overboss',
  '/table/none',
  '/nowhere',
] as const
/** A desktop, a tablet and a phone. */
export const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
export const languages = ['en', 'pl', 'uk'] as const

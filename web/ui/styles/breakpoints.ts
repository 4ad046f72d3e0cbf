// The widths of the screen at which layouts change, in CSS pixels. Style sheets use them by name: `@media (--phone)`.
// The Vite plugin `web/tools/build/custom-media.ts` replaces the names.

/** At most this wide: one column, one part of a table at a time. */
export const PHONE = 720
/** At most this wide: pages have one or two columns. */
const TABLET = 1020
/** Wider than this: a table keeps to the height of the screen, with the log beside it. */
export const DESKTOP = 1180

export const customMediaQueries: Readonly<Record<string, string>> = {
  phone: `(width <= ${PHONE}px)`,
  'not-phone': `(width > ${PHONE}px)`,
  tablet: `(width <= ${TABLET}px)`,
  desk: `(width > ${DESKTOP}px)`,
  'not-desk': `(width <= ${DESKTOP}px)`,
  tall: '(height >= 700px)',
  'low-desk': `(height < 820px) and (width > ${DESKTOP}px)`,
  low: '(height < 840px)',
  flat: '(height < 560px)',
  tiny: '(width <= 350px)',
}

import type { Plugin } from 'vite'

type Queries = Readonly<Record<string, string>>

/** Replaces named media queries: `@media (--phone)` becomes `@media (width <= 720px)`. Throws if a name is unknown. */
export const expandCustomMedia = (css: string, queries: Queries): string =>
  css.replace(/@media[^{;]+/g, rule =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries[name]
      if (query === undefined)
        throw new Error(`unknown media query (--${name}); known: ${Object.keys(queries).join(', ')}`)
      return query
    }),
  )

/** Custom media for all style sheets. Browsers lack `@custom-media`, and TypeScript needs the same widths. */
export const customMedia = (queries: Queries): Plugin => ({
  name: 'overlair-custom-media',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css$/, code: '@media' },
    handler: css => ({ code: expandCustomMedia(css, queries), map: null }),
  },
})

/** The part of every address before that of a page, with a slash at the end. The server writes it into the page: it may be below a sub-path. */
export const base: string =
  (typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content) ?? '/'

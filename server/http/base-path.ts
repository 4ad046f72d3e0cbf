// The app below a sub-path of its host, such as https://example.org/overlair. One build serves every path: its files find each other
// by relative addresses, and the page gets the path from the server.

/** `/overlair`. Empty if the app is at the root. */
export const basePathOf = (publicUrl: URL | undefined): string => publicUrl?.pathname.replace(/\/+$/, '') ?? ''

/** A proxy may pass the path on, or remove it. */
export function withoutBasePath(url: string, base: string): string {
  if (base === '' || !url.startsWith(base)) return url
  const rest = url.slice(base.length)
  return rest === '' || /^[/?]/.test(rest) ? rest.replace(/^\/?/, '/') : url
}
/** The addresses of the built page begin at the root. */
export const pageBelow = (html: string, base: string): string =>
  html.replace(/ (href|src|content)="\//g, (_, name: string) => ` ${name}="${base}/`)

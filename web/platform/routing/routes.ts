// Maps URLs to routes and back.
import { type GameId, isGameId } from '@overlair/rules/game-ids'
import { base as baseOfApp } from './base.ts'

type GameParam = { readonly game: GameId }
interface Pages {
  home: unknown
  new: GameParam
  table: { readonly match: string }
  online: { readonly table: string }
  replay: unknown
  rules: GameParam
  cards: GameParam
  settings: unknown
  /** Copies of everything that this device holds: export and import. */
  data: unknown
  statistics: unknown
  about: unknown
  campaign: unknown
  learn: GameParam
  notFound: { readonly path: string }
}
export type PageName = keyof Pages
export type RouteTo<P extends PageName> = { [Q in P]: { readonly page: Q } & Pages[Q] }[P]
export type Route = RouteTo<PageName>

export function parseRoute(path: string, base = baseOfApp): Route {
  const isOfApp = `${path}/`.startsWith(base)
  const [page = '', param, ...rest] = path.slice(base.length).replace(/\/+$/, '').split('/').map(decoded)
  if (isOfApp && rest.length === 0) {
    if (param === undefined)
      switch (page) {
        case '':
          return { page: 'home' }
        case 'replay':
        case 'settings':
        case 'data':
        case 'statistics':
        case 'about':
        case 'campaign':
          return { page }
      }
    else if ((page === 'new' || page === 'rules' || page === 'cards' || page === 'learn') && isGameId(param))
      return { page, game: param }
    else if (page === 'table') return { page, match: param }
    else if (page === 'online') return { page, table: param }
  }
  return { page: 'notFound', path }
}

/** Decodes a percent-encoded string. Returns it unchanged if the encoding is broken. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export function hrefOf(route: Route, base = baseOfApp): string {
  switch (route.page) {
    case 'home':
      return base
    case 'replay':
    case 'settings':
    case 'data':
    case 'statistics':
    case 'about':
    case 'campaign':
      return `${base}${route.page}`
    case 'new':
    case 'rules':
    case 'cards':
    case 'learn':
      return `${base}${route.page}/${route.game}`
    case 'table':
      return `${base}table/${encodeURIComponent(route.match)}`
    case 'online':
      return `${base}online/${encodeURIComponent(route.table)}`
    case 'notFound':
      return route.path
  }
}

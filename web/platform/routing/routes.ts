// Every address of the app, and back.
import { type GameId, isGameId } from '@overlair/rules/game-ids'

type OfGame = { readonly game: GameId }
interface Pages {
  home: unknown
  new: OfGame
  table: { readonly match: string }
  replay: unknown
  rules: OfGame
  cards: OfGame
  settings: unknown
  about: unknown
  campaign: unknown
  learn: OfGame
  notFound: { readonly path: string }
}
export type PageName = keyof Pages
export type RouteTo<P extends PageName> = { [Q in P]: { readonly page: Q } & Pages[Q] }[P]
export type Route = RouteTo<PageName>

export function parseRoute(path: string): Route {
  const [page = '', word, ...more] = path.replace(/\/+$/, '').split('/').slice(1).map(decoded)
  if (more.length === 0) {
    if (word === undefined)
      switch (page) {
        case '':
          return { page: 'home' }
        case 'replay':
        case 'settings':
        case 'about':
        case 'campaign':
          return { page }
      }
    else if ((page === 'new' || page === 'rules' || page === 'cards' || page === 'learn') && isGameId(word))
      return { page, game: word }
    else if (page === 'table') return { page, match: word }
  }
  return { page: 'notFound', path }
}

/** As it was meant; as it stands there when it was cut off. */
export function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

export function hrefOf(route: Route): string {
  switch (route.page) {
    case 'home':
      return '/'
    case 'replay':
    case 'settings':
    case 'about':
    case 'campaign':
      return `/${route.page}`
    case 'new':
    case 'rules':
    case 'cards':
    case 'learn':
      return `/${route.page}/${route.game}`
    case 'table':
      return `/table/${encodeURIComponent(route.match)}`
    case 'notFound':
      return route.path
  }
}

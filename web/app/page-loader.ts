// Loads pages. The current page stays on the screen until the next one and its texts are loaded, so that nothing flickers.
import type { Language } from '@overlair/locales'
import { effect, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { WebNamespace } from '../platform/i18n/load-texts.ts'
import { loadTexts, say, setLanguage } from '../platform/i18n/say.ts'
import { route } from '../platform/routing/router.ts'
import type { PageName, Route, RouteTo } from '../platform/routing/routes.ts'
import { settings } from '../platform/settings/settings.ts'
import { toast } from '../ui/announcements.ts'

interface PageModule<R = Route> {
  readonly Page: ComponentType<{ readonly route: R }>
  /** The title of the browser tab. Computed again when the language changes. */
  readonly title: (route: R) => string
}
type Loaders = { readonly [P in PageName]: () => Promise<PageModule<RouteTo<P>>> }

const loaders: Loaders = {
  home: () => import('../pages/home.tsx'),
  new: () => import('../pages/new-game/new-game.tsx'),
  table: () => import('../pages/table/table.tsx'),
  online: () => import('../pages/online/online.tsx'),
  replay: () => import('../pages/replay.tsx'),
  rules: () => import('../pages/rules.tsx'),
  cards: () => import('../pages/cards.tsx'),
  settings: () => import('../pages/settings.tsx'),
  statistics: () => import('../pages/statistics/statistics.tsx'),
  data: () => import('../pages/data/data.tsx'),
  about: () => import('../pages/about.tsx'),
  campaign: async () => (await import('../games/index.ts')).loadCampaignPage(),
  learn: () => import('../pages/table/learn.tsx'),
  notFound: () => import('../pages/not-found.tsx'),
}

/** The text namespaces of a page besides `web`, loaded together with it. */
const namespaces: { readonly [P in PageName]?: readonly WebNamespace[] } = {
  table: ['solo'],
  online: ['lobby', 'online', 'solo'],
  rules: ['glossary'],
  learn: ['learn'],
  data: ['own'],
  statistics: ['own'],
}

interface LoadedPage {
  readonly route: Route
  readonly module: PageModule
}
export type Screen = LoadedPage | { readonly route: Route; readonly error: unknown }
export const screen = signal<Screen | undefined>(undefined)

/** Loads the page of a route. The cast is safe: `loaders` pairs each page with its route, but a lookup loses the pairing. */
const loadPage = (to: Route): Promise<PageModule> => loaders[to.page]() as Promise<PageModule>

/** Number of the latest request. An earlier one that finishes late is dropped. */
let latest = 0
async function show(to: Route): Promise<void> {
  const request = ++latest
  try {
    const [module] = await Promise.all([loadPage(to), loadTexts(namespaces[to.page] ?? [])])
    if (request === latest) screen.value = { route: to, module }
  } catch (error) {
    if (request === latest) screen.value = { route: to, error }
  }
}

export const retry = (): Promise<void> => show(route.peek())

export function startPages(): void {
  effect(() => {
    void show(route.value)
  })
  effect(() => {
    const shown = screen.value
    document.title = shown && 'module' in shown ? `${shown.module.title(shown.route)} · Overlair` : 'Overlair'
  })
}

/** Loads the texts of the app, then follows the language setting. The app must not render before the first texts are loaded. */
export async function startTexts(): Promise<void> {
  await setLanguage(settings.peek().language)
  effect(() => void followLanguage(settings.value.language))
}
const followLanguage = (language: Language): Promise<void> =>
  setLanguage(language).catch(() => {
    const retryLanguage = () => void followLanguage(settings.peek().language)
    toast(say('web.language.failed'), {
      problem: true,
      action: { label: say('web.trouble.again'), run: retryLanguage },
    })
  })

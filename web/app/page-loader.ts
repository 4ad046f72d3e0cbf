// Which page is on the screen. The next one is fetched with its words while the last one stays, so nothing flickers.
import type { Language } from '@overlair/locales'
import { effect, signal } from '@preact/signals'
import type { ComponentType } from 'preact'
import type { Part } from '../platform/i18n/load-texts.ts'
import { loadTexts, say, setLanguage } from '../platform/i18n/say.ts'
import { route } from '../platform/routing/router.ts'
import type { PageName, Route, RouteTo } from '../platform/routing/routes.ts'
import { settings } from '../platform/settings/settings.ts'
import { toast } from '../ui/announcements.ts'

interface PageModule<R = Route> {
  readonly Page: ComponentType<{ readonly route: R }>
  /** The title of the browser's tab; read again when the language changes. */
  readonly title: (route: R) => string
}
type Loaders = { readonly [P in PageName]: () => Promise<PageModule<RouteTo<P>>> }

const loaders: Loaders = {
  home: () => import('../pages/home.tsx'),
  new: () => import('../pages/new-game/new-game.tsx'),
  table: () => import('../pages/table/table.tsx'),
  replay: () => import('../pages/replay.tsx'),
  rules: () => import('../pages/rules.tsx'),
  cards: () => import('../pages/cards.tsx'),
  settings: () => import('../pages/settings.tsx'),
  about: () => import('../pages/about.tsx'),
  campaign: async () => (await import('../games/index.ts')).loadCampaignPage(),
  learn: () => import('../pages/table/learn.tsx'),
  notFound: () => import('../pages/not-found.tsx'),
}

/** What a page says beside the words of the app: fetched together with it. */
const words: { readonly [P in PageName]?: readonly Part[] } = {
  table: ['solo'],
  rules: ['glossary'],
  learn: ['learn'],
}

interface Shown {
  readonly route: Route
  readonly module: PageModule
}
export type Screen = Shown | { readonly route: Route; readonly problem: unknown }
export const screen = signal<Screen | undefined>(undefined)

/** Each loader gives the page of its own route: the pairing that the table of loaders states, which types cannot follow through a lookup. */
const pageOf = (to: Route): Promise<PageModule> => loaders[to.page]() as Promise<PageModule>

let latest = 0
async function show(to: Route): Promise<void> {
  const turn = ++latest
  try {
    const [module] = await Promise.all([pageOf(to), loadTexts(words[to.page] ?? [])])
    if (turn === latest) screen.value = { route: to, module }
  } catch (problem) {
    if (turn === latest) screen.value = { route: to, problem }
  }
}

export const retry = (): Promise<void> => show(route.peek())

export function startPages(): void {
  effect(() => {
    void show(route.value)
  })
  effect(() => {
    const now = screen.value
    document.title = now && 'module' in now ? `${now.module.title(now.route)} · Overlair` : 'Overlair'
  })
}

/** The first words must be there before anything is drawn. */
export async function startWords(): Promise<void> {
  await setLanguage(settings.peek().language)
  effect(() => void speakAsSet(settings.value.language))
}
const speakAsSet = (language: Language): Promise<void> =>
  setLanguage(language).catch(() => {
    const again = () => void speakAsSet(settings.peek().language)
    toast(say('web.language.failed'), { problem: true, action: { label: say('web.trouble.again'), run: again } })
  })

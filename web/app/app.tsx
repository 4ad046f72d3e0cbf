import { languages } from '@overlair/locales'
import { useEffect, useRef } from 'preact/hooks'
import { introductoryGame } from '../game-module/introductory-game.ts'
import { appUpdate } from '../platform/browser/app-update.ts'
import { lazy } from '../platform/browser/lazy.tsx'
import { languageNames } from '../platform/i18n/language-names.ts'
import { say } from '../platform/i18n/say.ts'
import { hrefOf, type PageName, type Route } from '../platform/routing/routes.ts'
import { settings, updateSetting } from '../platform/settings/settings.ts'
import { dismiss, liveRegions, toasts } from '../ui/announcements.ts'
import { Button, RadioGroup } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { retry, screen } from './page-loader.ts'

/** At a table, only the menu offers an update. */
const UpdateSign = lazy(() => import('./update-sign.tsx').then(module => module.UpdateSign))

export const App = () => (
  <>
    <a class="skip-link" href="#main">
      {say('web.skip')}
    </a>
    <CurrentPage />
    <Toasts />
    <LiveRegion politeness="polite" />
    <LiveRegion politeness="assertive" />
  </>
)

/** True for pages that fill the screen and bring their own top bar. */
const isFullScreen = (page: PageName): boolean => page === 'table' || page === 'learn' || page === 'online'

/** True for pages with a table, whose lower edge must stay free. */
const hasTable = (page: PageName): boolean => isFullScreen(page) || page === 'replay'

function CurrentPage() {
  const shown = screen.value
  const address = shown && hrefOf(shown.route)
  const first = useRef(true)
  useEffect(() => {
    if (address === undefined) return
    if (first.current) {
      first.current = false
      return
    }
    scrollTo(0, 0)
    // Keyboard and screen reader start at the heading of a new page.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [address])
  if (!shown) return null
  const content =
    'module' in shown ? (
      <ErrorBoundary key={address}>
        <shown.module.Page route={shown.route} />
      </ErrorBoundary>
    ) : (
      <ErrorPage error={shown.error} onRetry={retry} />
    )
  if (isFullScreen(shown.route.page)) return content
  return (
    <>
      <TopBar at={shown.route} />
      {content}
      <Footer />
    </>
  )
}

function TopBar({ at }: { readonly at: Route }) {
  const links: readonly (readonly [Route, string])[] = [
    [{ page: 'rules', game: introductoryGame }, say('web.rules')],
    [{ page: 'cards', game: introductoryGame }, say('web.cards')],
    [{ page: 'replay' }, say('web.replay')],
    [{ page: 'settings' }, say('web.settings')],
  ]
  return (
    <header class={`topbar${at.page === 'home' ? ' topbar--hanging' : ''}`}>
      <a class="logo" href={hrefOf({ page: 'home' })}>
        OVERLAIR
      </a>
      <nav class="topbar__links" aria-label={say('web.navigation')}>
        {links.map(([to, name]) => (
          <a key={to.page} href={hrefOf(to)} aria-current={at.page === to.page ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
      <LanguageSwitch />
    </header>
  )
}

const LanguageSwitch = () => (
  <div class="topbar__language">
    <RadioGroup
      hideLabel
      name={say('web.language')}
      values={languages}
      value={settings.value.language}
      labelOf={language => languageNames[language].short}
      langOf={language => language}
      onChange={language => updateSetting('language', language)}
    />
  </div>
)

const Footer = () => (
  <footer class="footer">
    {say('web.footer')} <a href={hrefOf({ page: 'about' })}>{say('web.about')}</a>
  </footer>
)

const LiveRegion = ({ politeness }: { readonly politeness: keyof typeof liveRegions }) => (
  <div class="visually-hidden" aria-live={politeness} data-spoken={politeness}>
    {liveRegions[politeness].value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)

/** At a table they hang at the top: the hand and the buttons are at the bottom. */
const Toasts = () => (
  <div class={`toasts${screen.value && hasTable(screen.value.route.page) ? ' toasts--top' : ''}`} aria-live="polite">
    {appUpdate.value && !(screen.value && isFullScreen(screen.value.route.page)) && (
      <UpdateSign run={appUpdate.value} />
    )}
    {toasts.value.map(({ id, text, problem, action }) => (
      <div key={id} class={`toast pixel-border${problem ? ' toast--problem' : ''}`}>
        {text}
        {action && (
          <Button
            variant="gold"
            onClick={() => {
              dismiss(id)
              action.run()
            }}
          >
            {action.label}
          </Button>
        )}
        <Button variant="quiet" icon="close" label={say('web.close')} onClick={() => dismiss(id)} />
      </div>
    ))}
  </div>
)

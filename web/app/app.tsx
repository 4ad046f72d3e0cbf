import { languages } from '@overlair/locales'
import { useEffect, useRef } from 'preact/hooks'
import { languageNames } from '../platform/i18n/language-names.ts'
import { say } from '../platform/i18n/say.ts'
import { hrefOf, type PageName, type Route } from '../platform/routing/routes.ts'
import { settings, updateSetting } from '../platform/settings/settings.ts'
import { dismiss, liveRegions, toasts } from '../ui/announcements.ts'
import { Button, RadioGroup } from '../ui/index.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorPage } from './error-page.tsx'
import { retry, screen } from './page-loader.ts'

export const App = () => (
  <>
    <a class="skip-link" href="#main">
      {say('web.skip')}
    </a>
    <CurrentPage />
    <Toasts />
    <Spoken how="polite" />
    <Spoken how="assertive" />
  </>
)

/** The table fills the screen and has a bar of its own. */
const bare = (page: PageName): boolean => page === 'table' || page === 'learn'

function CurrentPage() {
  const now = screen.value
  const address = now && hrefOf(now.route)
  const first = useRef(true)
  useEffect(() => {
    if (address === undefined) return
    if (first.current) {
      first.current = false
      return
    }
    scrollTo(0, 0)
    // A new page begins at its heading, for the keyboard and for those who listen.
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true })
  }, [address])
  if (!now) return null
  const content =
    'module' in now ? (
      <ErrorBoundary key={address}>
        <now.module.Page route={now.route} />
      </ErrorBoundary>
    ) : (
      <ErrorPage problem={now.problem} onRetry={retry} />
    )
  if (bare(now.route.page)) return content
  return (
    <>
      <TopBar at={now.route} />
      {content}
      <Footer />
    </>
  )
}

function TopBar({ at }: { readonly at: Route }) {
  const links: readonly (readonly [Route, string])[] = [
    [{ page: 'rules', game: 'overboss' }, say('web.rules')],
    [{ page: 'cards', game: 'overboss' }, say('web.cards')],
    [{ page: 'replay' }, say('web.replay')],
    [{ page: 'settings' }, say('web.settings')],
  ]
  return (
    <header class="topbar">
      <a class="logo" href="/">
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
    {say('web.footer')} <a href="/about">{say('web.about')}</a>
  </footer>
)

const Spoken = ({ how }: { readonly how: keyof typeof liveRegions }) => (
  <div class="visually-hidden" aria-live={how} data-spoken={how}>
    {liveRegions[how].value.map(({ id, text }) => (
      <p key={id}>{text}</p>
    ))}
  </div>
)

const Toasts = () => (
  <div class="toasts" aria-live="polite">
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

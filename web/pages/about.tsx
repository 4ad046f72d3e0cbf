import { say } from '../platform/i18n/say.ts'
import { Panel } from '../ui/index.ts'
import { fonts, iconAuthors, libraries } from './credits.ts'

export const title = () => say('web.about')

export const Page = () => (
  <main class="page page--narrow" id="main" tabIndex={-1}>
    <h1 tabIndex={-1}>{say('web.about')}</h1>
    <p class="page__lead">{say('web.about.what')}</p>
    <Panel title={say('web.about.ownersTitle')}>
      <p>{say('web.about.owners')}</p>
      <p>{say('web.about.fan')}</p>
    </Panel>
    <Panel title={say('web.about.picturesTitle')}>
      <p>{say('web.about.pictures', { authors: iconAuthors })}</p>
      <p>
        <a href="https://game-icons.net">game-icons.net</a> ·{' '}
        <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
      </p>
    </Panel>
    <Panel title={say('web.about.fontsTitle')}>
      <ul class="stack">
        {fonts.map(font => (
          <li key={font.name}>
            <strong>{font.name}</strong> · {font.copyright} · <a href={font.licence}>SIL Open Font License 1.1</a>
          </li>
        ))}
      </ul>
    </Panel>
    <Panel title={say('web.about.codeTitle')}>
      <p>{say('web.about.code')}</p>
      <p>{libraries.join(' · ')}</p>
    </Panel>
    <Panel title={say('web.about.privacyTitle')}>
      <p>{say('web.about.privacy')}</p>
    </Panel>
  </main>
)

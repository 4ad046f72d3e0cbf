import { languages } from '@overlair/locales'
import { useEffect, useId } from 'preact/hooks'
import { findServer, hasServer } from '../online/server.ts'
import { languageNames } from '../platform/i18n/language-names.ts'
import { lazyWithTexts } from '../platform/i18n/lazy-with-texts.tsx'
import { say } from '../platform/i18n/say.ts'
import { motions, settings, speeds, textSizes, turnEnds, updateSetting } from '../platform/settings/settings.ts'
import { play } from '../platform/sound/sound.ts'
import { Button, ButtonLink, Panel, RadioGroup, Switch } from '../ui/index.ts'

const OtherDevice = lazyWithTexts(['lobby', 'online'], () =>
  import('./devices/other-device.tsx').then(module => module.OtherDevice),
)

export const title = () => say('web.settings')

export function Page() {
  const current = settings.value
  useEffect(() => void findServer(), [])
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.settings')}</h1>
      <Panel>
        <RadioGroup
          name={say('web.language')}
          values={languages}
          value={current.language}
          labelOf={language => languageNames[language].name}
          langOf={language => language}
          onChange={language => updateSetting('language', language)}
        />
      </Panel>
      <Panel title={say('web.settings.sound')}>
        <Switch on={!current.muted} onChange={on => updateSetting('muted', !on)}>
          {say('web.settings.soundOn')}
        </Switch>
        <Volume />
        <div class="row">
          <Button variant="quiet" icon="play" onClick={() => play('band.made')}>
            {say('web.settings.tryIt')}
          </Button>
        </div>
      </Panel>
      <Panel title={say('web.settings.motion')}>
        <RadioGroup
          name={say('web.settings.speed')}
          values={speeds}
          value={current.speed}
          labelOf={speed => say(`web.speed.${speed}`)}
          onChange={speed => updateSetting('speed', speed)}
        />
        <RadioGroup
          name={say('web.settings.reduce')}
          values={motions}
          value={current.motion}
          labelOf={motion => say(`web.motion.${motion}`)}
          onChange={motion => updateSetting('motion', motion)}
        />
      </Panel>
      {'wakeLock' in navigator && (
        <Panel title={say('web.settings.screen')}>
          <Switch on={current.keepAwake} onChange={on => updateSetting('keepAwake', on)}>
            {say('web.settings.keepAwake')}
          </Switch>
        </Panel>
      )}
      <Panel title={say('web.settings.play')}>
        <RadioGroup
          name={say('web.settings.turnEnd')}
          values={turnEnds}
          value={current.turnEnd}
          labelOf={turnEnd => say(`web.turnEnd.${turnEnd}`)}
          onChange={turnEnd => updateSetting('turnEnd', turnEnd)}
        />
        <Switch on={current.hints} onChange={on => updateSetting('hints', on)}>
          {say('web.settings.hints')}
        </Switch>
      </Panel>
      <Panel title={say('web.settings.reading')}>
        <RadioGroup
          name={say('web.settings.textSize')}
          values={textSizes}
          value={current.textSize}
          labelOf={size => say('web.percent', { n: size })}
          onChange={size => updateSetting('textSize', size)}
        />
        <Switch on={current.plainFont} onChange={on => updateSetting('plainFont', on)}>
          {say('web.settings.plainFont')}
        </Switch>
        <Switch on={current.highContrast} onChange={on => updateSetting('highContrast', on)}>
          {say('web.settings.contrast')}
        </Switch>
      </Panel>
      {hasServer.value && <OtherDevice />}
      <Panel title={say('web.data')}>
        <p>{say('web.data.text')}</p>
        <div class="row">
          <ButtonLink to={{ page: 'statistics' }}>{say('web.statistics')}</ButtonLink>
          <ButtonLink to={{ page: 'data' }}>{say('web.data.open')}</ButtonLink>
        </div>
      </Panel>
      <p class="field__hint">{say('web.settings.kept')}</p>
    </main>
  )
}

function Volume() {
  const id = useId()
  const { volume } = settings.value
  return (
    <div class="field">
      <label class="field__name" for={id}>
        {say('web.settings.volume')}: {say('web.percent', { n: volume })}
      </label>
      <input
        class="slider"
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={volume}
        onInput={event => updateSetting('volume', event.currentTarget.valueAsNumber)}
        onChange={() => play('ui.confirm')}
      />
    </div>
  )
}

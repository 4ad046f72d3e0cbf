import { languages } from '@overlair/locales'
import { useId } from 'preact/hooks'
import { Button, OneOf, Panel, Toggle } from '../design/parts.tsx'
import { play } from '../sound/sound.ts'
import { motions, set, settings, speeds, textSizes } from '../storage/settings.ts'
import { languageNames } from '../words/languages.ts'
import { say } from '../words/words.ts'

export const title = () => say('web.settings')

export function Page() {
  const now = settings.value
  return (
    <main class="page page--narrow" id="main" tabIndex={-1}>
      <h1 tabIndex={-1}>{say('web.settings')}</h1>
      <Panel>
        <OneOf
          name={say('web.language')}
          values={languages}
          value={now.language}
          labelOf={language => languageNames[language].name}
          langOf={language => language}
          onChange={language => set('language', language)}
        />
      </Panel>
      <Panel title={say('web.settings.sound')}>
        <Toggle on={!now.muted} onChange={on => set('muted', !on)}>
          {say('web.settings.soundOn')}
        </Toggle>
        <Volume />
        <div class="row">
          <Button look="quiet" sign="play" onClick={() => play('band.made')}>
            {say('web.settings.tryIt')}
          </Button>
        </div>
      </Panel>
      <Panel title={say('web.settings.motion')}>
        <OneOf
          name={say('web.settings.speed')}
          values={speeds}
          value={now.speed}
          labelOf={speed => say(`web.speed.${speed}`)}
          onChange={speed => set('speed', speed)}
        />
        <OneOf
          name={say('web.settings.reduce')}
          values={motions}
          value={now.motion}
          labelOf={motion => say(`web.motion.${motion}`)}
          onChange={motion => set('motion', motion)}
        />
      </Panel>
      <Panel title={say('web.settings.reading')}>
        <OneOf
          name={say('web.settings.textSize')}
          values={textSizes}
          value={now.textSize}
          labelOf={size => say('web.percent', { n: size })}
          onChange={size => set('textSize', size)}
        />
        <Toggle on={now.plainFont} onChange={on => set('plainFont', on)}>
          {say('web.settings.plainFont')}
        </Toggle>
        <Toggle on={now.highContrast} onChange={on => set('highContrast', on)}>
          {say('web.settings.contrast')}
        </Toggle>
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
        onInput={event => set('volume', event.currentTarget.valueAsNumber)}
        onChange={() => play('ui.confirm')}
      />
    </div>
  )
}

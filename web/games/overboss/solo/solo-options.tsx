import { bossIds } from '@overlair/rules/overboss/model/boss-ids'
import { useId } from 'preact/hooks'
import type { OptionsFormProps } from '../../../game-module/game-module.ts'
import { say } from '../../../platform/i18n/say.ts'
import { BestScore } from '../../../table/personal-bests.tsx'
import { ButtonLink, Panel } from '../../../ui/index.ts'
import { hasBosses } from '../model/has-bosses.ts'

/** Options of a solo game: the boss (OB-157). Also shows the best score and a link to the campaign. */
export function SoloOptions({ players, value, onChange }: OptionsFormProps) {
  const id = useId()
  const hasBoss = hasBosses(players, value)
  return (
    <Panel title={say('solo.score')}>
      <p>{say('solo.score.text')}</p>
      {hasBoss ? (
        <div class="field">
          <label class="field__name" for={id}>
            {say('solo.score.boss')}
          </label>
          <select
            class="input"
            id={id}
            value={typeof value.boss === 'string' ? value.boss : 'random'}
            onChange={event => onChange({ ...value, boss: event.currentTarget.value })}
          >
            <option value="random">{say('solo.score.random')}</option>
            {bossIds.map(boss => (
              <option key={boss} value={boss}>
                {say(`boss:${boss}.name`)}
              </option>
            ))}
          </select>
        </div>
      ) : (
        <p class="field__hint">{say('solo.score.noBoss')}</p>
      )}
      <BestScore game="overboss" />
      <div class="row">
        <ButtonLink variant="quiet" to={{ page: 'campaign' }}>
          {say('solo.campaign')}
        </ButtonLink>
      </div>
    </Panel>
  )
}

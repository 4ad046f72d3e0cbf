import { bossIds } from '@overlair/rules/overboss/bosses/ids'
import { useId } from 'preact/hooks'
import { ButtonLink, Panel } from '../design/parts.tsx'
import type { OptionsFormProps } from '../games/library.ts'
import { withBosses } from '../tables/overboss/wishing.ts'
import { say } from '../words/words.ts'
import { BestScore } from './bests.tsx'

/** What a player alone can set besides: the boss (OB-157); and what there is to beat, or to play instead. */
export function SoloOptions({ players, value, onChange }: OptionsFormProps) {
  const id = useId()
  const withBoss = withBosses(players, value)
  return (
    <Panel title={say('solo.score')}>
      <p>{say('solo.score.text')}</p>
      {withBoss ? (
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

import { type Difficulty, difficultyIds, heartsOf, startCampaign, tally } from '@overlair/rules/overboss'
import { useSignal } from '@preact/signals'
import { say } from '../../../platform/i18n/say.ts'
import { RuleLink } from '../../../rulebook/rule-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Button, Panel } from '../../../ui/index.ts'

/** Before the first heart: how many there shall be (OB-159, OB-160). */
export function CampaignStartForm({ onStart }: { readonly onStart: (difficulty: Difficulty) => void }) {
  const chosen = useSignal<Difficulty>('standard')
  return (
    <>
      <p class="page__lead">{say('solo.campaign.lead')}</p>
      <Panel gold>
        <fieldset class="field">
          <legend class="field__name">
            {say('solo.difficulty')} <RuleLink rule="OB-159" />
          </legend>
          <div class="ob-difficulties">
            {difficultyIds.map(difficulty => {
              const campaign = startCampaign(difficulty)
              return (
                <label key={difficulty} class="ob-difficulty pixel-border">
                  <input
                    class="input-overlay"
                    type="radio"
                    name="difficulty"
                    checked={chosen.value === difficulty}
                    onChange={() => {
                      chosen.value = difficulty
                    }}
                  />
                  <strong>{say(`difficulty:${difficulty}.name`)}</strong>
                  <span class="ob-difficulty__fact">
                    <Icon sign="heart" />
                    {say('solo.difficulty.hearts', { n: heartsOf(campaign) })}
                  </span>
                  <span class="ob-difficulty__fact">+{say('solo.points', { n: tally(campaign).difficulty })}</span>
                </label>
              )
            })}
          </div>
        </fieldset>
        <div class="row">
          <Button variant="gold" onClick={() => onStart(chosen.value)}>
            {say('solo.start')}
          </Button>
        </div>
      </Panel>
    </>
  )
}

import { type Campaign, heartsLeft, heartsOf, tally } from '@overlair/rules/overboss'
import { say } from '../../../platform/i18n/say.ts'
import { RuleLink } from '../../../rulebook/rule-link.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Panel } from '../../../ui/index.ts'

/** Hearts, and what the campaign would be worth if it ended now (OB-180, OB-181). */
export function Tally({ sheet }: { readonly sheet: Campaign }) {
  const { soulGems, wickednessPoints, difficulty, points, title } = tally(sheet)
  const left = heartsLeft(sheet)
  return (
    <Panel title={say('solo.tally')}>
      <div>
        <p class="ob-campaign__label">
          {say('solo.hearts')} <RuleLink rule="OB-159" />
        </p>
        <p class="ob-hearts">
          {Array.from({ length: heartsOf(sheet) }, (_, i) => (
            <Icon key={i} sign={i < left ? 'heart' : 'heart-spent'} />
          ))}
        </p>
        <p>{say('solo.hearts.left', { n: left })}</p>
      </div>
      <dl class="ob-score-summary">
        <div>
          <dt>
            <Icon sign="gem" />
            {say('solo.soulGems')}
          </dt>
          <dd>{soulGems}</dd>
        </div>
        <div>
          <dt>
            <Icon sign="horns" />
            {say('solo.wickedness')}
            <span class="ob-score-summary__note">{say('solo.wickedness.each')}</span>
          </dt>
          <dd>{wickednessPoints}</dd>
        </div>
        <div>
          <dt>
            {say('solo.difficulty')}: {say(`difficulty:${sheet.difficulty}.name`)}
          </dt>
          <dd>{difficulty}</dd>
        </div>
        <div class="ob-score-summary__total">
          <dt>{say('solo.total')}</dt>
          <dd class="display-font">{points}</dd>
        </div>
      </dl>
      <p>
        {say('solo.titleNow', { title: say(`${title}.title`) })} <RuleLink rule="OB-181" />
      </p>
    </Panel>
  )
}

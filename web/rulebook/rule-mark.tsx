import { say } from '../platform/i18n/say.ts'
import type { Mark } from './rule-text.ts'
import './rule-mark.css'

/** The source of a rule, as a small label. */
export const RuleMark = ({ mark }: { readonly mark: Mark }) => (
  <abbr class="rule-mark" title={say(`web.rules.source.${mark}`)}>
    {say(`web.rules.mark.${mark}`)}
  </abbr>
)

/** Explains the labels. */
export const RuleMarkLegend = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <dl class="rule-mark-legend">
    {marks.map(mark => (
      <div key={mark}>
        <dt>
          <span class="rule-mark">{say(`web.rules.mark.${mark}`)}</span>
        </dt>
        <dd>{say(`web.rules.source.${mark}`)}</dd>
      </div>
    ))}
  </dl>
)

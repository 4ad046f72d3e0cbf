import type { View } from '@overlair/rules/dungeon'
import { soloTitle, titleSteps } from '@overlair/rules/dungeon/model/solo-titles'
import { say } from '../../../platform/i18n/say.ts'
import { titleName } from '../model/texts.ts'
import './solo-titles.css'

interface TitlesProps {
  readonly points: number
  readonly variants: View['variants']
}
/** What a player alone can be called, with the points it takes (SB-266), and how far one has come. */
export const Titles = ({ points, variants }: TitlesProps) => (
  <section class="panel pixel-border dm-solo-titles" aria-label={say('sb.titles')}>
    <h3>{say('sb.titles')}</h3>
    <ol>
      {[Number.NEGATIVE_INFINITY, ...titleSteps].map(step => {
        const title = soloTitle(step)
        const own = title === soloTitle(points)
        return (
          <li key={title} class={own ? 'dm-solo-titles__own' : undefined} aria-current={own ? 'true' : undefined}>
            <span>{titleName(title, variants)}</span>
            <span>{Number.isFinite(step) ? say('sb.titles.from', { n: step }) : say('sb.titles.below')}</span>
          </li>
        )
      })}
    </ol>
  </section>
)

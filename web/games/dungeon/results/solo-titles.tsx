import { titleName } from '@overlair/locales/dungeon'
import type { View } from '@overlair/rules/dungeon'
import { soloTitle, titleSteps } from '@overlair/rules/dungeon/model/solo-titles'
import { say } from '../../../platform/i18n/say.ts'
import './solo-titles.css'

interface SoloTitlesProps {
  readonly points: number
  readonly variants: View['variants']
}
/** The titles of solo games with their points (SB-266). The title of this game is marked. */
export const SoloTitles = ({ points, variants }: SoloTitlesProps) => (
  <section class="panel pixel-border dm-solo-titles" aria-label={say('sb.titles')}>
    <h3>{say('sb.titles')}</h3>
    <ol>
      {[Number.NEGATIVE_INFINITY, ...titleSteps].map(step => {
        const title = soloTitle(step)
        const isReached = title === soloTitle(points)
        return (
          <li
            key={title}
            class={isReached ? 'dm-solo-titles__own' : undefined}
            aria-current={isReached ? 'true' : undefined}
          >
            <span>{titleName(title, variants, { t: say })}</span>
            <span>{Number.isFinite(step) ? say('sb.titles.from', { n: step }) : say('sb.titles.below')}</span>
          </li>
        )
      })}
    </ol>
  </section>
)

import type { View } from '@overlair/rules/dungeon'
import type { Fate, Forecast } from '@overlair/rules/dungeon/view/forecast'
import { lazy } from '../../../platform/browser/lazy.tsx'
import { loadTexts, say } from '../../../platform/i18n/say.ts'
import { Dialog } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { Legend } from '../card/symbol-legend.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName } from '../model/texts.ts'
import { HeroPath } from './hero-path.tsx'
import { hoverPreview, type Inspected, inspectedCard } from './inspection.ts'
import './inspector.css'

const WordsOnCard = lazy(async () => {
  const [found] = await Promise.all([import('../card/keyword-list.tsx'), loadTexts(['glossary'])])
  return found.KeywordList
})
/** The rules of a game stand in its own book; The Next Level builds on the first. */
const booksOf = (view: View): readonly string[] => (view.board ? ['SB'] : ['BM', 'NL'])

interface InspectorProps {
  readonly match: DungeonMatch
  readonly view: View
  readonly foretold: Forecast
}

/** The card that is looked at, large: at the edge of the screen for a glance, in a dialog for a closer look. */
export function Inspector({ match, view, foretold: { fates } }: InspectorProps) {
  const glance = hoverPreview.value
  const closer = inspectedCard.value
  const fate = glance?.card === undefined ? undefined : fates[glance.card]
  return (
    <>
      {glance && !closer && (
        <div class={`dm-preview dm-preview--${glance.side}`} aria-hidden="true">
          {glance.card !== undefined && <Card card={glance.card} look="whole" />}
          {fate && <HeroPath match={match} fate={fate} />}
          {glance.about && (
            <p class="dm-preview__explanation">
              <b>{glance.about.title}</b>
              {glance.about.text}
            </p>
          )}
          {glance.reason !== undefined && <p class="dm-disabled-reason">{glance.reason}</p>}
        </div>
      )}
      {closer && (
        <Dialog
          title={closer.card === undefined ? (closer.about?.title ?? '') : cardName(closer.card)}
          onClose={() => {
            inspectedCard.value = undefined
          }}
        >
          {closer.card === undefined ? (
            <Explained {...closer} />
          ) : (
            <Closer {...closer} card={closer.card} fate={fates[closer.card]} match={match} books={booksOf(view)} />
          )}
        </Dialog>
      )}
    </>
  )
}

/** What is no card: an action space. */
const Explained = ({ about, reason }: Inspected) => (
  <div class="stack">
    <p>{about?.text}</p>
    {reason !== undefined && <p class="dm-disabled-reason">{reason}</p>}
  </div>
)

interface CloserProps extends Inspected {
  readonly card: string
  readonly match: DungeonMatch
  readonly fate: Fate | undefined
  readonly books: readonly string[]
}
function Closer({ card, reason, under = [], match, fate, books }: CloserProps) {
  return (
    <div class="dm-card-details">
      <Card card={card} look="whole" />
      <div class="stack">
        {reason !== undefined && <p class="dm-disabled-reason">{reason}</p>}
        <Legend card={card} />
        {fate && <HeroPath match={match} fate={fate} />}
        <WordsOnCard card={card} books={books} />
        {under.length > 0 && (
          <>
            <h3>{say('dm.under')}</h3>
            <ul class="dm-card-row">
              {under.toReversed().map(one => (
                <li key={one}>
                  <Card card={one} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

import type { View } from '@overlair/rules/dungeon'
import type { Fate, Forecast } from '@overlair/rules/dungeon/view/forecast'
import { lazy } from '../../../platform/browser/lazy.tsx'
import { loadTexts, say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { Dialog } from '../../../ui/index.ts'
import { Card } from '../card/card.tsx'
import { SymbolLegend } from '../card/symbol-legend.tsx'
import type { DungeonMatch } from '../model/dungeon-match.ts'
import { cardName } from '../model/texts.ts'
import { HeroPath } from './hero-path.tsx'
import { hoverPreview, type Inspected, inspectedCard } from './inspection.ts'
import './inspector.css'

const KeywordList = lazy(async () => {
  const [module] = await Promise.all([import('../card/keyword-list.tsx'), loadTexts(['glossary'])])
  return module.KeywordList
})
/** The prefixes of the rule ids of a game. The Next Level adds to the rules of Boss Monster. */
const booksOf = (view: View): readonly string[] => (view.board ? ['SB'] : ['BM', 'NL'])

interface InspectorProps {
  readonly match: DungeonMatch
  readonly view: View
  readonly forecast: Forecast
}

/** Shows the inspected card: in a preview at the side of the screen, or in a dialog with more details. */
export function Inspector({ match, view, forecast: { fates } }: InspectorProps) {
  const preview = hoverPreview.value
  const inspected = inspectedCard.value
  const previewFate = preview?.card === undefined ? undefined : fates[preview.card]
  return (
    <>
      {preview && !inspected && (
        <div class={`dm-preview dm-preview--${preview.side}`} aria-hidden="true">
          {preview.card !== undefined && <Card card={preview.card} variant="whole" />}
          {previewFate && <HeroPath match={match} fate={previewFate} />}
          {preview.about && (
            <p class="dm-preview__explanation">
              <b>{preview.about.title}</b>
              {preview.about.text}
            </p>
          )}
          {preview.reason && <p class="dm-disabled-reason">{preview.reason.text}</p>}
        </div>
      )}
      {inspected && (
        <Dialog
          title={inspected.card === undefined ? (inspected.about?.title ?? '') : cardName(inspected.card)}
          onClose={() => {
            inspectedCard.value = undefined
          }}
        >
          {inspected.card === undefined ? (
            <NonCardDetails {...inspected} />
          ) : (
            <CardDetails
              {...inspected}
              card={inspected.card}
              fate={fates[inspected.card]}
              match={match}
              books={booksOf(view)}
            />
          )}
        </Dialog>
      )}
    </>
  )
}

/** Why the player cannot choose it now, with the rule. */
const Reason = ({ reason }: Pick<Inspected, 'reason'>) =>
  reason && (
    <p class="dm-disabled-reason">
      {reason.text} <Rule id={reason.why} />
    </p>
  )

/** The details of a thing that is not a card, such as an action space. */
const NonCardDetails = ({ about, reason }: Inspected) => (
  <div class="stack">
    <p>{about?.text}</p>
    <Reason reason={reason} />
  </div>
)

interface CardDetailsProps extends Inspected {
  readonly card: string
  readonly match: DungeonMatch
  readonly fate: Fate | undefined
  readonly books: readonly string[]
}
function CardDetails({ card, reason, under = [], match, fate, books }: CardDetailsProps) {
  return (
    <div class="dm-card-details">
      <Card card={card} variant="whole" />
      <div class="stack">
        <Reason reason={reason} />
        <SymbolLegend card={card} />
        {fate && <HeroPath match={match} fate={fate} />}
        <KeywordList card={card} books={books} />
        {under.length > 0 && (
          <>
            <h3>{say('dm.under')}</h3>
            <ul class="dm-card-row">
              {under.toReversed().map(covered => (
                <li key={covered}>
                  <Card card={covered} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  )
}

import type { Fate, Foretold } from '@overlair/rules/dungeon/foretelling'
import { Dialog } from '../../design/parts.tsx'
import { say } from '../../words/words.ts'
import { Card } from './card.tsx'
import { rulesOfCard } from './card-rules.ts'
import { glanced, type Inspected, inspected } from './inspecting.ts'
import { Legend } from './legend.tsx'
import { cardName } from './names.ts'
import { Rule } from './rule.tsx'
import { Way } from './way.tsx'
import './inspector.css'

/** The card that is looked at, large: at the edge of the screen for a glance, in a dialog for a closer look. */
export function Inspector({ foretold: { fates } }: { readonly foretold: Foretold }) {
  const glance = glanced.value
  const closer = inspected.value
  const fate = glance?.card === undefined ? undefined : fates[glance.card]
  return (
    <>
      {glance && !closer && (
        <div class={`dm-glance dm-glance--${glance.side}`} aria-hidden="true">
          {glance.card !== undefined && <Card card={glance.card} look="whole" />}
          {fate && <Way fate={fate} />}
          {glance.about && (
            <p class="dm-glance__about">
              <b>{glance.about.title}</b>
              {glance.about.text}
            </p>
          )}
          {glance.reason !== undefined && <p class="dm-glance__reason">{glance.reason}</p>}
        </div>
      )}
      {closer && (
        <Dialog
          title={closer.card === undefined ? (closer.about?.title ?? '') : cardName(closer.card)}
          onClose={() => {
            inspected.value = undefined
          }}
        >
          {closer.card === undefined ? (
            <Explained {...closer} />
          ) : (
            <Closer {...closer} card={closer.card} fate={fates[closer.card]} />
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
    {reason !== undefined && <p class="dm-glance__reason">{reason}</p>}
  </div>
)

interface CloserProps extends Inspected {
  readonly card: string
  readonly fate: Fate | undefined
}
function Closer({ card, reason, under = [], fate }: CloserProps) {
  return (
    <div class="dm-closer">
      <Card card={card} look="whole" />
      <div class="stack">
        {reason !== undefined && <p class="dm-glance__reason">{reason}</p>}
        <Legend card={card} />
        {fate && <Way fate={fate} />}
        <p>
          {rulesOfCard(card).map(rule => (
            <>
              <Rule key={rule} id={rule} />{' '}
            </>
          ))}
        </p>
        {under.length > 0 && (
          <>
            <h3>{say('dm.under')}</h3>
            <ul class="dm-fan">
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

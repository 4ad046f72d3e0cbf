import { Dialog } from '../../design/parts.tsx'
import { say } from '../../words/words.ts'
import { Card } from './card.tsx'
import { rulesOfCard } from './card-rules.ts'
import { glanced, type Inspected, inspected } from './inspecting.ts'
import { Legend } from './legend.tsx'
import { cardName } from './names.ts'
import { Rule } from './rule.tsx'
import './inspector.css'

/** The card that is looked at, large: at the edge of the screen for a glance, in a dialog for a closer look. */
export function Inspector() {
  const glance = glanced.value
  const closer = inspected.value
  return (
    <>
      {glance && !closer && (
        <div class={`dm-glance dm-glance--${glance.side}`} aria-hidden="true">
          {glance.card !== undefined && <Card card={glance.card} look="whole" />}
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
          {closer.card === undefined ? <Explained {...closer} /> : <Closer {...closer} card={closer.card} />}
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

function Closer({ card, reason, under = [] }: Inspected & { readonly card: string }) {
  return (
    <div class="dm-closer">
      <Card card={card} look="whole" />
      <div class="stack">
        {reason !== undefined && <p class="dm-glance__reason">{reason}</p>}
        <Legend card={card} />
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

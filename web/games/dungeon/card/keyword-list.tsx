import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { keywordsOf, rulesOfTerm } from '../model/card-keywords.ts'
import '../../../card-browser/fact-list.css'

interface KeywordListProps {
  readonly card: string
  /** The prefixes of the rule ids to cite: those of the games that use the card. */
  readonly books: readonly string[]
}
/** The glossary terms of a card, each with its rules. */
export function KeywordList({ card, books }: KeywordListProps) {
  const keywords = keywordsOf(card)
  if (keywords.length === 0) return null
  return (
    <section class="fact-list" aria-label={say('web.cards.more')}>
      <h3>{say('web.cards.more')}</h3>
      <dl>
        {keywords.map(term => (
          <div key={term}>
            <dt>{say(`glossary:${term}.term`)}</dt>
            <dd>
              {say(`glossary:${term}.text`)}{' '}
              {rulesOfTerm(term, books).map(id => (
                <>
                  <Rule key={id} id={id} />{' '}
                </>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

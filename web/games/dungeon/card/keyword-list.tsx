import { say } from '../../../platform/i18n/say.ts'
import { Rule } from '../../../rulebook/rule.tsx'
import { keywordsOf, rulesOfTerm } from '../model/card-keywords.ts'
import '../../../card-browser/fact-list.css'

interface WordsOnCardProps {
  readonly card: string
  /** The books of the games in which it is played, by the letters of their rules. */
  readonly books: readonly string[]
}
/** The terms that help to read a card, each with its rules. */
export function KeywordList({ card, books }: WordsOnCardProps) {
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

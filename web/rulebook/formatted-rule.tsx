import { RuleMark } from './rule-mark.tsx'
import { inlines } from './rule-text.ts'

/** The text of a rule, with bold and italic words and marks. */
export const FormattedRule = ({ text }: { readonly text: string }) => (
  <>
    {inlines(text).map((piece, i) => {
      if (piece.kind === 'mark') return <RuleMark key={i} mark={piece.mark} />
      if (piece.kind === 'strong') return <strong key={i}>{piece.text}</strong>
      if (piece.kind === 'code') return <code key={i}>{piece.text}</code>
      return piece.kind === 'emphasis' ? <em key={i}>{piece.text}</em> : piece.text
    })}
  </>
)

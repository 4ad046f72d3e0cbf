import './codes.css'

interface CodeLettersProps {
  readonly code: string
  /** Says what the code is for. */
  readonly name: string
}
/** A code in large letters. Screen readers read it letter by letter. */
export const CodeLetters = ({ code, name }: CodeLettersProps) => (
  <p data-part="code">
    <span class="visually-hidden">
      {name}: {[...code].join(' ')}
    </span>
    <span class="code-letters" aria-hidden="true">
      {[...code].map((letter, i) => (
        <span key={i} class="code-letters__letter display-font">
          {letter}
        </span>
      ))}
    </span>
  </p>
)

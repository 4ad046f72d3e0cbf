/** Short rules in Polish or Ukrainian. The pages in docs/rules are their source and the English text. */
export interface RuleTexts {
  /** Titles by section number. */
  readonly sections: Readonly<Record<string, string>>
  /** Texts by rule id. */
  readonly rules: Readonly<Record<string, string>>
}

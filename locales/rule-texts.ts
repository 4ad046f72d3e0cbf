/** The rules for Polish and Ukrainian readers, in short. The pages under docs/rules are their source and the English text. */
export interface RuleTexts {
  /** Titles by the number of the section. */
  readonly sections: Readonly<Record<string, string>>
  /** Texts by the id of the rule. */
  readonly rules: Readonly<Record<string, string>>
}

/** Reads the pages on first use, so that other commands do not need them. */
export declare const isRuleId: (text: string) => boolean;
/** Whether a text has the form of a rule id, like OB-65. */
export declare const looksLikeRule: (text: string) => boolean;

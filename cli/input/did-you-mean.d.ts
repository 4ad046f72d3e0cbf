/** Adds to a message the most similar possible word. If none is similar, lists the possible words. */
export declare function didYouMean(message: string, word: string, possible: readonly string[], format?: (word: string) => string): string;

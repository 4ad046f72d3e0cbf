import { type Vocabulary } from '@overlair/rules/kernel';
import { type SourcePosition, type YamlNode } from './yaml-tree.ts';
/** Some fields of a choice or an event, each with its value. A field without a value matches any value. */
export interface Phrase {
    readonly text: string;
    readonly position: SourcePosition;
    readonly fields: readonly (readonly [word: string, value: string | undefined])[];
}
type Fields = {
    readonly [field: string]: unknown;
};
/** Returns the id of a short name, or the name itself. */
export declare const idOf: (vocabulary: Vocabulary, name: string) => string;
/** Replaces the ids in a text by short names. */
export declare function withShortNames(vocabulary: Vocabulary, text: string): string;
export declare const isPiece: (vocabulary: Vocabulary, name: string) => boolean;
export declare const pieceNames: (vocabulary: Vocabulary) => string[];
export declare function readChoice(vocabulary: Vocabulary, node: YamlNode): Phrase;
/** Reads the event, its fields and the rule in brackets. */
export declare function readEvent(vocabulary: Vocabulary, node: YamlNode): Phrase;
/** Reads the rule or the card that causes something. */
export declare function readCause(vocabulary: Vocabulary, node: YamlNode, cause: string): string;
/** Fails if the seat is not at the table. An expectation about it would prove nothing. */
export declare function requireSeat(at: {
    readonly position: SourcePosition;
}, name: string, players: number): void;
/** Does the same for each seat in a phrase. */
export declare function checkSeats({ seatWords }: Vocabulary, phrase: Phrase, players: number): void;
/** Whether a choice or event has all fields of the phrase. A list matches each of its members. */
export declare const matchesPhrase: (vocabulary: Vocabulary, phrase: Phrase, actual: Fields) => boolean;
/** Whether a choice has all fields of the phrase. The values of a pair may be in any order. */
export declare const matchesChoice: (vocabulary: Vocabulary, phrase: Phrase, choice: Fields) => boolean;
/** Returns the offered choices that match. If exactly one of them has no further fields, returns only that one. */
export declare function matchingChoices<C extends Fields>(vocabulary: Vocabulary, phrase: Phrase, offered: readonly C[]): C[];
/** Builds the choice that a phrase describes, whether the game offers it or not. */
export declare const asChoice: (vocabulary: Vocabulary, phrase: Phrase) => {
    [word: string]: string | number;
};
/** Writes several choices or events, separated by semicolons. */
export declare function formatPhrases(vocabulary: Vocabulary, values: readonly Fields[]): string;
export {};

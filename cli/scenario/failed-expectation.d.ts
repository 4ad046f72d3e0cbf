import { type Entry, type SourcePosition, type YamlNode } from './yaml-tree.ts';
/** An expectation that does not hold. */
export interface FailedExpectation {
    readonly position: SourcePosition;
    readonly message: string;
}
export declare const mismatch: (at: {
    readonly position: SourcePosition;
}, what: string, expected: string, found: string) => FailedExpectation;
export declare function rejectEmpty(entry: Entry, evenList?: boolean): void;
export declare const flagOf: (node: YamlNode, what: string) => boolean;

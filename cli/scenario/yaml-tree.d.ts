export interface SourcePosition {
    readonly file: string;
    readonly line: number;
    readonly column: number;
}
export declare const formatPosition: ({ file, line, column }: SourcePosition) => string;
interface ScalarNode {
    readonly kind: 'scalar';
    readonly value: string | number | boolean | null;
    readonly position: SourcePosition;
}
export interface ListNode {
    readonly kind: 'list';
    readonly items: readonly YamlNode[];
    readonly position: SourcePosition;
}
export interface Entry {
    readonly key: string;
    readonly position: SourcePosition;
    readonly value: YamlNode;
}
export interface MapNode {
    readonly kind: 'map';
    readonly entries: readonly Entry[];
    readonly position: SourcePosition;
}
export type YamlNode = ScalarNode | ListNode | MapNode;
/** A scenario that cannot be read or started. The message says what is wrong at the position. */
export declare class BadScenario extends Error {
    readonly position: SourcePosition;
    constructor(position: SourcePosition, message: string);
}
export declare const failAt: (at: {
    readonly position: SourcePosition;
}, message: string) => never;
export declare function readTree(file: string, text: string): YamlNode;
/** Returns the text of a scalar. */
export declare function textOf(node: YamlNode): string;
export declare const describeNode: (node: YamlNode) => string;
export declare const asMap: (node: YamlNode, what: string) => MapNode;
export declare const asList: (node: YamlNode, what: string) => ListNode;
/** Returns the items of a list, or the node itself as the only item. */
export declare const itemsOf: (node: YamlNode) => readonly YamlNode[];
export declare const findEntry: (map: MapNode, key: string) => Entry | undefined;
/** Returns the tree as plain data, without positions. */
export declare function toPlainData(node: YamlNode): unknown;
/** Returns the position of the node at a path, or of the last node on the path that exists. */
export declare function positionAt(node: YamlNode, path: readonly (string | number)[]): SourcePosition;
/** Rewrites `P1.map: x` as `P1: {map: x}`. */
export declare function expandDottedKeys(map: MapNode): MapNode;
export {};
